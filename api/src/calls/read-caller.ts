import type { CallerSearch } from '../../../domain/src/contracts/calls.ts'
import { readEmail, readMobile, readNid, type LoginId } from '../../../domain/src/fields/formats.ts'
import { mask } from '../../../domain/src/fields/mask-login-id.ts'
import { readPhone } from '../../../domain/src/fields/phone.ts'
import { toAsciiDigits } from '../../../domain/src/language/digits.ts'
import { digestOf } from '../applications/keys.ts'
import { readSearch } from '../desks/search-files.ts'
import type { Secrets } from '../platform/secrets.ts'
import { readNumber, readPassport } from '../registry/read-values.ts'
import { passportIndexOf } from '../registry/table-register.ts'

/** All that one typed number may be; what does not fit its form is left out. */
export type Caller = {
  searchedBy: CallerSearch
  applicationNo?: string
  /** Of the numbers written in a form, each under the kind it may be. */
  digests: Buffer[]
  phone?: string
  login?: LoginId
  nidIndex?: Buffer
  passportIndex?: Buffer
  /** The number of a membership or a clearance. */
  paper?: string
}

export function readCaller(secrets: Secrets, typed: string): Caller {
  const email = readEmail(typed)
  if (email) return { searchedBy: 'EMAIL', digests: [], login: { type: 'EMAIL', value: email } }
  // Written as one word, a name beside a digit is no name any more: nobody is found by it.
  const word = toAsciiDigits(typed.normalize('NFC')).replace(/[\s.,()‐-―−-]+/g, '')
  const read = readSearch(secrets, word)
  if ('number' in read) return { searchedBy: 'APPLICATION', digests: [], applicationNo: read.number }
  const [phone, mobile, nid, passport, paper] = [phoneOf(word), readMobile(word), readNid(word), readPassport(word), readNumber(typed)]
  // A form stores a mobile of Bangladesh with its country code or without, by the kind of its field.
  const digests = phone ? [digestOf(secrets, 'mobile', phone)] : []
  return {
    searchedBy: phone ? 'PHONE' : nid ? 'NID' : passport ? 'PASSPORT' : /\p{L}/u.test(word) ? 'PAPER' : 'NUMBER',
    digests: [...read.digests, ...digests],
    ...(phone ? { phone } : {}),
    ...(mobile ? { login: { type: 'MOBILE', value: mobile } } : {}),
    ...(nid ? { nidIndex: digestOf(secrets, 'nid', nid) } : {}),
    ...(passport ? { passportIndex: passportIndexOf(secrets, passport) } : {}),
    ...(paper ? { paper } : {}),
  }
}

/** A telephone shows a call from abroad without the plus. Ten and thirteen digits are rather an NID. */
const phoneOf = (word: string): string | undefined =>
  readPhone(word) ?? (/^[1-9](?:\d{10,11}|\d{13,14})$/.test(word) ? `+${word}` : undefined)

export const phoneIndexOf = (secrets: Secrets, phone: string): Buffer => secrets.blindIndex('caller', phone)

/** 017*****678, or +97*****567 from abroad. */
export const maskPhone = (phone: string): string => mask({ type: 'MOBILE', value: readMobile(phone) ?? phone })
