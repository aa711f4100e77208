import { createHash } from 'node:crypto'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { medicalAssistance } from '@wewb/domain/services/definitions/fa-medical-assistance/definition'
import { example } from '@wewb/domain/services/definitions/fa-medical-assistance/example'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { findApplication } from '#casework/applications/application.ts'
import { loadEvaluationContext } from '#casework/applications/evaluation-context.ts'
import { executeMove } from '#casework/applications/execute-move.ts'
import { systemPerson } from '#identity/access/person.ts'
import { addActs, nextReferenceNumber } from '#casework/applications/queries.ts'
import { sealAnswers } from '#casework/applications/save-step.ts'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import { authoriseBatchInTx } from '#payments/payments/authorise-batch.ts'
import { createBatchInTx } from '#payments/payments/create-batch.ts'
import { lockBatch } from '#payments/payments/queries.ts'
import { sendBatch } from '#payments/payments/send-batch.ts'
import { settleReturns } from '#payments/payments/settle-returns.ts'
import { takeReturn } from '#payments/payments/decide-return.ts'
import { proposeReturn } from '#payments/payments/import-returns.ts'
import { findWaitingReturn, updateReturnProposal } from '#payments/payments/return-proposal-queries.ts'
import { visitor, type Portal } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { getAccountId, getPaymentReturnId, insertApplication, listBatchPayments } from './seed-queries.ts'

const families = [
  { name: 'MORZINA KHATUN', nameBn: 'মর্জিনা খাতুন', mobile: '01711000101', account: '0044000000101', amount: '80000' },
  { name: 'HALIMA BEGUM', nameBn: 'হালিমা বেগম', mobile: '01711000102', account: '0044000000102', amount: '120000' },
  { name: 'NASIMA AKTER', nameBn: 'নাসিমা আক্তার', mobile: '01711000103', account: '0044000000103', amount: '95000.50' },
  { name: 'JOYNAB BIBI', nameBn: 'জয়নব বিবি', mobile: '01711000104', account: '0044000000104', amount: '150000' },
  { name: 'RAZIA SULTANA', nameBn: 'রাজিয়া সুলতানা', mobile: '01711000105', account: '0044000000105', amount: '60000' },
  { name: 'KULSUM BEGUM', nameBn: 'কুলসুম বেগম', mobile: '01711000106', account: '0044000000106', amount: '100000' },
]

type Family = (typeof families)[number]

/** Seeds the payment screen: two payments wait, one batch waits for a second person, one came back with a failure. */
export async function seedDemoPayments(portal: Portal) {
  const applicationNos: string[] = []
  for (const family of families)
    applicationNos.push(await portal.db.transaction().execute((tx) => insertPayableApplication(tx, portal, family)))
  const [maker, checker] = [
    await actorOf(portal, 'acc.maker@demo.wewb'),
    await actorOf(portal, 'acc.checker@demo.wewb'),
  ]
  const createBatch = (nos: string[]) =>
    portal.db
      .transaction()
      .execute((tx) =>
        createBatchInTx(tx, { ...portal, actor: maker }, { module: medicalAssistance.id, applicationNos: nos }),
      )
  const { batchNo } = await createBatch(applicationNos.slice(0, 2))
  const adviceDate = toDhakaDate(portal.now())
  const id = await portal.db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { no: batchNo })
    const contentSha256 = batch.content_sha256?.toString('hex') ?? ''
    const advice = { adviceNo: 'DEMO/ADV/1', adviceDate, contentSha256 }
    await authoriseBatchInTx(tx, { ...portal, actor: checker }, batch, advice)
    return batch.id
  })
  await sendBatch(portal, id)
  await createBatch(applicationNos.slice(2, 4))
  const payments = await listBatchPayments(portal.db, id)
  const returns = payments.map(({ reference, amount }, index) => {
    const row = { row: index + 2, reference: reference ?? '', amount }
    return index === 0
      ? { ...row, result: 'PAID' as const, valueDate: adviceDate, bankReference: 'DEMO-1' }
      : { ...row, result: 'FAILED' as const, returnCode: 'R03' }
  })
  const upload = {
    bytes: Buffer.alloc(0),
    fileName: 'returns-demo.csv',
    sha256: createHash('sha256').update(batchNo).digest(),
    confirmedHash: undefined,
  }
  await proposeReturn({ ...portal, actor: maker }, batchNo, upload, returns)
  await portal.db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, { no: batchNo })
    const waiting = await findWaitingReturn(tx, batch.id)
    if (!waiting) throw new Error('the answer of the bank was not found')
    const note = 'Compared with the statement of the bank.'
    const decision = { decision: 'CONFIRMED' as const, note, decided_by: checker.id, decided_at: portal.now() }
    await updateReturnProposal(tx, waiting.id, decision)
    await takeReturn(tx, { ...portal, actor: checker }, batch, waiting, note)
  })
  await settleReturns(portal, await getPaymentReturnId(portal.db, id))
}

const actorOf = async ({ db }: Portal, login: string) => ({
  ...visitor,
  id: await getAccountId(db, login),
})

/** Creates an application that was submitted for the family, approved and queued for payment. */
async function insertPayableApplication(
  tx: Tx,
  portal: Portal,
  { name, nameBn, mobile, account, amount }: Family,
): Promise<string> {
  const { version = 1 } = (await findLatestDefinition(tx, medicalAssistance.id)) ?? {}
  const today = toDhakaDate(portal.now())
  const no = await nextReferenceNumber(tx, medicalAssistance.prefix, Number(today.slice(0, 4)))
  const bank = { ...(example.answers['bank'] as Answers), accountHolderName: name, accountNumber: account }
  // Each family has its own worker: the maximum for one worker and year holds for the demo too.
  const answers: Answers = {
    ...example.answers,
    applicantName: nameBn,
    mobile,
    bank,
    workerNid: `19${mobile.slice(-8)}`,
    worker: { ...(example.answers['worker'] as Answers), workerPassportNo: `BP${mobile.slice(-7)}` },
    referencePassportOrTp: `BR${mobile.slice(-7)}`,
  }
  const officer = await actorOf(portal, 'so.edu@demo.wewb')
  const id = await insertApplication(tx, {
    no,
    service: medicalAssistance.id,
    version,
    setup_id: null,
    applicant_id: null,
    entered_by: null,
    contact: mobile,
    state: 'approved',
    status: 'APPROVED',
    approval_status: 2,
    since: addDays(today, -2),
    district: '44',
    percent: 100,
    name,
    name_bng: nameBn,
    amount,
    submitted_at: portal.now(),
    ...sealAnswers(portal.secrets, medicalAssistance, answers),
  })
  const act = {
    application_id: id,
    on_day: addDays(today, -2),
    desk: null,
    amount: null,
    reply: '{}',
    reply_sealed: null,
    changes_sealed: null,
  }
  await addActs(tx, [
    {
      ...act,
      move: 'submit',
      person_id: officer.id,
      from_state: 'draft',
      to_state: 'pending',
      from_status: 0,
      to_status: 0,
    },
    {
      ...act,
      move: 'approve',
      person_id: (await actorOf(portal, 'dir.welfare@demo.wewb')).id,
      from_state: 'forwarded',
      to_state: 'approved',
      from_status: 1,
      to_status: 2,
      amount,
    },
  ])
  const application = await findApplication(tx, portal.secrets, no)
  if (!application) throw new Error('the seeded application was not found')
  const context = await loadEvaluationContext({ ...portal, db: tx }, application)
  await executeMove(tx, portal, {
    application,
    person: systemPerson,
    evaluationContext: context,
    move: 'queue-payment',
    reply: {},
  })
  return no
}
