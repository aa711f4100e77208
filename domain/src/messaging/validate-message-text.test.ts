import { describe, expect, it } from 'vitest'
import { interpolate } from '#language/bilingual.ts'
import { catalogue } from '#services/definitions/catalogue.ts'
import { validateMessageText, normalizeMessageText, type MessageText } from './validate-message-text.ts'
import { placeholdersOf } from './template-placeholders.ts'
import { toBilingual, placeholders, placeholdersIn } from './placeholders.ts'
import { smsParts } from './sms-parts.ts'
import { templates, type Template, type TemplateCode } from './templates.ts'

const written = ({ subject, text }: Template): MessageText => ({
  subject: subject.en,
  subjectBng: subject.bn,
  text: text.en,
  textBng: text.bn,
})
const rulesOf = (code: TemplateCode) => {
  const validNames = placeholdersOf(code)
  return {
    allowed: validNames.map(({ name }) => name),
    required: validNames.filter(({ isNeeded }) => isNeeded).map(({ name }) => name),
  }
}
const codes = Object.keys(templates) as TemplateCode[]
const submitted = written(templates.SUBMITTED)
const check = (change: Partial<MessageText>, code: TemplateCode = 'SUBMITTED') =>
  validateMessageText({ ...submitted, ...change }, rulesOf(code))

describe('text of a message template', () => {
  it.each(codes)('%s: the default text passes the validation of custom texts', (code) => {
    expect(validateMessageText(written(templates[code]), rulesOf(code))).toEqual([])
    expect(normalizeMessageText(written(templates[code]))).toEqual(written(templates[code]))
  })
  it.each(codes)('%s: both languages have the same known placeholders', (code) => {
    const { bn, en } = templates[code].text
    expect(new Set(placeholdersIn(bn))).toEqual(new Set(placeholdersIn(en)))
    expect(placeholdersIn(bn).every((name) => name in placeholders)).toBe(true)
  })
  it('reports an unknown placeholder at its field', () => {
    const [found] = check({ textBng: `${submitted.textBng} {nid}` })
    expect(found).toMatchObject({ path: 'textBng', code: 'rule' })
    expect(found?.message?.bn).toContain('{nid}')
    expect(found?.message?.en).toContain('{ref}, {service}')
    expect(check({ text: 'Your application { ref } {service}' })).toHaveLength(1)
    expect(check({ textBng: 'আবেদন {রেফ} {ref}' })).toHaveLength(1)
  })
  it('requires mandatory placeholders only', () => {
    expect(check({ text: 'Your {service} application is received.' })[0]?.message?.en).toContain('{ref} must stand')
    expect(check({ text: 'Application {ref} is received.', textBng: 'আবেদন {ref} জমা হয়েছে।' })).toEqual([])
  })
  it('reports an unpaired brace, missing or very long texts, and a placeholder in a subject', () => {
    expect(check({ text: '{ref} {' })[0]?.message?.en).toContain('stands alone')
    expect([check({ text: '' }), check({ subjectBng: '' })].map(([found]) => found?.code)).toEqual([
      'required',
      'required',
    ])
    expect(check({ text: `{ref}${'a'.repeat(500)}` })[0]).toMatchObject({ path: 'text', code: 'too-long', limit: 500 })
    expect(check({ subject: 'Number {ref}' })[0]?.path).toBe('subject')
  })
  it('is normalized: line breaks in a subject and invisible or direction characters are dropped', () => {
    const tidied = normalizeMessageText({ ...submitted, subject: ' One\r\nBcc: two ', text: 'a\u202eb\u200b ' })
    expect([tidied.subject, tidied.text]).toEqual(['One Bcc: two', 'ab'])
  })
  it('may contain number and service in every message about an application', () => {
    expect(placeholdersOf('RIN_SCREENED').map(({ name }) => name)).toEqual(['centre', 'ref', 'service'])
    expect(placeholdersOf('OTP_REG').map(({ name }) => name)).toEqual(['otp', 'minutes'])
    expect(placeholdersOf('PASSWORD_CHANGED')).toEqual([])
  })
})

describe('longest placeholder values', () => {
  it('are no shorter than those of any built-in service, nor than the examples', () => {
    const { longest: maxLength } = placeholders.service
    for (const { title } of catalogue)
      expect([title.bn.length <= maxLength.bn.length, title.en.length <= maxLength.en.length]).toEqual([true, true])
    for (const placeholder of Object.values(placeholders)) {
      const [example, max] = [toBilingual(placeholder.example), toBilingual(placeholder.longest)]
      expect([max.bn.length >= example.bn.length, max.en.length >= example.en.length]).toEqual([true, true])
    }
  })
  it('limit every default text to five SMS in Bangla and to three in English, which stays in the GSM alphabet', () => {
    const maxLength = Object.fromEntries(Object.entries(placeholders).map(([name, place]) => [name, place.longest]))
    for (const code of codes) {
      const { bn, en } = interpolate(templates[code].text, maxLength)
      expect([code, smsParts(bn).parts <= 5, smsParts(en).parts <= 3, smsParts(en).encoding]).toEqual([
        code,
        true,
        true,
        'GSM-7',
      ])
    }
  })
})
