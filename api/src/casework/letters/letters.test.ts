import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { financialAssistance } from '@wewb/domain/services/definitions/fa-financial-assistance/definition'
import { example as financialExample } from '@wewb/domain/services/definitions/fa-financial-assistance/example'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example as medicalExample } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { repatriation } from '@wewb/domain/services/definitions/fa-repatriation/definition'
import { example as repatriationExample } from '@wewb/domain/services/definitions/fa-repatriation/example'
import { readAsciiTexts, readPageTexts } from '#pdf/read-pdf.test.support.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { fillInApplication, performMoves } from '#testing/run-example.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.stop())

const [widow, stranger] = ['01700000001', '01700000002']
const section = 'so.edu@demo.wewb'
const tokens = new Map<string, Promise<string>>()
const tokenOf = (login: string): Promise<string> => {
  const token = tokens.get(login) ?? portal.tokenOf(login)
  tokens.set(login, token)
  return token
}
const fileOf = async (login: string, no: string) =>
  (await portal.get(`/applications/${no}`, { token: await tokenOf(login) })).body.data
const lettersOf = async (login: string, no: string) =>
  (await fileOf(login, no)).letters.map(({ letter }: { letter: string }) => letter)
const print = async (login: string, no: string, letter: string, language = 'en') =>
  await portal.get(`/applications/${no}/letters/${letter}?language=${language}`, { token: await tokenOf(login) })
/** Returns the text of the letter without white space, because line breaks do not matter here. */
const read = async (...args: Parameters<typeof print>) => {
  const { code, body } = await print(...args)
  expect(code).toBe(200)
  return [...(await readPageTexts(body)), ...(await readAsciiTexts(body))].join(' ').replaceAll(/\s/g, '')
}

describe('letters of a financial assistance application', () => {
  let no: string
  beforeAll(async () => {
    no = await fillInApplication(portal, await portal.tokenOf(widow), financialAssistance, financialExample.answers)
    await performMoves(portal, widow, no, financialExample.moves.slice(0, 1))
  })
  it('do not exist before they are written', async () => {
    expect([await lettersOf(widow, no), await lettersOf(section, no)]).toEqual([[], []])
    expect((await print(widow, no, 'letter-for-papers')).code).toBe(404)
  })
  it('request documents under their own number, with a due date', async () => {
    await performMoves(portal, widow, no, financialExample.moves.slice(1, 2))
    expect(await lettersOf(widow, no)).toEqual(['letter-for-papers'])
    const letter = await read(widow, no, 'letter-for-papers')
    for (const part of [
      /FIN-L-\d{4}-\d{6}/,
      /JAHANGIRALAM/,
      /Familymembercertificate/,
      /31January2099/,
      /Sectionofficer/,
    ])
      expect(letter).toMatch(part)
    expect(await read(widow, no, 'letter-for-papers', 'bn')).toContain('৩১জানুয়ারি২০৯৯')
  })
  it('are readable by nobody else', async () => {
    expect((await print(stranger, no, 'letter-for-papers')).code).toBe(404)
    expect((await print(widow, no, 'no-such-letter')).code).toBe(404)
  })
  it('sanction the amount under its memo after approval', async () => {
    await performMoves(portal, widow, no, financialExample.moves.slice(2))
    expect(await lettersOf(widow, no)).toEqual(['letter-for-papers', 'sanction-order'])
    const order = await read(widow, no, 'sanction-order')
    for (const part of ['49.04.0000.103.20.001.26-17', '300,000', 'JAHANGIRALAM', 'Director'])
      expect(order).toContain(part)
  })
})

it('contain no sanction order after the approval is revoked', async () => {
  const no = await fillInApplication(portal, await portal.tokenOf(widow), medicalAssistance, medicalExample.answers)
  await performMoves(portal, widow, no, medicalExample.moves)
  expect(await read(widow, no, 'sanction-order')).not.toMatch(/kidney|dialysis/i)
  const revoke = { by: 'dir.welfare', move: 'revoke', reply: { note: 'The papers were of another worker.' } }
  await performMoves(portal, widow, no, [revoke])
  expect([await lettersOf(widow, no), (await print(section, no, 'sanction-order')).code]).toEqual([[], 404])
})

describe('letters of a repatriation', () => {
  let no: string
  beforeAll(async () => {
    no = await fillInApplication(portal, await portal.tokenOf(widow), repatriation, repatriationExample.answers)
    await performMoves(portal, widow, no, repatriationExample.moves)
  })
  it('request help from the mission, which is no letter to the family', async () => {
    expect((await print(widow, no, 'letter-to-mission')).code).toBe(404)
    const letter = await read(section, no, 'letter-to-mission')
    for (const part of ['Riyadh', 'ABDULKARIM', 'A01234567', 'JamalUddin', 'KingSaudHospital'])
      expect(letter).toContain(part)
  })
  it('are the receipt of the hand-over, without an identity card number', async () => {
    expect(await lettersOf(widow, no)).toEqual(['handover-receipt'])
    const receipt = await read(widow, no, 'handover-receipt')
    for (const part of ['ABDULKARIM', 'BG-340', '997-12345675', 'AMENABEGUM', 'Wife']) expect(receipt).toContain(part)
    expect(receipt).not.toContain('1978123456')
  })
  it('are listed with the stages in order for the family', async () => {
    const file = await fileOf(widow, no)
    expect([file.stage, file.stageBng]).toEqual(['Handed over to the family', 'পরিবারের নিকট হস্তান্তরিত'])
    const stages = file.history.map(({ stage }: { stage: string | null }) => stage)
    expect(stages).toEqual(
      expect.arrayContaining([
        'Family informed',
        'Letter sent to the mission',
        'Employer refused',
        'Flight fixed',
        'Arrived in Bangladesh',
      ]),
    )
    expect(file.history.flatMap(({ reply }: { reply: unknown[] }) => reply)).toEqual([])
  })
  it('show officers the answers of their colleagues', async () => {
    const { history } = await fileOf('ad.welfare@demo.wewb', no)
    const replies = history.flatMap(({ reply }: { reply: { label: string; text: string }[] }) =>
      reply.map(({ label, text }) => `${label}: ${text}`),
    )
    expect(replies).toEqual(
      expect.arrayContaining(['Cost borne by: Welfare board', 'Flight no.: BG-340', "Receiver's NID: 1978123456"]),
    )
  })
})
