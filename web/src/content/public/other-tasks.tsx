import { ArrowRight } from 'lucide-react'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { classes } from '#components/styles/class-names.ts'
import { useTopMenu } from './use-top-menu.ts'
import { homeMessages } from './messages.ts'

/** Repeats tasks that a phone's menu hides behind two taps. Tasks with a button of their own are left out. */
export function OtherTasks() {
  const { text } = useLanguage()
  const groups = useTopMenu().filter(({ id }) => id === 'results' || id === 'complaint' || id === 'verification')
  const tasks = groups.flatMap(({ screens = [] }) => screens).filter(({ id }) => id !== 'app-status-check')
  return (
    <section aria-labelledby="other-tasks" className="mt-10">
      <h2 id="other-tasks" className="text-xl font-bold">
        {text(homeMessages.otherTasks)}
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card">
        {tasks.map(({ path, title }) => (
          <li key={path}>
            <Link
              to={path}
              className={classes(
                'flex min-h-14 items-center gap-3 px-4 py-3',
                'rounded-card font-semibold text-brand hover:bg-brand-soft',
              )}
            >
              <span className="min-w-0 flex-1">{text(title)}</span>
              <ArrowRight aria-hidden size={20} className="shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
