import { toAsciiDigits } from '#language/digits.ts'
import { isRoutingNumber } from '#reference/routing-number.ts'
import { parseEmail, parseMobile, parseNid } from './formats.ts'
import type { IssueCode } from './issue.ts'

type Format = { parse(typed: string): string | undefined; issueCode: IssueCode }

const digits = (pattern: RegExp, otherwise: IssueCode): Format => ({
  parse: (typed) => matching(toAsciiDigits(typed).replace(/[\s-]/g, ''), pattern),
  issueCode: otherwise,
})
const matching = (text: string, pattern: RegExp) => (pattern.test(text) ? text : undefined)

/** Formats of numbers and addresses: parsed leniently, stored in one form. */
export const textFormats = {
  mobile: { parse: parseMobile, issueCode: 'not-a-mobile' },
  email: { parse: parseEmail, issueCode: 'not-an-email' },
  nid: { parse: parseNid, issueCode: 'not-an-nid' },
  brn: digits(/^[0-9]{17}$/, 'not-a-brn'),
  // One letter and eight digits (e-passport) or two and seven (machine readable).
  passport: {
    parse: (typed) => matching(toAsciiDigits(typed).replace(/[\s-]/g, '').toUpperCase(), /^[A-Z]{1,2}[0-9]{7,8}$/),
    issueCode: 'not-a-passport',
  },
  routing: {
    parse: (typed) => {
      const number = toAsciiDigits(typed).replace(/[\s-]/g, '')
      return isRoutingNumber(number) ? number : undefined
    },
    issueCode: 'not-a-routing-number',
  },
  'post-code': digits(/^[0-9]{4}$/, 'not-a-post-code'),
  account: digits(/^[0-9]{8,20}$/, 'not-an-account-number'),
} satisfies Record<string, Format>

export type TextFormat = keyof typeof textFormats
export const textFormatNames = Object.keys(textFormats) as [TextFormat, ...TextFormat[]]
