import { emptyProgramme } from '../../domain/src/programmes/empty-programme.ts'
import { addDays } from '../../domain/src/engine/working-days.ts'
import { dhakaDay } from '../../domain/src/language/dates.ts'
import type { Programme } from '../../domain/src/programmes/programme.ts'
import { fieldTemplates } from '../../domain/src/programmes/templates.ts'
import type { Field } from '../../domain/src/fields/field.ts'
import type { Calls } from './calls.ts'

const page = {
  ...(fieldTemplates.file.make('q2') as Extract<Field, { kind: 'file' }>),
  optional: true as const,
  label: { bn: 'কাগজ', en: 'Paper' },
}

/** The shortest form there can be: a sentence, and a paper for who has one. Ten thousand of it can be sent in minutes. */
const makeShortForm = (today: string): Programme => ({
  ...emptyProgramme({ bn: 'ছোট ফরম', en: 'Short form' }),
  details: { bn: 'পরীক্ষার জন্য একটি ছোট ফরম।', en: 'A short form to prove promises with.' },
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

export type ShortForm = { service: string; setupId: number; steps: [string, string] }

/** Built by the administrator and published by the director, as any programme is. */
export async function publishShortForm(ground: Pick<Calls, 'ask' | 'tokenOf'>): Promise<ShortForm> {
  const [admin, director, person] = await Promise.all(
    ['admin@demo.wewb', 'dir.welfare@demo.wewb', '01700000001'].map((loginId) => ground.tokenOf(loginId)),
  )
  const told = async (token: string | undefined, method: string, path: string, body?: unknown) => {
    const answer = await ground.ask(method, path, { ...(token && { token }), body })
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const draft = makeShortForm(dhakaDay(new Date()))
  const { title } = draft
  const made = await told(admin, 'POST', '/gms/programs', { programTitle: title.en, programTitleBng: title.bn })
  const kept = await told(admin, 'PUT', `/gms/programs/${made.programId}`, { draft, revision: made.revision })
  await told(director, 'POST', `/gms/programs/${made.programId}/publish`, { revision: kept.revision })
  const service = `gms-${made.programId}`
  const services = (await told(person, 'GET', '/services')) as { service: string; setups: { setupId: number }[] }[]
  const setupId = services.find((one) => one.service === service)?.setups[0]?.setupId
  if (setupId === undefined) throw new Error('the short form is not open')
  return { service, setupId, steps: ['s1', 'declaration'] }
}
