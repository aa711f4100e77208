import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import {
  exampleBankAccount,
  exampleAddress,
  exampleWorkerKarim,
} from '@wewb/domain/services/definitions/example-people'
import { demoProgramme } from '#demo/programmes.ts'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import type { TestResponse, TestPortal } from '#testing/test-portal.ts'
import { fillInApplication } from '#testing/run-example.ts'

export const logins = {
  admin: 'admin@demo.wewb',
  director: 'dir.welfare@demo.wewb',
  assistant: 'ad.welfare@demo.wewb',
  section: 'so.edu@demo.wewb',
  tangail: 'demo.tangail@demo.wewb',
  centre: 'wc.tangail@demo.wewb',
  auditor: 'auditor@demo.wewb',
  rahima: '01700000001',
  karim: '01700000002',
  salma: '01700000003',
}
export type TestUserName = keyof typeof logins

export const today = () => toDhakaDate(new Date())
/**
 * A sample with two sections, a condition, a list with its total, a file, an address, a verified passport and a bank
 * account.
 */
export const enterprise: Programme = demoProgramme(today())

/** The smallest programme: identity and bank account. */
export const minimalProgramme: Programme = {
  ...enterprise,
  sections: [
    {
      id: 's1',
      title: { bn: 'আপনার তথ্য', en: 'About you' },
      fields: [
        { kind: 'text', id: 'q1', label: { bn: 'নাম', en: 'Name' }, prefill: 'applicant.name' },
        { kind: 'text', id: 'q2', format: 'nid', label: { bn: 'এনআইডি', en: 'NID' } },
        { kind: 'block', id: 'q3', block: 'bank-account', label: { bn: 'ব্যাংক', en: 'Bank account' } },
      ],
    },
  ],
  desks: [
    { seat: 'section', workingDays: 5 },
    { seat: 'director', workingDays: 5 },
  ],
  columns: [],
  seats: 0,
  budget: '',
}
export const minimalAnswers = (nid: string): Answers => ({
  q1: 'AMENA BEGUM',
  q2: nid,
  q3: exampleBankAccount,
  declarationAccepted: true,
})

export const enterpriseAnswers: Answers = {
  q1: exampleWorkerKarim,
  q2: 'AMENA BEGUM',
  q3: '1234567890',
  q4: '01700000001',
  q5: '2026-01-10',
  q6: exampleAddress,
  q7: 'OTHER',
  q8: 'কাগজের ঠোঙা',
  q9: 'A small workshop at home.',
  q10: [
    { q11: 'Paper', q12: '12000' },
    { q11: 'Press', q12: '৩০০০' },
  ],
  q14: ['d-quotation'],
  q15: exampleBankAccount,
  declarationAccepted: true,
}

/** Logs in every test user once, in English. */
export async function loginTestUsers(portal: TestPortal) {
  const tokens = new Map<string, string>()
  for (const [name, login] of Object.entries(logins)) tokens.set(name, await portal.tokenOf(login))
  const tokenOf = (name: TestUserName): string => tokens.get(name) ?? ''
  const as = (
    name: TestUserName,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestResponse> =>
    portal.request(method, path, body, { token: tokenOf(name), language: 'en', ...(headers ? { headers } : {}) })
  const person = (name: TestUserName) => createTestApplicant(portal, tokenOf(name))

  const read = async (id: number, version?: number) =>
    bodyOf(await as('admin', 'GET', `/gms/programs/${id}${version ? `?version=${version}` : ''}`)).data
  const save = async (id: number, draft: unknown, who: TestUserName = 'admin', revision?: number) =>
    await as(who, 'PUT', `/gms/programs/${id}`, { draft, revision: revision ?? (await read(id))['revision'] })
  const step = async (who: TestUserName, id: number, name: string) =>
    await as(who, 'POST', `/gms/programs/${id}/${name}`, { revision: (await read(id))['revision'] })
  const create = async (programme: Programme): Promise<number> => {
    const made = await as('admin', 'POST', '/gms/programs', {
      programTitle: programme.title.en,
      programTitleBng: programme.title.bn,
    })
    const id = Number(bodyOf(made).data['programId'])
    const saved = await save(id, programme)
    if (saved.code !== 200) throw new Error(`not saved: ${JSON.stringify(saved.body)}`)
    return id
  }
  const publish = async (programme: Programme): Promise<number> => {
    const id = await create(programme)
    const published = await step('director', id, 'publish')
    if (published.code !== 200) throw new Error(`not published: ${JSON.stringify(published.body)}`)
    return id
  }

  /** Fills in an application without submitting it. */
  const fill = async (who: TestUserName, id: number, answers: Answers): Promise<string> => {
    const { definition } = bodyOf(await as(who, 'GET', `/services/gms-${id}/definition`)).data as {
      definition: ServiceDefinition
    }
    return await fillInApplication(portal, tokenOf(who), definition, answers, { setupId: await setupOf(id) })
  }
  const setupOf = async (id: number) =>
    (await portal.db.selectFrom('setup').select('id').where('service', '=', `gms-${id}`).executeTakeFirst())?.id
  const apply = async (who: TestUserName, id: number, answers: Answers): Promise<string> => {
    const no = await fill(who, id, answers)
    const sent = await person(who).submit(no)
    if (sent.code !== 200) throw new Error(`not submitted: ${JSON.stringify(sent.body)}`)
    return no
  }
  const move = async (who: TestUserName, no: string, name: string, reply: Answers = {}) =>
    await as(who, 'POST', `/applications/${no}/actions/${name}`, {
      reply,
      revision: await person(who).revisionOf(no),
    })

  return { tokenOf, as, person, read, save, step, create, publish, fill, apply, move, setupOf }
}
export type TestUsers = Awaited<ReturnType<typeof loginTestUsers>>
