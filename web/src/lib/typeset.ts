/** Put spaces at which no line ends into French: narrow before ; ! and ?, whole before : and %, within « ». */
export function french(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, '\u202f')
    .replace(/« /g, '«\u00a0')
    .replace(/ (?=[:%»])/g, '\u00a0')
}
