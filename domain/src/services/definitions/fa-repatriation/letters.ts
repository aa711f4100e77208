import type { Letter } from '#engine/definition/letter.ts'

/** The letter to the mission follows the section's forward move; the family signs a receipt for the body. */
export const letters: Letter[] = [
  {
    id: 'letter-to-mission',
    label: { bn: 'মিশনে পত্র', en: 'Letter to the mission' },
    after: ['forward'],
    at: 'section',
    to: { bn: 'শ্রম কল্যাণ উইং, {mission}', en: 'Labour welfare wing, {mission}' },
    subject: { bn: '{kind} – {worker}', en: '{kind} – {worker}' },
    paragraphs: [
      {
        bn: 'কর্মী {worker}-এর পরিবার বোর্ডের সহায়তা চেয়েছে। তাঁর বিষয়ে প্রয়োজনীয় ব্যবস্থা নেওয়ার অনুরোধ করা হলো।',
        en: 'The family of the worker {worker} has asked the board for help. You are requested to take the necessary steps.',
      },
      {
        bn: 'অনুগ্রহ করে নিয়োগকর্তার সাথে যোগাযোগ করে খরচ কে বহন করবে তা পোর্টালে জানান; এরপর এনওসি ও ফ্লাইটের ব্যবস্থা করুন।',
        en: 'Please contact the employer and say on the portal who bears the cost; then arrange the NOC and the flight.',
      },
    ],
    rows: [
      'worker.workerPassportNo',
      'workerCountryId',
      'deathTime',
      'reason',
      'returnReason',
      'placeName',
      'placeAddress',
      'contactPersonName',
      'contactPersonMobile',
      'employerName',
      'employerContact',
      'familyWish',
      'destinationAirport',
      'applicantName',
      'applicantMobile',
      'caretakerName',
    ],
    with: { mission: ['missionId', 'servingMissionId'], kind: ['serviceType'], worker: ['workerNameEn'] },
  },
  {
    id: 'handover-receipt',
    label: { bn: 'হস্তান্তর রসিদ', en: 'Hand-over receipt' },
    after: ['hand-over'],
    isForApplicant: true,
    subject: { bn: 'হস্তান্তর রসিদ – {worker}', en: 'Hand-over receipt – {worker}' },
    paragraphs: [
      {
        bn: '{airport} বিমানবন্দরের প্রবাসী কল্যাণ ডেস্ক নিচের বিবরণ অনুযায়ী পরিবারের নিকট হস্তান্তর সম্পন্ন করেছে।',
        en: 'The welfare desk at {airport} airport has made the hand-over to the family as described below.',
      },
    ],
    rows: ['workerNameEn', 'flightNo', 'airwayBillNo', 'arrivalTime', 'handedOverTo', 'handedOverRelation'],
    with: { worker: ['workerNameEn'], airport: ['destinationAirport'] },
  },
]
