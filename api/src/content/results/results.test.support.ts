import { bodyOf, createTestApplicant, multipartForm } from '#testing/test-applicant.ts'
import type { TestPortal } from '#testing/test-portal.ts'

export const logins = {
  rahima: '01700000001',
  karim: '01700000002',
  section: 'so.edu@demo.wewb',
  assistant: 'ad.welfare@demo.wewb',
  director: 'dir.welfare@demo.wewb',
  editor: 'editor@demo.wewb',
  call: 'callcentre@demo.wewb',
}

type Actor = ReturnType<typeof createTestApplicant>
export type ActAs = (name: string) => Actor

/** Logs in everybody who works on results. */
export async function logInAll(portal: TestPortal): Promise<ActAs> {
  const people: Record<string, Actor> = {}
  for (const [name, login] of Object.entries(logins))
    people[name] = createTestApplicant(portal, await portal.tokenOf(login))
  return (name) => people[name] as Actor
}

/** Publishes the result that this person sees. */
export async function publishSeen(actor: Pick<Actor, 'send'>, setupId: number, body: object = {}) {
  const plan = bodyOf(await actor.send('GET', `/results/${setupId}/plan`)).data as { version: number } | undefined
  return await actor.send('POST', `/results/${setupId}/publish`, { version: plan?.version ?? 0, ...body })
}

export type ResultFileDesk = ReturnType<typeof createResultFileDesk>

/** Sends the requests that turn a file into a result. */
export function createResultFileDesk(as: ActAs) {
  return {
    oldCircular: async (kind: 'scholarship' | 'disability', circular: object): Promise<number> => {
      const made = bodyOf(
        await as('section').send('POST', `/setups/${kind}`, {
          circular: { ...circular, startDate: '2026-01-01', endDate: '2099-12-31' },
        }),
      ).data
      await as('director').send('POST', `/setups/${kind}/${made['setupId']}/publish`, { revision: made['revision'] })
      await as('director').send('POST', `/demo/circulars/${made['setupId']}/close`)
      return made['setupId']
    },
    read: async (who: string, id: number, csv: string) => {
      const { payload, headers } = multipartForm('', Buffer.from(csv), 'list.csv', 'text/csv')
      // Keeps only the file part: the form of this endpoint has no other.
      const only = payload.subarray(payload.indexOf('--', 10))
      return await as(who).send('POST', `/results/${id}/file`, only, headers)
    },
    confirm: (who: string, id: number, importId: string) =>
      as(who).send('POST', `/results/${id}/file/${importId}/confirm`),
    planOf: async (id: number) => bodyOf(await as('director').send('GET', `/results/${id}/plan`)).data,
  }
}
