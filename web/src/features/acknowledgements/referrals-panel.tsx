import { Handshake, PencilLine, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { isAnswers, type Answers } from '../../../../domain/src/conditions/holds.ts'
import { addAcknowledgement, changeAcknowledgement } from '../../../../domain/src/contracts/acknowledgements.ts'
import { prefill } from '../../../../domain/src/engine/prefill.ts'
import { progressFields, referralFields } from '../../../../domain/src/awards/acknowledgement.ts'
import { call } from '../../api-client/call.ts'
import type { Application } from '../../forms/application.ts'
import { AskedForm } from '../../forms/asked-form.tsx'
import { useText } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Modal } from '../../ui/modal.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { ReferralCard } from './referral-card.tsx'
import { useAcknowledgements, useReloadReferrals, type Referral } from './use-acknowledgements.ts'
import { useReferralServices } from './use-referral-services.ts'
import { words } from './words.ts'

/** A new referral, or the progress of one. */
type Written = 'new' | Referral

/** Where the person of this file was sent, what has become of it, and the way to write it down. */
export function ReferralsPanel({ application }: { application: Application }) {
  const text = useText()
  const { data, error, refetch } = useAcknowledgements(application.applicationNo)
  const [written, setWritten] = useState<Written>()
  const add = data?.mayAddYn === 'Y' && (
    <Button isSmall icon={<Plus aria-hidden size={18} />} onClick={() => setWritten('new')}>
      {text(words.add)}
    </Button>
  )
  return (
    <Card title={text(words.title)} aside={add}>
      {!data && !error && <SkeletonLines lines={3} />}
      {error && <LoadFailed problem={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && (
        <EmptyState icon={<Handshake aria-hidden size={28} />} title={text(words.none)}>
          {data.mayAddYn === 'Y' && text(words.noneText)}
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
                  {text(words.change)}
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
  const { fields, initial, around } = useMemo(() => asked(application, referral), [application, referral])
  const save = async (kept: Answers) => {
    const { message } = await send(application, referral, kept)
    toast({ kind: 'success', text: message })
    onClose()
    reload()
  }
  return (
    <Modal isOpen onClose={onClose} title={referral ? `${text(words.change)} · ${referral.referralNo}` : text(words.addTitle)}>
      <AskedForm
        fields={fields}
        initial={initial}
        around={around}
        facts={application.facts}
        services={services}
        sendLabel={words.save}
        isWide
        onSend={save}
      />
    </Modal>
  )
}

const send = async ({ applicationNo }: Application, referral: Referral | undefined, kept: Answers) =>
  referral
    ? await call(changeAcknowledgement, {
        params: { referralNo: referral.referralNo },
        // What was wiped out must be said, or it stays.
        body: { amount: '', documents: [], ...kept, revision: referral.revision },
        isPatient: true,
      })
    : await call(addAcknowledgement, { body: { applicationNo, ...kept }, isPatient: true })

/** What stands in the boxes to begin with. The account is the one the person gave, where money is to move. */
function asked({ facts, answers, definition }: Application, referral: Referral | undefined) {
  const account = definition.steps.flatMap(({ fields }) => fields).find((field) => 'block' in field && field.block === 'bank-account')
  const given = account && answers[account.id]
  const bank = isAnswers(given) ? { bankDetails: given } : {}
  if (!referral) return { fields: referralFields, initial: { ...bank, ...prefill(referralFields, facts) }, around: {} }
  const { ackStatus, serviceStart, serviceEnd, amount, bankDetails, documents, planningDate } = referral
  const known = { serviceStart, serviceEnd, amount, bankDetails }
  const filled = Object.fromEntries(Object.entries(known).filter(([, answer]) => answer !== null))
  const initial = { ackStatus, ...bank, ...filled, documents: documents.map(({ documentId }) => documentId) }
  return { fields: progressFields(ackStatus), initial, around: { planningDate } }
}
