import { useState } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { Card } from '#components/layout/card.tsx'
import { LazyForm } from './lazy-form.tsx'
import { ComplaintConfirmation } from './complaint-confirmation.tsx'
import { PublicComplaintLayout } from './public-complaint-layout.tsx'
import { useIsSettingEnabled } from './use-is-setting-enabled.ts'
import { complaintMessages } from './messages.ts'

const loadForm = async () => (await import('./complaint-form.tsx')).ComplaintForm

/** Complaint form for everybody, signed in or not. */
export function ComplaintSubmissionPage() {
  const text = useText()
  const [ticketNo, setTicketNo] = useState<string>()
  const isOpen = useIsSettingEnabled('ALLOW_ONLINE_GCR_APPLICATION')
  const hasStatus = useIsSettingEnabled('ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK')
  return (
    <PublicComplaintLayout
      title={getScreen('complaint-submission').title}
      intro={complaintMessages.intro}
      isOpen={isOpen}
      closedTitle={complaintMessages.closed}
      closedText={complaintMessages.closedText}
    >
      {ticketNo ? (
        <ComplaintConfirmation ticketNo={ticketNo} hasStatus={hasStatus} onAnother={() => setTicketNo(undefined)} />
      ) : (
        <div className="flex flex-col gap-4">
          <Alert kind="info" title={text(complaintMessages.promise)} />
          <Card title={text(complaintMessages.form)}>
            <LazyForm load={loadForm} formProps={{ onDone: setTicketNo }} />
          </Card>
        </div>
      )}
    </PublicComplaintLayout>
  )
}
