/** The signs of the GSM alphabet; those of the second row count twice. One sign outside of it makes the whole text UCS-2. */
const gsm = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/
const twice = /[\^{}\\[~\]|€]/g

/** How many SMS a text is: 160 or 153 letters each in English, 70 or 67 in Bangla. Places like {ref} count as they stand. */
export function messageParts(text: string): { length: number; parts: number } {
  if (text === '') return { length: 0, parts: 0 }
  const isPlain = gsm.test(text)
  const length = isPlain ? text.length + (text.match(twice)?.length ?? 0) : text.length
  const [alone, joined] = isPlain ? [160, 153] : [70, 67]
  return { length, parts: length <= alone ? 1 : Math.ceil(length / joined) }
}
