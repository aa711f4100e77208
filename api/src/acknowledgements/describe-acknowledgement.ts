import type { Answers } from '../../../domain/src/conditions/holds.ts'
import { maskAnswers } from '../../../domain/src/engine/part-answers.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import {
  acknowledgementStatusNames,
  keptFields,
  nextStatuses,
  type AcknowledgementStatus,
} from '../../../domain/src/awards/acknowledgement.ts'
import type { Seen } from '../applications/access-file.ts'
import { describeDocument } from '../applications/documents.ts'
import { openAnswers } from '../applications/file.ts'
import { isStaff, seesNumbers } from '../applications/person.ts'
import { listDocuments } from '../applications/repository.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { yesNo } from '../platform/listing.ts'
import { mayRefer } from './may-refer.ts'
import { referralNames } from './referral-names.ts'
import { listSteps, type AcknowledgementRow } from './repository.ts'

const steps = [{ id: 'acknowledgement', title: { bn: 'প্রাপ্তিস্বীকার', en: 'Acknowledgement' }, fields: keptFields }]

/** A referral as this person may read it: the owner whole but for remarks, an onlooker with masked numbers. */
export async function describeAcknowledgement(context: Context & { db: Database }, seen: Seen, row: AcknowledgementRow) {
  const { db, secrets, actor } = context
  const isOwner = seen.file.standing.owners.includes(seen.person.id)
  const isWhole = isOwner || seen.isOwn || seesNumbers(seen.person)
  const whole = openAnswers(secrets, row)
  const answers = isWhole ? whole : maskAnswers({ steps }, whole)
  const [history, documents, names] = await Promise.all([
    listSteps(db, row.referral_no),
    isWhole ? listDocuments(db, row.application_id) : [],
    referralNames(db, whole),
  ])
  const status = row.status as AcknowledgementStatus
  const readsRemarks = isStaff(actor) && !isOwner
  return {
    referralNo: row.referral_no,
    applicationNo: row.application_no,
    planningDate: String(answers['planningDate']),
    serviceTypeId: String(answers['serviceTypeId']),
    serviceTypeName: names.service.en,
    serviceTypeNameBng: names.service.bn,
    serviceProviderId: String(answers['serviceProviderId']),
    serviceProviderName: names.provider.en,
    serviceProviderNameBng: names.provider.bn,
    serviceStart: textIn(answers, 'serviceStart'),
    serviceEnd: textIn(answers, 'serviceEnd'),
    amount: textIn(answers, 'amount'),
    bankDetails: (answers['bankDetails'] as Answers | undefined) ?? null,
    documents: documents.filter(({ id }) => [answers['documents']].flat().includes(id)).map(describeDocument),
    ...statusOf(status),
    enteredOn: dhakaDay(row.entered_at),
    updatedOn: (history.at(-1)?.at ?? row.entered_at).toISOString(),
    revision: row.revision,
    mayEditYn: yesNo(nextStatuses[status].length > 0 && mayRefer(context, seen)),
    history: history.map((step) => ({
      at: step.at.toISOString(),
      ...statusOf(step.status as AcknowledgementStatus),
      remarks: readsRemarks ? step.remarks : '',
      person: readsRemarks ? step.full_name : '',
      personBng: readsRemarks ? (step.full_name_bng ?? step.full_name) : '',
    })),
  }
}

const statusOf = (ackStatus: AcknowledgementStatus) => {
  const { en, bn } = acknowledgementStatusNames[ackStatus]
  return { ackStatus, ackStatusName: en, ackStatusNameBng: bn }
}

const textIn = (answers: Answers, id: string): string | null => (typeof answers[id] === 'string' ? answers[id] : null)
