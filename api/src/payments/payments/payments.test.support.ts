import { bodyOf, createTestApplicant } from '#testing/test-applicant.ts'
import { copyPayableApplications, createPayableApplication } from '#testing/payable-applications.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { failedRow, paidRow, paymentClient, returnFile } from './payment-client.test.support.ts'

export const logins = {
  karim: '01700000002',
  maker: 'acc.maker@demo.wewb',
  checker: 'acc.checker@demo.wewb',
  director: 'dir.welfare@demo.wewb',
  section: 'so.edu@demo.wewb',
}

export type PaymentPortal = Awaited<ReturnType<typeof startPaymentPortal>>

/** Starts a portal with 21 payable applications: one that went through the whole workflow, and twenty copies of it. */
export async function startPaymentPortal(env: Record<string, string> = {}) {
  const portal = await startTestPortal(env)
  const tokens: Record<string, string> = {}
  for (const [name, login] of Object.entries(logins)) tokens[name] = await portal.tokenOf(login)
  const first = await createPayableApplication(portal, logins.karim)
  const copies = await copyPayableApplications(portal.db, first, 20)
  const pays = (name: keyof typeof logins) => paymentClient(portal, tokens[name] ?? '')
  const works = (name: keyof typeof logins) => createTestApplicant(portal, tokens[name] ?? '')
  const stateOf = async (no: string) => (await works('karim').get(no))['state']
  return { portal, first, copies, pays, works, stateOf }
}

/** Sets a routing number that belongs to no branch, so that no batch accepts the payment. */
export async function spoilRoutingNumber({ db }: TestPortal, no: string) {
  await db
    .updateTable('payment')
    .set({ routing_number: '200939914' })
    .where('application_id', '=', (eb) => eb.selectFrom('application').select('id').where('no', '=', no))
    .execute()
}

/** Settles a batch of three: the bank returns the first payment and pays the two others. */
export async function settleBatch({ pays, first, copies }: PaymentPortal) {
  const no = await pays('maker').make([...copies.splice(0, 2), first])
  await pays('checker').authorise(no)
  await pays('maker').until(no, 'SENT')
  const rows = await pays('maker').rows(no)
  const bytes = returnFile(...rows.map((row) => (row.applicationNo === first ? failedRow(row) : paidRow(row))))
  const { hash } = bodyOf(await pays('maker').bring(no, bytes)).data as unknown as { hash: string }
  await pays('maker').bring(no, bytes, hash)
  await pays('checker').decide(no)
  await pays('maker').until(no, 'RECONCILED')
}
