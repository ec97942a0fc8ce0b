import { api, Refusal } from '../api'
import { go } from '../router.svelte'
import { settings } from '../settings.svelte'
import { t } from '../texts.svelte'

/** Show the finished game that a file tells; what is wrong with it, in a sentence, or '' where all is well. */
export async function openGame(file: File): Promise<string> {
  try {
    const table = await api.bring(await file.text())
    go(`/replay/${table.id}`)
    return ''
  } catch (error) {
    return (error instanceof Refusal && error.problem?.text[settings.language]) || t('error-no-answer')
  }
}
