/** The signs of the GSM alphabet, and those of its second table, which cost two. One sign outside of both makes the whole text UCS-2. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€\f'

const costs = new Map([...Array.from(basic, (sign) => [sign, 1] as const), ...Array.from(extended, (sign) => [sign, 2] as const)])

const rooms = { 'GSM-7': { alone: 160, joined: 153 }, 'UCS-2': { alone: 70, joined: 67 } } as const

export type SmsParts = {
  encoding: keyof typeof rooms
  /** Signs as the gateway counts them: septets of GSM-7, UTF-16 units of UCS-2. */
  length: number
  parts: number
  /** The signs for whose sake a text is not GSM-7, each once: what makes an English message dear. */
  outside: string[]
}

/** How many SMS a text is: 160 or, in several, 153 signs each; with one sign outside the GSM alphabet, as every Bangla one, 70 or 67. */
export function smsParts(text: string): SmsParts {
  const signs = Array.from(text)
  const outside = [...new Set(signs.filter((sign) => !costs.has(sign)))]
  const encoding = outside.length > 0 ? 'UCS-2' : 'GSM-7'
  const sizes = signs.map((sign) => (encoding === 'UCS-2' ? sign.length : (costs.get(sign) ?? 1)))
  const length = sizes.reduce((sum, size) => sum + size, 0)
  return { encoding, length, parts: length === 0 ? 0 : partsOf(sizes, length, rooms[encoding]), outside }
}

/** A sign of two units is never torn apart: it goes whole into the next part, so a division alone would count too few. */
function partsOf(sizes: readonly number[], length: number, { alone, joined }: { alone: number; joined: number }): number {
  if (length <= alone) return 1
  let parts = 1
  let filled = 0
  for (const size of sizes) {
    if (filled + size > joined) {
      parts += 1
      filled = 0
    }
    filled += size
  }
  return parts
}
