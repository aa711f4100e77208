import type { TemplateName } from '#engine/definition/statuses.ts'
import type { Bilingual } from '#language/bilingual.ts'

type StageMessage = { code: TemplateName; text: Bilingual }

const registered: StageMessage = {
  code: 'RIN_REGISTERED',
  text: { bn: 'আপনার নিবন্ধন সম্পন্ন হয়েছে।', en: 'Your registration is complete.' },
}

/** Dashboard message for each stage of an undecided application. */
export const stageMessages = {
  SCREENED: {
    code: 'RIN_SCREENED',
    text: { bn: 'আপনার বাছাই (স্ক্রিনিং) সম্পন্ন হয়েছে।', en: 'Your screening is complete.' },
  },
  REGISTERED: registered,
  ORIENTED: registered,
} satisfies Record<string, StageMessage>
