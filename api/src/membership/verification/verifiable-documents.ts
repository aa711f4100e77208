import type { SignedDocumentType } from '@wewb/domain/membership/verification-contracts'
import { formatAmountBilingual } from '@wewb/domain/engine/fields/money'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { formatNumber } from '@wewb/domain/language/money'
import { referralNames } from '#administration/lookups/referral-names.ts'
import { getDefinition } from '#services/definitions/queries.ts'
import type { Database } from '#db/database.ts'
import type { SignedDocument } from '#membership/signed-codes/code-encoding.ts'
import {
  findAcknowledgementByReferralNo,
  findCardWithMember,
  findSentBatch,
  findSubmittedApplication,
} from './queries.ts'

/** Present state of a document in its own tables. `photo` is the hash of a stored file. */
export type VerifiableDocument = {
  state: 'VALID' | 'REPLACED' | 'REVOKED'
  name: { bn: string | null; en: string | null }
  issuedOn: string
  photo?: Buffer | null
  about?: Bilingual
}
type Find = (db: Database, document: SignedDocument) => Promise<VerifiableDocument | undefined>

/** Lookup function of each document type. */
export const documentFinders: Record<SignedDocumentType, Find> = {
  MEMBERSHIP_CARD: findCard,
  APPLICATION: findApplication,
  RESULT_LETTER: findResultLetter,
  ACKNOWLEDGEMENT: findAcknowledgement,
  PAYMENT_ADVICE: findAdvice,
}

async function findCard(db: Database, { reference, serial }: SignedDocument): Promise<VerifiableDocument | undefined> {
  const row = await findCardWithMember(db, reference, serial)
  if (!row) return undefined
  const state = row.memberState === 'ENDED' ? 'REVOKED' : row.state
  return { state, name: { bn: row.name_bng, en: row.name }, issuedOn: row.issued_on, photo: row.photo }
}

/** Leaves out the status of the application: that requires the applicant's mobile number, on /app-status-check. */
async function findApplication(db: Database, { reference }: SignedDocument): Promise<VerifiableDocument | undefined> {
  const row = await findSubmittedApplication(db, reference)
  if (!row?.submitted_at) return undefined
  const state = row.status === 'WITHDRAWN' ? 'REVOKED' : 'VALID'
  return { state, name: nameOf(row), issuedOn: toDhakaDate(row.submitted_at), about: await titleOf(db, row) }
}

/** A letter is printed only for a published approval; without the approval, it has been revoked. */
async function findResultLetter(
  db: Database,
  { reference, issuedOn }: SignedDocument,
): Promise<VerifiableDocument | undefined> {
  const row = await findSubmittedApplication(db, reference)
  if (!row?.published) return undefined
  const about = row.title && row.title_bng ? { bn: row.title_bng, en: row.title } : await titleOf(db, row)
  return { state: row.approval_status === 2 ? 'VALID' : 'REVOKED', name: nameOf(row), issuedOn, about }
}

/** Includes service and provider, so that the provider can detect a changed letter. */
async function findAcknowledgement(
  db: Database,
  { reference }: SignedDocument,
): Promise<VerifiableDocument | undefined> {
  const row = await findAcknowledgementByReferralNo(db, reference)
  if (!row) return undefined
  const state = row.status === 'DROPPED' || row.approval_status !== 2 ? 'REVOKED' : 'VALID'
  const { service, provider } = await referralNames(db, row.answers)
  const about = { bn: `${service.bn}, ${provider.bn}`, en: `${service.en}, ${provider.en}` }
  return { state, name: nameOf(row), issuedOn: toDhakaDate(row.entered_at), about }
}

/** Includes number, count and sum, so that the bank can compare them with the printed advice. */
async function findAdvice(db: Database, { reference }: SignedDocument): Promise<VerifiableDocument | undefined> {
  const batch = await findSentBatch(db, reference)
  if (!batch?.advice_date) return undefined
  const sum = formatAmountBilingual(batch.total)
  const about = {
    bn: `${batch.advice_no}: ${formatNumber(batch.count, 'bn')}টি পেমেন্ট, ${sum.bn} টাকা`,
    en: `${batch.advice_no}: ${formatNumber(batch.count, 'en')} payments, BDT ${sum.en}`,
  }
  return { state: 'VALID', name: { bn: null, en: null }, issuedOn: batch.advice_date, about }
}

const nameOf = ({ name, name_bng }: { name: string | null; name_bng: string | null }) => ({ bn: name_bng, en: name })
const titleOf = async (db: Database, { service, version }: { service: string; version: number }) =>
  (await getDefinition(db, service, version)).title
