import { CircleCheck, CircleDashed, CircleDotDashed, Lock } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { taskList, type Task } from '@wewb/domain/engine/evaluation/task-list'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { useText } from '#lib/i18n/language.tsx'
import { TextLink } from '#components/inputs/button.tsx'
import { classes } from '#components/styles/class-names.ts'
import type { FormState } from './use-form.ts'
import { formMessages } from './messages.ts'

const states: { [S in Task['state']]: { Icon: typeof Lock; word: Bilingual; colours: string } } = {
  done: { Icon: CircleCheck, word: formMessages.taskDone, colours: 'text-done' },
  started: { Icon: CircleDotDashed, word: formMessages.taskStarted, colours: 'text-needs-you' },
  open: { Icon: CircleDashed, word: formMessages.taskOpen, colours: 'text-draft' },
  closed: { Icon: Lock, word: formMessages.taskClosed, colours: 'text-muted' },
}

/** Lists the steps of an application with their progress. */
export function TaskList({ form, hrefOf }: { form: FormState; hrefOf(step: string): string }) {
  const text = useText()
  const { definition, validationContext } = form
  // Validates every step, so it is deferred until the last key has rendered.
  const stored = useDeferredValue(form.storedAnswers)
  const tasks = useMemo(() => taskList(definition, stored, validationContext), [definition, stored, validationContext])
  return (
    <section aria-label={text(formMessages.steps)} className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        {text(formMessages.tasksDone, { n: tasks.filter(({ state }) => state === 'done').length, of: tasks.length })}
      </p>
      <ol className="grid rounded-card border border-line bg-card">
        {tasks.map((task, index) => (
          <Row key={task.step} task={task} index={index} href={hrefOf(task.step)} />
        ))}
      </ol>
    </section>
  )
}

function Row({ task: { title, state }, index, href }: { task: Task; index: number; href: string }) {
  const text = useText()
  const { Icon, word, colours } = states[state]
  const name = text({ bn: `{n}. ${title.bn}`, en: `{n}. ${title.en}` }, { n: index + 1 })
  return (
    <li
      className={classes(
        'flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5',
        'border-b border-line last:border-b-0',
      )}
    >
      {state === 'closed' ? (
        <span className="text-muted">{name}</span>
      ) : (
        <TextLink to={href} className="inline-flex min-h-11 items-center font-semibold">
          {name}
        </TextLink>
      )}
      <span className={classes('flex items-center gap-1.5 text-sm font-semibold', colours)}>
        <Icon aria-hidden size={18} className="shrink-0" />
        {text(word)}
      </span>
    </li>
  )
}
