import type { Template } from './templates.ts'

/** An application goes to another account only if its owner accepts. */
export const linkTemplates = {
  LINK_REQUESTED: {
    subject: { bn: 'আপনার আবেদন আরেকজন চেয়েছেন', en: 'Somebody asks for your application' },
    text: {
      bn: 'আপনার আবেদন {ref} আরেকজন নিজের অ্যাকাউন্টে নিতে চান। রাজি কি না {date} তারিখের মধ্যে জানান: {link} -WEWB',
      en: 'Somebody asks to move your application {ref} to another account. Accept or refuse by {date}: {link} -WEWB',
    },
  },
  LINK_ACCEPTED: {
    subject: { bn: 'আবেদন যুক্ত হয়েছে', en: 'Application linked' },
    text: {
      bn: 'মালিক রাজি হয়েছেন: আবেদন {ref} আপনার অ্যাকাউন্টে যুক্ত হয়েছে। -WEWB',
      en: 'The owner agreed: application {ref} is linked to your account. -WEWB',
    },
  },
  LINK_REFUSED: {
    subject: { bn: 'আবেদন যুক্ত হয়নি', en: 'Application not linked' },
    text: {
      bn: 'আবেদন {ref}-এর মালিক রাজি হননি, তাই এটি আপনার অ্যাকাউন্টে যুক্ত হবে না। সাহায্য: ১৬১৩৫। -WEWB',
      en: 'The owner of application {ref} refused, so it is not linked to your account. Help: 16135. -WEWB',
    },
  },
} satisfies Record<string, Template>
