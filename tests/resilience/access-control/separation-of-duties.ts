import pg from 'pg'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { databaseProcessOf } from '#resilience/test-environment/database-process.ts'
import type { ApiResponse } from '#resilience/test-environment/api-client.ts'
import { startTestEnvironment, type TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import { invariantResult, type Invariant } from '#resilience/invariant.ts'
import { publishMinimalForm } from '#resilience/test-environment/minimal-form.ts'
import { submitApplication } from '#resilience/test-environment/submit-application.ts'

const rounds = { short: 1, full: 20 } as const

export const separationOfDuties: Invariant = {
  id: 'insiders',
  smoke: true,
  description:
    'an officer acts on an own application, a rejected one, one they forwarded, an own batch, ' +
    'or above the ceiling: denied and audited',
  check: async (scale) => {
    const environment = await startTestEnvironment()
    const database = new pg.Client(databaseProcessOf(environment).url)
    await database.connect()
    try {
      const office = await openOffice(environment, database)
      const form = await publishMinimalForm(environment)
      const person = await environment.register('01733000000')
      const wrong: string[] = []
      for (let round = 0; round < rounds[scale]; round += 1) {
        const apply = async () => (await submitApplication(environment, person, form, round, false)).applicationNo
        wrong.push(...(await ownFile(office, await apply())))
        wrong.push(...(await rejectedFile(office, await apply())))
        wrong.push(...(await forwardedFile(office, await apply())))
      }
      wrong.push(...(await aboveCeiling(office)), ...(await ownBatch(office)))
      return invariantResult(
        `${rounds[scale]} × own file, rejected file, forwarded file; ceiling; own batch: ` +
          'each attempt denied and audited',
        [...new Set(wrong)],
      )
    } finally {
      await database.end()
      await environment.stop()
    }
  },
}

type Office = Awaited<ReturnType<typeof openOffice>>

const logins = {
  section: 'so.edu',
  colleague: 'so.two',
  assistant: 'ad.welfare',
  director: 'dir.welfare',
  maker: 'acc.maker',
  checker: 'acc.checker',
}
type Officer = keyof typeof logins

async function openOffice(environment: TestEnvironment, database: pg.Client) {
  const tokens = Object.fromEntries(
    await Promise.all(
      Object.entries(logins).map(async ([name, login]) => [name, await environment.tokenOf(`${login}@demo.wewb`)]),
    ),
  ) as Record<Officer, string>

  const move = async (officer: Officer, no: string, action: string, reply: object = {}): Promise<ApiResponse> => {
    const token = tokens[officer]
    const { revision } = (await environment.request('GET', `/applications/${no}`, { token })).body.data
    return await environment.request('POST', `/applications/${no}/actions/${action}`, {
      token,
      body: { reply, revision },
    })
  }
  /** Number of audit entries for this rejected attempt. */
  const denials = async (event: string, subject: string): Promise<number> => {
    const { rowCount } = await database.query('select from audit where event = $1 and subject = $2', [event, subject])
    return rowCount ?? 0
  }
  return { environment, database, tokens, move, denials }
}

/** Asserts that the attempt is rejected with that status and adds an audit entry. */
async function assertDenied(
  { denials }: Office,
  what: string,
  expected: Expected,
  attempt: () => Promise<ApiResponse>,
): Promise<string[]> {
  const before = await denials(expected.event, expected.subject)
  const { status, body } = await attempt()
  const after = await denials(expected.event, expected.subject)
  return [
    ...(status === expected.status ? [] : [`${what}: returned ${status} ${JSON.stringify(body).slice(0, 120)}`]),
    ...(after === before + 1 ? [] : [`${what}: ${after - before} audit entries`]),
  ]
}

type Expected = { status: number; event: string; subject: string }
const ofFile = (no: string, status = 409): Expected => ({
  status,
  event: 'application.refused',
  subject: `application:${no}`,
})

/** Asserts that another person may do the same, so that the rejection was about the person. */
const assertSucceeded = async (what: string, attempt: Promise<ApiResponse>): Promise<string[]> => {
  const { status, body } = await attempt
  return status === 200 ? [] : [`${what}: returned ${status} ${JSON.stringify(body).slice(0, 200)}`]
}

const denialOf = { reasonCode: 'OTHER', note: 'The papers do not prove it.', noteBng: 'কাগজপত্রে তা প্রমাণিত হয়নি।' }

async function ownFile(office: Office, no: string): Promise<string[]> {
  const become = (login: string) =>
    office.database.query(
      'update application set applicant_id = (select id from account where login_id = $2) where no = $1',
      [no, login],
    )
  await become('so.edu@demo.wewb')
  return [
    ...(await assertDenied(office, 'forwards an own application', ofFile(no), () =>
      office.move('section', no, 'forward'),
    )),
    ...(await assertSucceeded('a colleague forwards it', office.move('colleague', no, 'forward'))),
    ...(await become('01733000000').then(() => [])),
  ]
}

async function rejectedFile(office: Office, no: string): Promise<string[]> {
  return [
    ...(await assertSucceeded('forward', office.move('section', no, 'forward'))),
    ...(await assertSucceeded('reject', office.move('assistant', no, 'reject', denialOf))),
    ...(await assertDenied(office, 'approves a rejected application', ofFile(no), () =>
      office.move('director', no, 'approve'),
    )),
    ...(await assertDenied(office, 'forwards a rejected application', ofFile(no), () =>
      office.move('assistant', no, 'forward'),
    )),
  ]
}

/** Temporarily gives the assistant director the director's role as well. */
async function forwardedFile(office: Office, no: string): Promise<string[]> {
  const { database, move } = office
  const roles = "from account a, role r where a.login_id = 'ad.welfare@demo.wewb' and r.code = 'DIRECTOR'"
  await database.query(`insert into account_role (account_id, role_id) select a.id, r.id ${roles}`)
  const wrong = [
    ...(await assertSucceeded('forward', move('section', no, 'forward'))),
    ...(await assertSucceeded('forward', move('assistant', no, 'forward'))),
    ...(await assertDenied(office, 'approves what they forwarded', ofFile(no), () => move('assistant', no, 'approve'))),
    ...(await assertSucceeded('the director approves it', move('director', no, 'approve'))),
  ]
  await database.query(`delete from account_role where (account_id, role_id) in (select a.id, r.id ${roles})`)
  return wrong
}

/** Revokes the approval of a demo application, and approves it again above the ceiling. */
async function aboveCeiling(office: Office): Promise<string[]> {
  const { environment, tokens, move } = office
  const { list } = (await environment.request('GET', '/payments/queue?payableYn=Y', { token: tokens.maker })).body.data
  const no = list[0].applicationNo as string
  const memo = { sanctionMemoNo: '49.04.0000.101.20.001.26-99' }
  return [
    ...(await assertSucceeded('revoke', move('director', no, 'revoke', { note: 'To be looked at again.' }))),
    ...(await assertDenied(office, 'recommends more than the ceiling', ofFile(no, 422), () =>
      move('assistant', no, 'forward', { recommendedAmount: '99000000' }),
    )),
    ...(await assertSucceeded('forward', move('assistant', no, 'forward', { recommendedAmount: '50000' }))),
    ...(await assertDenied(office, 'grants more than the ceiling', ofFile(no, 422), () =>
      move('director', no, 'approve', { approvedAmount: '99000000', ...memo }),
    )),
    ...(await assertSucceeded(
      'the director grants less',
      move('director', no, 'approve', { approvedAmount: '50000', ...memo }),
    )),
  ]
}

/** Uses the demo batch that waits for authorisation. */
async function ownBatch(office: Office): Promise<string[]> {
  const { environment, tokens } = office
  const { list } = (await environment.request('GET', '/payments/batches?state=MADE', { token: tokens.maker })).body.data
  const batchNo = list[0].batchNo as string
  const authorise = async (officer: Officer): Promise<ApiResponse> => {
    const path = `/payments/batches/${batchNo}`
    const { revision, contentSha256 } = (await environment.request('GET', path, { token: tokens[officer] })).body.data
    const body = { adviceNo: 'PROVE/ADV/1', adviceDate: toDhakaDate(new Date()), contentSha256, revision }
    return await environment.request('POST', `/payments/batches/${batchNo}/authorise`, { token: tokens[officer], body })
  }
  const expected = { status: 409, event: 'payment.authorise-refused', subject: `payment-batch:${batchNo}` }
  return [
    ...(await assertDenied(office, 'authorises an own batch', expected, () => authorise('maker'))),
    ...(await assertSucceeded('a colleague authorises it', authorise('checker'))),
  ]
}
