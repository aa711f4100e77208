import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { publishMinimalForm, type MinimalForm } from '#resilience/test-environment/minimal-form.ts'
import { openStoredFiles } from '#resilience/test-environment/stored-files.ts'
import { submitApplication, type SubmittedApplication } from '#resilience/test-environment/submit-application.ts'

const sizes = {
  short: { submissions: 60, kills: 3, databaseKills: 1 },
  full: { submissions: 10_000, kills: 20, databaseKills: 5 },
} as const
/** One person can have only one draft at a time, so each client is another person. */
const people = Array.from({ length: 8 }, (_, index) => `0171100000${index}`)

export const processKills: Invariant = {
  id: 'kill',
  description:
    'kill -9 of the portal and of the database during submissions: ' +
    'nothing lost, nothing duplicated, every document intact',
  check: async (scale) => {
    const { submissions, kills, databaseKills } = sizes[scale]
    const environment = await startTestEnvironment()
    try {
      const form = await publishMinimalForm(environment)
      const tokens = await Promise.all(people.map((mobile) => environment.register(mobile)))
      const submitted: SubmittedApplication[] = []
      let next = 0
      const worker = async (token: string) => {
        while (next < submissions) {
          const n = (next += 1)
          submitted.push(await submitApplication(environment, token, form, n, n % 2 === 0))
        }
      }
      const work = Promise.all(tokens.map(worker))
      const workers = { areDone: false }
      const done = work.finally(() => (workers.areDone = true))
      done.catch(() => undefined)
      for (let kill = 0; kill < kills && !workers.areDone; kill += 1) {
        const after = ((kill + 0.5) * submissions) / kills
        while (submitted.length < after && !workers.areDone) await wait(5)
        await killAndStart(environment, kill % Math.ceil(kills / databaseKills) === 0)
      }
      await done
      await environment.kill('SIGTERM')
      return await compare(environment, form, submitted, `${kills} kills, ${databaseKills} of them with the database`)
    } finally {
      await environment.stop()
    }
  },
}

async function killAndStart(environment: TestEnvironment, withDatabase: boolean) {
  const database = environment.databasePid()
  await environment.kill('SIGKILL')
  if (withDatabase && database > 0) process.kill(database, 'SIGKILL')
  await environment.start()
}

export type StoredApplication = { no: string; sentence: string; state: string; submits: number; paper: Buffer | null }

/** Compares the responses that clients received with the stored data. */
async function compare(
  environment: TestEnvironment,
  form: MinimalForm,
  submitted: readonly SubmittedApplication[],
  interruption: string,
) {
  const stored = await environment.withDatabase((url) => listStoredApplications(url, form.service))
  const byNumber = new Map(stored.map((row) => [row.no, row]))
  const lost = submitted.filter(({ applicationNo, sentence }) => byNumber.get(applicationNo)?.sentence !== sentence)
  const sent = stored.filter(({ state }) => state !== 'draft')
  const duplicates =
    sent.length -
    new Set(sent.map(({ sentence }) => sentence)).size +
    sent.filter(({ submits }) => submits !== 1).length
  const unacknowledged = sent.length - submitted.length
  const files = openStoredFiles(environment.dataDir)
  let broken = 0
  for (const { applicationNo, hasDocument } of submitted) {
    const document = byNumber.get(applicationNo)?.paper
    if (hasDocument && !(document && (await files.isIntact(document)))) broken += 1
  }
  const documents = submitted.filter(({ hasDocument }) => hasDocument).length
  return invariantResult(
    `${submitted.length} submissions, ${documents} documents, ${interruption}: ${lost.length} lost, ` +
      `${duplicates} duplicated, ${broken} documents broken`,
    [
      lost.length > 0 && `${lost.length} lost`,
      duplicates > 0 && `${duplicates} duplicated`,
      broken > 0 && `${broken} documents broken`,
      unacknowledged !== 0 && `${unacknowledged} submissions without a response`,
    ],
  )
}

/** All stored applications of that form. */
export async function listStoredApplications(url: string, service: string): Promise<StoredApplication[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<StoredApplication>(
    `select a.no, a.answers ->> 'q1' as sentence, a.state,
       (select count(*)::int from application_act k where k.application_id = a.id and k.move = 'submit') as submits,
       (select d.sha256 from document d
         where d.application_id = a.id and position(d.id::text in a.answers::text) > 0) as paper
     from application a where a.service = $1`,
    [service],
  )
  await client.end()
  return rows
}
