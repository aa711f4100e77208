import type { Template } from './templates.ts'

/** Messages about an abandoned draft, valid whether or not its circular is still open. */
export const draftTemplates = {
  DRAFT_ENDING: {
    subject: { bn: 'খসড়া আবেদন মুছে যাবে', en: 'Your draft will be deleted' },
    text: {
      bn: 'আপনার খসড়া আবেদন {ref} জমা হয়নি। এতে আর কিছু না লিখলে {date} তারিখে খসড়াটি মুছে যাবে। -WEWB',
      en: 'Your draft application {ref} was not submitted. If nothing more is written in it, it will be deleted on {date}. -WEWB',
    },
  },
} satisfies Record<string, Template>
