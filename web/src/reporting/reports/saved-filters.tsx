import { BookmarkPlus, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Link } from '#lib/router/link.tsx'
import { ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { Button } from '#components/inputs/button.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useProblems } from '#components/feedback/use-problems.ts'
import { Alert } from '#components/feedback/alert.tsx'
import { reportUrl, type ReportParams } from './report-params.ts'
import type { SavedFilter } from './report-endpoints.ts'
import { SaveFilter } from './save-filter.tsx'
import { useSavedFilters } from './use-report.ts'
import { useSavedFilterMutations } from './use-saved-filter-mutations.ts'
import { savedFilterMessages } from './messages.ts'

type Props = { screen: ReportScreen; params: ReportParams }

/** The user's saved filters of this report: apply, save, delete or make default. */
export function SavedFilters({ screen, params }: Props) {
  const { text } = useLanguage()
  const { data: all = [] } = useSavedFilters(screen)
  const { save, remove } = useSavedFilterMutations(screen)
  const [isSaving, setIsSaving] = useState(false)
  const [removing, setRemoving] = useState<SavedFilter>()
  const problems = useProblems()
  const own = all.filter(({ code }) => code === params.code)
  const setFirst = async (filter: SavedFilter, isFirst: boolean) => {
    try {
      await save({ ...filter, defaultYn: isFirst ? 'Y' : 'N' })
      toast({
        kind: 'success',
        text: text(isFirst ? savedFilterMessages.nowDefault : savedFilterMessages.notDefault, { name: filter.name }),
      })
    } catch (problem) {
      problems.showProblem(problem)
    }
  }
  return (
    <section aria-label={text(savedFilterMessages.title)} className="grid gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        {own.length > 0 && <h2 className="mr-1 font-semibold">{text(savedFilterMessages.title)}</h2>}
        <ul className="contents">
          {own.map((filter) => (
            <li
              key={filter.filterId}
              className="inline-flex max-w-full items-center rounded-full border border-line bg-card pr-1"
            >
              <Link
                to={reportUrl(screen, filter.code, filter.query)}
                className={classes(
                  'inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-full pl-4 pr-2',
                  'font-semibold text-brand no-underline',
                  focusRing,
                )}
              >
                {filter.defaultYn === 'Y' && <Pin aria-hidden size={16} className="shrink-0" />}
                <span className="min-w-0 break-words">{filter.name}</span>
                {filter.defaultYn === 'Y' && <span className="sr-only"> ({text(savedFilterMessages.isDefault)})</span>}
              </Link>
              <MenuButton
                label={text(savedFilterMessages.more, { name: filter.name })}
                hiddenLabel={text(savedFilterMessages.more, { name: filter.name })}
                entries={[
                  filter.defaultYn === 'Y'
                    ? {
                        id: 'unpin',
                        label: text(savedFilterMessages.noDefault),
                        icon: <PinOff aria-hidden size={18} />,
                        onAction: () => void setFirst(filter, false),
                      }
                    : {
                        id: 'pin',
                        label: text(savedFilterMessages.makeDefault),
                        icon: <Pin aria-hidden size={18} />,
                        onAction: () => void setFirst(filter, true),
                      },
                  {
                    id: 'remove',
                    label: text(savedFilterMessages.remove),
                    icon: <Trash2 aria-hidden size={18} />,
                    onAction: () => setRemoving(filter),
                  },
                ]}
              >
                {null}
              </MenuButton>
            </li>
          ))}
        </ul>
        <Button variant="quiet" isSmall icon={<BookmarkPlus aria-hidden size={18} />} onClick={() => setIsSaving(true)}>
          {text(savedFilterMessages.saveAs)}
        </Button>
      </div>
      {problems.alert && <Alert key={problems.attempt} kind="danger" title={problems.alert} takesFocus />}
      {isSaving && <SaveFilter screen={screen} params={params} onClose={() => setIsSaving(false)} />}
      {removing && (
        <ConfirmDialog
          title={text(savedFilterMessages.removeTitle, { name: removing.name })}
          confirmLabel={text(savedFilterMessages.remove)}
          onCancel={() => setRemoving(undefined)}
          onConfirm={async () => {
            await remove(removing.filterId)
            setRemoving(undefined)
            return text(savedFilterMessages.removed, { name: removing.name })
          }}
        >
          <p>{text(savedFilterMessages.removeText)}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
