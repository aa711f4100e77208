import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { text, yesNo } from './shapes.ts'

/** What a signed code may stand on. */
export const paperTypes = ['MEMBERSHIP_CARD', 'APPLICATION', 'RESULT_LETTER', 'ACKNOWLEDGEMENT', 'PAYMENT_ADVICE'] as const
export type PaperType = (typeof paperTypes)[number]

/** Forged, altered and unknown codes have one answer, "Data Not Found!"; only the audit knows which it was. */
export const verificationSays = {
  found: { bn: 'তথ্য সফলভাবে যাচাই হয়েছে!', en: 'Data Verified Successfully!' },
  'not-found': { bn: 'তথ্য পাওয়া যায়নি!', en: 'Data Not Found!' },
}

const nullableText = z.nullable(z.string())
const code = { code: text(1000) }

/** SPEC.md has the code in the query; our own client sends a body, because addresses end up in logs. */
export const verifyCode = contract({
  method: 'POST',
  path: '/pub/qr-code-verify',
  summary: 'Is this paper ours? The signed code of its QR (query or body); masked',
  opensTo: 'anyone',
  query: z.partial(z.strictObject(code)),
  body: z.partial(z.strictObject(code)),
  answer: z.strictObject({
    type: z.enum(paperTypes),
    typeName: z.string(),
    typeNameBng: z.string(),
    validYn: yesNo,
    state: z.enum(['VALID', 'REPLACED', 'REVOKED']),
    name: z.string(),
    referenceNo: z.string(),
    issuedOn: z.string(),
    validUntil: nullableText,
    /** Of a valid card only, as a data URL: whoever holds the card can compare the face. */
    photo: nullableText,
    /** What else the paper says, such as the service or the circular. */
    about: nullableText,
    aboutBng: nullableText,
  }),
  refusals: ['VERIFICATION_NOT_FOUND'],
})

export const registrationSearches = ['PASSPORT', 'CLEARANCE', 'MEMBERSHIP'] as const
const asked = { searchBy: z.enum(registrationSearches), value: text(60), dateOfBirth: text(20) }
const found = {
  foundYn: yesNo,
  type: z.nullable(z.enum(['BMET', 'MEMBERSHIP'])),
  nameMasked: nullableText,
  number: nullableText,
  countryId: nullableText,
  countryName: nullableText,
  countryNameBng: nullableText,
  issuedOn: nullableText,
  insuranceYn: z.nullable(yesNo),
}

export const checkRegistration = contract({
  method: 'POST',
  path: '/pub/bmet-wewbm-check',
  summary: 'Has this person a BMET clearance or a membership? A number and the birth day must agree; masked',
  opensTo: 'anyone',
  body: z.strictObject({ ...asked, captchaId: text(64), captcha: text(12) }),
  answer: z.strictObject(found),
  refusals: ['INVALID_CAPTCHA', 'ANSWERS_INVALID', 'SERVICE_CLOSED'],
})

/** The birth day may be left out by staff, who see more by their permission; every look is recorded. */
export const checkRegistrationSignedIn = contract({
  method: 'POST',
  path: '/bmet-wewbm-check',
  summary: 'The same for staff: all clearances and memberships of the number, with linked passports; recorded',
  opensTo: 'verification-bmet-wewbm:view',
  body: z.strictObject({ searchBy: asked.searchBy, value: asked.value }),
  answer: z.strictObject({
    foundYn: yesNo,
    list: z.array(
      z.strictObject({
        type: z.enum(['BMET', 'MEMBERSHIP', 'NOC']),
        number: z.string(),
        name: z.string(),
        fatherName: nullableText,
        /** Masked for those who neither verify nor approve. */
        passportNo: z.string(),
        linkedPassports: z.array(z.string()),
        countryId: z.string(),
        countryName: z.string(),
        countryNameBng: z.string(),
        issuedOn: nullableText,
        insuranceNo: nullableText,
        /** Of a membership given by this portal. */
        membershipState: nullableText,
        coverFrom: nullableText,
        coverUntil: nullableText,
        applicationNo: nullableText,
      }),
    ),
  }),
  refusals: ['ANSWERS_INVALID'],
})

export const listSigningKeys = contract({
  method: 'GET',
  path: '/pub/signing-keys',
  summary: 'The public keys (Ed25519, base64url) of our signed codes, for those who verify without a line; distrusted keys are left out',
  opensTo: 'anyone',
  answer: z.array(z.strictObject({ keyId: z.int(), publicKey: z.string() })),
})
