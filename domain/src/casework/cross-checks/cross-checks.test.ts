import { describe, expect, it } from 'vitest'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { circularFacts, eduAllowanceAnswers } from '#services/definitions/edu-allowance/example.ts'
import { financialAssistance } from '#services/definitions/fa-financial-assistance/definition.ts'
import { example as assistance } from '#services/definitions/fa-financial-assistance/example.ts'
import { compareRenewalAccount } from './compare-accounts.ts'
import { compareHeirAccounts } from './compare-heir-accounts.ts'
import { compareNames } from './compare-names.ts'
import type { CrossCheck } from './cross-check.ts'
import { missingReasons, unansweredChecks } from './unanswered.ts'

const context = { facts: circularFacts }
const compare = (changes: Answers) =>
  compareNames(eduAllowance.crossChecks, { ...eduAllowanceAnswers, ...changes }, context)
const bank = eduAllowanceAnswers['bank'] as Answers

describe('names of one person', () => {
  it('are compared and agree in the example, with the register as the source', () => {
    expect(compare({}).map(({ code, level, percent }) => [code, level, percent])).toEqual([
      ['account-holder', 'green', 100],
      ['parent-name', 'green', 100],
    ])
    expect(compare({}).find(({ code }) => code === 'parent-name')?.source.en).toBe('BMET, Education board')
  })

  it('accept the guardian as account holder, and show any other holder in amber with the likeness', () => {
    const held = (name: string) => compare({ bank: { ...bank, accountHolderName: name } })[0]
    expect(held(String(eduAllowanceAnswers['guardianName']))?.level).toBe('green')
    const strange = held('Md. Shahidul Islam')
    expect(strange).toMatchObject({ code: 'account-holder', level: 'amber' })
    expect(strange?.percent).toBeLessThan(80)
    expect(strange?.text.bn).toContain('Md. Shahidul Islam')
    expect(strange?.source.en).toBe('Statements in the application')
  })

  it('are compared only for the parent who is the worker', () => {
    expect(compare({ fatherName: 'MD SHAHIDUL ISLAM' }).find(({ code }) => code === 'parent-name')?.level).toBe('amber')
    expect(
      compare({ fatherName: 'MD SHAHIDUL ISLAM', workerRelation: 'MOTHER', motherName: 'ABDUL KAREEM' }).find(
        ({ code }) => code === 'parent-name',
      )?.level,
    ).toBe('green')
  })

  it('are found in the rows of a list; a blank name compares with nothing', () => {
    const rules = financialAssistance.crossChecks
    const account = assistance.answers['bank'] as Answers
    const son = {
      ...assistance.answers,
      applicantName: 'KARIM MIA',
      bank: { ...account, accountHolderName: 'TANVIR ALAM' },
    }
    expect(compareNames(rules, son, { facts: {} })).toMatchObject([{ level: 'green', percent: 100 }])
    expect(compareNames(rules, { ...son, bank: {} }, { facts: {} })).toEqual([])
  })
})

