import { describe, expect, it } from 'vitest'
import { validateAnswer } from './validate-answer.ts'
import { normalizeScript, validateScript } from './text-scripts.ts'
import { validatePersonNames } from '#identity/accounts/registration.ts'

describe('the name of a person', () => {
  it.each(['Md. Abdul Karim', "D'Costa", 'Anne-Marie Rozario', 'মোঃ আব্দুল করিম', 'মোসাঃ রহিমা-খাতুন', 'A. K. M. Rahman'])(
    'may be %s',
    (name) => expect(validateScript(normalizeScript(name, 'name'), 'name')).toBeUndefined(),
  )

  it.each([
    'XX 12345 67',
    'করিম ১২',
    'Karim2',
    'Karim (late)',
    'Karim; Rahim',
    'a@b',
    '---',
    '. .',
    'করিম, রহিম',
    '<b>Karim</b>',
  ])('may not be %s', (name) => expect(validateScript(normalizeScript(name, 'name'), 'name')).toBe('not-a-name'))

  it('is asked for in one script where the form says so', () => {
    expect(validateScript('রহিম', 'name-english')).toBe('english-letters-only')
    expect(validateScript('Rahim', 'name-bangla')).toBe('bangla-letters-only')
    expect(validateScript('রহিম 5', 'name-english')).toBe('not-a-name')
    expect(validateScript('রহিম', 'name-bangla')).toBeUndefined()
  })

  it('is stored with the signs that its writer meant', () => {
    const field = { kind: 'text', id: 'name', script: 'name', label: { bn: 'নাম', en: 'Name' } } as const
    expect(normalizeScript('মো: করিম', 'name')).toBe('মোঃ করিম')
    expect(normalizeScript('D’Costa', 'name-english')).toBe("D'Costa")
    expect(validateAnswer(field, 'মোঃ করিম', { facts: {}, answers: [] })).toEqual([])
  })

  it('has no digits in an account either, of an applicant or of the staff', () => {
    expect(validatePersonNames('XX 12345 67', '')).toEqual([{ path: 'fullNameEn', code: 'not-a-name' }])
    expect(validatePersonNames('Karim', 'করিম ১২')).toEqual([{ path: 'fullNameBn', code: 'not-a-name' }])
    expect(validatePersonNames('Md. Karim', 'মো: করিম')).toEqual([])
  })
})
