// Every invisible formatting sign except the two joiners that Bangla words are written with.
const invisible = /[^\P{Cf}\u200c\u200d]/gu

/** One encoding, one kind of line end, and no marks that turn the direction of the text or hide in it. */
export const tidyText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .trim()

/** The same for what stands on one line. */
export const tidyLine = (text: string): string => tidyText(text).replace(/\s+/g, ' ')
