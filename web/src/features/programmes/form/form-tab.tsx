import { LayoutList } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useText } from '../../../i18n/language.tsx'
import { EmptyState } from '../../../ui/card.tsx'
import { classes } from '../../../ui/look.ts'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { useDraft, useShape } from '../draft/draft-store.ts'
import { usePlace } from '../use-place.ts'
import { AddButtons } from './add-question.tsx'
import { words } from './form-words.ts'
import { OutlineList } from './outline-list.tsx'
import { PropertiesPanel } from './properties-panel.tsx'
import { useFocusOnPlace } from './use-focus-on-place.ts'
import { useHasRoom } from './use-has-room.ts'

const SectionPreview = lazy(async () => ({ default: (await import('../preview/section-preview.tsx')).SectionPreview }))

const column = 'min-w-0 rounded-card border border-line bg-card p-3 sm:p-4'
const scrolls = 'md:sticky md:top-19 md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto'

/** Outline, what is open, and the form as it becomes; on a phone one after the other. */
export function FormTab() {
  const text = useText()
  const { at } = usePlace()
  const hasRoom = useHasRoom()
  const { isEditable } = useDraft()
  const isEmpty = useShape() === ''
  useFocusOnPlace()
  return (
    <div
      className={classes(
        'grid items-start gap-4',
        hasRoom ? 'grid-cols-[17rem_minmax(0,1fr)_23.5rem]' : 'md:grid-cols-[17rem_minmax(0,1fr)]',
      )}
    >
      <section
        aria-label={text(words.outline)}
        className={classes(column, scrolls, 'flex flex-col gap-3', at !== undefined && 'max-md:hidden')}
      >
        <AddButtons />
        {isEmpty ? (
          <EmptyState icon={<LayoutList aria-hidden size={28} />} title={text(words.emptyForm)}>
            {text(words.emptyFormText)}
          </EmptyState>
        ) : (
          <OutlineList />
        )}
        {isEditable && !isEmpty && <p className="text-sm text-muted">{text(words.outlineHint)}</p>}
      </section>
      <div className={classes(column, at === undefined && 'max-md:hidden')}>
        <PropertiesPanel />
      </div>
      {hasRoom && (
        <div data-scrolls className={scrolls}>
          <Suspense fallback={<SkeletonLines lines={6} />}>
            <SectionPreview />
          </Suspense>
        </div>
      )}
    </div>
  )
}
