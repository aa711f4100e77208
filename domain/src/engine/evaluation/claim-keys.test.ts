import { describe, expect, it } from 'vitest'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import type { ClaimRule } from '#engine/definition/claim-rule.ts'
import { surokkha } from '#services/definitions/surokkha/definition.ts'
import { claimRulesOf, claimTextsOf } from './claim-keys.ts'
import { validateDefinition } from './validate-definition.ts'

const otherwise = { bn: 'ক', en: 'a' }
const context = { service: 'x', setupId: 7, fiscalYear: '2026-27' }
const textsOf = (
  rule: Partial<ClaimRule>,
  answers: Answers,
  more: Partial<typeof context> & { aliases?: Map<string, string[]> } = {},
) =>
  claimTextsOf([{ id: 'r', otherwise, ...rule } as ClaimRule], answers, { ...context, ...more }).map(({ text }) => text)

describe('the key of a claim', () => {
  it('is the same however the number is written, and another for another service, rule or number', () => {
    const once = { oncePer: ['no'] }
    const [key] = textsOf(once, { no: 'AB-12 345' })
    expect(textsOf(once, { no: 'ab12345' })).toEqual([key])
    expect(textsOf(once, { no: 'AB১২৩৪৫' })).toEqual([key])
    expect(textsOf(once, { no: 'AB:12#345*' })).toEqual([key])
    expect(textsOf(once, { no: 'AB12\u200b345' })).toEqual([key])
    expect(textsOf(once, { no: 'AB12346' })).not.toEqual([key])
    expect(textsOf({ ...once, id: 'other' }, { no: 'AB12345' })).not.toEqual([key])
    expect(textsOf(once, { no: 'AB12345' }, { service: 'y' })).not.toEqual([key])
  })
  it('is the same for an NID with the year of birth before and without', () => {
    const once = { oncePer: [{ anyOf: ['nid', 'brn'], nids: ['nid'] }] }
    const [key] = textsOf(once, { nid: '2691234567890' })
    expect(textsOf(once, { nid: '19752691234567890' })).toEqual([key])
    expect(textsOf(once, { brn: '19752691234567890' })).not.toEqual([key])
  })
  it('is a text that can be the number of a document', () => {
    const keysOf = (no: string) => textsOf({ oncePer: [{ anyOf: ['no'] }] }, { no })
    for (const no of ['N/A', 'na', '0', '-', '00000', '১১১১১১', 'নেই', 'unknown', 'none 12', '1234', 'প্রযোজ্য নয়'])
      expect([no, keysOf(no)]).toEqual([no, []])
    const numbers = ['12345', 'A01234567', 'BX1234567', '1975123001', '2691234567890', '৯৯৭-১২৩৪৫৬৭৫', 'JBC/2026/77']
    for (const no of numbers) expect([no, keysOf(no).length]).toEqual([no, 1])
    // Words around it are no part of it; the letters of a passport or a member are.
    for (const no of ['Passport no. A01234567', 'পাসপোর্ট নং A01234567', 'PASSPORT A-01234567'])
      expect([no, keysOf(no)]).toEqual([no, expect.arrayContaining(keysOf('A01234567'))])
    expect(keysOf('RUH 1234567')).not.toContain(keysOf('DHA1234567')[0])
    // The answer of a choice, such as the type of a claim, is a key as it is.
    expect(textsOf({ oncePer: [{ anyOf: ['no'] }, 'type'] }, { no: '12345', type: 'DEATH' })).toHaveLength(1)
  })
  it('is shared by days of the same weeks, and not by days that are far apart', () => {
    const once = { oncePer: [{ day: 'on', within: 30 }] }
    const shares = (one: string, other: string) => {
      const keys = textsOf(once, { on: one })
      return textsOf(once, { on: other }).some((key) => keys.includes(key))
    }
    for (let day = 1; day <= 30; day += 1) {
      const [from, to] = [day, day + 30].map((n) => new Date(Date.UTC(2026, 0, n)).toISOString().slice(0, 10))
      expect(shares(from as string, to as string)).toBe(true)
    }
    expect(shares('2026-01-01', '2026-03-03')).toBe(false)
    expect(textsOf(once, { on: 'never' })).toEqual([])
  })
  it('has one form for each way to recognise the person, and none where nothing is answered', () => {
    const once = { oncePer: [{ anyOf: ['nid', 'list.passport', ['board', 'roll']] }, 'level'] }
    const answers = {
      nid: '1975123001',
      list: [{ passport: 'A0123456' }, { passport: 'B0123456' }],
      board: '2',
      roll: '3',
      level: '4',
    }
    expect(textsOf(once, answers)).toEqual(['x/r/|1975123001|4', 'x/r/|A0123456|4', 'x/r/|B0123456|4', 'x/r/|2:3|4'])
    expect(textsOf(once, { ...answers, roll: undefined })).toHaveLength(3)
    expect(textsOf(once, { ...answers, level: '' })).toEqual([])
    expect(textsOf({ ...once, when: { field: 'level', is: '5' } }, answers)).toEqual([])
  })
  it('belongs to a circular or to a fiscal year where the rule says so', () => {
    expect(textsOf({ oncePer: ['a'], within: 'circular' }, { a: '1' })).toEqual(['x/r/7|1'])
    expect(textsOf({ oncePer: ['a'], within: 'fiscal-year' }, { a: '1' })).toEqual(['x/r/2026-27|1'])
    // The year of a ceiling is that of the decision, which is not known yet.
    expect(textsOf({ ceiling: 'MEDICAL_MAX', per: ['a'], within: 'fiscal-year' }, { a: '1' })).toEqual(['x/r/|1'])
  })
  it('also has the earlier passports that the register knows', () => {
    expect(textsOf({ oncePer: ['p'] }, { p: 'NEW1' }, { aliases: new Map([['NEW1', ['OLD1']]]) })).toEqual([
      'x/r/|NEW1',
      'x/r/|OLD1',
    ])
  })
  it('knows which answer a register gave', () => {
    const policy = { id: 'r', otherwise, oncePer: [{ anyOf: ['known', 'stated'], proven: ['known'] }] } as ClaimRule
    expect(claimTextsOf([policy], { known: 'POL123', stated: 'pol-123' }, context)).toEqual([
      { rule: 'r', text: 'x/r/|POL123', proven: true },
    ])
    expect(claimTextsOf([policy], { stated: 'POL123' }, context)).toEqual([
      { rule: 'r', text: 'x/r/|POL123', proven: false },
    ])
  })
})

