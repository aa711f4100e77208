import type { Letter } from '#engine/definition/letter.ts'
import { sanctionOrder } from '#services/definitions/shared-letters.ts'

export const letters: Letter[] = [
  {
    id: 'letter-for-papers',
    label: { bn: 'কাগজপত্র চেয়ে পত্র', en: 'Letter for papers' },
    after: ['letter-for-papers'],
    isForApplicant: true,
    subject: { bn: 'আর্থিক অনুদানের আবেদনের কাগজপত্র', en: 'Papers for your application for financial assistance' },
    paragraphs: [
      {
        bn: 'মৃত কর্মী {worker}-এর পরিবারের আর্থিক অনুদানের আবেদনটি যাচাই করা হয়েছে। সিদ্ধান্ত নিতে নিচের কাগজপত্র প্রয়োজন।',
        en: 'We have examined the application of the family of the late {worker} for financial assistance. To decide it we need the papers below.',
      },
      {
        bn: 'কাগজপত্রগুলো {date} তারিখের মধ্যে পোর্টালে জমা দিন। সহায়তা লাগলে জেলা কর্মসংস্থান ও জনশক্তি অফিসে যান।',
        en: 'Please submit them on the portal by {date}. If you need help, go to the district employment and manpower office.',
      },
    ],
    rows: ['papersWanted', 'dueOn', 'note'],
    with: { worker: ['worker.workerNameEn'], date: ['dueOn'] },
  },
  { ...sanctionOrder, rows: ['worker.workerNameEn', 'deathDate', 'approvedAmount'] },
]
