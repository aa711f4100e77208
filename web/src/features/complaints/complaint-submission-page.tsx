import { useState } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { ComingForm } from './coming-form.tsx'
import { ComplaintDone } from './complaint-done.tsx'
import { PublicFrame } from './public-frame.tsx'
import { useSettingOn } from './use-setting-on.ts'
import { words } from './words.ts'

const loadForm = async () => (await import('./complaint-form.tsx')).ComplaintForm

/** Anybody may complain, signed in or not. */
export function ComplaintSubmissionPage() {
  const text = useText()
  const [ticketNo, setTicketNo] = useState<string>()
  const isOpen = useSettingOn('ALLOW_ONLINE_GCR_APPLICATION')
  const hasStatus = useSettingOn('ALLOW_ONLINE_GCR_APPLICATION_STATUS_CHECK')
  return (
    <PublicFrame
      title={getScreen('complaint-submission').title}
      intro={words.intro}
      isOpen={isOpen}
      closed={words.closed}
      closedText={words.closedText}
    >
      {ticketNo ? (
        <ComplaintDone ticketNo={ticketNo} hasStatus={hasStatus} onAnother={() => setTicketNo(undefined)} />
      ) : (
        <div className="flex flex-col gap-4">
          <Alert kind="info" title={text(words.promise)} />
          <Card title={text(words.form)}>
            <ComingForm load={loadForm} given={{ onDone: setTicketNo }} />
          </Card>
        </div>
      )}
    </PublicFrame>
  )
}
