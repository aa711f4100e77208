import { FileUp } from 'lucide-react'
import { allAreas, listCatalogue, listGroups, type ListGroup } from '@wewb/domain/reference/list-catalogue'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { ButtonLink } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useListActions, useLists } from './use-lists.ts'
import { listMessages } from './messages.ts'

const groups = Object.keys(listGroups) as ListGroup[]

/** Lists the lookup lists by group, with the number of entries and their changes. */
export function ListOverview() {
  const { text } = useLanguage()
  const { data, error, refetch } = useLists()
  const { mayChange } = useListActions()
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[68ch] text-muted">{text(listMessages.intro)}</p>
      {!data && <SkeletonLines lines={8} />}
      {data &&
        groups.map((group) => (
          <Card key={group} title={text(listGroups[group])}>
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {listCatalogue
                .filter((list) => list.group === group)
                .map(({ name, title }) => (
                  <li key={name}>
                    <ListLink name={name} title={text(title)} counts={data.lists.find((list) => list.name === name)} />
                  </li>
                ))}
            </ul>
            {group === 'places' && mayChange && (
              <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
                <p className="max-w-[52ch] text-muted">{text(listMessages.allAreasText)}</p>
                <ButtonLink
                  to={`?view=lists&list=${allAreas}`}
                  variant="secondary"
                  isSmall
                  icon={<FileUp aria-hidden size={18} />}
                >
                  {text(listMessages.import)}
                </ButtonLink>
              </div>
            )}
          </Card>
        ))}
    </div>
  )
}

type Counts = { total: number; closed: number; own: number }

function ListLink({ name, title, counts }: { name: string; title: string; counts: Counts | undefined }) {
  const { text, number } = useLanguage()
  const { total = 0, closed = 0, own = 0 } = counts ?? {}
  const notes = [
    ...(closed > 0 ? [text(listMessages.closedOf, { n: number(closed) })] : []),
    ...(own > 0 ? [text(listMessages.ownOf, { n: number(own) })] : []),
  ]
  return (
    <Link
      to={`?view=lists&list=${name}`}
      className={classes(
        'flex h-full min-h-14 items-center justify-between gap-3 px-4 py-2.5 text-ink no-underline',
        'rounded-control border border-line bg-card hover:border-brand hover:bg-brand-soft',
        focusRing,
      )}
    >
      <span className="min-w-0">
        <span className="block font-semibold text-brand">{title}</span>
        {notes.length > 0 && <span className="block text-sm text-muted">{notes.join(' · ')}</span>}
      </span>
      <span className="shrink-0 font-semibold tabular-nums">{text(listMessages.entries, { n: number(total) })}</span>
    </Link>
  )
}
