import * as z from 'zod/mini'
import { contract, noData } from '#http/contract.ts'
import { text } from '#http/schemas.ts'

const nullableText = z.nullable(z.string())
const membershipId = z.strictObject({ membershipId: text(20) })

const insurance = z.strictObject({
  insuranceNo: z.string(),
  /** Taka, as a decimal string. */
  claimAmount: z.string(),
  coverFrom: z.string(),
  coverUntil: z.string(),
})

/** A membership, for its owner and for staff with access. */
const membership = z.strictObject({
  membershipId: z.string(),
  applicationNo: z.string(),
  state: z.enum(['ACTIVE', 'ENDED']),
  name: z.string(),
  nameBng: nullableText,
  countryName: z.string(),
  countryNameBng: z.string(),
  missionName: z.string(),
  missionNameBng: z.string(),
  joinedOn: z.string(),
  passportNo: z.string(),
  passportValidUntil: nullableText,
  /** Earlier passports, newest first, with the same visibility as `passportNo`. */
  earlierPassports: z.array(z.string()),
  insurance: z.nullable(insurance),
  cards: z.array(
    z.strictObject({
      serial: z.int(),
      issuedOn: z.string(),
      state: z.enum(['VALID', 'REPLACED', 'REVOKED']),
      reason: z.string(),
    }),
  ),
})

export const getMyMembership = contract({
  method: 'GET',
  path: '/memberships/mine',
  summary: "Get the caller's own membership, or null",
  access: 'signed-in',
  response: z.nullable(membership),
})

export const getMembership = contract({
  method: 'GET',
  path: '/memberships/:membershipId',
  summary: 'Get a membership, for its owner and for staff with access to its application; audited',
  access: 'signed-in',
  params: membershipId,
  response: membership,
  problems: ['NOT_FOUND'],
})

export const cardFormats = ['card', 'sheet'] as const
const look = { paper: z.optional(z.enum(cardFormats)), language: z.optional(z.enum(['bn', 'en'])) }

export const printCard = contract({
  method: 'GET',
  path: '/memberships/:membershipId/card',
  summary: 'Download the card as PDF, in card size or on A4, for its owner and for staff with print permission',
  access: 'signed-in',
  params: membershipId,
  query: z.strictObject(look),
  response: noData,
  returnsFile: true,
  problems: ['NOT_FOUND'],
})

export const replaceCard = contract({
  method: 'POST',
  path: '/memberships/:membershipId/new-card',
  summary: 'Replace a lost or stolen card; the code of the old card then verifies as "replaced"',
  access: 'signed-in',
  params: membershipId,
  body: z.strictObject({ reason: z.enum(['LOST', 'STOLEN', 'DAMAGED']) }),
  response: membership,
  problems: ['NOT_FOUND'],
  message: { bn: 'নতুন কার্ড তৈরি হয়েছে।', en: 'A new card has been made.' },
})

export const createCardLink = contract({
  method: 'POST',
  path: '/memberships/:membershipId/card-link',
  summary: 'Create a signed link that opens the card on another phone for 15 minutes',
  access: 'signed-in',
  params: membershipId,
  response: z.strictObject({ link: z.string(), expiresIn: z.int() }),
  problems: ['NOT_FOUND'],
})

const proof = { otpToken: text(64), otp: text(12), link: text(200) }
const identity = {
  membershipId: text(20),
  passportNo: text(20),
  dateOfBirth: text(20),
  captchaId: text(64),
  captcha: text(12),
}
const download = { ...identity, ...proof }

/**
 * Returns the card for a signed link or for a code sent to the member's own phone or e-mail. With number, passport and
 * birth date it sends that code, and the response is the same whether they are right or not.
 */
export const downloadCard = contract({
  method: 'POST',
  path: '/pub/download/wewb-membership-card',
  summary:
    'Download the card as PDF with `link`, or `otpToken` and `otp`; send a code for number, passport, date of ' +
    'birth and captcha (query or body)',
  access: 'anyone',
  query: z.partial(z.strictObject({ ...download, paper: z.enum(cardFormats), language: z.enum(['bn', 'en']) })),
  body: z.partial(z.strictObject({ ...download, paper: z.enum(cardFormats), language: z.enum(['bn', 'en']) })),
  response: z.strictObject({
    otpToken: z.string(),
    otpLength: z.int(),
    sentTo: z.nullable(z.string()),
    expiresIn: z.int(),
    resendAfter: z.int(),
  }),
  returnsFile: true,
  problems: [
    'INVALID_CAPTCHA',
    'ANSWERS_INVALID',
    'OTP_WRONG',
    'OTP_EXPIRED',
    'OTP_LOCKED',
    'LINK_EXPIRED',
    'NOT_FOUND',
  ],
  message: {
    bn: 'তথ্য মিলে গেলে আপনার মোবাইল বা ই-মেইলে একটি কোড যাবে।',
    en: 'If the details match, a code is on its way to your mobile or e-mail.',
  },
})

/** Data that a phone stores, so that the card can be displayed offline. */
export const openCard = contract({
  method: 'POST',
  path: '/pub/membership-card',
  summary: 'Get the card by the same link or code, with a link to its PDF that expires no later than the given one',
  access: 'anyone',
  body: z.partial(z.strictObject(proof)),
  response: z.strictObject({
    membershipId: z.string(),
    name: z.string(),
    nameBng: nullableText,
    passportNo: z.string(),
    passportValidUntil: nullableText,
    countryName: z.string(),
    countryNameBng: z.string(),
    issuedOn: z.string(),
    insuranceNo: nullableText,
    /** Data URLs. */
    photo: nullableText,
    qr: z.string(),
    /** Content of the QR code, to verify it again when online. */
    code: z.string(),
    link: z.string(),
    linkExpiresIn: z.int(),
  }),
  problems: ['OTP_WRONG', 'OTP_EXPIRED', 'OTP_LOCKED', 'LINK_EXPIRED', 'NOT_FOUND'],
})

export const listMembershipFees = contract({
  method: 'GET',
  path: '/pub/membership-fees',
  summary: 'List the current membership fees of each mission in its currency',
  access: 'anyone',
  response: z.array(
    z.strictObject({
      missionId: z.string(),
      missionName: z.string(),
      missionNameBng: z.string(),
      currency: z.string(),
      fee: z.string(),
      premium: z.string(),
      validFrom: nullableText,
    }),
  ),
})
