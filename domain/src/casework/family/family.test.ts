import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { Step } from '#engine/definition/service-definition.ts'
import { flattenDefinition } from '#engine/evaluation/field-paths.ts'
import { normalizeAnswers } from '#engine/evaluation/normalize-answers.ts'
import { splitSensitiveAnswers } from '#engine/evaluation/split-sensitive-answers.ts'
import { validateAll } from '#engine/evaluation/validate.ts'
import type { Field } from '#engine/fields/field.ts'
import type { EvaluationContext } from '#engine/fields/kind.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { eduAllowanceAnswers } from '#services/definitions/edu-allowance/example.ts'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { membership } from '#services/definitions/wewb-membership/definition.ts'
import { membershipAnswers } from '#services/definitions/wewb-membership/example.ts'
import { exampleFamilyProfile } from './example-profile.ts'
import { documentsIn, describeSuggestion, findAutofillSuggestions } from './autofill-suggestions.ts'
import { familyProfile } from './profile.ts'
import { mergeIntoProfile } from './merge-into-profile.ts'

const sizes: Record<string, [number, number]> = { 'd-photo': [300, 300] }
const context: EvaluationContext = {
  facts: { today: '2026-11-15' },
  lists: (source, value) => ({ label: { bn: `${source} ${value}`, en: `${source} ${value}` } }),
  documents: (id) => {
    const [width, height] = sizes[id] ?? [900, 700]
    return { type: 'image/jpeg', kilobytes: 80, width, height }
  },
}
const fieldAt = (definition: Parameters<typeof flattenDefinition>[0], path: string): Field =>
  flattenDefinition(definition).find((one) => one.path === path)!.field
const offered = (definition: Parameters<typeof flattenDefinition>[0], path: string, stored = exampleFamilyProfile) =>
  findAutofillSuggestions(fieldAt(definition, path), stored, context)
const answersTo = (...args: Parameters<typeof offered>) => offered(...args).map(({ answer }) => answer)

describe('family profile', () => {
  it('is an ordinary form without required fields', () => {
    expect(z.array(Step).safeParse(familyProfile.steps).error).toBeUndefined()
    expect(validateAll(familyProfile, {}, context)).toEqual([])
    expect(familyProfile.steps.flatMap(({ fields }) => fields).filter(({ optional }) => !optional)).toEqual([])
  })

  it('accepts a large family, and a bank account with only the account number', () => {
    expect(validateAll(familyProfile, exampleFamilyProfile, { facts: context.facts })).toEqual([])
    expect(normalizeAnswers(familyProfile, exampleFamilyProfile, context)).toEqual(exampleFamilyProfile)
    expect(validateAll(familyProfile, { banks: [{ accountNumber: '0012345678901' }, {}] }, context)).toEqual([])
  })

  it('encrypts every identifying number of a person or an account', () => {
    const { plain } = splitSensitiveAnswers(familyProfile, exampleFamilyProfile)
    for (const secret of ['1234567890"', '9876543210', 'A01234567', '20091234567890123', '0012345678901', '1122334455'])
      expect(JSON.stringify(plain)).not.toContain(`"${secret}`)
  })
})

