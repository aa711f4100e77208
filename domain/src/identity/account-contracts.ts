import * as z from 'zod/mini'
import { secondFactorMethods } from './accounts/second-factor.ts'
import { contract, noData } from '#http/contract.ts'
import { timestamp, text, yesNo, uploadProblems } from '#http/schemas.ts'

const captchaAnswer = { captchaId: text(64), captcha: text(12) }
const password = text(1024)

export const appSettings = z.strictObject({
  raiseCoreVersion: z.string(),
  otpLength: z.int(),
  maxFileKb: z.int(),
  product: z.string(),
})

export const user = z.strictObject({
  id: z.int(),
  full_name: z.string(),
  full_name_bng: z.nullable(z.string()),
  login_id: z.string(),
  avatar: z.nullable(z.string()),
  userType: z.string(),
  roleCodes: z.array(z.string()),
  officeId: z.nullable(z.int()),
  mustChangePassword: yesNo,
  /** The settings require a second factor, and this person has none yet. */
  mustSetSecondFactor: yesNo,
})

/** Envelope of a log-in, beside the person. */
export const loginEnvelope = z.strictObject({ token: z.string(), appSettings })

/**
 * Returned instead of the person until the second factor is verified: no personal data, no session token
 * (second-factor.ts).
 */
const secondFactorRequested = z.strictObject({
  secondFactor: z.strictObject({
    token: z.string(),
    ways: z.array(z.enum(secondFactorMethods)),
    /** Masked destination of the code. */
    sentTo: z.optional(z.string()),
    expiresIn: z.int(),
  }),
})

export const otpPurposes = ['REGISTRATION', 'FORGOT_PASSWORD', 'TAG_OLD_EDUCATION'] as const
const purpose = z.enum(otpPurposes)

const codeSent = z.strictObject({
  otpToken: z.string(),
  otpLength: z.int(),
  sentTo: z.string(),
  channel: z.enum(['SMS', 'EMAIL']),
  expiresIn: z.int(),
  resendAfter: z.int(),
  purpose,
})

export const login = contract({
  method: 'POST',
  path: '/pub/login',
  summary: 'Log in with a mobile number or e-mail and a password',
  access: 'anyone',
  body: z.strictObject({ loginId: text(), password, ...captchaAnswer }),
  response: z.union([user, secondFactorRequested]),
  envelopeFields: loginEnvelope,
  problems: ['INVALID_CREDENTIALS', 'INVALID_CAPTCHA', 'USER_INACTIVE', 'LOCKED', 'OTP_PENDING'],
  message: { bn: 'লগইন সফল হয়েছে', en: 'Login successful' },
})

export const register = contract({
  method: 'POST',
  path: '/pub/registration',
  summary: 'Register an account and send a verification code to the mobile number or e-mail',
  access: 'anyone',
  body: z.strictObject({
    fullNameEn: text(1000),
    fullNameBn: z.optional(z.nullable(text(1000))),
    loginType: z.enum(['MOBILE', 'EMAIL']),
    mobile: z.optional(z.nullable(text())),
    email: z.optional(z.nullable(text(1000))),
    nid: z.optional(z.nullable(text())),
    dateOfBirth: z.optional(z.nullable(text(10))),
    password,
    confirmPassword: password,
    termsAccepted: yesNo,
    ...captchaAnswer,
  }),
  response: codeSent,
  problems: ['ALREADY_REGISTERED', 'WEAK_PASSWORD', 'INVALID_CAPTCHA', 'ANSWERS_INVALID'],
})

export const verifyOtp = contract({
  method: 'POST',
  path: '/pub/otp-verification',
  summary: 'Verify a code that was sent',
  access: 'anyone',
  body: z.strictObject({ otpToken: text(64), otp: text(12), purpose }),
  response: z.strictObject({ verifiedYn: yesNo, resetToken: z.nullable(z.string()) }),
  problems: ['OTP_WRONG', 'OTP_EXPIRED', 'OTP_LOCKED'],
})

export const resendOtp = contract({
  method: 'POST',
  path: '/pub/resend-otp',
  summary: 'Send a new verification code, which replaces the last one',
  access: 'anyone',
  body: z.strictObject({ otpToken: text(64), purpose: z.enum([...otpPurposes, 'MEMBERSHIP_CARD']) }),
  response: z.strictObject({
    otpToken: z.string(),
    otpLength: z.int(),
    expiresIn: z.int(),
    resendAfter: z.int(),
    resendLeft: z.int(),
  }),
  problems: ['OTP_EXPIRED', 'TOO_MANY_REQUESTS'],
  message: { bn: 'কোড আবার পাঠানো হয়েছে।', en: 'Code sent again.' },
})

export const requestPasswordReset = contract({
  method: 'POST',
  path: '/pub/forget-password',
  summary: 'Request a code to reset the password; the response does not reveal whether the account exists',
  access: 'anyone',
  body: z.strictObject({ loginId: text(), ...captchaAnswer }),
  response: codeSent,
  problems: ['INVALID_CAPTCHA', 'ANSWERS_INVALID'],
})

const reset = { resetToken: text(64), newPassword: password, confirmPassword: password }

