import { DoorClosed } from 'lucide-react'
import { useState } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { emptyRegistrationQuery } from './registration-query.ts'
import { RegistrationResult } from './registration-result.tsx'
import { RegistrationForm, type Registration } from './registration-form.tsx'
import { registrationMessages } from './registration-messages.ts'

const setting = 'ALLOW_BMET_MEMBERSHIP_STATUS_CHECK_VIA_WEB_PORTAL'

/** Checks a clearance or membership by a number and the birth date, for the public. */
export function BmetWewbmCheckPage() {
  const { text, digits } = useLanguage()
  const { app, settings } = usePageData().data
  const [query, setQuery] = useState(emptyRegistrationQuery)
  const [answer, setAnswer] = useState<Registration>()
  const [hasReturned, setHasReturned] = useState(false)
  const phone = digits(app.callCentreLocal)
  const isOpen = settings.generalSettings.some(
    ({ setting_code, active_yn }) => setting_code === setting && active_yn === 'Y',
  )
  const goBack = () => {
    setHasReturned(true)
    setAnswer(undefined)
  }
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-8 lg:py-12">
      <h1 className="text-2xl font-bold lg:text-3xl">{text(getScreen('bmet-wewbm-check').title)}</h1>
      <p className="mt-2 mb-6 text-lg text-muted">{text(registrationMessages.intro)}</p>
      <noscript>
        <p className="mb-6 font-semibold">{text(registrationMessages.needsScript, { phone })}</p>
      </noscript>
      {!isOpen ? (
        <Card>
          <EmptyState icon={<DoorClosed aria-hidden size={28} />} title={text(registrationMessages.closed)}>
            {text(registrationMessages.closedText, { phone })}
          </EmptyState>
        </Card>
      ) : answer ? (
        <RegistrationResult
          registration={answer}
          onBack={goBack}
          onStartAgain={() => {
            setQuery(emptyRegistrationQuery)
            goBack()
          }}
        />
      ) : (
        <RegistrationForm
          query={query}
          hasReturned={hasReturned}
          onChange={(change) => setQuery((before) => ({ ...before, ...change }))}
          onResult={setAnswer}
        />
      )}
    </div>
  )
}