it('a programme published before the ledger has its only rule', () => {
  const check = { name: 'one-application-ever-per-person', code: 'E-24', at: 'nid', otherwise }
  const { claims: _, ...old } = { ...surokkha, keys: { nid: ['nid'] }, checks: [check as never] }
  expect(claimRulesOf(old)).toEqual([
    { id: 'person', code: 'E-24', oncePer: [{ anyOf: ['nid'] }], otherwise, at: 'nid' },
  ])
  expect(claimRulesOf({ ...old, checks: [] })).toEqual([])
})

it('a rule that refers to nothing in the form is a mistake of its definition', () => {
  const claims: ClaimRule[] = [
    { id: 'one', oncePer: ['moon'], otherwise, at: 'sun' },
    {
      id: 'one',
      when: { fact: 'today', is: 'x' },
      oncePer: [{ anyOf: ['policyNo'], proven: ['policyStart'], documents: ['policyEnd'] }],
      otherwise,
    },
  ]
  expect(validateDefinition({ ...surokkha, claims })).toEqual([
    'two claim rules are called one',
    'the claim rule one refers to moon, which is no field',
    'the claim rule one refers to sun, which is no field',
    'the claim rule one asks for the fact today, not for an answer',
    'the claim rule one calls policyStart proven, which is not part of its key',
    'the claim rule one calls policyEnd the number of a document, which is not part of its key',
  ])
})
