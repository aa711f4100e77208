import { optionsFor, questionsFor, wordingFor, type FinderAnswers } from '@wewb/domain/casework/finder/answers'
import { deleteFinderAnswers } from '#form-engine/applications/finder-storage.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { finderUrl, answersBefore } from './finder-url.ts'
import { finderMessages } from './messages.ts'

/** Lists all answers with links back to their questions; going back keeps the later answers. */
export function AnswerSummary({ answers, service }: { answers: FinderAnswers; service: string | undefined }) {
  const { text } = useLanguage()
  return (
    <Card title={text(finderMessages.answers)} className="mt-8">
      <dl className="divide-y divide-line">
        {questionsFor(answers).map((question) => {
          const title = text(wordingFor(question, answers).title)
          const chosen = optionsFor(question, answers).filter(({ value }) => answers[question.id]?.includes(value))
          return (
            <div key={question.id} className="py-3">
              <dt className="text-muted">{title}</dt>
              <dd className="flex flex-col items-start sm:flex-row sm:justify-between sm:gap-4">
                <span>{chosen.map(({ label }) => text(label)).join(' · ')}</span>
                <TextLink
                  to={finderUrl(answersBefore(question.id, answers), service)}
                  className="inline-flex min-h-11 shrink-0 items-center"
                >
                  {text(finderMessages.change)}
                  <span className="sr-only">: {title}</span>
                </TextLink>
              </dd>
            </div>
          )
        })}
      </dl>
      <TextLink
        to={finderUrl({}, service)}
        onClick={deleteFinderAnswers}
        className="mt-1 inline-flex min-h-11 items-center"
      >
        {text(finderMessages.startAgain)}
      </TextLink>
    </Card>
  )
}
