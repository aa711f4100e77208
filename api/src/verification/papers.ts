import type { PaperType } from '../../../domain/src/contracts/verification.ts'
import { amountInBoth } from '../../../domain/src/fields/money.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import { showNumber } from '../../../domain/src/language/money.ts'
import { referralNames } from '../acknowledgements/referral-names.ts'
import { getDefinition } from '../definitions/repository.ts'
import type { Database } from '../platform/database.ts'
import type { Paper } from '../signed-codes/code-bytes.ts'

/** A paper as its own tables know it today. `photo` is the hash of a stored file. */
export type KnownPaper = {
  state: 'VALID' | 'REPLACED' | 'REVOKED'
  name: { bn: string | null; en: string | null }
  issuedOn: string
  photo?: Buffer | null
  about?: Bilingual
}
type Find = (db: Database, paper: Paper) => Promise<KnownPaper | undefined>

/** How the paper of each type is looked up. */
export const findPaper: Record<PaperType, Find> = {
  MEMBERSHIP_CARD: findCard,
  APPLICATION: findApplication,
  RESULT_LETTER: findResultLetter,
  ACKNOWLEDGEMENT: findAcknowledgement,
  PAYMENT_ADVICE: findAdvice,
}

async function findCard(db: Database, { reference, serial }: Paper): Promise<KnownPaper | undefined> {
  const row = await db
    .selectFrom('member')
    .innerJoin('member_card', 'member_card.member_id', 'member.id')
    .select(['member.name', 'member.name_bng', 'member.photo', 'member.state as memberState', 'member_card.state', 'member_card.issued_on'])
    .where('member.number', '=', reference)
    .where('member_card.serial', '=', serial)
    .executeTakeFirst()
  if (!row) return undefined
  const state = row.memberState === 'ENDED' ? 'REVOKED' : row.state
  return { state, name: { bn: row.name_bng, en: row.name }, issuedOn: row.issued_on, photo: row.photo }
}

/** Where the file stands is not told here: that takes the applicant's mobile number, on /app-status-check. */
async function findApplication(db: Database, { reference }: Paper): Promise<KnownPaper | undefined> {
  const row = await findSubmitted(db, reference)
  if (!row?.submitted_at) return undefined
  const state = row.status === 'WITHDRAWN' ? 'REVOKED' : 'VALID'
  return { state, name: nameOf(row), issuedOn: dhakaDay(row.submitted_at), about: await titleOf(db, row) }
}

/** A letter was printed only of a published approval; when it is no longer approved, the approval was taken back. */
async function findResultLetter(db: Database, { reference, issuedOn }: Paper): Promise<KnownPaper | undefined> {
  const row = await findSubmitted(db, reference)
  if (!row?.published) return undefined
  const about = row.title && row.title_bng ? { bn: row.title_bng, en: row.title } : await titleOf(db, row)
  return { state: row.approval_status === 2 ? 'VALID' : 'REVOKED', name: nameOf(row), issuedOn, about }
}

/** For what and to whom is told: a provider must see whether the words on the paper were altered. */
async function findAcknowledgement(db: Database, { reference }: Paper): Promise<KnownPaper | undefined> {
  const row = await db
    .selectFrom('acknowledgement')
    .innerJoin('application', 'application.id', 'acknowledgement.application_id')
    .select(['name', 'name_bng', 'approval_status', 'acknowledgement.answers', 'acknowledgement.status', 'entered_at'])
    .where('referral_no', '=', reference)
    .executeTakeFirst()
  if (!row) return undefined
  const state = row.status === 'DROPPED' || row.approval_status !== 2 ? 'REVOKED' : 'VALID'
  const { service, provider } = await referralNames(db, row.answers)
  const about = { bn: `${service.bn}, ${provider.bn}`, en: `${service.en}, ${provider.en}` }
  return { state, name: nameOf(row), issuedOn: dhakaDay(row.entered_at), about }
}

/** The bank sees whether number, count and sum of the paper in its hand are those that were authorised. */
async function findAdvice(db: Database, { reference }: Paper): Promise<KnownPaper | undefined> {
  const batch = await db
    .selectFrom('payment_batch')
    .select(['advice_no', 'advice_date', 'count', 'total'])
    .where('no', '=', reference)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  if (!batch?.advice_date) return undefined
  const sum = amountInBoth(batch.total)
  const about = {
    bn: `${batch.advice_no}: ${showNumber(batch.count, 'bn')}টি পেমেন্ট, ${sum.bn} টাকা`,
    en: `${batch.advice_no}: ${showNumber(batch.count, 'en')} payments, BDT ${sum.en}`,
  }
  return { state: 'VALID', name: { bn: null, en: null }, issuedOn: batch.advice_date, about }
}

const findSubmitted = (db: Database, no: string) =>
  db
    .selectFrom('application')
    .leftJoin('setup', 'setup.id', 'application.setup_id')
    .select(['name', 'name_bng', 'status', 'approval_status', 'published', 'submitted_at', 'version', 'application.service'])
    .select(['setup.title', 'setup.title_bng'])
    .where('no', '=', no)
    .where('status', '!=', 'DRAFT')
    .executeTakeFirst()

const nameOf = ({ name, name_bng }: { name: string | null; name_bng: string | null }) => ({ bn: name_bng, en: name })
const titleOf = async (db: Database, { service, version }: { service: string; version: number }) =>
  (await getDefinition(db, service, version)).title
