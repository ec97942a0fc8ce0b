import { copy } from '../copy'

/** Send an address by the device's own share sheet; where there is none, put it on the clipboard. */
export async function sendLink(url: string, text: string): Promise<'sent' | 'copied' | 'kept'> {
  if (navigator.share) {
    try {
      await navigator.share({ title: 'Veillée', text, url })
      return 'sent'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'kept' // changed their mind
    }
  }
  return (await copy(url)) ? 'copied' : 'kept'
}
