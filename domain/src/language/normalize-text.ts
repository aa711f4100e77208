// Invisible format characters, except the two joiners that Bangla needs.
const invisible = /[^\P{Cf}\u200c\u200d]/gu

/** Normalizes to NFC and LF line ends, and removes invisible characters such as bidirectional controls. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .trim()

/** The same for single-line text. */
export const normalizeSingleLine = (text: string): string => normalizeText(text).replace(/\s+/g, ' ')
