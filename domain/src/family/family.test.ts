import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { Step } from '../definition/service-definition.ts'
import { fieldsOf } from '../engine/definition-paths.ts'
import { keepAsked } from '../engine/keep-asked.ts'
import { partAnswers } from '../engine/part-answers.ts'
import { validateAll } from '../engine/validate.ts'
import type { Field } from '../fields/field.ts'
import type { Known } from '../fields/kind.ts'
import { catalogue } from '../services/catalogue.ts'
import { rahima } from '../services/edu-allowance/example.ts'
import { eduAllowance } from '../services/edu-allowance/definition.ts'
import { membership } from '../services/wewb-membership/definition.ts'
import { kamal } from '../services/wewb-membership/example.ts'
import { family } from './example.ts'
import { documentsIn, offeredLines, offersFor } from './offers.ts'
import { familyProfile } from './profile.ts'
import { rememberFrom } from './remember.ts'

const sizes: Record<string, [number, number]> = { 'd-photo': [300, 300] }
const known: Known = {
  facts: { today: '2026-11-15' },
  lists: (source, value) => ({ label: { bn: `${source} ${value}`, en: `${source} ${value}` } }),
  documents: (id) => {
    const [width, height] = sizes[id] ?? [900, 700]
    return { type: 'image/jpeg', kilobytes: 80, width, height }
  },
}
const fieldAt = (definition: Parameters<typeof fieldsOf>[0], path: string): Field =>
  fieldsOf(definition).find((one) => one.path === path)!.field
const offered = (definition: Parameters<typeof fieldsOf>[0], path: string, stored = family) =>
  offersFor(fieldAt(definition, path), stored, known)
const answersTo = (...asked: Parameters<typeof offered>) => offered(...asked).map(({ answer }) => answer)

describe('the profile', () => {
  it('is a form like any other, in which nobody has to fill in anything', () => {
    expect(z.array(Step).safeParse(familyProfile.steps).error).toBeUndefined()
    expect(validateAll(familyProfile, {}, known)).toEqual([])
    expect(familyProfile.steps.flatMap(({ fields }) => fields).filter(({ optional }) => !optional)).toEqual([])
  })

  it('takes a whole family, and a bank account of which only the number is known', () => {
    expect(validateAll(familyProfile, family, { facts: known.facts })).toEqual([])
    expect(keepAsked(familyProfile, family, known)).toEqual(family)
    expect(validateAll(familyProfile, { banks: [{ accountNumber: '0012345678901' }, {}] }, known)).toEqual([])
  })

  it('seals every number by which a person or an account is known', () => {
    const { plain } = partAnswers(familyProfile, family)
    for (const secret of ['1234567890"', '9876543210', 'A01234567', '20091234567890123', '0012345678901', '1122334455'])
      expect(JSON.stringify(plain)).not.toContain(`"${secret}`)
  })
})

