import { DoorClosed } from 'lucide-react'
import { useState } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { nothingAsked } from './asked-registration.ts'
import { RegistrationAnswer } from './registration-answer.tsx'
import { RegistrationForm, type Registration } from './registration-form.tsx'
import { words } from './registration-words.ts'

const setting = 'ALLOW_BMET_MEMBERSHIP_STATUS_CHECK_VIA_WEB_PORTAL'

/** Has this person a clearance or a membership? For anyone who knows a number and the birth day. */
export function BmetWewbmCheckPage() {
  const { text, digits } = useLanguage()
  const { app, settings } = usePageData().data
  const [asked, setAsked] = useState(nothingAsked)
  const [answer, setAnswer] = useState<Registration>()
  const [hasReturned, setHasReturned] = useState(false)
  const phone = digits(app.callCentreLocal)
  const isOpen = settings.generalSettings.some(({ setting_code, active_yn }) => setting_code === setting && active_yn === 'Y')
  const goBack = () => {
    setHasReturned(true)
    setAnswer(undefined)
  }
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-8 lg:py-12">
      <h1 className="text-2xl font-bold lg:text-3xl">{text(getScreen('bmet-wewbm-check').title)}</h1>
      <p className="mt-2 mb-6 text-lg text-muted">{text(words.intro)}</p>
      <noscript>
        <p className="mb-6 font-semibold">{text(words.needsScript, { phone })}</p>
      </noscript>
      {!isOpen ? (
        <Card>
          <EmptyState icon={<DoorClosed aria-hidden size={28} />} title={text(words.closed)}>
            {text(words.closedText, { phone })}
          </EmptyState>
        </Card>
      ) : answer ? (
        <RegistrationAnswer
          answer={answer}
          onBack={goBack}
          onStartAgain={() => {
            setAsked(nothingAsked)
            goBack()
          }}
        />
      ) : (
        <RegistrationForm
          asked={asked}
          hasReturned={hasReturned}
          onChange={(change) => setAsked((before) => ({ ...before, ...change }))}
          onAnswer={setAnswer}
        />
      )}
    </div>
  )
}
