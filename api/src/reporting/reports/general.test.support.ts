import type { ResponseOf } from '@wewb/domain/http/contract'
import type { runGeneral } from '@wewb/domain/reporting/report-contracts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { insertApplication, approvedAndPaidActs, applicationStatuses } from './reports.test.support.ts'

export type Answer = ResponseOf<typeof runGeneral>

export const logins = {
  director: 'dir.welfare',
  accounts: 'acc.maker',
  auditor: 'auditor',
  tangail: 'demo.tangail',
  riyadh: 'mission.riyadh',
  editor: 'editor',
  callCentre: 'callcentre',
}

/** The fiscal year of the inserted applications; no others are in it. */
const year = 'from=2019-07-01&to=2020-06-30'

export const rowWhere = (answer: Answer, column: string, name: string) =>
  answer.rows.find(
    ({ cells }) =>
      (cells[column] as { en: string } | string) === name || (cells[column] as { en: string })?.en === name,
  )
/** Returns the figures of a row, in the order of the numeric columns. */
export const figuresOf = (answer: Answer, column: string, name: string) => {
  const ids = answer.columns.filter(({ kind }) => kind !== 'text').map(({ id }) => id)
  return ids.map((id) => rowWhere(answer, column, name)?.cells[id])
}

export const districtCode = async ({ db }: Pick<TestPortal, 'db'>, name: string) =>
  (
    await db
      .selectFrom('lookup')
      .select('code')
      .where('source', '=', 'district')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).code

const paidSum = '12500.50'

export type ReportPortal = Awaited<ReturnType<typeof startReportPortal>>

/** Starts a portal with applications of that year, and a client for its reports. */
export async function startReportPortal() {
  const portal = await startTestPortal()
  const tokens: Record<string, string> = {}
  for (const [name, login] of Object.entries(logins)) tokens[name] = await portal.tokenOf(`${login}@demo.wewb`)
  const ask = (who: keyof typeof logins, query: string, language: 'bn' | 'en' = 'en') =>
    portal.get(`/reports/general?${query}`, { token: tokens[who] ?? '', language })
  const report = async (who: keyof typeof logins, query: string): Promise<Answer> =>
    (await ask(who, `${year}&${query}`)).body.data
  return { portal, tokens, ask, report, tangailNo: await insertReportedFiles(portal) }
}

/** Inserts the applications that the reports of that year count; returns the number of the pending one in Tangail. */
async function insertReportedFiles(portal: TestPortal): Promise<string> {
  const tangail = await districtCode(portal, 'Tangail')
  const cumilla = await districtCode(portal, 'Cumilla')
  const girl = { gender: 'FEMALE', studentDob: '2003-03-01', fatherName: 'ABDUL KARIM' }
  const tangailNo = await insertApplication(portal, {
    on: '2019-08-01',
    district: tangail,
    answers: girl,
    ...applicationStatuses.pending,
  })
  await insertApplication(portal, {
    on: '2019-08-02',
    district: tangail,
    answers: { ...girl, gender: 'MALE' },
    ...applicationStatuses.forwarded,
  })
  await insertApplication(portal, {
    on: '2019-08-03',
    district: tangail,
    answers: girl,
    ...applicationStatuses.returned,
  })
  await insertApplication(portal, {
    on: '2019-08-04',
    district: cumilla,
    answers: girl,
    ...applicationStatuses.withdrawn,
  })
  await insertApplication(portal, {
    on: '2019-08-05',
    district: cumilla,
    ...applicationStatuses.rejected,
    acts: [{ move: 'reject', on: '2019-08-20', toStatus: -2, toState: 'rejected' }],
  })
  await insertApplication(portal, {
    on: '2019-08-01',
    district: cumilla,
    answers: girl,
    amount: paidSum,
    ...applicationStatuses.paid,
    acts: approvedAndPaidActs('2019-08-11', '2019-08-31', paidSum),
  })
  await insertApplication(portal, {
    on: '2019-08-01',
    district: cumilla,
    answers: girl,
    amount: paidSum,
    ...applicationStatuses.paid,
    acts: approvedAndPaidActs('2019-08-21', '2020-07-15', paidSum),
  })
  // Shortly before midnight in Dhaka: the day before the fiscal year begins.
  await insertApplication(portal, {
    on: '2019-06-30',
    district: tangail,
    ...applicationStatuses.pending,
    submitted_at: '2019-06-30T17:59:00Z',
  })
  const abroad = { service: 'fa-repatriation', mission: 'RUH', district: tangail }
  await insertApplication(portal, {
    on: '2019-09-01',
    ...abroad,
    state: 'case-closed',
    status: 'CLOSED',
    approval_status: 2,
    stage: 'HANDED_OVER',
    answers: { serviceType: 'DEAD_BODY', workerCountryId: 'SA', workerGender: 'MALE' },
  })
  await insertApplication(portal, {
    on: '2019-09-02',
    ...abroad,
    state: 'case-closed',
    status: 'CLOSED',
    approval_status: 1,
    stage: 'BURIED_ABROAD',
    answers: { serviceType: 'BURIAL_ABROAD', workerCountryId: 'SA' },
  })
  await insertApplication(portal, {
    on: '2019-09-03',
    ...abroad,
    ...applicationStatuses.pending,
    answers: { serviceType: 'SICK', workerCountryId: 'AE' },
  })
  await insertApplication(portal, {
    on: '2019-09-04',
    service: 'compensation',
    mission: 'RUH',
    amount: '300000',
    ...applicationStatuses.approved,
    acts: [{ move: 'approve', on: '2019-12-01', toStatus: 2, toState: 'approved', amount: '300000' }],
  })
  await insertApplication(portal, {
    on: '2019-09-04',
    service: 'wewb-membership',
    mission: 'RUH',
    ...applicationStatuses.approved,
    answers: { gender: 'MALE', dateOfBirth: '1985-05-05' },
    acts: [{ move: 'approve', on: '2019-09-09', toStatus: 2, toState: 'approved' }],
  })
  return tangailNo
}
