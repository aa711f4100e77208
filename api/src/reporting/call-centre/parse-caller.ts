import type { CallerSearchType } from '@wewb/domain/reporting/phone-call-contracts'
import { parseEmail, parseMobile, parseNid, type LoginId } from '@wewb/domain/engine/fields/formats'
import { maskLoginId } from '@wewb/domain/engine/fields/mask-login-id'
import { parsePhone } from '@wewb/domain/engine/fields/phone'
import { toAsciiDigits } from '@wewb/domain/language/digits'
import { digestOf } from '#casework/applications/application-keys.ts'
import { parseApplicationSearch } from '#casework/desks/parse-application-search.ts'
import type { Secrets } from '#security/secrets.ts'
import { parseDocumentNumber, parsePassport } from '#registers/imports/parse-values.ts'
import { passportIndexOf } from '#registers/registry/database-register.ts'

/** All identifiers that a typed text may be; those with an invalid format are left out. */
export type CallerIdentifiers = {
  searchedBy: CallerSearchType
  applicationNo?: string
  /** Digests of numbers in a form, one for each kind the text may be. */
  digests: Buffer[]
  phone?: string
  login?: LoginId
  nidIndex?: Buffer
  passportIndex?: Buffer
  /** Number of a membership or a clearance. */
  documentNumber?: string
}

export function parseCaller(secrets: Secrets, typed: string): CallerIdentifiers {
  const email = parseEmail(typed)
  if (email) return { searchedBy: 'EMAIL', digests: [], login: { type: 'EMAIL', value: email } }
  // Removes separators. A name next to digits no longer matches, so nobody is found by name.
  const word = toAsciiDigits(typed.normalize('NFC')).replace(/[\s.,()‐-―−-]+/g, '')
  const read = parseApplicationSearch(secrets, word)
  if ('number' in read) return { searchedBy: 'APPLICATION', digests: [], applicationNo: read.number }
  const [phone, mobile, nid, passport, document] = [
    phoneOf(word),
    parseMobile(word),
    parseNid(word),
    parsePassport(word),
    parseDocumentNumber(typed),
  ]
  // A form stores a Bangladeshi mobile number with or without the country code, depending on the field kind.
  const digests = phone ? [digestOf(secrets, 'mobile', phone)] : []
  return {
    searchedBy: phone ? 'PHONE' : nid ? 'NID' : passport ? 'PASSPORT' : /\p{L}/u.test(word) ? 'PAPER' : 'NUMBER',
    digests: [...read.digests, ...digests],
    ...(phone ? { phone } : {}),
    ...(mobile ? { login: { type: 'MOBILE', value: mobile } } : {}),
    ...(nid ? { nidIndex: digestOf(secrets, 'nid', nid) } : {}),
    ...(passport ? { passportIndex: passportIndexOf(secrets, passport) } : {}),
    ...(document ? { documentNumber: document } : {}),
  }
}

/** A phone displays a foreign caller without the plus. Ten and thirteen digits are treated as an NID. */
const phoneOf = (word: string): string | undefined =>
  parsePhone(word) ?? (/^[1-9](?:\d{10,11}|\d{13,14})$/.test(word) ? `+${word}` : undefined)

export const phoneIndexOf = (secrets: Secrets, phone: string): Buffer => secrets.blindIndex('caller', phone)

/** Masks a number as 017*****678, or +97*****567 from abroad. */
export const maskPhone = (phone: string): string => maskLoginId({ type: 'MOBILE', value: parseMobile(phone) ?? phone })
