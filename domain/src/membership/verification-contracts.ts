import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { text, yesNo } from '#http/schemas.ts'

/** Documents that carry a signed code. */
export const signedDocumentTypes = [
  'MEMBERSHIP_CARD',
  'APPLICATION',
  'RESULT_LETTER',
  'ACKNOWLEDGEMENT',
  'PAYMENT_ADVICE',
] as const
export type SignedDocumentType = (typeof signedDocumentTypes)[number]

/**
 * Forged, altered and unknown codes get the same response, "Data Not Found!"; only the audit log records the reason.
 */
export const verificationMessages = {
  found: { bn: 'তথ্য সফলভাবে যাচাই হয়েছে!', en: 'Data Verified Successfully!' },
  'not-found': { bn: 'তথ্য পাওয়া যায়নি!', en: 'Data Not Found!' },
}

const nullableText = z.nullable(z.string())
const code = { code: text(1000) }

/** Accepts the code in the query or in the body. The web client sends a body, because URLs end up in logs. */
export const verifyCode = contract({
  method: 'POST',
  path: '/pub/qr-code-verify',
  summary: 'Verify a document by the signed code of its QR code (query or body); masked',
  access: 'anyone',
  query: z.partial(z.strictObject(code)),
  body: z.partial(z.strictObject(code)),
  response: z.strictObject({
    type: z.enum(signedDocumentTypes),
    typeName: z.string(),
    typeNameBng: z.string(),
    validYn: yesNo,
    state: z.enum(['VALID', 'REPLACED', 'REVOKED']),
    name: z.string(),
    referenceNo: z.string(),
    issuedOn: z.string(),
    validUntil: nullableText,
    /** Only for a valid card, as a data URL, so that the verifier can compare the face. */
    photo: nullableText,
    /** Further details of the document, such as the service or the circular. */
    about: nullableText,
    aboutBng: nullableText,
  }),
  problems: ['VERIFICATION_NOT_FOUND'],
})

export const registrationSearchTypes = ['PASSPORT', 'CLEARANCE', 'MEMBERSHIP'] as const
const query = { searchBy: z.enum(registrationSearchTypes), value: text(60), dateOfBirth: text(20) }
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
  summary: 'Verify the BMET clearance or membership of a person by number and date of birth; masked',
  access: 'anyone',
  body: z.strictObject({ ...query, captchaId: text(64), captcha: text(12) }),
  response: z.strictObject(found),
  problems: ['INVALID_CAPTCHA', 'ANSWERS_INVALID', 'SERVICE_CLOSED'],
})

/** Staff may omit the birth date, and see more according to their permission; every lookup is recorded. */
export const checkRegistrationSignedIn = contract({
  method: 'POST',
  path: '/bmet-wewbm-check',
  summary: 'List all clearances and memberships of a number with linked passports, for staff; audited',
  access: 'verification-bmet-wewbm:view',
  body: z.strictObject({ searchBy: query.searchBy, value: query.value }),
  response: z.strictObject({
    foundYn: yesNo,
    list: z.array(
      z.strictObject({
        type: z.enum(['BMET', 'MEMBERSHIP', 'NOC']),
        number: z.string(),
        name: z.string(),
        fatherName: nullableText,
        /** Masked for callers who neither verify nor approve. */
        passportNo: z.string(),
        linkedPassports: z.array(z.string()),
        countryId: z.string(),
        countryName: z.string(),
        countryNameBng: z.string(),
        issuedOn: nullableText,
        insuranceNo: nullableText,
        /** Only for memberships issued by this portal. */
        membershipState: nullableText,
        coverFrom: nullableText,
        coverUntil: nullableText,
        applicationNo: nullableText,
      }),
    ),
  }),
  problems: ['ANSWERS_INVALID'],
})

export const listSigningKeys = contract({
  method: 'GET',
  path: '/pub/signing-keys',
  summary:
    'List the public keys (Ed25519, base64url) for offline verification of signed codes, without distrusted keys',
  access: 'anyone',
  response: z.array(z.strictObject({ keyId: z.int(), publicKey: z.string() })),
})
