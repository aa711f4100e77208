import { Handshake, PencilLine, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { isAnswers, type Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { addAcknowledgement, updateAcknowledgement } from '@wewb/domain/casework/acknowledgement-contracts'
import { prefill } from '@wewb/domain/engine/evaluation/prefill'
import { progressFields, referralFields } from '@wewb/domain/services/awards/acknowledgement'
import { sendRequest } from '#lib/api-client/send-request.ts'
import type { Application } from '#form-engine/applications/application.ts'
import { FieldsForm } from '#form-engine/forms/fields-form.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { ReferralCard } from './referral-card.tsx'
import { useReferrals, useReloadReferrals, type Referral } from './use-referrals.ts'
import { useReferralServices } from './use-referral-services.ts'
import { referralMessages } from './messages.ts'

type Written = 'new' | Referral

/** Lists the referrals of an application and lets an officer add or update them. */
export function ReferralsPanel({ application }: { application: Application }) {
  const text = useText()
  const { data, error, refetch } = useReferrals(application.applicationNo)
  const [written, setWritten] = useState<Written>()
  const add = data?.mayAddYn === 'Y' && (
    <Button isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setWritten('new')}>
      {text(referralMessages.add)}
    </Button>
  )
  return (
    <Card title={text(referralMessages.title)} aside={add}>
      {!data && !error && <SkeletonLines lines={3} />}
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <EmptyState icon={<Handshake aria-hidden size={28} />} title={text(referralMessages.none)}>
          {data.mayAddYn === 'Y' && text(referralMessages.noneText)}
        </EmptyState>
      )}
      <div className="grid gap-5">
        {data?.list.map((referral) => (
          <ReferralCard
            key={referral.referralNo}
            application={application}
            referral={referral}
            action={
              referral.mayEditYn === 'Y' && (
                <Button isSmall icon={<PencilLine aria-hidden size={18} />} onClick={() => setWritten(referral)}>
                  {text(referralMessages.change)}
                  <span className="sr-only"> {referral.referralNo}</span>
                </Button>
              )
            }
          />
        ))}
      </div>
      {written && <Writing application={application} written={written} onClose={() => setWritten(undefined)} />}
    </Card>
  )
}

function Writing({ application, written, onClose }: { application: Application; written: Written; onClose(): void }) {
  const text = useText()
  const referral = written === 'new' ? undefined : written
  const services = useReferralServices(application, referral)
  const reload = useReloadReferrals(application.applicationNo)
  const { fields, initial, contextAnswers } = useMemo(
    () => referralForm(application, referral),
    [application, referral],
  )
  const save = async (normalized: Answers) => {
    const { message } = await send(application, referral, normalized)
    toast({ kind: 'success', text: message })
    onClose()
    reload()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={referral ? `${text(referralMessages.change)} · ${referral.referralNo}` : text(referralMessages.addTitle)}
    >
      <FieldsForm
        fields={fields}
        initial={initial}
        contextAnswers={contextAnswers}
        facts={application.facts}
        services={services}
        submitLabel={referralMessages.save}
        isWide
        onSubmit={save}
      />
    </Modal>
  )
}

const send = async ({ applicationNo }: Application, referral: Referral | undefined, normalized: Answers) =>
  referral
    ? await sendRequest(updateAcknowledgement, {
        params: { referralNo: referral.referralNo },
        // Cleared fields are sent explicitly, or the server would keep them.
        body: { amount: '', documents: [], ...normalized, revision: referral.revision },
        isOfflineTolerant: true,
      })
    : await sendRequest(addAcknowledgement, { body: { applicationNo, ...normalized }, isOfflineTolerant: true })

/** Fields and initial values of the form. The bank account of the application is the default. */
function referralForm({ facts, answers, definition }: Application, referral: Referral | undefined) {
  const account = definition.steps
    .flatMap(({ fields }) => fields)
    .find((field) => 'block' in field && field.block === 'bank-account')
  const accountAnswer = account && answers[account.id]
  const bank = isAnswers(accountAnswer) ? { bankDetails: accountAnswer } : {}
  if (!referral)
    return { fields: referralFields, initial: { ...bank, ...prefill(referralFields, facts) }, contextAnswers: {} }
  const { ackStatus, serviceStart, serviceEnd, amount, bankDetails, documents, planningDate } = referral
  const prefilled = { serviceStart, serviceEnd, amount, bankDetails }
  const filled = Object.fromEntries(Object.entries(prefilled).filter(([, answer]) => answer !== null))
  const initial = { ackStatus, ...bank, ...filled, documents: documents.map(({ documentId }) => documentId) }
  return { fields: progressFields(ackStatus), initial, contextAnswers: { planningDate } }
}
