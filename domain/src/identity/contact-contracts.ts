import * as z from 'zod/mini'
import { contract } from '#http/contract.ts'
import { text } from '#http/schemas.ts'
import { messageChannels } from '#messaging/message-channels.ts'

export const contactSchema = z.strictObject({
  channel: z.enum(messageChannels),
  /** The login, or the proved address beside a mobile login. */
  email: z.nullable(z.string()),
  mayChangeEmailYn: z.enum(['Y', 'N']),
})

export const getContact = contract({
  method: 'GET',
  path: '/profile/contact',
  summary: 'Get where messages about the own applications go; for applicants',
  access: 'signed-in',
  response: contactSchema,
})

export const saveMessageChannel = contract({
  method: 'PUT',
  path: '/profile/contact',
  summary: 'Choose SMS, e-mail or both for messages about applications; e-mail needs a proved address',
  access: 'signed-in',
  body: z.strictObject({ channel: z.enum(messageChannels) }),
  response: contactSchema,
  problems: ['ANSWERS_INVALID'],
  message: { bn: 'সংরক্ষণ করা হয়েছে।', en: 'Saved.' },
})

export const requestContactEmailCode = contract({
  method: 'POST',
  path: '/profile/contact/email',
  summary: 'Send a code to an e-mail address for messages about applications',
  access: 'signed-in',
  body: z.strictObject({ email: text() }),
  response: z.strictObject({
    otpToken: z.string(),
    otpLength: z.int(),
    sentTo: z.string(),
    expiresIn: z.int(),
    resendAfter: z.int(),
  }),
  problems: ['ANSWERS_INVALID', 'MOVE_NOT_OPEN'],
})

export const confirmContactEmail = contract({
  method: 'POST',
  path: '/profile/contact/email/confirm',
  summary: 'Prove the e-mail address with the code that was sent to it',
  access: 'signed-in',
  body: z.strictObject({ otpToken: text(64), otp: text(12) }),
  response: contactSchema,
  problems: ['OTP_WRONG', 'OTP_EXPIRED', 'OTP_LOCKED', 'MOVE_NOT_OPEN'],
  message: { bn: 'ই-মেইলটি যোগ হয়েছে।', en: 'The email is added.' },
})
