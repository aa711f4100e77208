import type { Template } from './templates.ts'

/** Messages about the second factor and about new devices. */
export const secondFactorTemplates = {
  OTP_LOGIN: {
    subject: { bn: 'আপনার লগইন কোড', en: 'Your log-in code' },
    text: {
      bn: 'আপনার লগইন কোড {otp}। মেয়াদ {minutes} মিনিট। কাউকে জানাবেন না। আপনি লগইন না করলে পাসওয়ার্ড বদলান। -WEWB',
      en: 'Your log-in code is {otp}, valid {minutes} minutes. Do not share. If you are not logging in, change your password. -WEWB',
    },
  },
  SECOND_FACTOR_ON: {
    subject: { bn: 'দুই ধাপের লগইন চালু', en: 'Two-step log-in is on' },
    text: {
      bn: 'আপনার দুই ধাপের লগইন চালু হয়েছে। আপনি না করে থাকলে ১৬১৩৫-এ কল করুন। -WEWB',
      en: 'Two-step log-in of your account was switched on. If it was not you, call 16135. -WEWB',
    },
  },
  SECOND_FACTOR_OFF: {
    subject: { bn: 'দুই ধাপের লগইন বন্ধ', en: 'Two-step log-in is off' },
    text: {
      bn: 'আপনার দুই ধাপের লগইন বন্ধ হয়েছে। আপনি না করে থাকলে ১৬১৩৫-এ কল করুন। -WEWB',
      en: 'Two-step log-in of your account was switched off. If it was not you, call 16135. -WEWB',
    },
  },
  SECOND_FACTOR_REMOVED: {
    subject: { bn: 'দুই ধাপের লগইন তুলে নেওয়া হয়েছে', en: 'Two-step log-in was removed' },
    text: {
      bn: 'একজন অ্যাডমিন আপনার দুই ধাপের লগইন তুলে নিয়েছেন। আপনি না চেয়ে থাকলে ১৬১৩৫-এ কল করুন। -WEWB',
      en: 'An administrator removed the two-step log-in of your account. If you did not ask for it, call 16135. -WEWB',
    },
  },
  // Without location and IP address, because geolocation is often wrong and alarms people.
  NEW_DEVICE: {
    subject: { bn: 'নতুন যন্ত্রে লগইন', en: 'Log-in from a new device' },
    text: {
      bn: '{date}, {time}-এ নতুন যন্ত্র ({device}) থেকে আপনার অ্যাকাউন্টে লগইন হয়েছে। আপনি না হলে পাসওয়ার্ড বদলান। -WEWB',
      en: 'A new device ({device}) logged in to your account on {date}, {time}. If it was not you, change your password. -WEWB',
    },
  },
  USER_INVITED: {
    subject: { bn: 'আপনার অ্যাকাউন্ট খোলা হয়েছে', en: 'An account was opened for you' },
    text: {
      bn: 'পোর্টালে আপনার অ্যাকাউন্ট খোলা হয়েছে। নিজের পাসওয়ার্ড ঠিক করুন: {link} -WEWB',
      en: 'An account was opened for you. Choose your own password: {link} -WEWB',
    },
  },
  PASSWORD_WITHDRAWN: {
    subject: { bn: 'নতুন পাসওয়ার্ড ঠিক করুন', en: 'Choose a new password' },
    text: {
      bn: 'অ্যাডমিন আপনার পুরোনো পাসওয়ার্ড বাতিল করেছেন। নতুন পাসওয়ার্ড ঠিক করুন: {link} -WEWB',
      en: 'An administrator withdrew your old password. Choose a new one: {link} -WEWB',
    },
  },
} satisfies Record<string, Template>
