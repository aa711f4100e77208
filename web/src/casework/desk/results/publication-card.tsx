import { CalendarClock, CalendarX, Megaphone } from 'lucide-react'
import { useState } from 'react'
import type { Action } from '@wewb/domain/access/actions'
import { withdrawSchedule } from '@wewb/domain/content/result-plan-contracts'
import { publishResult } from '@wewb/domain/content/result-contracts'
import { interpolate } from '@wewb/domain/language/bilingual'
import { formatNumber } from '@wewb/domain/language/money'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { resultPlanMessages } from './result-plan-messages.ts'
import { PrintResultList } from './print-result-list.tsx'
import { ScheduleResult } from './schedule-result.tsx'
import type { Plan } from './use-result-plan.ts'

type Props = { plan: Plan; actions: ReadonlySet<Action>; onChanged(): void }

/** Publishes now, schedules or unschedules the publication, and prints the list. */
export function PublicationCard({ plan, actions, onChanged }: Props) {
  const { text } = useLanguage()
  const [confirming, setConfirming] = useState<'schedule' | 'withdraw' | 'publish'>()
  const close = () => setConfirming(undefined)
  const params = { id: plan.setupId }
  const isReady = plan.state === 'READY'
  const mayPublish = actions.has('publish')
  const isPrinted = actions.has('print') && (actions.has('verify') || actions.has('approve')) && plan.total > 0
  const n = { bn: formatNumber(String(plan.total), 'bn'), en: formatNumber(String(plan.total), 'en') }
  return (
    <Card title={text(resultPlanMessages.publication)}>
      <div className="flex flex-col gap-4">
        <PublicationState plan={plan} mayPublish={mayPublish} />
        {isReady && mayPublish && (
          <div className="flex flex-wrap gap-3">
            {plan.origin === 'FILE' && (
              <Button icon={<Megaphone aria-hidden size={20} />} onClick={() => setConfirming('publish')}>
                {text(resultPlanMessages.publish)}
              </Button>
            )}
            <Button
              variant="secondary"
              icon={<CalendarClock aria-hidden size={20} />}
              onClick={() => setConfirming('schedule')}
            >
              {text(plan.publishAt ? resultPlanMessages.reschedule : resultPlanMessages.schedule)}
            </Button>
            {plan.publishAt && (
              <Button
                variant="quiet"
                icon={<CalendarX aria-hidden size={20} />}
                onClick={() => setConfirming('withdraw')}
              >
                {text(resultPlanMessages.withdraw)}
              </Button>
            )}
          </div>
        )}
        {isPrinted && <PrintResultList plan={plan} />}
      </div>
      {confirming === 'schedule' && <ScheduleResult plan={plan} onClose={close} onDone={onChanged} />}
      {confirming === 'withdraw' && (
        <ConfirmAction
          title={resultPlanMessages.withdrawTitle}
          confirmLabel={resultPlanMessages.withdrawYes}
          onConfirm={() => sendRequest(withdrawSchedule, { params })}
          successMessage={() => resultPlanMessages.withdrawn}
          onClose={close}
          onDone={onChanged}
        >
          <p>{text(resultPlanMessages.withdrawText)}</p>
        </ConfirmAction>
      )}
      {confirming === 'publish' && (
        <ConfirmAction
          title={resultPlanMessages.publishTitle}
          confirmLabel={resultPlanMessages.publishYes}
          onConfirm={async () =>
            (await sendRequest(publishResult, { params, body: { version: plan.version }, isOfflineTolerant: true }))
              .data
          }
          successMessage={() => interpolate(resultPlanMessages.publishedNow, { n })}
          onClose={close}
          onDone={onChanged}
        >
          <p>{text(resultPlanMessages.publishText, { n })}</p>
          <p>{text(resultPlanMessages.cannotUndo)}</p>
        </ConfirmAction>
      )}
    </Card>
  )
}

function PublicationState({ plan, mayPublish }: { plan: Plan; mayPublish: boolean }) {
  const { text, date, time } = useLanguage()
  const show = (moment: string) => `${date(moment)}, ${time(moment)}`
  const { state, publishAt, missedAt, publishedOn, correctedOn } = plan
  if (publishedOn)
    return (
      <Alert kind="success" title={text(resultPlanMessages.published, { moment: show(publishedOn) })}>
        {state === 'TELLING' && <p>{text(resultPlanMessages.telling)}</p>}
        {correctedOn && <p>{text(resultPlanMessages.corrected, { moment: show(correctedOn) })}</p>}
      </Alert>
    )
  if (publishAt)
    return (
      <Alert kind="info" title={text(resultPlanMessages.planned, { moment: show(publishAt) })}>
        {text(resultPlanMessages.plannedText)}
      </Alert>
    )
  return (
    <>
      {missedAt && (
        <Alert kind="needs-you" title={text(resultPlanMessages.missed)}>
          {text(resultPlanMessages.missedText, { moment: show(missedAt) })}
        </Alert>
      )}
      {state === 'READY' ? (
        <p>
          {text(resultPlanMessages.ready)} {!mayPublish && text(resultPlanMessages.waitsForDirector)}
        </p>
      ) : (
        <p className="text-muted">{text(resultPlanMessages.notYet)}</p>
      )}
    </>
  )
}
