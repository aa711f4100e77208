import { expect, it } from 'vitest'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { eduAllowanceAnswers } from '#services/definitions/edu-allowance/example.ts'
import { membership } from '#services/definitions/wewb-membership/definition.ts'
import { membershipAnswers } from '#services/definitions/wewb-membership/example.ts'
import { qualifiedLabels } from './qualified-labels.ts'
import { visibleFieldsOf } from './visible-fields.ts'

it('adds the surrounding label to a question', () => {
  const labels = qualifiedLabels(visibleFieldsOf(eduAllowance, eduAllowanceAnswers, { facts: {} }))
  expect(labels.get('present.districtId')?.en).toBe('Present address, District')
  expect(labels.get('rollNo')?.en).toBe('Roll number')
})

it('names the surroundings once, and the row number always', () => {
  const labels = qualifiedLabels(visibleFieldsOf(membership, membershipAnswers, { facts: {} }))
  expect(labels.get('nominee.nomineeName')).toEqual({ bn: 'নমিনির নাম', en: "Nominee's name" })
  expect(labels.get('passport.passportIssuePlace')).toEqual({ bn: 'পাসপোর্ট ইস্যুর স্থান', en: 'Passport, Place of issue' })
  expect(labels.get('children.0.fullName')).toEqual({ bn: 'সন্তান ১, সন্তানের পূর্ণ নাম', en: "Child 1, Child's full name" })
})
