import type { Insertable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { TestPortal } from '#testing/test-portal.ts'

type ResponseBody = {
  code: string
  value: number
  amount: number | null
  url: string | null
  change: { kind: string; value: number } | null
}
type Board = {
  role: string
  fiscalYear: string
  tiles: ResponseBody[]
  headlines: ResponseBody[]
  series: { code: string; points: { x: string; y: number; url: string | null }[] }[]
  desk: { service: string; waiting: number; late: number }[]
  lastActions: { applicationNo: string; label: string }[]
  applications: { list: { applicationNo: string }[]; total: number }
  dues: { code: string; applicationNo: string; dueOn: string | null }[]
  notices: object[]
}

/** Reads a dashboard with its figures by code, and the applications of a figure, for tests. */
export const dashboardClientOf = (portal: TestPortal) => async (login: string) => {
  const token = await portal.tokenOf(login)
  const getDashboard = async (): Promise<Board> => (await portal.get('/dashboard', { token })).body.data
  const listApplications = async (
    code: string,
    within?: string,
  ): Promise<{ total: number; numbers: string[]; status: number }> => {
    const query = new URLSearchParams({ code, size: '100', ...(within === undefined ? {} : { within }) })
    const { code: status, body } = await portal.get(`/dashboard/files?${query}`, { token })
    const list: { applicationNo: string }[] = body.data?.list ?? []
    return { status, total: body.data?.total ?? 0, numbers: list.map(({ applicationNo }) => applicationNo) }
  }
  return {
    token,
    board: getDashboard,
    getFigures: async (): Promise<Record<string, number>> => {
      const { tiles, headlines } = await getDashboard()
      return Object.fromEntries([...tiles, ...headlines].map(({ code, value }) => [code, value]))
    },
    files: listApplications,
    /** Returns the figures whose list has another length than their value. */
    findMismatches: async (codes: readonly string[]): Promise<string[]> => {
      const { tiles, headlines } = await getDashboard()
      const values = new Map([...tiles, ...headlines].map(({ code, value }) => [code, value]))
      const wrong: string[] = []
      for (const code of codes) if ((await listApplications(code)).total !== values.get(code)) wrong.push(code)
      return wrong
    },
  }
}

export type DashboardClient = Awaited<ReturnType<ReturnType<typeof dashboardClientOf>>>

/** Returns how much each figure changed through `act`. */
export async function growth(person: DashboardClient, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await person.getFigures()
  await act()
  const after = await person.getFigures()
  return Object.fromEntries(
    Object.entries(after).flatMap(([code, value]) =>
      value === before[code] ? [] : [[code, value - (before[code] ?? 0)]],
    ),
  )
}

let made = 0

/** Inserts an application directly, without its workflow. */
export async function insertApplication(
  { db }: TestPortal,
  file: Partial<Insertable<Tables['application']>> & { service: string; today: string },
) {
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
