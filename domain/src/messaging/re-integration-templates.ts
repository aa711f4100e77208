import type { Template } from './templates.ts'

/** Messages of the re-integration of returned workers. */
export const reIntegrationTemplates = {
  RIN_SCREENED: {
    subject: { bn: 'প্রাথমিক বাছাই সম্পন্ন', en: 'Screening complete' },
    text: {
      bn: 'আপনার প্রাথমিক বাছাই সম্পন্ন হয়েছে। নিবন্ধনের জন্য {centre} ওয়েলফেয়ার সেন্টারে যোগাযোগ করুন। -WEWB',
      en: 'Your screening is complete. Contact {centre} welfare centre for registration. -WEWB',
    },
  },
  RIN_REGISTERED: {
    subject: { bn: 'নিবন্ধন সম্পন্ন', en: 'Registration complete' },
    text: {
      bn: 'আপনার নিবন্ধন সম্পন্ন হয়েছে। নিবন্ধন নম্বর {ref}। -WEWB',
      en: 'Your registration is complete. Registration no. {ref}. -WEWB',
    },
  },
  RIN_SERVICES: {
    subject: { bn: 'সেবা অনুমোদিত', en: 'Services approved' },
    text: {
      bn: 'আপনার আবেদন {ref} অনুমোদিত হয়েছে। সেবা নিতে ওয়েলফেয়ার সেন্টারে যোগাযোগ করুন। -WEWB',
      en: 'Application {ref} is approved. Contact your welfare centre for the services. -WEWB',
    },
  },
  RIN_REFERRED: {
    subject: { bn: 'সেবার জন্য রেফার', en: 'Referral' },
    text: {
      bn: 'আপনাকে {provider}-এ {serviceName} সেবার জন্য রেফার করা হয়েছে। রেফারেল {referralNo}। -WEWB',
      en: 'You are referred to {provider} for {serviceName}. Referral {referralNo}. -WEWB',
    },
  },
} satisfies Record<string, Template>
