/** Take the keys along to another page: where what had them went with the old one, the new page's main part has them. */
export function arrive(): () => void {
  const follow = () => {
    const main = document.getElementById('main')
    if (!main || document.activeElement === main) return
    if (document.activeElement && document.activeElement !== document.body) leave()
    else main.focus({ preventScroll: true })
  }
  // A page that loads late is there in steps, until somebody does something.
  const watch = new MutationObserver(follow)
  const leave = () => {
    watch.disconnect()
    for (const kind of ['keydown', 'pointerdown']) removeEventListener(kind, leave, true)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, leave, true)
  follow()
  return leave
}
