import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { toPoisha } from '#engine/fields/money.ts'
import { issueMessage } from '#engine/fields/issue.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { splitSensitiveAnswers } from '#engine/evaluation/split-sensitive-answers.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { exampleBankAccount } from '#services/definitions/example-people.ts'
import { financialAssistance } from '#services/definitions/fa-financial-assistance/definition.ts'
import { example } from '#services/definitions/fa-financial-assistance/example.ts'
import { sized } from '@wewb/tests/test-size.ts'
import { allocateByWeights } from './allocate-amount.ts'
import { accountAt, heirFacts, planPayees } from './payees.ts'

const [widow, son, daughter] = example.answers['heirs'] as [Answers, Answers, Answers]
const accountOf = (name: string, accountNumber: string) => ({
  ...exampleBankAccount,
  accountHolderName: name,
  accountNumber,
})
const paidSelf = (heir: Answers, sharePercent: number, accountNumber: string): Answers => ({
  ...heir,
  sharePercent,
  paidThrough: 'SELF',
  bank: accountOf(String(heir['name']), accountNumber),
})
const answersWith = (...heirs: Answers[]): Answers => ({ ...example.answers, heirs })
const factsOf = (answers: Answers) => ({ ...example.facts, ...heirFacts(answers, '2008-11-16') })
const normalized = (answers: Answers) => normalizeAnswers(financialAssistance, answers, { facts: factsOf(answers) })
const issuesOf = (answers: Answers) =>
  validateAll(financialAssistance, answers, { facts: factsOf(answers) }).map(
    (issue) => `${issue.path}: ${issueMessage(issue).en}`,
  )
const planOf = (answers: Answers, amount = '300000') => planPayees(financialAssistance, normalized(answers), amount)

describe('an amount divided by shares', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 20 })
  const runs = { numRuns: sized(500, 20_000) }

  it('adds up to the poisha, takes from nobody, and differs from the exact part by less than one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), weights, (whole, shares) => {
        const parts = allocateByWeights(whole, shares)
        const total = shares.reduce((sum, share) => sum + share, 0)
        if (total === 0) return parts.every((part) => part === 0)
        return (
          parts.reduce((sum, part) => sum + part, 0) === whole &&
          parts.every((part, index) => {
            const distance = BigInt(part) * BigInt(total) - BigInt(whole) * BigInt(shares[index] ?? 0)
            return part >= 0 && distance < BigInt(total) && distance > -BigInt(total)
          })
        )
      }),
      runs,
    )
  })

  it('gives no more to a smaller share, and to the earlier of equal ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), weights, (whole, shares) => {
        const parts = allocateByWeights(whole, shares)
        return shares.every((one, i) =>
          shares.every((other, j) => !(one > other || (one === other && i < j)) || (parts[i] ?? 0) >= (parts[j] ?? 0)),
        )
      }),
      runs,
    )
    expect(allocateByWeights(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocateByWeights(30_000_000, [3333, 3333, 3334])).toEqual([9_999_000, 9_999_000, 10_002_000])
  })
})

