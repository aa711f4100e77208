import { LayoutList } from 'lucide-react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { EmptyState } from '#components/layout/card.tsx'
import { classes } from '#components/styles/class-names.ts'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useDraft, useOutlineShape } from '#services/programmes/draft/draft-store.ts'
import { useEditorLocation } from '#services/programmes/use-editor-location.ts'
import { AddButtons } from './add-buttons.tsx'
import { formMessages } from './form-messages.ts'
import { OutlineList } from './outline-list.tsx'
import { PropertiesPanel } from './properties-panel.tsx'
import { useFocusFromHash } from './use-focus-from-hash.ts'

const wide = '(min-width: 1100px)'

const subscribe = (listener: () => void) => {
  const mediaQuery = window.matchMedia(wide)
  mediaQuery.addEventListener('change', listener)
  return () => mediaQuery.removeEventListener('change', listener)
}

/** True when there is room for the preview beside the outline and the properties; otherwise it is not rendered. */
const useIsWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  )

const SectionPreview = lazy(async () => ({
  default: (await import('#services/programmes/preview/section-preview.tsx')).SectionPreview,
}))

const column = 'min-w-0 rounded-card border border-line bg-card p-3 sm:p-4'
const scrolls = 'md:sticky md:top-19 md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto'

/** Outline, properties and live preview; on a phone one after the other. */
export function FormTab() {
  const text = useText()
  const { at } = useEditorLocation()
  const hasRoom = useIsWideScreen()
  const { isEditable } = useDraft()
  const isEmpty = useOutlineShape() === ''
  useFocusFromHash()
  return (
    <div
      className={classes(
        'grid items-start gap-4',
        hasRoom ? 'grid-cols-[17rem_minmax(0,1fr)_23.5rem]' : 'md:grid-cols-[17rem_minmax(0,1fr)]',
      )}
    >
      <section
        aria-label={text(formMessages.outline)}
        className={classes(column, scrolls, 'flex flex-col gap-3', at !== undefined && 'max-md:hidden')}
      >
        <AddButtons />
        {isEmpty ? (
          <EmptyState icon={<LayoutList aria-hidden size={28} />} title={text(formMessages.emptyForm)}>
            {text(formMessages.emptyFormText)}
          </EmptyState>
        ) : (
          <OutlineList />
        )}
        {isEditable && !isEmpty && <p className="text-sm text-muted">{text(formMessages.outlineHint)}</p>}
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
