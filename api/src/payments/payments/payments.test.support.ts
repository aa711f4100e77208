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

/** Numbers that make an officer the person of an application; a bank account may be as long as an NID with the year. */
export const sharedNumbers = [
  ['mobile', '01711000901'],
  ['account', '12345678901234567'],
  ['nid', '19802691234567890'],
] as const

type SharedNumber = { login: string; no: string; unpaid: string; kind: 'mobile' | 'account' | 'nid'; number: string }

/**
 * Names the number in an application, and gives it to a citizen account with the officer's phone: as its own, or in
 * another application of that account. Returns how to undo it.
 */
export async function shareNumber({ db, secrets }: TestPortal, { login, no, unpaid, kind, number }: SharedNumber) {
  const key = { kind, digest: secrets.blindIndex(kind, number) }
  const named = await db.selectFrom('application').select('id').where('no', '=', no).executeTakeFirstOrThrow()
  await db
    .insertInto('application_key')
    .values({ ...key, application_id: named.id })
    .execute()
  const phone = kind === 'mobile' ? number : '01711000902'
  const citizen = await db
    .selectFrom('account')
    .select(['id', 'mobile', 'nid_sealed'])
    .where('login_id', '=', '01700000003')
    .executeTakeFirstOrThrow()
  const earlier = await db
    .selectFrom('application')
    .select(['applicant_id', 'answers_sealed'])
    .where('no', '=', unpaid)
    .executeTakeFirstOrThrow()
  const setPhone = (mobile: string | null) =>
    db.updateTable('account').set({ mobile }).where('login_id', '=', login).execute()
  const setCitizen = (values: { mobile: string | null; nid_sealed: Buffer | null }) =>
    db.updateTable('account').set(values).where('id', '=', citizen.id).execute()
  const setEarlier = (values: typeof earlier) =>
    db.updateTable('application').set(values).where('no', '=', unpaid).execute()
  await setPhone(phone)
  const answers = JSON.stringify({ bank: { accountNumber: number } })
  if (kind !== 'mobile')
    await setCitizen({ mobile: phone, nid_sealed: kind === 'nid' ? secrets.encrypt(number) : null })
  if (kind === 'account') await setEarlier({ applicant_id: citizen.id, answers_sealed: secrets.encrypt(answers) })
  return async () => {
    await setEarlier(earlier)
    await setCitizen({ mobile: citizen.mobile, nid_sealed: citizen.nid_sealed })
    await setPhone(null)
    await db.deleteFrom('application_key').where('digest', '=', key.digest).execute()
  }
}

/** While the check runs, maker and checker have the same mobile number, or the same e-mail address of their office. */
export async function withSameContact<T>({ db }: TestPortal, contact: 'mobile' | 'email', check: () => Promise<T>) {
  const both = [logins.maker, logins.checker]
  const before = await db.selectFrom('account').select(['id', contact]).where('login_id', 'in', both).execute()
  const shared = contact === 'mobile' ? '01711000903' : 'accounts@example.com'
  await db
    .updateTable('account')
    .set({ [contact]: shared })
    .where('login_id', 'in', both)
    .execute()
  const result = await check()
  for (const { id, ...values } of before) await db.updateTable('account').set(values).where('id', '=', id).execute()
  return result
}
