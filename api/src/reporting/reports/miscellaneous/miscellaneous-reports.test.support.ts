import type { Insertable } from 'kysely'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import { buildApp } from '#app.ts'
import type { Tables } from '#db/tables.ts'
import { startTestPortal, type TestResponse } from '#testing/test-portal.ts'

/** A Sunday, so that working days can be counted by hand: Friday 13 and Saturday 14 are off. */
export const today = '2026-11-15'
const noon = (day: string) => new Date(`${day}T06:00:00Z`)

type Query = Record<string, string>
// oxlint-disable-next-line typescript/no-explicit-any -- cells have different types in each report
type Row = { cells: Record<string, any>; links: Record<string, string> }
type ResponseBody = {
  columns: { id: string; label: string; labelBng: string }[]
  rows: Row[]
  totals: Record<string, unknown>
  total: number
}

/** Starts a portal with a fixed date and no holidays, with helpers that insert applications in any state. */
export async function startReportsPortal() {
  const portal = await startTestPortal()
  const app = await buildApp({ ...portal, now: () => noon(today) }, { pages: false })
  const { db, secrets } = portal
  await db.deleteFrom('holiday').execute()
  const tokens = new Map<string, string>()
  const tokenOf = async (login: string) => {
    const known = tokens.get(login) ?? (await portal.tokenOf(`${login}@demo.wewb`))
    tokens.set(login, known)
    return known
  }

  const request = async (login: string, code: string, query: Query = {}): Promise<TestResponse> => {
    const response = await app.inject({
      method: 'GET',
      url: `/api/v1/reports/miscellaneous?${new URLSearchParams({ code, size: '500', ...query })}`,
      headers: { authorization: `Bearer ${await tokenOf(login)}` },
    })
    const isJson = response.headers['content-type']?.includes('json')
    return {
      code: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.rawPayload,
    }
  }
  const run = async (login: string, code: string, query: Query = {}): Promise<ResponseBody> => {
    const answer = await request(login, code, query)
    if (answer.code !== 200) throw new Error(`${code} was rejected: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  /** Requests the drill-down list of a link. */
  const openDrillDown = async (login: string, link: string | undefined): Promise<ResponseBody> => {
    const { code = '', ...query } = Object.fromEntries(new URL(link ?? '', 'http://portal').searchParams)
    return await run(login, code, query)
  }

  const insertApplication = async ({ answers = {}, sealed, on = today, ...columns }: Put): Promise<number> => {
    const latest = await findLatestDefinition(db, columns.service)
    const usual = {
      version: latest?.version ?? 1,
      state: 'pending',
      status: 'SUBMITTED',
      approval_status: 0,
      since: on,
      name: 'RAHIMA KHATUN',
      name_bng: 'রহিমা খাতুন',
    }
    const { id } = await db
      .insertInto('application')
      .values({
        ...usual,
        submitted_at: noon(on),
        ...columns,
        answers: JSON.stringify(answers),
        answers_sealed: sealed ? secrets.encrypt(JSON.stringify(sealed)) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const insertAct = async (
    id: number,
    act: Partial<Insertable<Tables['application_act']>> & { on: string; move: string },
  ) => {
    const { on, ...columns } = act
    const usual = { from_state: 'pending', to_state: 'forwarded', from_status: 0, to_status: 1, reply: '{}' }
    await db
      .insertInto('application_act')
      .values({ ...usual, ...columns, application_id: id, on_day: on, at: noon(on) })
      .execute()
  }
  const insertKey = async (id: number, kind: string, value: string) =>
    await db
      .insertInto('application_key')
      .values({ application_id: id, kind, digest: secrets.blindIndex(kind, value) })
      .execute()
  const stop = async () => {
    await app.close()
    await portal.stop()
  }
  return {
    ...portal,
    ask: request,
    run,
    follow: openDrillDown,
    putFile: insertApplication,
    putAct: insertAct,
    putKey: insertKey,
    stop,
  }
}

type Put = { no: string; service: string; on?: string; answers?: Answers; sealed?: Answers } & Partial<
  Omit<Insertable<Tables['application']>, 'no' | 'service' | 'answers' | 'answers_sealed'>
>
export type ReportsPortal = Awaited<ReturnType<typeof startReportsPortal>>

/** Returns the values of these columns, row by row, in English. */
export const cellsOf = ({ rows }: ResponseBody, ...columns: string[]): unknown[][] =>
  rows.map(({ cells }) => columns.map((column) => cells[column]?.en ?? cells[column]))

/** Sorts rows that have no defined order. */
export const compareAsText = (a: unknown[], b: unknown[]) => a.join().localeCompare(b.join())
