import { useRef } from 'react'
import { useText } from '../../i18n/language.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { classes } from '../../ui/look.ts'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { menuEntries } from './menu-entries.ts'
import { MenuList } from './menu-list.tsx'
import { useMenus } from '../../api-client/use-menus.ts'
import { usePeek } from './use-peek.ts'
import { words } from './words.ts'

/** Beside the page on wide screens. Shrunk, it lies over the page while it is looked at and takes no room from it. */
export function Sidebar({ isShrunk }: { isShrunk: boolean }) {
  const text = useText()
  const box = useRef<HTMLElement>(null)
  const isPeeking = usePeek(box)
  const isNarrow = isShrunk && !isPeeking
  return (
    <div className={classes('hidden shrink-0 border-r border-line bg-card lg:block print:hidden', isShrunk ? 'w-17' : 'w-72')}>
      <nav
        aria-label={text(words.menu)}
        ref={box}
        className={classes(
          'sticky top-15 z-20 h-[calc(100dvh-3.75rem)] overflow-x-hidden overflow-y-auto border-r border-line bg-card p-3 transition-[width]',
          isNarrow ? 'w-17' : 'w-72',
          isShrunk && isPeeking && 'shadow-card',
        )}
      >
        <Menus isShrunk={isNarrow} />
      </nav>
    </div>
  )
}

/** The person's menus, or what stands there until they come. */
export function Menus({ isShrunk }: { isShrunk: boolean }) {
  const menus = useMenus()
  if (menus.data) return <MenuList entries={menuEntries(menus.data)} isShrunk={isShrunk} />
  if (menus.isPending) return <SkeletonLines lines={4} />
  return isShrunk ? null : <LoadFailed problem={menus.error} onRetry={() => void menus.refetch()} />
}
