import type { Bilingual } from '#language/bilingual.ts'
import { callCentre } from './call-centre.ts'

type SettingSeed = { value: string; active?: 'N'; about: Bilingual }

/** Seeds of the settings that staff may change (docs/domain/benefits.md). The database has the current values. */
export const settingSeeds = {
  ALLOW_ONLINE_GCR_APPLICATION: {
    value: 'Y',
    about: { bn: 'অনলাইনে অভিযোগ দাখিল', en: 'Complaints may be submitted online' },
  },
  ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK: {
    value: 'Y',
    about: { bn: 'অনলাইনে অভিযোগের অবস্থা দেখা', en: 'Complaint status may be checked online' },
  },
  ALLOW_BMET_MEMBERSHIP_STATUS_CHECK_VIA_WEB_PORTAL: {
    value: 'Y',
    about: { bn: 'পোর্টালে বিএমইটি/সদস্যপদ যাচাই', en: 'BMET and membership may be checked on the portal' },
  },
  APP_STATUS_CHECK_HIDDEN_MODULES: {
    value: '',
    about: {
      bn: 'যেসব সেবার অবস্থা সাধারণ মানুষ দেখতে পারবেন না (সেবার কোড, কমা দিয়ে)',
      en: 'Services whose status the public cannot check (their codes, with commas)',
    },
  },
  ALLOW_BANK_PAYMENT_MEMBERSHIP: {
    value: 'N',
    active: 'N',
    about: { bn: 'সদস্যপদ ফি ব্যাংকে পরিশোধ', en: 'Membership fee may be paid by bank' },
  },
  BURIAL_AMOUNT: { value: '35000', about: { bn: 'দাফন খরচ (টাকা)', en: 'Burial cost (BDT)' } },
  FIN_ASSISTANCE_AMOUNT: { value: '300000', about: { bn: 'আর্থিক অনুদান (টাকা)', en: 'Financial assistance (BDT)' } },
  MEDICAL_MAX: {
    value: '150000',
    about: { bn: 'চিকিৎসা সহায়তার সর্বোচ্চ পরিমাণ (টাকা)', en: 'Medical assistance ceiling (BDT)' },
  },
  RAISE_CASH_AMOUNT: { value: '13500', about: { bn: 'পুনঃএকত্রীকরণ প্রণোদনা (টাকা)', en: 'Re-integration cash (BDT)' } },
  RAISE_RETURN_FROM: { value: '2015-01-01', about: { bn: 'প্রত্যাবর্তনের প্রথম তারিখ', en: 'First date of return' } },
  INSURANCE_PREMIUM: { value: '1000', about: { bn: 'বীমার প্রিমিয়াম (টাকা)', en: 'Insurance premium (BDT)' } },
  INSURANCE_SUM: { value: '1000000', about: { bn: 'বীমার অঙ্ক (টাকা)', en: 'Insurance sum (BDT)' } },
  INSURANCE_YEARS: { value: '5', about: { bn: 'বীমার মেয়াদ (বছর)', en: 'Insurance term (years)' } },
  INSURANCE_MIN_AGE: { value: '18', about: { bn: 'বীমার সর্বনিম্ন বয়স', en: 'Insurance minimum age' } },
  INSURANCE_MAX_AGE: { value: '55', about: { bn: 'বীমার সর্বোচ্চ বয়স', en: 'Insurance maximum age' } },
  INSURANCE_JOBLOSS_AMOUNT: { value: '50000', about: { bn: 'চাকরি হারানোর সহায়তা (টাকা)', en: 'Job-loss amount (BDT)' } },
  INSURANCE_JOBLOSS_MONTHS: { value: '6', about: { bn: 'চাকরি হারানোর সময়সীমা (মাস)', en: 'Job-loss period (months)' } },
  MEMBERSHIP_FEE_BDT: { value: '3500', about: { bn: 'সদস্যপদ ফি (টাকা)', en: 'Membership fee (BDT)' } },
  MEMBERSHIP_MIN_AGE: { value: '18', about: { bn: 'সদস্যপদের সর্বনিম্ন বয়স', en: 'Membership minimum age' } },
  MEMBERSHIP_MAX_AGE: { value: '65', about: { bn: 'সদস্যপদের সর্বোচ্চ বয়স', en: 'Membership maximum age' } },
  GCR_DAYS: {
    value: '30',
    about: { bn: 'অভিযোগ নিষ্পত্তির সময় (কর্মদিবস)', en: 'Days to settle a complaint (working days)' },
  },
  GCR_APPEAL_DAYS: {
    value: '20',
    about: { bn: 'অভিযোগের আপিল নিষ্পত্তির সময় (কর্মদিবস)', en: 'Days to settle a complaint appeal (working days)' },
  },
  PAYMENT_YEARLY_MEDICAL: {
    value: '0',
    about: {
      bn: 'চিকিৎসা সহায়তা: এক অর্থবছরে সর্বোচ্চ পরিশোধ (টাকা; ০ = সীমা নেই)',
      en: 'Medical assistance: most paid in a fiscal year (BDT; 0 = no ceiling)',
    },
  },
  PAYMENT_YEARLY_BURIAL: {
    value: '0',
    about: {
      bn: 'দাফন খরচ: এক অর্থবছরে সর্বোচ্চ পরিশোধ (টাকা; ০ = সীমা নেই)',
      en: 'Burial cost: most paid in a fiscal year (BDT; 0 = no ceiling)',
    },
  },
  PAYMENT_YEARLY_FINANCIAL: {
    value: '0',
    about: {
      bn: 'আর্থিক অনুদান: এক অর্থবছরে সর্বোচ্চ পরিশোধ (টাকা; ০ = সীমা নেই)',
      en: 'Financial assistance: most paid in a fiscal year (BDT; 0 = no ceiling)',
    },
  },
  PAYMENT_YEARLY_REINTEGRATION: {
    value: '0',
    about: {
      bn: 'পুনঃএকত্রীকরণ: এক অর্থবছরে সর্বোচ্চ পরিশোধ (টাকা; ০ = সীমা নেই)',
      en: 'Re-integration: most paid in a fiscal year (BDT; 0 = no ceiling)',
    },
  },
  PAYMENT_YEARLY_COMPENSATION: {
    value: '0',
    about: {
      bn: 'ক্ষতিপূরণ: এক অর্থবছরে সর্বোচ্চ পরিশোধ (টাকা; ০ = সীমা নেই)',
      en: 'Compensation: most paid in a fiscal year (BDT; 0 = no ceiling)',
    },
  },
  PAYMENT_YEARLY_SUROKKHA: {
    value: '0',
    about: {
      bn: 'সুরক্ষা: এক অর্থবছরে সর্বোচ্চ পরিশোধ (টাকা; ০ = সীমা নেই)',
      en: 'Surokkha: most paid in a fiscal year (BDT; 0 = no ceiling)',
    },
  },
  RETURN_TO_APPLICANT_DAYS: {
    value: '15',
    about: { bn: 'সংশোধনের সময় (দিন)', en: 'Days to correct a returned application' },
  },
  RETURN_GRACE_DAYS: {
    value: '15',
    about: {
      bn: 'সংশোধনের শেষ তারিখের পর অতিরিক্ত সময় (দিন)',
      en: 'Days after the last date before an uncorrected application closes',
    },
  },
  LINK_REQUEST_DAYS: {
    value: '30',
    about: {
      bn: 'আবেদন আরেক অ্যাকাউন্টে নেওয়ার অনুরোধে মালিকের উত্তরের সময় (দিন)',
      en: 'Days in which an owner answers a request for an application',
    },
  },
  APPEAL_DAYS: { value: '30', about: { bn: 'আপিলের সময় (দিন)', en: 'Days to appeal' } },
  MEDICAL_RETURN_WINDOW_MONTHS: {
    value: '24',
    about: { bn: 'চিকিৎসা সহায়তা: দেশে ফেরার পর সময় (মাস)', en: 'Medical assistance: months after return' },
  },
  STAFF_SECOND_FACTOR: {
    value: 'OPTIONAL',
    about: {
      bn: 'কর্মকর্তাদের দুই ধাপের লগইন: বন্ধ, ঐচ্ছিক না বাধ্যতামূলক',
      en: 'Two-step log-in of staff: off, optional or required',
    },
  },
  NEW_DEVICE_NOTICE: {
    value: 'N',
    active: 'N',
    about: { bn: 'নতুন যন্ত্রে লগইন হলে আবেদনকারীকেও বার্তা', en: 'Applicants too are told of a log-in from a new device' },
  },
  CAPTCHA_LENGTH: { value: '5', about: { bn: 'ক্যাপচার সংখ্যা', en: 'Digits of a captcha' } },
  OTP_LENGTH: { value: '6', about: { bn: 'কোডের সংখ্যা', en: 'Digits of a one-time code' } },
  OTP_TTL_SECONDS: { value: '300', about: { bn: 'কোডের মেয়াদ (সেকেন্ড)', en: 'Life of a one-time code (seconds)' } },
  OTP_RESEND_SECONDS: {
    value: '120',
    about: { bn: 'আবার কোড চাওয়ার আগে অপেক্ষা (সেকেন্ড)', en: 'Wait before a new code (seconds)' },
  },
  OTP_MAX_TRY: { value: '5', about: { bn: 'কোড কতবার চেষ্টা করা যায়', en: 'Tries of a one-time code' } },
  SMS_PART_POISHA: {
    value: '35',
    about: { bn: 'একটি এসএমএসের আনুমানিক দাম (পয়সা)', en: 'Price of one SMS, roughly (poisha)' },
  },
  SMS_QUIET_FROM_HOUR: {
    value: '21',
    about: { bn: 'রাত কটা থেকে বার্তা যাবে না (ঘণ্টা, ০–২৩)', en: 'No message leaves from this hour on (0–23)' },
  },
  SMS_QUIET_UNTIL_HOUR: {
    value: '8',
    about: { bn: 'সকাল কটা থেকে আবার বার্তা যাবে (ঘণ্টা, ০–২৩)', en: 'Messages leave again from this hour on (0–23)' },
  },
  SMS_BALANCE_LEAST: {
    value: '5000',
    about: { bn: 'এসএমএসের ব্যালান্স এর নিচে নামলে সতর্কতা (টাকা)', en: 'Warn when the SMS balance falls below this (BDT)' },
  },
  ALLOW_SMS_ABROAD: {
    value: 'N',
    active: 'N',
    about: { bn: 'বিদেশি নম্বরেও এসএমএস', en: 'SMS go to foreign numbers too' },
  },
  BROADCASTS_A_WEEK: {
    value: '2',
    about: { bn: 'একজন সপ্তাহে সর্বোচ্চ কয়টি গণবার্তা পাবেন', en: 'Most broadcasts one person gets in a week' },
  },
  DRAFT_KEPT_DAYS: {
    value: '60',
    about: {
      bn: 'খসড়া আবেদনে কিছু না লিখলে কত দিন পর মুছে যাবে',
      en: 'Days after which a draft that nobody goes on with is deleted',
    },
  },
  RETENTION_DOCUMENTS_YEARS: {
    value: '0',
    about: {
      bn: 'না-মঞ্জুর ও তুলে নেওয়া আবেদনের কাগজ কত বছর থাকবে (০: সব সময়; প্রস্তাব ৩)',
      en: 'Years to keep documents of refused and withdrawn applications (0: for good; usual 3)',
    },
  },
  RETENTION_APPLICATIONS_YEARS: {
    value: '0',
    about: {
      bn: 'শেষ হওয়া আবেদনের ব্যক্তিগত তথ্য কত বছর থাকবে (০: সব সময়; প্রস্তাব ১০)',
      en: 'Years to keep personal answers of closed applications (0: for good; usual 10)',
    },
  },
  RETENTION_COMPLAINTS_YEARS: {
    value: '0',
    about: {
      bn: 'নিষ্পত্তি হওয়া অভিযোগ কত বছর থাকবে (০: সব সময়; প্রস্তাব ৫)',
      en: 'Years to keep closed complaints (0: for good; usual 5)',
    },
  },
  RETENTION_CALLS_YEARS: {
    value: '0',
    about: {
      bn: 'ফোনের নম্বর ও নোট কত বছর থাকবে (০: সব সময়; প্রস্তাব ৩)',
      en: 'Years to keep numbers and notes of phone calls (0: for good; usual 3)',
    },
  },
  RETENTION_MESSAGES_YEARS: {
    value: '0',
    about: {
      bn: 'পাঠানো বার্তার লেখা কত বছর থাকবে (০: সব সময়; প্রস্তাব ৩)',
      en: 'Years to keep the text of sent messages (0: for good; usual 3)',
    },
  },
  AUDIT_RETENTION_YEARS: {
    value: '10',
    about: {
      bn: 'নিরীক্ষা লগ কত বছর রাখা হবে; পরে সংরক্ষণাগারে যায়',
      en: 'Years the audit log is kept before it may be archived',
    },
  },
  CALL_CENTRE_LOCAL: {
    value: callCentre.local,
    about: { bn: 'কল সেন্টার (দেশে)', en: 'Call centre (inside the country)' },
  },
  CALL_CENTRE_ABROAD: {
    value: callCentre.abroad,
    about: { bn: 'কল সেন্টার (বিদেশ থেকে)', en: 'Call centre (from abroad)' },
  },
  MAINTENANCE: { value: 'N', active: 'N', about: { bn: 'রক্ষণাবেক্ষণ চলছে', en: 'Maintenance is under way' } },
} as const satisfies Record<string, SettingSeed>

export type SettingCode = keyof typeof settingSeeds
