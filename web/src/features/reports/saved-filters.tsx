import { BookmarkPlus, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReportScreen } from '../../../../domain/src/reports/report.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Link } from '../../router/link.tsx'
import { AskedOnceMore } from '../../ui/asked-once-more.tsx'
import { Button } from '../../ui/button.tsx'
import { classes, focusRing } from '../../ui/look.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useProblems } from '../../ui/use-problems.ts'
import { Alert } from '../../ui/alert.tsx'
import { addressOf, type Asked } from './asked.ts'
import type { SavedFilter } from './report-calls.ts'
import { SaveFilter } from './save-filter.tsx'
import { useSavedFilters } from './use-report.ts'
import { useSaved } from './use-saved.ts'
import { savedWords as words } from './words.ts'

type Props = { screen: ReportScreen; asked: Asked }

/** One's own choices for this report: taken with one press, named, thrown away, or put first. */
export function SavedFilters({ screen, asked }: Props) {
  const { text } = useLanguage()
  const { data: all = [] } = useSavedFilters(screen)
  const { save, remove } = useSaved(screen)
  const [isSaving, setIsSaving] = useState(false)
  const [removing, setRemoving] = useState<SavedFilter>()
  const problems = useProblems()
  const own = all.filter(({ code }) => code === asked.code)
  const putFirst = async (filter: SavedFilter, isFirst: boolean) => {
    try {
      await save({ ...filter, defaultYn: isFirst ? 'Y' : 'N' })
      toast({ kind: 'success', text: text(isFirst ? words.nowDefault : words.notDefault, { name: filter.name }) })
    } catch (problem) {
      problems.failed(problem)
    }
  }
  return (
    <section aria-label={text(words.title)} className="grid gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        {own.length > 0 && <h2 className="mr-1 font-semibold">{text(words.title)}</h2>}
        <ul className="contents">
          {own.map((filter) => (
            <li key={filter.filterId} className="inline-flex max-w-full items-center rounded-full border border-line bg-card pr-1">
              <Link
                to={addressOf(screen, filter.code, filter.query)}
                className={classes(
                  'inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-full pl-4 pr-2 font-semibold text-brand no-underline',
                  focusRing,
                )}
              >
                {filter.defaultYn === 'Y' && <Pin aria-hidden size={16} className="shrink-0" />}
                <span className="min-w-0 break-words">{filter.name}</span>
                {filter.defaultYn === 'Y' && <span className="sr-only"> ({text(words.isDefault)})</span>}
              </Link>
              <MenuButton
                label={text(words.more, { name: filter.name })}
                hiddenLabel={text(words.more, { name: filter.name })}
                entries={[
                  filter.defaultYn === 'Y'
                    ? {
                        id: 'unpin',
                        label: text(words.noDefault),
                        icon: <PinOff aria-hidden size={18} />,
                        onAction: () => void putFirst(filter, false),
                      }
                    : {
                        id: 'pin',
                        label: text(words.makeDefault),
                        icon: <Pin aria-hidden size={18} />,
                        onAction: () => void putFirst(filter, true),
                      },
                  { id: 'remove', label: text(words.remove), icon: <Trash2 aria-hidden size={18} />, onAction: () => setRemoving(filter) },
                ]}
              >
                {null}
              </MenuButton>
            </li>
          ))}
        </ul>
        <Button look="quiet" isSmall icon={<BookmarkPlus aria-hidden size={18} />} onClick={() => setIsSaving(true)}>
          {text(words.saveAs)}
        </Button>
      </div>
      {problems.alert && <Alert key={problems.attempt} kind="danger" title={problems.alert} takesFocus />}
      {isSaving && <SaveFilter screen={screen} asked={asked} onClose={() => setIsSaving(false)} />}
      {removing && (
        <AskedOnceMore
          title={text(words.removeTitle, { name: removing.name })}
          yes={text(words.remove)}
          onCancel={() => setRemoving(undefined)}
          act={async () => {
            await remove(removing.filterId)
            setRemoving(undefined)
            return text(words.removed, { name: removing.name })
          }}
        >
          <p>{text(words.removeText)}</p>
        </AskedOnceMore>
      )}
    </section>
  )
}
