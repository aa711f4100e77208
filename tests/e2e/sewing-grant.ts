import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { createEmptyProgramme } from '@wewb/domain/services/programmes/empty-programme'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { fieldTemplates } from '@wewb/domain/services/programmes/field-templates'
import {
  exampleBankAccount,
  exampleAddress,
  exampleWorkerKarim,
} from '@wewb/domain/services/definitions/example-people'
import { applicationApi, officers } from './application-api.ts'
import { freshPassport } from './worker-abroad.ts'

export const builderLogin = 'admin@demo.wewb'
const today = () => toDhakaDate(new Date())

const licence: Bilingual = { bn: 'ট্রেড লাইসেন্স আছে?', en: 'Do you have a trade licence?' }
const yesOrNo = [
  { value: '1', label: { bn: 'হ্যাঁ', en: 'Yes' } },
  { value: '2', label: { bn: 'না', en: 'No' } },
]
const licenceFields = (id: string, numberId: string): Field[] => [
  { kind: 'choice', id, display: 'radio', label: licence, options: yesOrNo },
  { kind: 'text', id: numberId, label: { bn: 'লাইসেন্স নম্বর', en: 'Licence number' }, when: { field: id, is: '1' } },
]
const sections: Programme['sections'] = [
  {
    id: 's1',
    title: { bn: 'আপনার পরিচয়', en: 'About you' },
    fields: [
      fieldTemplates['grant-receiver'].make('q1'),
      fieldTemplates['passport-verification'].make('q2'),
      fieldTemplates['present-address'].make('q3'),
    ],
  },
  {
    id: 's2',
    title: { bn: 'আপনার উদ্যোগ', en: 'Your enterprise' },
    fields: [
      ...licenceFields('q4', 'q5'),
      {
        kind: 'list',
        id: 'q6',
        label: { bn: 'যা যা কিনবেন', en: 'What you will buy' },
        most: 20,
        fields: [
          { kind: 'text', id: 'q7', label: { bn: 'জিনিসের নাম', en: 'Thing' } },
          { kind: 'money', id: 'q8', label: { bn: 'দাম', en: 'Price' } },
        ],
      },
      { kind: 'total', id: 'q9', label: { bn: 'মোট দাম', en: 'Total price' }, unit: 'money', of: ['q6.q8'] },
      {
        ...(fieldTemplates.file.make('q10') as Extract<Field, { kind: 'file' }>),
        label: { bn: 'দোকানের দরপত্র', en: 'Quotation of the shop' },
      },
      fieldTemplates['bank-account'].make('q11'),
    ],
  },
]

/** A programme of two sections with a condition, a list, a document, a passport check, an address and an account. */
export const sewingGrant = (title: Bilingual): Programme => ({
  ...createEmptyProgramme(title),
  details: {
    bn: 'বিদেশ থেকে ফিরে যাঁরা সেলাইয়ের কাজ শুরু করতে চান, তাঁদের মেশিন ও কাপড় কেনার জন্য এই অনুদান।\nটাকা একবারই দেওয়া হয়।',
    en: 'For those who came home and want to begin with tailoring: money for a machine and cloth.\nIt is paid once.',
  },
  sections,
  opensOn: addDays(today(), -1),
  closesOn: addDays(today(), 20),
  maxAmount: '50000',
  budget: '500000',
})

/** A smaller programme for the builder journeys: the receiver, a choice, and a conditional question. */
export const smallGrant = (title: Bilingual): Programme => ({
  ...sewingGrant(title),
  sections: [
    {
      id: 's1',
      title: { bn: 'আপনার উদ্যোগ', en: 'Your enterprise' },
      fields: [...licenceFields('q1', 'q2'), fieldTemplates['grant-receiver'].make('q3')],
    },
  ],
})

/** Answers of a person in Tangail, with a unique NID, because one person can apply once. */
export const sewingAnswers = (): Answers => ({
  q1: { name: 'আমেনা বেগম', nid: `198${freshPassport().slice(2)}`, mobile: '01712345678' },
  q2: exampleWorkerKarim,
  q3: exampleAddress,
  q4: '1',
  q5: 'TRAD/2026/15',
  q6: [
    { q7: 'সেলাই মেশিন', q8: '18000' },
    { q7: 'কাপড়', q8: '7000' },
  ],
  q10: ['d-quotation'],
  q11: exampleBankAccount,
  declarationAccepted: true,
})

/** Actions of an administrator in the builder and of a director, over HTTP. */
export function programmeApi(baseURL: string | undefined) {
  const { as } = applicationApi(baseURL)
  const save = async (programId: number, draft: Programme, revision: number) => {
    const saved = await as(builderLogin, 'PUT', `/gms/programs/${programId}`, { draft, revision })
    return await as(officers.director, 'POST', `/gms/programs/${programId}/publish`, { revision: saved['revision'] })
  }
  const publish = async (programme: Programme): Promise<number> => {
    const title = { programTitle: programme.title.en, programTitleBng: programme.title.bn }
    const { programId, revision } = await as(builderLogin, 'POST', '/gms/programs', title)
    await save(programId, programme, revision)
    return programId
  }
  /** Publishes the next version while applications of the last one are in progress. */
  const publishNewVersion = async (programId: number, changed: (programme: Programme) => Programme) => {
    const { revision } = await as(builderLogin, 'GET', `/gms/programs/${programId}`)
    const draft = await as(builderLogin, 'POST', `/gms/programs/${programId}/new-version`, { revision })
    await save(programId, changed(draft['draft'] as Programme), draft['revision'])
  }
  const close = async (programId: number) => {
    const { revision } = await as(builderLogin, 'GET', `/gms/programs/${programId}`)
    await as(officers.director, 'POST', `/gms/programs/${programId}/close`, { revision })
  }
  const get = async (programId: number) =>
    (await as(builderLogin, 'GET', `/gms/programs/${programId}`))['draft'] as Programme
  return { get, publish, change: publishNewVersion, close }
}

/** The same form with a changed label and one more question. */
export const withNewQuestion = (programme: Programme): Programme => ({
  ...programme,
  sections: programme.sections.map((section) =>
    section.id === 's2'
      ? {
          ...section,
          fields: [
            ...section.fields.map((field) => (field.id === 'q4' ? { ...field, label: newLicenceLabel } : field)),
            workersField,
          ],
        }
      : section,
  ),
})
export const oldLicenceLabel = licence
export const newLicenceLabel: Bilingual = {
  bn: 'ইউনিয়ন বা পৌরসভার লাইসেন্স আছে?',
  en: 'Do you have a licence of the union or municipality?',
}
export const workersField: Field = {
  kind: 'number',
  id: 'q12',
  label: { bn: 'কয়জন কাজ করবেন?', en: 'How many will work there?' },
  least: 1,
}
