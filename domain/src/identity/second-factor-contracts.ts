import * as z from 'zod/mini'
import { secondFactorRules, secondFactorMethods } from './accounts/second-factor.ts'
import { loginEnvelope, user } from './account-contracts.ts'
import { contract, noData } from '#http/contract.ts'
import { timestamp, queryId, text, yesNo } from '#http/schemas.ts'

const methodSchema = z.enum(secondFactorMethods)
const code = text(40)
const password = text(1024)
const pendingToken = text(64)

const codeSent = z.strictObject({
  otpLength: z.int(),
  sentTo: z.string(),
  channel: z.enum(['SMS', 'EMAIL']),
  expiresIn: z.int(),
  resendAfter: z.int(),
})

export const enterSecondFactor = contract({
  method: 'POST',
  path: '/pub/login/second-factor',
  summary: 'Complete a log-in with the second factor: a code of the app, a code that was sent, or a recovery code',
  access: 'anyone',
  body: z.strictObject({ token: pendingToken, way: methodSchema, code }),
  response: user,
  envelopeFields: loginEnvelope,
  problems: ['OTP_WRONG', 'OTP_EXPIRED', 'OTP_LOCKED', 'LOG_IN_EXPIRED', 'LOCKED', 'USER_INACTIVE'],
  message: { bn: 'লগইন সফল হয়েছে', en: 'Login successful' },
})

export const sendSecondFactor = contract({
  method: 'POST',
  path: '/pub/login/second-factor/send',
  summary: 'Send a code for the second factor of a log-in, if the account uses codes',
  access: 'anyone',
  body: z.strictObject({ token: pendingToken }),
  response: codeSent,
  problems: ['LOG_IN_EXPIRED', 'NO_PERMISSION'],
  message: { bn: 'কোড পাঠানো হয়েছে।', en: 'The code has been sent.' },
})

export const getSecondFactor = contract({
  method: 'GET',
  path: '/profile/second-factor',
  summary: 'Get the status of the own second factor and its method',
  access: 'signed-in',
  response: z.strictObject({
    /** Requirement that applies to this person. */
    rule: z.enum(secondFactorRules),
    /** Empty while it is off. */
    ways: z.array(methodSchema),
    /** Channel and destination of a code. */
    codeWay: z.enum(['SMS', 'EMAIL']),
    sentTo: z.string(),
    since: z.nullable(timestamp),
    recoveryLeft: z.int(),
  }),
})

export const startSecondFactor = contract({
  method: 'POST',
  path: '/profile/second-factor',
  summary: 'Start the setup of a second factor: return a key for an app or send a code; active after confirmation',
  access: 'signed-in',
  body: z.strictObject({ way: z.enum(['TOTP', 'CODE']), password, alsoByCodeYn: yesNo }),
  response: z.strictObject({
    /** Secret to type into the app. */
    secret: z.nullable(z.string()),
    /** The same secret as a QR code. */
    qr: z.nullable(z.string()),
    sent: z.nullable(codeSent),
  }),
  problems: ['ANSWERS_INVALID', 'MOVE_NOT_OPEN'],
})

export const confirmSecondFactor = contract({
  method: 'POST',
  path: '/profile/second-factor/confirm',
  summary: 'Confirm the second factor with a code; returns the recovery codes once',
  access: 'signed-in',
  body: z.strictObject({ code }),
  response: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  problems: ['OTP_WRONG', 'OTP_EXPIRED', 'OTP_LOCKED', 'MOVE_NOT_OPEN'],
  message: {
    bn: 'দুই ধাপের লগইন চালু হয়েছে। অন্য সব যন্ত্র থেকে লগআউট করা হয়েছে।',
    en: 'Two-step log-in is on. You were logged out everywhere else.',
  },
})

export const sendOwnCode = contract({
  method: 'POST',
  path: '/profile/second-factor/send',
  summary: 'Send a code to the caller to reauthenticate a change of the second factor',
  access: 'signed-in',
  response: codeSent,
  problems: ['NO_PERMISSION'],
  message: { bn: 'কোড পাঠানো হয়েছে।', en: 'The code has been sent.' },
})

const proof = { password, way: methodSchema, code }

export const renewRecoveryCodes = contract({
  method: 'POST',
  path: '/profile/second-factor/recovery-codes',
  summary: 'Replace the recovery codes by ten new ones',
  access: 'signed-in',
  body: z.strictObject(proof),
  response: z.strictObject({ recoveryCodes: z.array(z.string()) }),
  problems: ['ANSWERS_INVALID', 'MOVE_NOT_OPEN'],
  message: {
    bn: 'নতুন উদ্ধার কোড তৈরি হয়েছে। আগেরগুলো আর চলবে না।',
    en: 'New recovery codes are made. The old ones no longer work.',
  },
})

export const switchOffSecondFactor = contract({
  method: 'POST',
  path: '/profile/second-factor/off',
  summary: 'Disable the own second factor and end all other sessions',
  access: 'signed-in',
  body: z.strictObject(proof),
  response: noData,
  problems: ['ANSWERS_INVALID', 'MOVE_NOT_OPEN'],
  message: { bn: 'দুই ধাপের লগইন বন্ধ হয়েছে।', en: 'Two-step log-in is off.' },
})

/** For a colleague who lost their phone: they set it up again after the next log-in. */
export const removeSecondFactor = contract({
  method: 'DELETE',
  path: '/users/:id/second-factor',
  summary: 'Remove the second factor of another user, end their sessions and notify them',
  access: 'users:edit',
  params: z.strictObject({ id: queryId }),
  response: noData,
  problems: ['NOT_FOUND', 'NO_PERMISSION', 'MOVE_NOT_OPEN'],
  message: {
    bn: 'দুই ধাপের লগইন তুলে নেওয়া হয়েছে। তাঁকে বার্তায় জানানো হয়েছে।',
    en: 'The second step is removed and they were told.',
  },
})
