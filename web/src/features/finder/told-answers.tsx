import { optionsFor, questionsFor, wordingFor, type FinderAnswers } from '../../../../domain/src/finder/answers.ts'
import { forgetFinder } from '../../forms/kept-finder.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { addressOf, answersBefore } from './finder-address.ts'
import { words } from './words.ts'

/** Every answer, with the way back to its question; those after it are still there when one comes by again. */
export function ToldAnswers({ answers }: { answers: FinderAnswers }) {
  const { text } = useLanguage()
  return (
    <Card title={text(words.told)} className="mt-8">
      <dl className="divide-y divide-line">
        {questionsFor(answers).map((question) => {
          const title = text(wordingFor(question, answers).title)
          const chosen = optionsFor(question, answers).filter(({ value }) => answers[question.id]?.includes(value))
          return (
            <div key={question.id} className="py-3">
              <dt className="text-muted">{title}</dt>
              <dd className="flex flex-col items-start sm:flex-row sm:justify-between sm:gap-4">
                <span>{chosen.map(({ label }) => text(label)).join(' · ')}</span>
                <TextLink to={addressOf(answersBefore(question.id, answers))} className="inline-flex min-h-11 shrink-0 items-center">
                  {text(words.change)}
                  <span className="sr-only">: {title}</span>
                </TextLink>
              </dd>
            </div>
          )
        })}
      </dl>
      <TextLink to={addressOf({})} onClick={forgetFinder} className="mt-1 inline-flex min-h-11 items-center">
        {text(words.startAgain)}
      </TextLink>
    </Card>
  )
}
