import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toBanglaDigits } from '#language/digits.ts'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { eduAllowanceAnswers } from '#services/definitions/edu-allowance/example.ts'
import { formatAnswers, flattenSections } from './format-answers.ts'
import { maskPersonalText } from './mask-personal-text.ts'

it('masks a phone number in its own digits so that its owner recognises it', () => {
  expect(maskPersonalText('01712345678')).toBe('017*****678')
  expect(maskPersonalText('০১৭১২৩৪৫৬৭৮')).toBe('০১৭*****৬৭৮')
  expect(maskPersonalText('+8801712345678')).toBe('017*****678')
  expect(maskPersonalText('rahima@example.org')).toBe('r*****@example.org')
})

it('masks document and account numbers to the last four digits', () => {
  expect(maskPersonalText('1234567890')).toBe('••••••7890')
  expect(maskPersonalText('১২৩৪৫৬৭৮৯০')).toBe('••••••৭৮৯০')
  expect(maskPersonalText('BX0123456')).toBe('•••••3456')
})

it('masks a name to its first letter and the family name', () => {
  expect(maskPersonalText('রহিমা বেগম')).toBe('র***** বেগম')
  expect(maskPersonalText('Rahima')).toBe('R*****')
})

it('hides a date of birth and an address line with a house number', () => {
  expect(maskPersonalText('১২ মার্চ ২০০৫ (বয়স ২১ বছর)')).toBe('*****')
  expect(maskPersonalText('House 12, Road 4')).toBe('*****')
})

it('never shows more than six consecutive digits of a number in either script', () => {
  const numbers = fc.stringMatching(/^[0-9]{9,20}$/)
  fc.assert(
    fc.property(numbers, fc.boolean(), (number, isBangla) => {
      const shown = maskPersonalText(isBangla ? toBanglaDigits(number) : number)
      expect(shown.replaceAll(/[^\p{Nd}]/gu, '').length).toBeLessThanOrEqual(6)
    }),
  )
})

it('applies to typed texts about people, not to choices from a list', () => {
  const lines = flattenSections(formatAnswers(eduAllowance, eduAllowanceAnswers, { facts: {} }, 'bn'))
  const personal = lines.flatMap(({ path, isPersonal }) => (isPersonal ? [path] : []))
  for (const path of [
    'studentNameBn',
    'guardianName',
    'guardianNid',
    'studentMobile',
    'bank.accountNumber',
    'studentDob',
  ])
    expect(personal).toContain(path)
  for (const path of ['gender', 'studyCategoryId', 'present.districtId', 'studentCheck'])
    expect(personal).not.toContain(path)
})