/** Accepts the token in the query or in the body. The web client sends a body, because URLs end up in logs. */
export const resetPassword = contract({
  method: 'POST',
  path: '/pub/reset-password',
  summary: 'Reset the password with the token of a verified code (query or body)',
  access: 'anyone',
  query: z.partial(z.strictObject(reset)),
  body: z.partial(z.strictObject(reset)),
  response: noData,
  problems: ['OTP_EXPIRED', 'WEAK_PASSWORD', 'ANSWERS_INVALID'],
  message: { bn: 'পাসওয়ার্ড পরিবর্তন হয়েছে। এখন লগইন করুন।', en: 'Password changed. Please login.' },
})

export const getCaptcha = contract({
  method: 'GET',
  path: '/pub/captcha',
  summary: 'Create a captcha as image and audio, valid once for three minutes',
  access: 'anyone',
  response: z.strictObject({ captchaId: z.string(), image: z.string(), length: z.int(), expiresIn: z.int() }),
})

export const getCaptchaAudio = contract({
  method: 'GET',
  path: '/pub/captcha/audio',
  summary: 'Download the audio of a captcha in the requested language',
  access: 'anyone',
  query: z.strictObject({ captchaId: text(64), lang: z.optional(z.enum(['bn', 'en'])) }),
  response: z.strictObject({ audio: z.string() }),
  problems: ['NOT_FOUND'],
})

export const logout = contract({
  method: 'POST',
  path: '/logout',
  summary: 'Log out: end this session',
  access: 'signed-in',
  response: noData,
})

export const changePassword = contract({
  method: 'POST',
  path: '/change-password',
  summary: 'Change the own password and end all other sessions',
  access: 'signed-in',
  body: z.strictObject({ oldPassword: password, newPassword: password, confirmPassword: password }),
  response: noData,
  problems: ['ANSWERS_INVALID', 'WEAK_PASSWORD', 'TOO_MANY_REQUESTS'],
  message: {
    bn: 'পাসওয়ার্ড পরিবর্তন হয়েছে। অন্য সব যন্ত্র থেকে লগআউট করা হয়েছে।',
    en: 'Password changed. You were logged out everywhere else.',
  },
})

const profile = z.strictObject({
  ...user.shape,
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  nidMasked: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  language: z.enum(['bn', 'en']),
  roleNames: z.array(z.strictObject({ name: z.string(), nameBng: z.string() })),
  office: z.nullable(z.strictObject({ name: z.string(), nameBng: z.string() })),
  /** Whether the digest of overdue applications is also sent by e-mail; null for people who supervise no desk. */
  digestByEmailYn: z.nullable(yesNo),
})

export const getProfile = contract({
  method: 'GET',
  path: '/profile',
  summary: 'Get the own profile',
  access: 'signed-in',
  response: profile,
})

export const saveProfile = contract({
  method: 'PUT',
  path: '/profile',
  summary: 'Update the own name and the language of messages',
  access: 'signed-in',
  body: z.strictObject({
    fullNameEn: text(1000),
    fullNameBn: z.optional(z.nullable(text(1000))),
    language: z.enum(['bn', 'en']),
    digestByEmailYn: z.optional(yesNo),
  }),
  response: profile,
  problems: ['ANSWERS_INVALID'],
  message: { bn: 'সংরক্ষণ করা হয়েছে।', en: 'Saved.' },
})

export const savePhoto = contract({
  method: 'POST',
  path: '/profile/photo',
  summary: 'Upload the own photo, 300 × 300 pixels, as part `photo`',
  access: 'signed-in',
  multipart: { photo: 'file' },
  response: z.strictObject({ avatar: z.string() }),
  problems: [...uploadProblems],
  message: { bn: 'ছবি সংরক্ষণ করা হয়েছে।', en: 'The photo is saved.' },
})

export const listSessions = contract({
  method: 'GET',
  path: '/profile/sessions',
  summary: 'List the sessions of the own account',
  access: 'signed-in',
  response: z.array(
    z.strictObject({
      id: z.string(),
      device: z.string(),
      startedAt: timestamp,
      lastSeenAt: timestamp,
      currentYn: yesNo,
      /** The device was first seen with this log-in, at most a week ago. */
      newDeviceYn: yesNo,
    }),
  ),
})

const sessionTime = z.strictObject({
  /** Seconds until the session ends, if nothing extends it. */
  secondsLeft: z.int(),
  /** A request extends the session. The end of the hours after the log-in cannot be postponed. */
  extendableYn: yesNo,
})

export const getSessionTime = contract({
  method: 'GET',
  path: '/profile/session',
  summary: 'Get the time until this session ends; the request itself does not extend it',
  access: 'signed-in',
  response: sessionTime,
})

export const extendSession = contract({
  method: 'POST',
  path: '/profile/session/extend',
  summary: 'Extend this session after inactivity, at most until its end after the log-in',
  access: 'signed-in',
  response: sessionTime,
})

export const endSession = contract({
  method: 'DELETE',
  path: '/profile/sessions/:id',
  summary: 'End another session of the own account',
  access: 'signed-in',
  params: z.strictObject({ id: z.uuid() }),
  response: noData,
  problems: ['NOT_FOUND'],
  message: { bn: 'ওই যন্ত্র থেকে লগআউট করা হয়েছে।', en: 'Logged out there.' },
})

export const endOtherSessions = contract({
  method: 'DELETE',
  path: '/profile/sessions',
  summary: 'End all other sessions of the own account',
  access: 'signed-in',
  response: z.strictObject({ ended: z.int() }),
  message: { bn: 'অন্য সব যন্ত্র থেকে লগআউট করা হয়েছে।', en: 'Logged out everywhere else.' },
})