describe('the payees of an application', () => {
  it('are the heirs who are paid themselves, each with the own account', () => {
    const answers = answersWith(paidSelf(widow, 60, '1'), paidSelf(son, 40, '0012345678902'))
    expect(planOf(answers)).toMatchObject([
      { name: 'ROKEYA BEGUM', share: 6000, amount: '180000', paidThrough: 'SELF', accountPath: 'bank', heirRows: [0] },
      { name: 'TANVIR ALAM', share: 4000, amount: '120000', paidThrough: 'SELF', accountPath: 'heirs.1.bank' },
    ])
    expect(accountAt(normalized(answers), 'heirs.1.bank')).toMatchObject({ accountNumber: '0012345678902' })
  })

  it('ask the applicant for one account only, and for none where the applicant receives nothing', () => {
    const answers = answersWith(paidSelf(son, 40, '0012345678902'), paidSelf(widow, 60, '0012345678903'))
    const stored = normalized(answers)
    expect((stored['heirs'] as Answers[]).map((row) => 'bank' in row)).toEqual([true, false])
    const other = { ...widow, nidOrBrn: '1980999999' }
    const withoutApplicant = normalized(answersWith(paidSelf(son, 40, '0012345678902'), paidSelf(other, 60, '2')))
    expect(withoutApplicant).not.toHaveProperty('bank')
    expect(planPayees(financialAssistance, withoutApplicant, '1').map(({ accountPath }) => accountPath)).toEqual([
      'heirs.0.bank',
      'heirs.1.bank',
    ])
  })

  it('have the shares that an officer decided, and nobody whose decided share is nothing', () => {
    const answers = normalized(answersWith(paidSelf(widow, 60, '1'), paidSelf(son, 40, '0012345678902')))
    const plan = (shares: number[]) => planPayees(financialAssistance, answers, '100.01', shares)
    expect(plan([1250, 8750])).toMatchObject([
      { share: 1250, amount: '12.50' },
      { share: 8750, amount: '87.51' },
    ])
    expect(plan([0, 10_000])).toMatchObject([{ name: 'TANVIR ALAM', share: 10_000, amount: '100.01' }])
  })

  it('are one where the applicant is authorised by all, with the share of all', () => {
    expect(planOf(example.answers)).toEqual([
      {
        name: 'ROKEYA BEGUM',
        relation: '',
        guardian: '',
        heirRows: [0, 1, 2],
        share: 10_000,
        amount: '300000',
        paidThrough: 'AUTHORISED',
        accountPath: 'bank',
      },
    ])
  })

  it('are paid through the account of the guardian while they are minors', () => {
    const guarded = {
      ...paidSelf(daughter, 29.17, '0012345678904'),
      paidThrough: 'GUARDIAN',
      guardianName: 'HASINA BEGUM',
    }
    const answers = answersWith(widow, { ...son, paidThrough: 'AUTHORISED' }, guarded)
    expect(issuesOf(answers)).toEqual([])
    expect(planOf(answers)).toMatchObject([
      { share: 7083, paidThrough: 'AUTHORISED', amount: '212490', accountPath: 'bank' },
      { name: 'SUMAIYA ALAM', guardian: 'HASINA BEGUM', paidThrough: 'GUARDIAN', amount: '87510' },
    ])
    expect(issuesOf(answersWith(widow, son, paidSelf(daughter, 29.17, '0012345678904')))).toEqual([
      'heirs.2.paidThrough: Choose one from the list.',
    ])
    const child = { ...daughter, paidThrough: 'APPLICANT' }
    expect(planOf(answersWith(widow, paidSelf(son, 58.33, '0012345678902'), child))).toMatchObject([
      { share: 4167, paidThrough: 'GUARDIAN', name: 'ROKEYA BEGUM' },
      { share: 5833, name: 'TANVIR ALAM' },
    ])
    // Only a minor has a guardian: a grown heir gives power of attorney.
    expect(issuesOf(answersWith(widow, { ...son, paidThrough: 'APPLICANT' }, child))).toEqual([
      'heirs.1.paidThrough: Choose one from the list.',
    ])
  })

  it('are never the dead, whose share nobody inherits by a form', () => {
    const dead = { ...son, aliveYn: 'N' }
    expect(issuesOf(answersWith({ ...dead, sharePercent: 100 }))).toEqual([
      'heirs: All heirs are marked as dead. Add at least one living heir, who can be paid.',
    ])
    expect(issuesOf(answersWith({ ...widow, sharePercent: 60 }, { ...dead, sharePercent: 40 }))).toEqual([
      'heirs: The shares of the living heirs must total 100%.',
    ])
    const answers = answersWith({ ...widow, sharePercent: 100 }, dead)
    expect(issuesOf(answers)).toEqual([])
    expect(planOf(answers)).toMatchObject([{ name: 'ROKEYA BEGUM', share: 10_000, paidThrough: 'SELF' }])
  })

  it('are exactly one in a service without heirs, and where the form was begun before payees were asked', () => {
    for (const definition of catalogue.filter(({ payees }) => !payees)) {
      const [payee, ...others] = planPayees(definition, example.answers, '35000')
      expect([definition.id, payee?.share, payee?.amount, others]).toEqual([definition.id, 10_000, '35000', []])
    }
    const { payees: _, ...earlier } = financialAssistance
    expect(planPayees(earlier, answersWith(paidSelf(widow, 60, '1'), paidSelf(son, 40, '2')), '300000')).toMatchObject([
      { share: 10_000, accountPath: 'bank' },
    ])
  })

  it('receive together what was approved, whatever the shares', () => {
    const shares = fc
      .array(fc.integer({ min: 1, max: 9999 }), { maxLength: 6 })
      .map((cuts) => [0, ...new Set(cuts)].concat(10_000).toSorted((one, other) => one - other))
      .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)))
    fc.assert(
      fc.property(shares, fc.integer({ min: 1, max: 999_999_999 }), (parts, poisha) => {
        const heirs = parts.map((share, index) => ({
          ...paidSelf(son, share / 100, String(index)),
          nidOrBrn: String(2004000000 + index),
        }))
        const amount = `${Math.floor(poisha / 100)}.${String(poisha % 100).padStart(2, '0')}`
        const planned = planOf(answersWith(...heirs), amount)
        expect(planned.map(({ share }) => share)).toEqual(parts)
        expect(planned.reduce((sum, payee) => sum + toPoisha(payee.amount), 0)).toBe(poisha)
      }),
      { numRuns: sized(60, 1000) },
    )
  })
})

it('keeps the account of every heir sealed', () => {
  const { plain, sensitive } = splitSensitiveAnswers(
    financialAssistance,
    normalized(answersWith(paidSelf(son, 40, '0012345678902'), { ...widow, sharePercent: 60 })),
  )
  expect(JSON.stringify(plain)).not.toContain('0012345678902')
  expect(JSON.stringify(sensitive)).toContain('0012345678902')
})
