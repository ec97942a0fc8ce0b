practice-help = Alone, without constraints: the dice show a treat, touch it as fast as you can. { $all } throws a run.
practice-keys = By keyboard: the treat’s key ({ $keys }), then the number; or Tab and Enter.
practice-begin = Begin
practice-again = Another run
practice-throw = Throw { $number } of { $all }
practice-quick = Go!
practice-slipped = { $slips ->
        [one] One mistake.
        *[other] { $slips } mistakes.
    }
practice-to-beat = To beat, yourself of the last time: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
practice-wrong = That is not the card.
practice-seconds = { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
practice-result = Half of your throws took { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s at most, { $slips ->
        [0] without a mistake
        [one] with one mistake
        *[other] with { $slips } mistakes
    }.
practice-against = { $who ->
        [faster] { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s faster than you the last time.
        [slower] { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s slower than you the last time.
        *[same] As fast as you the last time.
    }
practice-rival = That day: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s, { $slips ->
        [0] no mistake
        [one] one mistake
        *[other] { $slips } mistakes
    }.
practice-tomorrow = Come back tomorrow: you will play against yourself.
practice-progress = Your progress
practice-curve = Curve of your times, one run after the other; lower is faster.
practice-legend = One dot a run; lower is faster. A hollow dot: at least one mistake.
practice-table = The same figures as a table
practice-day = Day
practice-time = Time
practice-slips = Mistakes
practice-kept = These figures stay in this browser.
practice-forget = Forget everything