describe('an offer', () => {
  it('fills a block with the same block: addresses by their own name first, every account, every passport', () => {
    expect(answersTo(eduAllowance, 'permanent')).toEqual([family.permanent, family.present])
    expect(answersTo(eduAllowance, 'bank')).toEqual(family.banks)
    const [passport] = answersTo(membership, 'passport') as Record<string, string>[]
    expect(passport).toEqual({
      passportNo: 'A01234567',
      passportIssuePlace: 'Dhaka',
      passportIssueDate: '2022-01-01',
      passportExpiryDate: '2032-01-01',
    })
  })

  it('offers a copied address once, and as an address of its own', () => {
    expect(answersTo(eduAllowance, 'present', { ...family, permanent: { ...(family.present as object), same: true } })).toEqual([
      family.present,
    ])
  })

  it('knows numbers by their form and questions by their name', () => {
    expect(answersTo(eduAllowance, 'guardianNid')).toEqual(['1234567890', '9876543210', '1122334455'])
    expect(answersTo(eduAllowance, 'worker.workerPassportNo')).toEqual(['A01234567'])
    expect(answersTo(eduAllowance, 'studentBrn')).toEqual(['20091234567890123'])
    expect(answersTo(eduAllowance, 'studentNameBn')).toEqual(['রহিমা খাতুন', 'আমেনা বেগম'])
    expect(answersTo(membership, 'spouseName')).toEqual(['ABDUL KARIM'])
    expect(answersTo(membership, 'emergencyContactMobile')).toEqual(['01712345678'])
  })

  it('takes the worker for the applicant where they are the same', () => {
    const { workerNameEn: _name, workerDob: _dob, workerNid: _nid, ...rest } = family
    expect(answersTo(eduAllowance, 'worker.workerDob', { ...rest, workerIsMeYn: 'Y' })).toEqual(['1982-02-02'])
  })

  it('writes people into lists and groups under the names those have', () => {
    expect(answersTo(membership, 'children')).toEqual([
      [
        { fullName: 'RAHIMA KHATUN', dateOfBirth: '2009-03-01' },
        { fullName: 'RUMI', dateOfBirth: '2015-01-01' },
      ],
    ])
    expect(answersTo(membership, 'nominee')).toEqual([
      { nomineeName: 'SALMA', nomineeRelation: 'SIBLING', nomineeMobile: '01712345678', nomineeNid: '1122334455' },
      { nomineeName: 'ABDUL KARIM', nomineeRelation: 'SPOUSE', nomineeNid: '9876543210' },
    ])
  })

  it('offers a document only where its kind, size and number of pages are taken', () => {
    expect(answersTo(eduAllowance, 'birthOrNid')).toEqual([['d-birth-1', 'd-birth-2']])
    expect(answersTo(eduAllowance, 'photo')).toEqual([['d-photo']])
    sizes['d-photo'] = [500, 300]
    expect(answersTo(eduAllowance, 'photo')).toEqual([])
    sizes['d-photo'] = [300, 300]
    const onePage = { ...fieldAt(eduAllowance, 'birthOrNid'), pages: 1 } as Field
    expect(offersFor(onePage, family, known)).toEqual([])
  })

  it('recognises a question that staff have built by its words', () => {
    const built: Field = {
      kind: 'file',
      id: 'q17',
      accepts: ['jpg'],
      label: { bn: 'জন্মনিবন্ধন সনদ', en: 'Birth registration paper' },
      pages: 2,
    }
    expect(offersFor(built, family, known).map(({ answer }) => answer)).toEqual([['d-birth-1', 'd-birth-2']])
  })

  it('has nothing for who has stored nothing, for what the board sets and for what a register finds', () => {
    const fields = catalogue.flatMap(fieldsOf).map(({ field }) => field)
    expect(fields.flatMap((field) => offersFor(field, {}, known))).toEqual([])
    const settled = fields.filter((field) => field.fixed || field.confirmedBy || field.kind === 'verification')
    expect(settled.flatMap((field) => offersFor(field, family, known))).toEqual([])
  })

  it('says in both languages what would be written, sensitive numbers by their last four', () => {
    const secrets = ['1234567890', '9876543210', 'A01234567', '20091234567890123', '0012345678901', '1122334455']
    for (const definition of catalogue)
      for (const { field } of fieldsOf(definition))
        for (const { from, label, answer } of offersFor(field, family, known)) {
          const said = JSON.stringify([from, label, offeredLines(field, answer, known, 'bn')])
          expect(
            secrets.filter((secret) => said.includes(secret)),
            `${definition.id} ${field.id}`,
          ).toEqual([])
          expect([from.bn, from.en, label.bn, label.en].every(Boolean), `${definition.id} ${field.id}`).toBe(true)
        }
    const [bank] = offered(eduAllowance, 'bank')
    expect(bank?.label.en).toContain('•••••••••8901')
    expect(bank?.from).toEqual({ bn: 'ব্যাংক হিসাব ১', en: 'Bank account 1' })
  })

  it('says which documents go with it, and where to', () => {
    expect(documentsIn(fieldAt(eduAllowance, 'bank'), (family.banks as object[])[0], 'bank')).toEqual([
      { path: 'bank.chequeCopy', documents: ['d-cheque'] },
    ])
  })
})

describe('remembering an application', () => {
  it('adds what the profile does not have, and overwrites nothing', () => {
    const fresh = rememberFrom(membership, kamal, {})
    expect(fresh.permanent).toEqual(kamal.permanent)
    expect(fresh.nomineeName).toBe((kamal.nominee as Record<string, string>).nomineeName)
    expect(fresh.passports).toEqual([kamal.passport])
    expect(rememberFrom(eduAllowance, rahima, family)).toEqual(family)
    const more = rememberFrom(membership, kamal, family)
    expect(more.passports).toEqual([...(family.passports as object[]), kamal.passport])
    expect([more.permanent, more.nomineeName]).toEqual([family.permanent, 'SALMA'])
  })

  it('remembers the same application only once', () => {
    const once = rememberFrom(membership, kamal, family)
    expect(rememberFrom(membership, kamal, once)).toEqual(once)
  })
})