describe('accounts of heirs', () => {
  const [wife = {}, son = {}] = assistance.answers['heirs'] as Answers[]
  const account = assistance.answers['bank'] as Answers
  const accountOf = (accountHolderName: string) => ({ ...account, accountHolderName })
  const compareHeirs = (...heirs: Answers[]) =>
    compareHeirAccounts(financialAssistance, { ...assistance.answers, heirs }).map(({ level }) => level)
  const ownSon = { ...son, paidThrough: 'SELF' }

  it('are held by the heir or the guardian; another holder is amber', () => {
    expect(compareHeirs({ ...ownSon, bank: accountOf('TANVIR ALAM') })).toEqual(['green'])
    expect(compareHeirs({ ...ownSon, bank: accountOf('JAHANGIR HOSSAIN') })).toEqual(['amber'])
    const guarded = { ...son, paidThrough: 'GUARDIAN', guardianName: 'ROKEYA BEGUM' }
    expect(compareHeirs({ ...guarded, bank: accountOf('ROKEYA BEGUM') })).toEqual(['green'])
    expect(compareHeirs({ ...guarded, bank: accountOf('TANVIR ALAM') })).toEqual(['green'])
    expect(compareHeirs({ ...guarded, bank: accountOf('JAHANGIR HOSSAIN') })).toEqual(['amber'])
  })

  it('show in red an heir of another name who has the NID of the applicant', () => {
    const nidOrBrn = String(assistance.answers['applicantNid'])
    const applicantName = String(assistance.answers['applicantName'])
    expect(compareHeirs({ ...wife, name: applicantName, nidOrBrn })).toEqual(['green'])
    expect(compareHeirs({ ...wife, name: 'JAHANGIR HOSSAIN', nidOrBrn })).toEqual(['red'])
    const heir = { ...wife, name: 'JAHANGIR HOSSAIN', nidOrBrn: '2691234567890' }
    const answers = { ...assistance.answers, applicantNid: '19802691234567890', heirs: [heir] }
    expect(compareHeirAccounts(financialAssistance, answers).map(({ level }) => level)).toEqual(['red'])
  })

  it('are all named where they differ, and red where one is', () => {
    const nidOrBrn = String(assistance.answers['applicantNid'])
    const [check] = compareHeirAccounts(financialAssistance, {
      ...assistance.answers,
      heirs: [
        { ...ownSon, bank: accountOf('XY') },
        { ...ownSon, name: 'SUMAIYA ALAM', bank: accountOf('JAHANGIR HOSSAIN') },
        { ...wife, name: 'MOKBUL HOSSAIN', nidOrBrn },
      ],
    })
    expect(check?.level).toBe('red')
    for (const name of ['XY', 'JAHANGIR HOSSAIN', 'MOKBUL HOSSAIN']) expect(check?.text.en).toContain(`“${name}”`)
  })

  it('show in red one account of two heirs, however it is written, except that of one guardian', () => {
    const held = (number: string, holder = 'TANVIR ALAM') => ({ ...accountOf(holder), accountNumber: number })
    const number = '0012345678909'
    const one = { ...ownSon, bank: held(number) }
    const daughter = { ...son, name: 'SUMAIYA ALAM', nidOrBrn: '20181234567890123' }
    for (const same of [number, '১২৩৪৫৬৭৮৯০৯', '001-2345 678909'])
      for (const holder of ['SUMAIYA ALAM', 'TANVIR ALAM'])
        expect(compareHeirs(one, { ...daughter, paidThrough: 'SELF', bank: held(same, holder) })).toEqual(['red'])
    // Two heirs of one name are two heirs.
    expect(compareHeirs(one, { ...one, nidOrBrn: '2004123457' })).toEqual(['red'])
    expect(
      compareHeirs(one, { ...daughter, paidThrough: 'SELF', bank: held('0012345678908', 'SUMAIYA ALAM') }),
    ).toEqual(['green'])

    const child = (name: string, guardianName: string, holder = guardianName) => ({
      ...son,
      name,
      paidThrough: 'GUARDIAN',
      guardianName,
      bank: held(number, holder),
    })
    const mother = { ...wife, nidOrBrn: '1980123457', bank: held(number, 'ROKEYA BEGUM') }
    const [first, second] = [child('TANVIR ALAM', 'ROKEYA BEGUM'), child('SUMAIYA ALAM', 'ROKEYA BEGUM')]
    expect(compareHeirs(first, second)).toEqual(['green'])
    expect(compareHeirs(mother, first, second)).toEqual(['green'])
    expect(compareHeirs(first, child('SUMAIYA ALAM', 'KARIM MIA'))).toEqual(['red'])
    // An account has one holder.
    expect(compareHeirs(first, child('SUMAIYA ALAM', 'ROKEYA BEGUM', 'SUMAIYA ALAM'))).toEqual(['red'])
    // The account into which the applicant is paid.
    const ofApplicant = String(account['accountNumber'])
    expect(compareHeirs(wife, { ...ownSon, bank: held(ofApplicant) })).toEqual(['red'])
    const guarded = { ...first, guardianName: 'ROKEYA BEGUM', bank: account }
    expect(compareHeirs(wife, guarded)).toEqual(['green'])
    const [check] = compareHeirAccounts(financialAssistance, {
      ...assistance.answers,
      heirs: [one, { ...daughter, paidThrough: 'SELF', bank: held(number, 'JAHANGIR HOSSAIN') }],
    })
    expect(check?.text.en).toContain('“TANVIR ALAM” and “SUMAIYA ALAM”')
    expect(check?.text.en).toContain('“JAHANGIR HOSSAIN”')
  })

  it('are not compared for a dead heir or a share without an account', () => {
    expect(compareHeirs({ ...ownSon, aliveYn: 'N', bank: accountOf('JAHANGIR HOSSAIN') }, son)).toEqual([])
  })
})

describe('the account of a renewal', () => {
  const paid = { holder: 'AMENA BEGUM', bank: '200', number: '0012345678901' }
  const levelOf = (changes: object) => compareRenewalAccount({ ...paid, ...changes }, paid).level

  it('is green where it is that of the award, amber with a new number, and red with another holder', () => {
    expect(levelOf({ holder: 'Mst. Amena Begum' })).toBe('green')
    expect(levelOf({ number: '0012345670000' })).toBe('amber')
    expect(levelOf({ bank: '010' })).toBe('amber')
    expect(levelOf({ holder: 'JAHANGIR HOSSAIN' })).toBe('red')
    expect(compareRenewalAccount({ ...paid, number: '0012345670000' }, paid).text.en).toContain('…8901')
  })
})

describe('a comparison', () => {
  const check = (code: CrossCheck['code'], level: CrossCheck['level']): CrossCheck => ({
    code,
    level,
    text: { bn: 'ক', en: 'a' },
    source: { bn: 'খ', en: 'b' },
  })
  const amber = check('account-holder', 'amber')
  const red = check('reference', 'red')
  const by = (code: string, ...people: string[]) => people.map((person) => ({ code, person }))
  const blocks = (
    checks: CrossCheck[],
    reasons: { code: string; person: string }[],
    isApproval = false,
    isBulk = false,
  ) => unansweredChecks(checks, reasons, { isApproval, isBulk }).length

  it('needs the reason of one officer in amber, and of two in red before the approval', () => {
    expect(blocks([check('worker', 'green')], [])).toBe(0)
    expect(blocks([amber], [])).toBe(1)
    expect(blocks([amber], by('reference', '1'))).toBe(1)
    expect(blocks([amber], by('account-holder', '1'), true)).toBe(0)
    expect(blocks([red], by('reference', '1'))).toBe(0)
    expect(blocks([red], by('reference', '1'), true)).toBe(1)
    expect(blocks([red], by('reference', '1', '1'), true)).toBe(1)
    expect(blocks([red], by('reference', '1', '2'), true)).toBe(0)
    expect(missingReasons(red, by('reference', '1'), true)).toBe(1)
  })

  it('stops a bulk action with shared documents until an officer has given a reason', () => {
    const shared = check('same-account', 'amber')
    expect(blocks([shared], [])).toBe(0)
    expect(blocks([shared], [], false, true)).toBe(1)
    expect(blocks([shared], by('same-account', '1'), false, true)).toBe(0)
  })
})
