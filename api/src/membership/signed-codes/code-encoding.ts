import type { SignedDocumentType } from '@wewb/domain/membership/verification-contracts'
import { isIsoDate } from '@wewb/domain/language/dates'

/**
 * Data of a document that its code carries. `serial` distinguishes the cards of one member and is 0 for other
 * documents.
 */
export type SignedDocument = { type: SignedDocumentType; reference: string; serial: number; issuedOn: string }

/** Printed documents carry these numbers: never renumber, only add. */
const typeNumbers = {
  MEMBERSHIP_CARD: 1,
  APPLICATION: 2,
  RESULT_LETTER: 3,
  ACKNOWLEDGEMENT: 4,
  PAYMENT_ADVICE: 5,
} satisfies Record<SignedDocumentType, number>

/**
 * Layout in bytes: version 1, key id 2, type 1, issue date 2 (days since 1970), serial 2, length of the reference 1,
 * reference, signature 64. The longest code has 140 characters, which a poor phone camera still reads from a card.
 */
const version = 1
const headLength = 9
const signatureLength = 64
const printable = /^[\x21-\x7e]{1,32}$/
const dayInMs = 86_400_000

/** Returns the bytes that are signed. */
export function encodePayload(keyId: number, { type, reference, serial, issuedOn }: SignedDocument): Buffer {
  if (!printable.test(reference)) throw new Error(`a code cannot carry the reference "${reference}"`)
  if (!Number.isInteger(serial)) throw new Error(`a code cannot carry the serial ${serial}`)
  if (!isIsoDate(issuedOn)) throw new Error(`a code cannot carry the day "${issuedOn}"`)
  const head = Buffer.alloc(headLength)
  head.writeUInt8(version, 0)
  head.writeUInt16BE(keyId, 1)
  head.writeUInt8(typeNumbers[type], 3)
  head.writeUInt16BE(Date.parse(issuedOn) / dayInMs, 4)
  head.writeUInt16BE(serial, 6)
  head.writeUInt8(reference.length, 8)
  return Buffer.concat([head, Buffer.from(reference, 'latin1')])
}

export const formatCode = (signed: Buffer, signature: Buffer): string =>
  Buffer.concat([signed, signature]).toString('base64url')

export type ParsedCode = { keyId: number; document: SignedDocument; signed: Buffer; signature: Buffer }

/** Returns undefined for every text that `formatCode` would not have written in exactly these characters. */
export function parseCode(code: string): ParsedCode | undefined {
  const bytes = Buffer.from(code, 'base64url')
  // Node ignores invalid characters and spare bits at the end, which would give one document many codes.
  if (bytes.toString('base64url') !== code) return undefined
  if (
    bytes.length <= headLength + signatureLength ||
    bytes.length !== headLength + bytes.readUInt8(8) + signatureLength
  )
    return undefined
  const signed = bytes.subarray(0, -signatureLength)
  const type = typeOf(bytes.readUInt8(3))
  const reference = signed.toString('latin1', headLength)
  if (bytes.readUInt8(0) !== version || !type || !printable.test(reference)) return undefined
  const issuedOn = new Date(bytes.readUInt16BE(4) * dayInMs).toISOString().slice(0, 10)
  const document = { type, reference, serial: bytes.readUInt16BE(6), issuedOn }
  return { keyId: bytes.readUInt16BE(1), document, signed, signature: bytes.subarray(-signatureLength) }
}

const typeOf = (number: number) =>
  (Object.keys(typeNumbers) as SignedDocumentType[]).find((type) => typeNumbers[type] === number)
