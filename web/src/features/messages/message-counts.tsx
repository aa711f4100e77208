import { useLanguage } from '../../i18n/language.tsx'
import { Link } from '../../router/link.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import type { Messages } from './use-messages.ts'
import { words } from './words.ts'

/** How the sending goes; each figure that somebody may have to look after leads to its messages. */
export function MessageCounts({ counts }: { counts: Messages['counts'] }) {
  const { text, number } = useLanguage()
  const figures = [
    { name: words.countWaiting, n: counts.waiting, to: '?state=queued' },
    { name: words.countSent, n: counts.sent },
    { name: words.countDelivered, n: counts.delivered },
    { name: words.countFailed, n: counts.failed, to: '?state=failed', isGrave: counts.failed > 0 },
    { name: words.countDoubtful, n: counts.doubtful, to: '?state=unknown', isGrave: counts.doubtful > 0 },
  ]
  return (
    <dl aria-label={text(words.counts)} className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(({ name, n, to, isGrave }) => (
        <div key={name.en} className="flex flex-col-reverse justify-end rounded-card border border-line bg-card px-4 py-3">
          <dt className="text-sm text-muted">
            {to ? (
              <Link to={to} className={classes('inline-flex min-h-6 rounded-sm text-brand underline underline-offset-4', focusRing)}>
                {text(name)}
              </Link>
            ) : (
              text(name)
            )}
          </dt>
          <dd className={classes('text-2xl font-bold tabular-nums', isGrave && 'text-danger')}>{number(n)}</dd>
        </div>
      ))}
    </dl>
  )
}
