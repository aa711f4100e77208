/**
 * Encryption keys by the number that precedes everything they encrypted. The first one encrypts; all of them decrypt.
 */
export type DataKeys = { current: number; keys: ReadonlyMap<number, Buffer> }

/** Parses `2:base64,1:base64`, newest first; a key without a number is key 1. */
export function parseDataKeys(text: string): DataKeys {
  const listed = text.split(',').map(parseDataKey)
  const keys = new Map(listed)
  const [first] = listed
  if (!first || keys.size < listed.length) throw new Error('PORTAL_DATA_KEY has two keys with the same number.')
  return { current: first[0], keys }
}

function parseDataKey(part: string): [number, Buffer] {
  const [, id = '1', base64 = ''] = /^(?:([0-9]{1,3}):)?([\w+/=-]+)$/.exec(part.trim()) ?? []
  const key = Buffer.from(base64, 'base64')
  if (key.length !== 32) throw new Error('A key in PORTAL_DATA_KEY is not 32 bytes in base64.')
  // The number takes one byte of the ciphertext.
  if (Number(id) < 1 || Number(id) > 255) throw new Error('PORTAL_DATA_KEY: a key number must be from 1 to 255.')
  return [Number(id), key]
}

/** A key with few distinct bytes was typed by hand or copied from an example. */
export const isRandomKey = (text: string): boolean =>
  [...parseDataKeys(text).keys.values()].every((key) => new Set(key).size >= 8)
