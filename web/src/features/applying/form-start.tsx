import { ArrowRight } from 'lucide-react'
import { isBlank } from '../../../../domain/src/conditions/holds.ts'
import { taskList } from '../../../../domain/src/engine/task-list.ts'
import { checkEligibility } from '../../../../domain/src/engine/validate.ts'
import { walkAsked } from '../../../../domain/src/engine/walk-asked.ts'
import { issueText } from '../../../../domain/src/fields/issue.ts'
import { carriedInto } from '../../forms/carried-answers.ts'
import { TaskList } from '../../forms/task-list.tsx'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Deadline } from '../../ui/deadline.tsx'
import type { FormPage } from './form-pages.tsx'
import { LeastTables } from './least-tables.tsx'
import { stepOfPath } from './step-of-path.ts'
import { useAddress } from './use-address.ts'
import { homeWords } from './home-words.ts'
import { startWords } from './start-words.ts'
import { words } from './words.ts'

/** The draft before and between its steps: who may have it, how far it is, and the one button that goes on. */
export function FormStart({ application, filling: { form }, hrefOf }: FormPage) {
  const text = useText()
  const address = useAddress()
  const { applicationNo, definition, facts, setupTitle, setupTitleBng } = application
  const tasks = taskList(definition, form.kept, form.judging)
  const carried = carriedInto(application)
  const isUntouched = walkAsked(definition, form.kept, form.known).every(
    ({ path, field, answer, hasParts }) => hasParts || field.fixed || field.prefill || Object.hasOwn(carried, path) || isBlank(answer),
  )
  const next = tasks.find(({ state }) => state !== 'done') ?? tasks.at(-1)
  const isLast = next?.step === tasks.at(-1)?.step
  const against = checkEligibility(definition, form.kept, form.judging)
  // What no answer can change, as a circular that is over: to go on would be in vain.
  const isHopeless = against.some(({ path }) => path === '')
  const closesOn = facts['setup.closesOn']
  // A renewal comes long after the last day of its circular, which is no deadline of its own.
  const isTimed = facts['setup.isOpen'] === true || isHopeless
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <Card title={setupTitle ? text({ bn: setupTitleBng ?? setupTitle, en: setupTitle }) : text(startWords.draft)}>
        <p className="text-muted">
          {text(startWords.draftNumber, { no: applicationNo })}
          {typeof closesOn === 'string' && isTimed && (
            <>
              {' · '}
              <Deadline sentence={homeWords.applyUntil} day={closesOn} />
            </>
          )}
        </p>
        <p className="mt-1 mb-4">{text(startWords.savedAsYouGo)}</p>
        {Object.keys(carried).length > 0 && <p className="mb-4 text-muted">{text(startWords.carried)}</p>}
        {against.length > 0 && (
          <div className="mb-4">
            <Alert kind="needs-you" title={text(isHopeless ? startWords.cannotApply : startWords.notEligible)}>
              {against.map((issue) => {
                const step = stepOfPath(definition, issue.path)
                return (
                  <p key={`${issue.path} ${issueText(issue).en}`}>
                    {text(issueText(issue))} {step && <TextLink to={hrefOf(step, issue.path)}>{text(startWords.goThere)}</TextLink>}
                  </p>
                )
              })}
            </Alert>
          </div>
        )}
        <TaskList form={form} hrefOf={hrefOf} />
        {next && !isHopeless && (
          <ButtonLink to={hrefOf(next.step)} className="mt-5 w-full sm:w-auto" icon={<ArrowRight aria-hidden size={20} />}>
            {isUntouched && next === tasks[0]
              ? text(startWords.begin)
              : isLast
                ? text(startWords.toSubmit)
                : text(startWords.goOnWith, { step: next.title })}
          </ButtonLink>
        )}
        <p className="mt-4">
          <TextLink to={address({})}>{text(words.backToService)}</TextLink>
        </p>
      </Card>
      {/* On a phone it stands first until something is written: nobody should fill in a long form in vain. */}
      <div className={isUntouched ? 'order-first lg:order-none' : undefined}>
        <LeastTables definition={definition} facts={facts} />
      </div>
    </div>
  )
}
