import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, openPool } from '../../api/src/platform/database.ts'
import { applicantOf } from '../../api/src/testing/applying.ts'
import { fillMembership } from '../../api/src/testing/joining.ts'
import { copyOwed } from '../../api/src/testing/owed-files.ts'
import { fillIn, walk } from '../../api/src/testing/walking.ts'
import { dhakaDay } from '../../domain/src/language/dates.ts'
import { defaultReturnLayout } from '../../domain/src/payments/layout.ts'
import { medicalAssistance } from '../../domain/src/services/fa-medical-assistance/definition.ts'
import { example } from '../../domain/src/services/fa-medical-assistance/example.ts'
import { databaseOf } from '../ground/database-process.ts'
import type { Ground } from '../ground/ground.ts'
import type { Race } from './races.ts'
import { reach } from '../ground/reach.ts'

const module = medicalAssistance.id
const sick = '01700000002'
const abroad = '01700000003'

/** One payment for two batches, one batch for two who authorise it, one answer of the bank brought twice, one memo for two fees. */
export async function moneyRaces(ground: Ground, rounds: number): Promise<Race[]> {
  const { owed, joining } = await makeFiles(ground, rounds)
  const [maker = '', checker = '', director = '', mission = ''] = await Promise.all(
    ['acc.maker', 'acc.checker', 'dir.welfare', 'mission.riyadh'].map((name) => ground.tokenOf(`${name}@demo.wewb`)),
  )
  const told = async (token: string, method: string, path: string, body?: unknown) => {
    const answer = await ground.ask(method, path, { token, body })
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const made: string[] = []

  const payment: Race = {
    name: 'payment',
    loses: [409, 422],
    prepare: async (round) => async (runner) => {
      const token = runner % 2 === 0 ? maker : checker
      const answer = await ground.ask('POST', '/payments/batches', { token, body: { module, applicationNos: [owed[round]] } })
      if (answer.status === 200) made.push(answer.body.data.batchNo as string)
      return answer
    },
  }
  const batch: Race = {
    name: 'batch',
    loses: [409],
    prepare: async (round) => {
      const path = `/payments/batches/${made[round]}`
      const { revision } = await told(checker, 'GET', path)
      const adviceDate = dhakaDay(new Date())
      return (runner) =>
        ground.ask('POST', `${path}/authorise`, {
          token: runner % 2 === 0 ? checker : director,
          body: { adviceNo: `RACE-${round}-${runner}`, adviceDate, revision },
        })
    },
  }
  const bankReturn: Race = {
    name: 'bank return',
    // Who comes second is told that it is known.
    loses: [200, 409],
    isWon: ({ body }) => body.data?.outcome === 'TAKEN',
    prepare: async (round) => {
      const path = `/payments/batches/${made[round]}`
      while ((await told(maker, 'GET', path)).file === null) await wait(20)
      const { list } = await told(maker, 'GET', `${path}/rows`)
      const bytes = bankSays(list as { reference: string; amount: string }[])
      return (runner) => ground.ask('POST', `${path}/returns`, { token: runner % 2 === 0 ? maker : checker, form: returnForm(bytes) })
    },
  }
  const memo: Race = {
    name: 'memo',
    loses: [422],
    prepare: async (round) => {
      // The one who wins leaves the desk; the others stand there for the next round.
      const files = joining.slice(round, round + 20)
      const revisions = await Promise.all(files.map(async (no) => (await told(mission, 'GET', `/applications/${no}`)).revision as number))
      return async (runner) => {
        const reply = { cashMemoNo: `RACE-${round}`, receivedAmount: '110' }
        const place = joining.indexOf(files[runner] ?? '')
        const answer = await ground.ask('POST', `/applications/${files[runner]}/actions/forward`, { token: mission, body: { reply, revision: revisions[runner] } }) // prettier-ignore
        if (answer.status === 200) [joining[place], joining[round]] = [joining[round] ?? '', joining[place] ?? '']
        return answer
      }
    },
  }
  return [payment, batch, bankReturn, memo]
}

/** One file of each kind goes the whole road; the others are copies of it. */
async function makeFiles(ground: Ground, rounds: number) {
  const reached = reach(ground)
  const approved = await fillIn(reached, await reached.tokenOf(sick), medicalAssistance, example.answers)
  await walk(reached, sick, approved, example.road)
  const token = await reached.tokenOf(abroad)
  const joined = await fillMembership(reached, token)
  await applicantOf(reached, token).submit(joined)
  const db = openDatabase(openPool(databaseOf(ground).url, 1))
  try {
    return {
      owed: await copyOwed(db, approved, rounds, 'MED-2026-8'),
      joining: await copyOwed(db, joined, rounds + 20, 'MEM-2026-8'),
    }
  } finally {
    await db.destroy()
  }
}

function bankSays(rows: readonly { reference: string; amount: string }[]): Buffer {
  const day = dhakaDay(new Date()).split('-').toReversed().join('-')
  const lines = rows.map(({ reference, amount }) => `${reference},${amount},PAID,${day},BB-1,`)
  return Buffer.from([defaultReturnLayout.columns.map(({ heading }) => heading).join(','), ...lines, ''].join('\r\n'))
}

function returnForm(bytes: Buffer): FormData {
  const form = new FormData()
  form.set('hash', createHash('sha256').update(bytes).digest('hex'))
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'text/csv' }), 'returns.csv')
  return form
}
