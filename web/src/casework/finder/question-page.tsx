import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { optionsFor, toggleOption, wordingFor } from '@wewb/domain/casework/finder/answers'
import { MAX_QUESTIONS, type FinderQuestion } from '@wewb/domain/casework/finder/questions'
import { usePageData } from '#lib/api-client/page-data.tsx'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button, TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { ErrorSummary } from '#components/feedback/error-summary.tsx'
import { RadioGroup } from '#components/inputs/radio-group.tsx'
import { CheckboxGroup } from './checkbox-group.tsx'
import type { Finder } from './use-finder.ts'
import { finderMessages } from './messages.ts'

type Props = { finder: Finder; question: FinderQuestion }

/** One question per page. Needs the question's id as key. */
export function QuestionPage({ finder, question }: Props) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  const [picked, setPicked] = useState<readonly string[]>()
  const [attempt, setAttempt] = useState(0)
  const options = optionsFor(question, finder.answers)
  const chosen = options.map(({ value }) => value).filter((value) => (picked ?? finder.previousChoice).includes(value))
  const isMissing = attempt > 0 && chosen.length === 0
  const sentence = text(question.allowsMultiple ? finderMessages.tickOne : finderMessages.choose)
  const { title, hint } = wordingFor(question, finder.answers)
  const frame = {
    id: question.id,
    label: <h1 className="text-xl font-bold">{text(title)}</h1>,
    hint: hint && text(hint),
    error: isMissing ? sentence : undefined,
  }
  const choices = options.map(({ value, label, hint: more }) => ({
    value,
    label: text(label),
    hint: more && text(more),
  }))
  const continueOrShowError = () => (chosen.length > 0 ? finder.answer(chosen) : setAttempt((before) => before + 1))
  return (
    <>
      {finder.previousHref && (
        <TextLink to={finder.previousHref} className="mb-2 inline-flex min-h-11 items-center gap-1">
          <ChevronLeft aria-hidden size={20} />
          {text(finderMessages.back)}
        </TextLink>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
        <span className="text-lg text-brand">{text(getScreen('benefit-finder').title)}</span>
        <span className="text-muted">{text(finderMessages.progress, { n: finder.number, total: finder.total })}</span>
      </p>
      {finder.number === 1 && <p className="mt-1 text-muted">{text(finderMessages.intro, { n: MAX_QUESTIONS })}</p>}
      <noscript>
        <p className="mt-4 font-semibold">{text(finderMessages.needsScript, { phone })}</p>
      </noscript>
      <Card className="mt-4">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            continueOrShowError()
          }}
          className="flex flex-col gap-6"
        >
          {isMissing && <ErrorSummary key={attempt} errors={[{ path: question.id, text: sentence }]} />}
          {question.allowsMultiple ? (
            <CheckboxGroup
              {...frame}
              value={chosen}
              onToggle={(value) => setPicked(toggleOption(question, chosen, value))}
              choices={choices}
            />
          ) : (
            <RadioGroup {...frame} value={chosen[0] ?? ''} onChange={(value) => setPicked([value])} choices={choices} />
          )}
          <Button type="submit" className="sm:self-start">
            {text(finderMessages.next)}
          </Button>
        </form>
      </Card>
    </>
  )
}
