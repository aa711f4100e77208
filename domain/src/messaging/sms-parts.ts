/**
 * Characters of the GSM-7 alphabet, and of its extension table, which count as two. A single other character makes the
 * whole text UCS-2.
 */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '^{}\\[~]|€\f'

const costs = new Map([
  ...Array.from(basic, (sign) => [sign, 1] as const),
  ...Array.from(extended, (sign) => [sign, 2] as const),
])

const rooms = { 'GSM-7': { alone: 160, joined: 153 }, 'UCS-2': { alone: 70, joined: 67 } } as const

export type SmsParts = {
  encoding: keyof typeof rooms
  /** Length as the gateway counts it: septets of GSM-7, UTF-16 units of UCS-2. */
  length: number
  parts: number
  /** Characters outside GSM-7, without repetition: they make an English message more expensive. */
  outside: string[]
}

/** Counts the SMS parts of a text: 160 septets, or 153 each in several parts; 70 or 67 in UCS-2, which Bangla needs. */
export function smsParts(text: string): SmsParts {
  const signs = Array.from(text)
  const outside = [...new Set(signs.filter((sign) => !costs.has(sign)))]
  const encoding = outside.length > 0 ? 'UCS-2' : 'GSM-7'
  const sizes = signs.map((sign) => (encoding === 'UCS-2' ? sign.length : (costs.get(sign) ?? 1)))
  const length = sizes.reduce((sum, size) => sum + size, 0)
  return { encoding, length, parts: length === 0 ? 0 : partsOf(sizes, length, rooms[encoding]), outside }
}

/** A character of two units is not split but moves to the next part, so a division would count too few parts. */
function partsOf(
  sizes: readonly number[],
  length: number,
  { alone, joined }: { alone: number; joined: number },
): number {
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
