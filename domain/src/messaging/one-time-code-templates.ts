import type { Template } from './templates.ts'

/** Messages with a one-time code. */
export const oneTimeCodeTemplates = {
  OTP_REG: {
    subject: { bn: 'আপনার নিবন্ধন কোড', en: 'Your registration code' },
    text: {
      bn: 'আপনার নিবন্ধন কোড {otp}। মেয়াদ {minutes} মিনিট। কাউকে জানাবেন না। -WEWB',
      en: 'Your registration code is {otp}, valid {minutes} minutes. Do not share. -WEWB',
    },
  },
  OTP_FORGOT: {
    subject: { bn: 'পাসওয়ার্ড পরিবর্তনের কোড', en: 'Your password reset code' },
    text: {
      bn: 'পাসওয়ার্ড পরিবর্তনের কোড {otp}। মেয়াদ {minutes} মিনিট। কাউকে জানাবেন না। -WEWB',
      en: 'Your password reset code is {otp}, valid {minutes} minutes. Do not share. -WEWB',
    },
  },
  OTP_TAG: {
    subject: { bn: 'আবেদন যুক্ত করার কোড', en: 'Code to link your application' },
    text: {
      bn: 'পূর্বের শিক্ষাবৃত্তি আবেদন যুক্ত করার কোড {otp}। মেয়াদ {minutes} মিনিট। -WEWB',
      en: 'Code to tag your old stipend application: {otp}, valid {minutes} minutes. -WEWB',
    },
  },
  OTP_CONSENT: {
    subject: { bn: 'আবেদনে সম্মতির কোড', en: 'Code of consent' },
    text: {
      bn: 'আপনার পক্ষে {service} আবেদন করতে কর্মকর্তাকে কোড {otp} জানান। মেয়াদ {minutes} মিনিট। না চাইলে জানাবেন না। -WEWB',
      en: 'To let the officer enter your {service} application, tell the code {otp}, valid {minutes} minutes. Otherwise keep it. -WEWB',
    },
  },
  OTP_CARD: {
    subject: { bn: 'সদস্য কার্ডের কোড', en: 'Code for your membership card' },
    text: {
      bn: 'সদস্য কার্ড দেখার কোড {otp}। মেয়াদ {minutes} মিনিট। কাউকে জানাবেন না। -WEWB',
      en: 'Code to open your membership card: {otp}, valid {minutes} minutes. Do not share. -WEWB',
    },
  },
  OTP_EMAIL: {
    subject: { bn: 'ই-মেইল যাচাইয়ের কোড', en: 'Code to confirm your email' },
    text: {
      bn: 'আবেদনের বার্তা এই ই-মেইলে পেতে কোড {otp} লিখুন। মেয়াদ {minutes} মিনিট। না চাইলে কিছু করতে হবে না। -WEWB',
      en: 'To get messages about your applications at this address enter the code {otp}, valid {minutes} minutes. Otherwise ignore this. -WEWB',
    },
  },
} satisfies Record<string, Template>
