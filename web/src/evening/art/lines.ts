/** Break a sentence into lines of at most so many signs, between words. */
export function lines(text: string, most: number): string[] {
  const found: string[] = []
  for (const word of text.split(/ +/)) {
    const last = found.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) found[found.length - 1] = `${last} ${word}`
    else found.push(word)
  }
  return found
}
