import type { PaperType } from '../../../domain/src/contracts/verification.ts'
import { isDay } from '../../../domain/src/language/dates.ts'

/** What a paper says about itself. `serial` tells the cards of one member apart and is 0 on other papers. */
export type Paper = { type: PaperType; reference: string; serial: number; issuedOn: string }

/** The numbers stand on printed papers: never renumber, only add. */
const typeNumbers = { MEMBERSHIP_CARD: 1, APPLICATION: 2, RESULT_LETTER: 3, ACKNOWLEDGEMENT: 4, PAYMENT_ADVICE: 5 } satisfies Record<PaperType, number> // prettier-ignore

/**
 * version 1 · key id 2 · type 1 · issued on 2 (days since 1970) · serial 2 · length of the reference 1 · reference · signature 64.
 * With the longest reference it makes 140 characters, a QR that a worn phone still reads from a card.
 */
const version = 1
const headLength = 9
const signatureLength = 64
const printable = /^[\x21-\x7e]{1,32}$/
const dayInMs = 86_400_000

/** The bytes that are signed. */
export function packPaper(keyId: number, { type, reference, serial, issuedOn }: Paper): Buffer {
  if (!printable.test(reference)) throw new Error(`a code cannot carry the reference "${reference}"`)
  if (!Number.isInteger(serial)) throw new Error(`a code cannot carry the serial ${serial}`)
  if (!isDay(issuedOn)) throw new Error(`a code cannot carry the day "${issuedOn}"`)
  const head = Buffer.alloc(headLength)
  head.writeUInt8(version, 0)
  head.writeUInt16BE(keyId, 1)
  head.writeUInt8(typeNumbers[type], 3)
  head.writeUInt16BE(Date.parse(issuedOn) / dayInMs, 4)
  head.writeUInt16BE(serial, 6)
  head.writeUInt8(reference.length, 8)
  return Buffer.concat([head, Buffer.from(reference, 'latin1')])
}

export const joinCode = (signed: Buffer, signature: Buffer): string => Buffer.concat([signed, signature]).toString('base64url')

export type Unpacked = { keyId: number; paper: Paper; signed: Buffer; signature: Buffer }

/** Undefined for everything that `joinCode` would not have written in exactly these characters. */
export function unpackCode(code: string): Unpacked | undefined {
  const bytes = Buffer.from(code, 'base64url')
  // Node overlooks strange characters and spare bits at the end, which would give one paper many codes.
  if (bytes.toString('base64url') !== code) return undefined
  if (bytes.length <= headLength + signatureLength || bytes.length !== headLength + bytes.readUInt8(8) + signatureLength) return undefined
  const signed = bytes.subarray(0, -signatureLength)
  const type = typeOf(bytes.readUInt8(3))
  const reference = signed.toString('latin1', headLength)
  if (bytes.readUInt8(0) !== version || !type || !printable.test(reference)) return undefined
  const issuedOn = new Date(bytes.readUInt16BE(4) * dayInMs).toISOString().slice(0, 10)
  const paper = { type, reference, serial: bytes.readUInt16BE(6), issuedOn }
  return { keyId: bytes.readUInt16BE(1), paper, signed, signature: bytes.subarray(-signatureLength) }
}

const typeOf = (number: number) => (Object.keys(typeNumbers) as PaperType[]).find((type) => typeNumbers[type] === number)
