import { createPrivateKey, sign, type KeyObject } from 'node:crypto'

/** Returns the same numbers in each run, so that a failure can be reproduced. */
export function seededRandom(seed: number) {
  let state = seed
  // The generator "mulberry32".
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const among = <T>(list: readonly T[]) => list[below(list.length)] as T
  return { below, among }
}

/** Returns the same key in each run; Ed25519 signatures are deterministic. */
export function fixedKey(fill: string): KeyObject {
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, fill)])
  return createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
}

type Random = ReturnType<typeof seededRandom>
type Alter = (code: string, random: Random, other: string) => string

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('')
const foreign = fixedKey('forger')
const signatureLength = 64
const bytesOf = (code: string) => Buffer.from(code, 'base64url')
const withByte = (code: string, place: number, value: number) => {
  const bytes = bytesOf(code)
  bytes[place] = value
  return bytes.toString('base64url')
}
/** Signs altered bytes with a foreign key, as a forger would. */
const resigned = (bytes: Buffer) => {
  const signed = bytes.subarray(0, -signatureLength)
  return Buffer.concat([signed, sign(null, signed, foreign)]).toString('base64url')
}
const replaced = (code: string, place: number, letter: string) => code.slice(0, place) + letter + code.slice(place + 1)

/** Alterations that try to derive another code from genuine ones. */
export const alterations: Record<string, Alter> = {
  'a bit flipped': (code, { below }) => {
    const bytes = bytesOf(code)
    const position = below(bytes.length)
    return withByte(code, position, (bytes[position] ?? 0) ^ (1 << below(8)))
  },
  'a byte replaced': (code, { below }) => {
    const bytes = bytesOf(code)
    const position = below(bytes.length)
    return withByte(code, position, ((bytes[position] ?? 0) + 1 + below(255)) % 256)
  },
  'a character replaced': (code, { below, among }) => {
    const position = below(code.length)
    return replaced(code, position, among(alphabet.filter((letter) => letter !== code[position])))
  },
  'the case of a letter changed': (code, { among }) => {
    const position = among(code.split('').flatMap((letter, index) => (/[a-z]/i.test(letter) ? [index] : [])))
    const letter = code[position] ?? ''
    return replaced(code, position, letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())
  },
  'all in capitals or small letters': (code, { below }) => (below(2) ? code.toUpperCase() : code.toLowerCase()),
  'cut off at the end': (code, { below }) => code.slice(0, below(code.length)),
  'cut off at the beginning': (code, { below }) => code.slice(1 + below(code.length)),
  'made longer': (code, { below, among }) =>
    code + Array.from({ length: 1 + below(12) }, () => among(alphabet)).join(''),
  'a byte inserted': (code, { below }) => {
    const bytes = bytesOf(code)
    const position = below(bytes.length)
    return Buffer.concat([bytes.subarray(0, position), Buffer.from([below(256)]), bytes.subarray(position)]).toString(
      'base64url',
    )
  },
  'two characters swapped': (code, { below }) => {
    const from = below(code.length - 1)
    const to = code.split('').findIndex((letter, index) => index > from && letter !== code[from])
    return to < 0 ? `${code}A` : replaced(replaced(code, from, code[to] ?? ''), to, code[from] ?? '')
  },
  'halves of two': (code, { below }, other) => {
    const position = 1 + below(code.length - 1)
    return code.slice(0, position) + other.slice(position)
  },
  'the signature of another': (code, _, other) =>
    Buffer.concat([bytesOf(code).subarray(0, -signatureLength), bytesOf(other).subarray(-signatureLength)]).toString(
      'base64url',
    ),
  'spare bits at the end': (code, { among }) => {
    const bytes = bytesOf(code)
    const same = alphabet
      .map((letter) => code.slice(0, -1) + letter)
      .filter((text) => text !== code && bytesOf(text).equals(bytes))
    return same.length > 0 ? among(same) : `${code}=`
  },
  'padding, other alphabets and strange characters': (code, { below, among }) => {
    const position = below(code.length)
    const strange = among(['=', '+', '/', '.', ' ', '\n', '%', '!', '０', 'é', 'ক'])
    return code.slice(0, position) + strange + code.slice(position + 1)
  },
  'another key id': (code, { below }) => {
    const bytes = bytesOf(code)
    bytes.writeUInt16BE((bytes.readUInt16BE(1) + 1 + below(65_535)) % 65_536, 1)
    return bytes.toString('base64url')
  },
  'another type': (code, { among }) =>
    withByte(code, 3, among([0, 1, 2, 3, 4, 5, 255].filter((type) => type !== bytesOf(code)[3]))),
  'another serial': (code, { below }) => {
    const bytes = bytesOf(code)
    bytes.writeUInt16BE((bytes.readUInt16BE(6) + 1 + below(65_535)) % 65_536, 6)
    return bytes.toString('base64url')
  },
  'another number': (code, { below }) => {
    const bytes = bytesOf(code)
    const position = bytes.length - signatureLength - 1 - below(5)
    return withByte(code, position, 0x30 + (((bytes[position] ?? 0) - 0x30 + 1 + below(9)) % 10))
  },
  'signed again with a foreign key': (code) => resigned(bytesOf(code)),
  'altered and signed again with a foreign key': (code, { below }) => {
    const bytes = bytesOf(code)
    bytes.writeUInt16BE(below(65_536), 6)
    return resigned(bytes)
  },
  'no signature': (code, { below }) => {
    const bytes = bytesOf(code)
    return bytes.fill(below(2) ? 0 : 255, bytes.length - signatureLength).toString('base64url')
  },
}