describe('autofill suggestion', () => {
  it('fills a block from the same block: addresses of the same name first, every account, every passport', () => {
    expect(answersTo(eduAllowance, 'permanent')).toEqual([exampleFamilyProfile.permanent, exampleFamilyProfile.present])
    expect(answersTo(eduAllowance, 'bank')).toEqual(exampleFamilyProfile.banks)
    const [passport] = answersTo(membership, 'passport') as Record<string, string>[]
    expect(passport).toEqual({
      passportNo: 'A01234567',
      passportIssuePlace: 'Dhaka',
      passportIssueDate: '2022-01-01',
      passportExpiryDate: '2032-01-01',
    })
  })

  it('offers a copied address once, as an address of its own', () => {
    expect(
      answersTo(eduAllowance, 'present', {
        ...exampleFamilyProfile,
        permanent: { ...(exampleFamilyProfile.present as object), same: true },
      }),
    ).toEqual([exampleFamilyProfile.present])
  })

  it('matches numbers by their format and questions by their name', () => {
    expect(answersTo(eduAllowance, 'guardianNid')).toEqual(['1234567890', '9876543210', '1122334455'])
    expect(answersTo(eduAllowance, 'worker.workerPassportNo')).toEqual(['A01234567'])
    expect(answersTo(eduAllowance, 'studentBrn')).toEqual(['20091234567890123'])
    expect(answersTo(eduAllowance, 'studentNameBn')).toEqual(['রহিমা খাতুন', 'আমেনা বেগম'])
    expect(answersTo(membership, 'spouseName')).toEqual(['ABDUL KARIM'])
    expect(answersTo(membership, 'emergencyContactMobile')).toEqual(['01712345678'])
  })

  it('uses the worker as the applicant if they are the same person', () => {
    const { workerNameEn: _name, workerDob: _dob, workerNid: _nid, ...rest } = exampleFamilyProfile
    expect(answersTo(eduAllowance, 'worker.workerDob', { ...rest, workerIsMeYn: 'Y' })).toEqual(['1982-02-02'])
  })

  it('fills people into lists and groups with the field names of each', () => {
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

  it('offers a document only where its type, size and page count are accepted', () => {
    expect(answersTo(eduAllowance, 'birthOrNid')).toEqual([['d-birth-1', 'd-birth-2']])
    expect(answersTo(eduAllowance, 'photo')).toEqual([['d-photo']])
    sizes['d-photo'] = [500, 300]
    expect(answersTo(eduAllowance, 'photo')).toEqual([])
    sizes['d-photo'] = [300, 300]
    const onePage = { ...fieldAt(eduAllowance, 'birthOrNid'), pages: 1 } as Field
    expect(findAutofillSuggestions(onePage, exampleFamilyProfile, context)).toEqual([])
  })

  it('matches a question of a grant programme by its label', () => {
    const built: Field = {
      kind: 'file',
      id: 'q17',
      accepts: ['jpg'],
      label: { bn: 'জন্মনিবন্ধন সনদ', en: 'Birth registration paper' },
      pages: 2,
    }
    expect(findAutofillSuggestions(built, exampleFamilyProfile, context).map(({ answer }) => answer)).toEqual([
      ['d-birth-1', 'd-birth-2'],
    ])
  })

  it('is empty without stored data, for fields of a circular and for register fields', () => {
    const fields = catalogue.flatMap(flattenDefinition).map(({ field }) => field)
    expect(fields.flatMap((field) => findAutofillSuggestions(field, {}, context))).toEqual([])
    const settled = fields.filter((field) => field.fixed || field.confirmedBy || field.kind === 'verification')
    expect(settled.flatMap((field) => findAutofillSuggestions(field, exampleFamilyProfile, context))).toEqual([])
  })

  it('shows the values in both languages, with sensitive numbers masked to the last four digits', () => {
    const secrets = ['1234567890', '9876543210', 'A01234567', '20091234567890123', '0012345678901', '1122334455']
    for (const definition of catalogue)
      for (const { field } of flattenDefinition(definition))
        for (const { from, label, answer } of findAutofillSuggestions(field, exampleFamilyProfile, context)) {
          const said = JSON.stringify([from, label, describeSuggestion(field, answer, context, 'bn')])
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

  it('lists the documents with their target fields', () => {
    expect(documentsIn(fieldAt(eduAllowance, 'bank'), (exampleFamilyProfile.banks as object[])[0], 'bank')).toEqual([
      { path: 'bank.chequeCopy', documents: ['d-cheque'] },
    ])
  })
})

describe('saving an application to the profile', () => {
  it('adds missing data and overwrites nothing', () => {
    const fresh = mergeIntoProfile(membership, membershipAnswers, {})
    expect(fresh.permanent).toEqual(membershipAnswers.permanent)
    expect(fresh.nomineeName).toBe((membershipAnswers.nominee as Record<string, string>).nomineeName)
    expect(fresh.passports).toEqual([membershipAnswers.passport])
    expect(mergeIntoProfile(eduAllowance, eduAllowanceAnswers, exampleFamilyProfile)).toEqual(exampleFamilyProfile)
    const more = mergeIntoProfile(membership, membershipAnswers, exampleFamilyProfile)
    expect(more.passports).toEqual([...(exampleFamilyProfile.passports as object[]), membershipAnswers.passport])
    expect([more.permanent, more.nomineeName]).toEqual([exampleFamilyProfile.permanent, 'SALMA'])
  })

  it('stores the same application only once', () => {
    const once = mergeIntoProfile(membership, membershipAnswers, exampleFamilyProfile)
    expect(mergeIntoProfile(membership, membershipAnswers, once)).toEqual(once)
  })
})
