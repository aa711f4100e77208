import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, openPool } from '@wewb/api/db/database.ts'
import { createTestApplicant } from '@wewb/api/testing/test-applicant.ts'
import { fillMembershipForm } from '@wewb/api/testing/test-membership.ts'
import { copyPayableApplications } from '@wewb/api/testing/payable-applications.ts'
import { fillInApplication, performMoves } from '@wewb/api/testing/run-example.ts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { defaultBankReturnLayout } from '@wewb/domain/payments/bank-file-layout'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import { databaseProcessOf } from '#resilience/test-environment/database-process.ts'
import type { TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import type { Race } from './race-conditions.ts'
import { portalClientOf } from '#resilience/test-environment/portal-client.ts'

const module = medicalAssistance.id
const applicant = '01700000002'
const abroad = '01700000003'

/**
 * Races for one payment in two batches, two authorisations of one batch, one return file uploaded twice, and one memo
 * number for two fees.
 */
export async function createPaymentRaces(environment: TestEnvironment, rounds: number): Promise<Race[]> {
  const { owed, joining } = await createApplications(environment, rounds)
  const [maker = '', checker = '', director = '', mission = ''] = await Promise.all(
    ['acc.maker', 'acc.checker', 'dir.welfare', 'mission.riyadh'].map((name) =>
      environment.tokenOf(`${name}@demo.wewb`),
    ),
  )
  const send = async (token: string, method: string, path: string, body?: unknown) => {
    const answer = await environment.request(method, path, { token, body })
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const made: string[] = []

  const payment: Race = {
    name: 'payment',
    loses: [409, 422],
    prepare: async (round) => async (runner) => {
      const token = runner % 2 === 0 ? maker : checker
      const answer = await environment.request('POST', '/payments/batches', {
        token,
        body: { module, applicationNos: [owed[round]] },
      })
      if (answer.status === 200) made.push(answer.body.data.batchNo as string)
      return answer
    },
  }
  const batch: Race = {
    name: 'batch',
    loses: [409],
    prepare: async (round) => {
      const path = `/payments/batches/${made[round]}`
      const { revision, contentSha256 } = await send(checker, 'GET', path)
      const adviceDate = toDhakaDate(new Date())
      return (runner) =>
        environment.request('POST', `${path}/authorise`, {
          token: runner % 2 === 0 ? checker : director,
          body: { adviceNo: `RACE-${round}-${runner}`, adviceDate, contentSha256, revision },
        })
    },
  }
  const bankReturn: Race = {
    name: 'bank return',
    loses: [404, 409],
    prepare: async (round) => {
      const path = `/payments/batches/${made[round]}`
      while ((await send(maker, 'GET', path)).file === null) await wait(20)
      const { list } = await send(maker, 'GET', `${path}/rows`)
      const bytes = createBankReturnFile(list as { reference: string; amount: string }[])
      const form = returnForm(bytes)
      const brought = await environment.request('POST', `${path}/returns`, { token: maker, form })
      if (brought.status !== 200) throw new Error(`the return was not accepted: ${brought.status}`)
      const body = { decision: 'CONFIRMED', hash: form.get('hash'), note: 'Compared with the statement.' }
      return () => environment.request('POST', `${path}/returns/waiting/decision`, { token: director, body })
    },
  }
  const memo: Race = {
    name: 'memo',
    loses: [422],
    prepare: async (round) => {
      // The winning request moves the application from the desk; the others remain for the next round.
      const files = joining.slice(round, round + 20)
      const revisions = await Promise.all(
        files.map(async (no) => (await send(mission, 'GET', `/applications/${no}`)).revision as number),
      )
      return async (runner) => {
        const reply = { cashMemoNo: `RACE-${round}`, receivedAmount: '110' }
        const place = joining.indexOf(files[runner] ?? '')
        const answer = await environment.request('POST', `/applications/${files[runner]}/actions/forward`, {
          token: mission,
          body: { reply, revision: revisions[runner] },
        })
        if (answer.status === 200) [joining[place], joining[round]] = [joining[round] ?? '', joining[place] ?? '']
        return answer
      }
    },
  }
  return [payment, batch, bankReturn, memo]
}

/** One application of each kind goes through the whole workflow; the others are copies. */
async function createApplications(environment: TestEnvironment, rounds: number) {
  const client = portalClientOf(environment)
  const approved = await fillInApplication(client, await client.tokenOf(applicant), medicalAssistance, example.answers)
  await performMoves(client, applicant, approved, example.moves)
  const token = await client.tokenOf(abroad)
  const joined = await fillMembershipForm(client, token)
  await createTestApplicant(client, token).submit(joined)
  const db = openDatabase(openPool(databaseProcessOf(environment).url, 1))
  try {
    return {
      owed: await copyPayableApplications(db, approved, rounds, 'MED-2026-8'),
      joining: await copyPayableApplications(db, joined, rounds + 20, 'MEM-2026-8'),
    }
  } finally {
    await db.destroy()
  }
}

function createBankReturnFile(rows: readonly { reference: string; amount: string }[]): Buffer {
  const day = toDhakaDate(new Date()).split('-').toReversed().join('-')
  const lines = rows.map(({ reference, amount }) => `${reference},${amount},PAID,${day},BB-1,`)
  return Buffer.from(
    [defaultBankReturnLayout.columns.map(({ heading }) => heading).join(','), ...lines, ''].join('\r\n'),
  )
}

function returnForm(bytes: Buffer): FormData {
  const form = new FormData()
  form.set('hash', createHash('sha256').update(bytes).digest('hex'))
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'text/csv' }), 'returns.csv')
  return form
}
