import { createEmptyProgramme } from '@wewb/domain/services/programmes/empty-programme'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Programme } from '@wewb/domain/services/programmes/programme'
import { fieldTemplates } from '@wewb/domain/services/programmes/field-templates'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { ApiClient } from './api-client.ts'

const page = {
  ...(fieldTemplates.file.make('q2') as Extract<Field, { kind: 'file' }>),
  optional: true as const,
  label: { bn: 'কাগজ', en: 'Paper' },
}

/** The shortest possible form: a sentence and an optional document. Ten thousand can be submitted in minutes. */
const createMinimalForm = (today: string): Programme => ({
  ...createEmptyProgramme({ bn: 'ছোট ফরম', en: 'Short form' }),
  details: { bn: 'পরীক্ষার জন্য একটি ছোট ফরম।', en: 'A short form for resilience tests.' },
  sections: [
    {
      id: 's1',
      title: { bn: 'আপনার কথা', en: 'What you say' },
      fields: [{ kind: 'text', id: 'q1', label: { bn: 'কথা', en: 'Sentence' } }, page],
    },
  ],
  opensOn: addDays(today, -1),
  closesOn: addDays(today, 30),
  maxAmount: '1000',
  budget: '100000000',
  onePerPerson: false,
})

export type MinimalForm = { service: string; setupId: number; steps: [string, string] }

/** Built by the administrator and published by the director, like any programme. */
export async function publishMinimalForm(environment: Pick<ApiClient, 'request' | 'tokenOf'>): Promise<MinimalForm> {
  const [admin, director, person] = await Promise.all(
    ['admin@demo.wewb', 'dir.welfare@demo.wewb', '01700000001'].map((loginId) => environment.tokenOf(loginId)),
  )
  const send = async (token: string | undefined, method: string, path: string, body?: unknown) => {
    const response = await environment.request(method, path, { ...(token && { token }), body })
    if (response.status !== 200)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`)
    return response.body.data
  }
  const draft = createMinimalForm(toDhakaDate(new Date()))
  const { title } = draft
  const created = await send(admin, 'POST', '/gms/programs', { programTitle: title.en, programTitleBng: title.bn })
  const saved = await send(admin, 'PUT', `/gms/programs/${created.programId}`, { draft, revision: created.revision })
  await send(director, 'POST', `/gms/programs/${created.programId}/publish`, { revision: saved.revision })
  const service = `gms-${created.programId}`
  const services = (await send(person, 'GET', '/services')) as { service: string; setups: { setupId: number }[] }[]
  const setupId = services.find((one) => one.service === service)?.setups[0]?.setupId
  if (setupId === undefined) throw new Error('the sample form is not open')
  return { service, setupId, steps: ['s1', 'declaration'] }
}
