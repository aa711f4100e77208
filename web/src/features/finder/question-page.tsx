import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { optionsFor, tick, wordingFor } from '../../../../domain/src/finder/answers.ts'
import { mostQuestions, type FinderQuestion } from '../../../../domain/src/finder/questions.ts'
import { usePageData } from '../../api-client/page-data.tsx'
import { useLanguage } from '../../i18n/language.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TickList } from './tick-list.tsx'
import type { Finder } from './use-finder.ts'
import { words } from './words.ts'

type Props = { finder: Finder; question: FinderQuestion }

/** One question a page. Give it the question's id as key. */
export function QuestionPage({ finder, question }: Props) {
  const { text, digits } = useLanguage()
  const phone = digits(usePageData().data.app.callCentreLocal)
  const [picked, setPicked] = useState<readonly string[]>()
  const [attempt, setAttempt] = useState(0)
  const options = optionsFor(question, finder.answers)
  const chosen = options.map(({ value }) => value).filter((value) => (picked ?? finder.chosenBefore).includes(value))
  const isMissing = attempt > 0 && chosen.length === 0
  const sentence = text(question.several ? words.tickOne : words.choose)
  const { title, hint } = wordingFor(question, finder.answers)
  const frame = {
    id: question.id,
    label: <h1 className="text-xl font-bold">{text(title)}</h1>,
    hint: hint && text(hint),
    error: isMissing ? sentence : undefined,
  }
  const choices = options.map(({ value, label, hint: more }) => ({ value, label: text(label), hint: more && text(more) }))
  const goOn = () => (chosen.length > 0 ? finder.answer(chosen) : setAttempt((before) => before + 1))
  return (
    <>
      {finder.back && (
        <TextLink to={finder.back} className="mb-2 inline-flex min-h-11 items-center gap-1">
          <ChevronLeft aria-hidden size={20} />
          {text(words.back)}
        </TextLink>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
        <span className="text-lg text-brand">{text(getScreen('benefit-finder').title)}</span>
        <span className="text-muted">{text(words.progress, { n: finder.number, total: finder.total })}</span>
      </p>
      {finder.number === 1 && <p className="mt-1 text-muted">{text(words.intro, { n: mostQuestions })}</p>}
      <noscript>
        <p className="mt-4 font-semibold">{text(words.needsScript, { phone })}</p>
      </noscript>
      <Card className="mt-4">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            goOn()
          }}
          className="flex flex-col gap-6"
        >
          {isMissing && <ErrorSummary key={attempt} errors={[{ path: question.id, text: sentence }]} />}
          {question.several ? (
            <TickList {...frame} value={chosen} onTick={(value) => setPicked(tick(question, chosen, value))} choices={choices} />
          ) : (
            <RadioGroup {...frame} value={chosen[0] ?? ''} onChange={(value) => setPicked([value])} choices={choices} />
          )}
          <Button type="submit" className="sm:self-start">
            {text(words.next)}
          </Button>
        </form>
      </Card>
    </>
  )
}
