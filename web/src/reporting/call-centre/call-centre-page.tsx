import { Phone } from 'lucide-react'
import { useState } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { focusField } from '#components/inputs/focus-field.ts'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { CallerSearch } from './caller-search.tsx'
import { isEmptyResult, CallerResults } from './caller-results.tsx'
import { LogPhoneCallForm } from './log-phone-call-form.tsx'
import { NewCaseButtons } from './new-case-buttons.tsx'
import { focusSearchInput, useSearchInputFocus } from './search-input-focus.ts'
import { useCaller, type PastPhoneCall } from './use-caller.ts'
import { callCentreMessages } from './messages.ts'

/** Looks up everything the agent can tell a caller by one number, and logs the phone call. */
export function CallCentrePage() {
  const { text } = useLanguage()
  const caller = useCaller()
  const { response, search, isBusy } = caller
  const [chosen, setChosen] = useState<string>()
  const [round, setRound] = useState(0)
  useSearchInputFocus()

  // A draft may still be deleted, so no phone call is logged on it.
  const files = response?.files.filter(({ applicationStatus }) => applicationStatus !== 'DRAFT') ?? []
  const onlyOne = files.length === 1 ? files[0]?.applicationNo : undefined
  const about = files.find(({ applicationNo }) => applicationNo === chosen) || chosen === '' ? chosen : onlyOne
  const logOn = (applicationNo: string) => {
    setChosen(applicationNo)
    focusField('reason')
  }
  const startAgain = () => {
    caller.reset()
    // Remounts the form, so that a note about the last caller is not logged on the next.
    setRound(round + 1)
    setChosen(undefined)
    focusSearchInput()
  }
  const logged = (call: PastPhoneCall) => {
    caller.addPhoneCall(call)
    setChosen(undefined)
    focusSearchInput()
  }
  return (
    <>
      <PageTitle>{text(getScreen('call-centre').title)}</PageTitle>
      <Card>
        <CallerSearch caller={caller} onNext={startAgain} />
      </Card>
      <p aria-live="polite" className="sr-only">
        {response && isEmptyResult(response) && text(callCentreMessages.nothing)}
      </p>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          {isBusy && (
            <Card>
              <SkeletonLines lines={6} />
            </Card>
          )}
          {response && <CallerResults response={response} onLog={logOn} />}
          {!response && !isBusy && (
            <Card>
              <EmptyState icon={<Phone aria-hidden size={28} />} title={text(callCentreMessages.empty)}>
                {text(callCentreMessages.emptyText)}
              </EmptyState>
            </Card>
          )}
        </div>
        <div className="grid min-w-0 gap-4 xl:sticky xl:top-20">
          <LogPhoneCallForm
            key={round}
            search={search}
            applications={files}
            selectedApplicationNo={about ?? ''}
            onSelectApplication={setChosen}
            onLogged={logged}
          />
          <NewCaseButtons search={search} />
        </div>
      </div>
    </>
  )
}
