import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { maskAnswers } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { toDhakaDate } from '@wewb/domain/language/dates'
import {
  acknowledgementStatusNames,
  acknowledgementFields,
  nextAcknowledgementStatuses,
  type AcknowledgementStatus,
} from '@wewb/domain/services/awards/acknowledgement'
import type { ApplicationAccess } from '#casework/applications/application-access.ts'
import { describeDocument } from '#casework/applications/documents.ts'
import { decryptAnswers } from '#casework/applications/decrypt-answers.ts'
import { isStaff, maySeeUnmaskedNumbers } from '#identity/access/person.ts'
import { listDocuments } from '#casework/applications/queries.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { yesNo } from '#server/listing.ts'
import { mayRefer } from './may-refer.ts'
import { referralNames } from '#administration/lookups/referral-names.ts'
import { listSteps, type AcknowledgementRow } from './queries.ts'

const steps = [
  { id: 'acknowledgement', title: { bn: 'প্রাপ্তিস্বীকার', en: 'Acknowledgement' }, fields: acknowledgementFields },
]

/** Describes a referral as the actor may read it: the owner without remarks, an onlooker with masked numbers. */
export async function describeAcknowledgement(
  context: Context & { db: Database },
  access: ApplicationAccess,
  row: AcknowledgementRow,
) {
  const { db, secrets, actor } = context
  const isOwner = access.application.workflowState.owners.includes(access.person.id)
  const isWhole = isOwner || access.isOwn || maySeeUnmaskedNumbers(access.person)
  const whole = decryptAnswers(secrets, row)
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
    enteredOn: toDhakaDate(row.entered_at),
    updatedOn: (history.at(-1)?.at ?? row.entered_at).toISOString(),
    revision: row.revision,
    mayEditYn: yesNo(nextAcknowledgementStatuses[status].length > 0 && mayRefer(context, access)),
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
