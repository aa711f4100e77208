import { CircleCheck, CircleDashed, CircleDotDashed, Lock } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { taskList, type Task } from '../../../domain/src/engine/task-list.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { useText } from '../i18n/language.tsx'
import { TextLink } from '../ui/button.tsx'
import { classes } from '../ui/look.ts'
import type { FormState } from './use-form.ts'
import { words } from './words.ts'

const states: { [S in Task['state']]: { Icon: typeof Lock; word: Bilingual; colours: string } } = {
  done: { Icon: CircleCheck, word: words.taskDone, colours: 'text-done' },
  started: { Icon: CircleDotDashed, word: words.taskStarted, colours: 'text-needs-you' },
  open: { Icon: CircleDashed, word: words.taskOpen, colours: 'text-draft' },
  closed: { Icon: Lock, word: words.taskClosed, colours: 'text-muted' },
}

/** The steps of an application and how far each is. */
export function TaskList({ form, hrefOf }: { form: FormState; hrefOf(step: string): string }) {
  const text = useText()
  const { definition, judging } = form
  // Judges every step, so it lets the key that was just pressed be drawn first.
  const kept = useDeferredValue(form.kept)
  const tasks = useMemo(() => taskList(definition, kept, judging), [definition, kept, judging])
  return (
    <section aria-label={text(words.steps)} className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        {text(words.tasksDone, { n: tasks.filter(({ state }) => state === 'done').length, of: tasks.length })}
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
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0">
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
