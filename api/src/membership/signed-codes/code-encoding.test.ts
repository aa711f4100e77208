import { expect, it } from 'vitest'
import { formatCode, encodePayload, parseCode, type SignedDocument } from './code-encoding.ts'

const card: SignedDocument = { type: 'MEMBERSHIP_CARD', reference: 'RUH0000001', serial: 2, issuedOn: '2026-11-15' }
const signature = Buffer.alloc(64, 7)
const codeOf = (document: SignedDocument, keyId = 1) => formatCode(encodePayload(keyId, document), signature)
/** Builds the code of a card with some bytes replaced. */
const changed = (replacements: Record<number, number>) => {
  const bytes = Buffer.concat([encodePayload(1, card), signature])
  for (const [index, value] of Object.entries(replacements)) bytes[Number(index)] = value
  return bytes.toString('base64url')
}

it('decodes what it encoded, for every type', () => {
  const documents: SignedDocument[] = [
    card,
    { type: 'APPLICATION', reference: 'EDU-2026-000123', serial: 0, issuedOn: '1970-01-01' },
    { type: 'RESULT_LETTER', reference: 'EDU-2026-000123', serial: 0, issuedOn: '2149-06-06' },
    { type: 'ACKNOWLEDGEMENT', reference: '~'.repeat(32), serial: 32_767, issuedOn: '2028-02-29' },
  ]
  for (const document of documents)
    expect(parseCode(codeOf(document, 32_767))).toMatchObject({ keyId: 32_767, document, signature })
})

it('is one word of at most 140 characters, and 111 on a card', () => {
  const maxLength = codeOf({ ...card, reference: 'X'.repeat(32) })
  expect([maxLength.length, codeOf(card).length]).toEqual([140, 111])
  expect(maxLength).toMatch(/^[\w-]+$/)
})

it('rejects values that it could not decode', () => {
  for (const wrong of [
    { reference: '' },
    { reference: 'X'.repeat(33) },
    { reference: 'RUH 1' },
    { reference: 'রিয়াদ' },
    { serial: -1 },
    { serial: 65_536 },
    { serial: 1.5 },
    { issuedOn: '2026-02-30' },
    { issuedOn: '1969-12-31' },
    { issuedOn: '2149-06-07' },
  ])
    expect(() => codeOf({ ...card, ...wrong })).toThrow(Error)
})

it('rejects unknown versions, types, lengths and unprintable references', () => {
  expect(parseCode(changed({}))).toBeDefined()
  for (const wrong of [
    { 0: 0 },
    { 0: 2 },
    { 3: 0 },
    { 3: 6 },
    { 8: 0 },
    { 8: 9 },
    { 8: 11 },
    { 8: 255 },
    { 9: 0x20 },
    { 12: 0x7f },
    { 12: 0x00 },
    { 12: 0xc3 },
  ])
    expect(parseCode(changed(wrong))).toBeUndefined()
  const empty = encodePayload(1, card).subarray(0, 9)
  empty[8] = 0
  expect(parseCode(formatCode(empty, signature))).toBeUndefined()
})

it('has one canonical encoding', () => {
  const code = codeOf(card)
  const others = [
    '',
    ' ',
    `${code}=`,
    `${code}==`,
    `${code}A`,
    `${code} `,
    ` ${code}`,
    `${code}\n`,
    `${code}.`,
    code.slice(1),
    code.slice(0, -1),
    `${code}${code}`,
    `${code.slice(0, 20)}!${code.slice(20)}`,
    `${code}é`,
  ]
  // 83 bytes leave two spare bits in the last character.
  const spare = ['B', 'D', 'E']
    .map((letter) => `${code.slice(0, -1)}${letter}`)
    .filter((other) => Buffer.from(other, 'base64url').equals(Buffer.from(code, 'base64url')) && other !== code)
  expect([...others, ...spare].filter((other) => parseCode(other) !== undefined)).toEqual([])
})
