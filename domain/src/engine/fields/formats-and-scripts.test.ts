import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBanglaDigits } from '#language/digits.ts'
import { parseEmail, parseLoginId, parseMobile, parseNid } from './formats.ts'
import { maskLoginId } from './mask-login-id.ts'
import { issueCodes, issueMessage } from './issue.ts'
import { validateScript, normalizeScript, type TextScript } from './text-scripts.ts'

describe('scripts', () => {
  it('normalize digits of any script to 0–9 where only digits or English are allowed, and drop nothing else', () => {
    expect(normalizeScript('১২ ৩৪-৫٦', 'digits')).toBe('123456')
    expect(validateScript(normalizeScript('১২ab', 'digits'), 'digits')).toBe('digits-only')
    expect(normalizeScript('Villa ৩, Street ৫-ক', 'english-only')).toBe('Villa 3, Street 5-ক')
  })
  it('normalize digits of any script to ০–৯ in a Bangla address, with any keyboard', () => {
    expect(normalizeScript('বাড়ি 12, সড়ক ٣-৪', 'bangla-only')).toBe('বাড়ি ১২, সড়ক ৩-৪')
  })
  it('accept the letters of their script', () => {
    const taken: [TextScript, string][] = [
      ['english-text', "Md. Abdul-Karim (Jr.): D'Costa"],
      ['english-only', 'House 5/A, Road #3'],
      ['bangla-text', 'মোছাঃ রহিমা-বেগম (রানী).'],
      ['bangla-only', 'এসএসসি-২০২৫, ঢাকা'],
      ['bangla-text', 'র‍্যাব'],
      ['bangla-text', 'বড়ুয়া'.normalize('NFD')],
    ]
    for (const [script, text] of taken)
      expect([text, validateScript(normalizeScript(text), script)]).toEqual([text, undefined])
  })
  it('name the rejected letters', () => {
    expect(validateScript('Karim 5', 'english-text')).toBe('english-letters-only')
    expect(validateScript('করিম ৫', 'bangla-text')).toBe('bangla-letters-only')
    expect(validateScript('করিম', 'english-only')).toBe('english-only')
  })
  it('are unchanged by a second normalization', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => normalizeScript(normalizeScript(text)) === normalizeScript(text),
      ),
    )
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => normalizeScript(normalizeScript(text, 'digits'), 'digits') === normalizeScript(text, 'digits'),
      ),
    )
  })
})

describe('formats', () => {
  const mobile = fc
    .tuple(fc.constantFrom('3', '4', '5', '6', '7', '8', '9'), fc.stringMatching(/^[0-9]{8}$/))
    .map(([operator, rest]) => `01${operator}${rest}`)

  it('parse every notation of a Bangladeshi mobile number to the same number', () => {
    fc.assert(
      fc.property(mobile, (number) => {
        const ways = [
          number,
          `+88${number}`,
          `88${number}`,
          `${number.slice(0, 5)}-${number.slice(5)}`,
          toBanglaDigits(number),
          ` ${number} `,
        ]
        return ways.every((way) => parseMobile(way) === number)
      }),
    )
  })
  it('never parse another text as a mobile number', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) => parseMobile(text) === undefined || /^01[3-9]\d{8}$/.test(parseMobile(text) ?? ''),
      ),
    )
  })
  it('store e-mail addresses in lower case and reject invalid ones', () => {
    expect(parseEmail(' Karim@Example.COM ')).toBe('karim@example.com')
    for (const wrong of ['karim', 'karim@mail', '@mail.com', 'a b@mail.com', 'a@b..com', `${'x'.repeat(250)}@mail.com`])
      expect(parseEmail(wrong)).toBeUndefined()
  })
  it('distinguish a mobile number from an e-mail address at log-in', () => {
    expect(parseLoginId('০১৭০০০০০০০১')).toEqual({ type: 'MOBILE', value: '01700000001' })
    expect(parseLoginId('admin@demo.wewb')).toEqual({ type: 'EMAIL', value: 'admin@demo.wewb' })
    expect(parseLoginId('admin')).toBeUndefined()
  })
  it('accept NIDs of 10, 13 or 17 digits', () => {
    expect([10, 13, 17, 9, 12, 18].map((length) => parseNid('1'.repeat(length)) !== undefined)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
  it('mask personal identifiers', () => {
    expect(maskLoginId({ type: 'MOBILE', value: '01712345678' })).toBe('017*****678')
    expect(maskLoginId({ type: 'EMAIL', value: 'karim@example.com' })).toBe('k*****@example.com')
  })
})

it('every issue has a message in both languages, with its limit in localized digits', () => {
  for (const code of issueCodes)
    expect(Object.values(issueMessage({ code })).every((sentence) => sentence.length > 5)).toBe(true)
  expect(issueMessage({ code: 'too-long', limit: 255 })).toEqual({
    bn: 'সর্বোচ্চ ২৫৫টি অক্ষর লেখা যাবে।',
    en: 'Write at most 255 characters.',
  })
})
