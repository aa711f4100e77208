import { Phone } from 'lucide-react'
import { useState } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { CallerSearch } from './caller-search.tsx'
import { hasNothing, Heard } from './heard.tsx'
import { LogCallForm } from './log-call-form.tsx'
import { OpenCaseLinks } from './open-case-links.tsx'
import { goToSearchBox, useSearchBoxFocus } from './search-box-focus.ts'
import { useCaller, type PastCall } from './use-caller.ts'
import { words } from './words.ts'

/** One number in, and everything the agent can tell the caller stands on one page; at the end the call is logged. */
export function CallCentrePage() {
  const { text } = useLanguage()
  const caller = useCaller()
  const { answer, search, isBusy } = caller
  const [chosen, setChosen] = useState<string>()
  const [round, setRound] = useState(0)
  useSearchBoxFocus()

  // A draft may still be deleted by its writer, so no call is kept on it.
  const files = answer?.files.filter(({ applicationStatus }) => applicationStatus !== 'DRAFT') ?? []
  const onlyOne = files.length === 1 ? files[0]?.applicationNo : undefined
  const about = files.find(({ applicationNo }) => applicationNo === chosen) || chosen === '' ? chosen : onlyOne
  const logOn = (applicationNo: string) => {
    setChosen(applicationNo)
    focusField('reason')
  }
  const startAnew = () => {
    caller.forget()
    // A note that was begun about the last caller must not end up with the next.
    setRound(round + 1)
    setChosen(undefined)
    goToSearchBox()
  }
  const logged = (call: PastCall) => {
    caller.remember(call)
    setChosen(undefined)
    goToSearchBox()
  }
  return (
    <>
      <PageTitle>{text(getScreen('call-centre').title)}</PageTitle>
      <Card>
        <CallerSearch caller={caller} onNext={startAnew} />
      </Card>
      <p aria-live="polite" className="sr-only">
        {answer && hasNothing(answer) && text(words.nothing)}
      </p>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          {isBusy && (
            <Card>
              <SkeletonLines lines={6} />
            </Card>
          )}
          {answer && <Heard answer={answer} onLog={logOn} />}
          {!answer && !isBusy && (
            <Card>
              <EmptyState icon={<Phone aria-hidden size={28} />} title={text(words.empty)}>
                {text(words.emptyText)}
              </EmptyState>
            </Card>
          )}
        </div>
        <div className="grid min-w-0 gap-4 xl:sticky xl:top-20">
          <LogCallForm key={round} search={search} files={files} about={about ?? ''} onAbout={setChosen} onLogged={logged} />
          <OpenCaseLinks search={search} />
        </div>
      </div>
    </>
  )
}
