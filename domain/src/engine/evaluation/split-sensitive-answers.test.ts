import { expect, it } from 'vitest'
import fc from 'fast-check'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { eduAllowanceAnswers } from '#services/definitions/edu-allowance/example.ts'
import { mergeAnswers, maskAnswers, splitSensitiveAnswers } from './split-sensitive-answers.ts'

it('separates NID, birth registration, passport and account from the plain answers', () => {
  const { plain, sensitive } = splitSensitiveAnswers(eduAllowance, eduAllowanceAnswers)
  for (const secret of ['20091234567890123', 'A01234567', '0012345678901']) {
    expect(JSON.stringify(plain)).not.toContain(`"${secret}"`)
    expect(JSON.stringify(sensitive)).toContain(secret)
  }
  expect(plain.guardianNid).toBeUndefined()
  expect(plain.studentNameEn).toBe('RAHIMA KHATUN')
})

it('merges both parts again, even if one is incomplete', () => {
  fc.assert(
    fc.property(fc.subarray(Object.keys(eduAllowanceAnswers)), (names) => {
      const answers = Object.fromEntries(names.map((name) => [name, eduAllowanceAnswers[name]]))
      const { plain, sensitive } = splitSensitiveAnswers(eduAllowance, answers)
      expect(mergeAnswers(plain, sensitive)).toEqual(answers)
    }),
  )
})

it('masks sensitive answers to the last four characters and hides register results', () => {
  const masked = JSON.stringify(maskAnswers(eduAllowance, eduAllowanceAnswers))
  expect(masked).toContain('•••••••••8901')
  for (const secret of ['20091234567890123', 'A01234567', '0012345678901', '1975-05-05"}'])
    expect(masked).not.toContain(`"${secret}`)
})
