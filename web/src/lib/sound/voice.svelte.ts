/** The browser's own voice: reads a sentence aloud, where there is one. */
export class Voice {
  /** True once the browser has told that it can speak. */
  can = $state(false)
  readonly #synth = globalThis.speechSynthesis as SpeechSynthesis | undefined

  /** Follow which voices there are; returns how to stop. */
  listen(): () => void {
    const synth = this.#synth
    if (!synth) return () => {}
    const look = () => (this.can = synth.getVoices().length > 0)
    look()
    synth.addEventListener('voiceschanged', look)
    return () => {
      synth.removeEventListener('voiceschanged', look)
      this.hush()
    }
  }

  say(text: string, language: string): void {
    this.hush()
    const words = new SpeechSynthesisUtterance(text)
    words.lang = language
    this.#synth?.speak(words)
  }

  hush(): void {
    this.#synth?.cancel()
  }
}
