import type { Insertable } from 'kysely'
import type { Tables } from '../platform/tables.ts'
import type { TestPortal } from '../testing/portal-under-test.ts'

type Told = { code: string; value: number; amount: number | null; url: string | null; change: { kind: string; value: number } | null }
type Board = {
  role: string
  fiscalYear: string
  tiles: Told[]
  headlines: Told[]
  series: { code: string; points: { x: string; y: number; url: string | null }[] }[]
  desk: { service: string; waiting: number; late: number }[]
  lastActions: { applicationNo: string; label: string }[]
  applications: { list: { applicationNo: string }[]; total: number }
  dues: { code: string; applicationNo: string; dueOn: string | null }[]
  notices: object[]
}

/** For tests: what a dashboard says, with figures by their code, and the files behind one of them. */
export const watcherOf = (portal: TestPortal) => async (login: string) => {
  const token = await portal.tokenOf(login)
  const board = async (): Promise<Board> => (await portal.get('/dashboard', { token })).body.data
  const files = async (code: string, within?: string): Promise<{ total: number; numbers: string[]; status: number }> => {
    const query = new URLSearchParams({ code, size: '100', ...(within === undefined ? {} : { within }) })
    const { code: status, body } = await portal.get(`/dashboard/files?${query}`, { token })
    const list: { applicationNo: string }[] = body.data?.list ?? []
    return { status, total: body.data?.total ?? 0, numbers: list.map(({ applicationNo }) => applicationNo) }
  }
  return {
    token,
    board,
    figures: async (): Promise<Record<string, number>> => {
      const { tiles, headlines } = await board()
      return Object.fromEntries([...tiles, ...headlines].map(({ code, value }) => [code, value]))
    },
    files,
    /** Of these figures, those whose list is not as long as they say. */
    disagreeing: async (codes: readonly string[]): Promise<string[]> => {
      const { tiles, headlines } = await board()
      const told = new Map([...tiles, ...headlines].map(({ code, value }) => [code, value]))
      const wrong: string[] = []
      for (const code of codes) if ((await files(code)).total !== told.get(code)) wrong.push(code)
      return wrong
    },
  }
}

export type Watcher = Awaited<ReturnType<ReturnType<typeof watcherOf>>>

let made = 0

/** A file as it lies in the database, without the road that leads there. */
export async function addFile({ db }: TestPortal, file: Partial<Insertable<Tables['application']>> & { service: string; today: string }) {
  const { today, ...columns } = file
  made += 1
  const { version } = await db
    .selectFrom('service_definition')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('service', '=', file.service)
    .executeTakeFirstOrThrow()
  return await db
    .insertInto('application')
    .values({
      no: `HMD-2026-${String(made).padStart(6, '0')}`,
      version,
      state: 'pending',
      status: 'SUBMITTED',
      approval_status: 0,
      since: today,
      answers: '{}',
      name: `Hand Made ${made}`,
      submitted_at: new Date(`${today}T06:00:00Z`),
      ...columns,
    })
    .returning(['id', 'no'])
    .executeTakeFirstOrThrow()
}
