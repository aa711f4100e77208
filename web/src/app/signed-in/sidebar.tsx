import { useRef } from 'react'
import { useText } from '#lib/i18n/language.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { classes } from '#components/styles/class-names.ts'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { toMenuEntries } from './menu-entries.ts'
import { MenuList } from './menu-list.tsx'
import { useMenus } from '#lib/api-client/use-menus.ts'
import { usePeek } from './use-peek.ts'
import { signedInLayoutMessages } from './messages.ts'

/** Sidebar of wide screens. When shrunk, it expands over the page and does not shift it. */
export function Sidebar({ isCollapsed }: { isCollapsed: boolean }) {
  const text = useText()
  const sidebarRef = useRef<HTMLElement>(null)
  const isPeeking = usePeek(sidebarRef)
  const isNarrow = isCollapsed && !isPeeking
  return (
    <div
      className={classes(
        'hidden shrink-0 border-r border-line bg-card lg:block print:hidden',
        isCollapsed ? 'w-17' : 'w-72',
      )}
    >
      <nav
        aria-label={text(signedInLayoutMessages.menu)}
        ref={sidebarRef}
        className={classes(
          'sticky top-15 z-20 h-[calc(100dvh-3.75rem)] overflow-x-hidden overflow-y-auto p-3',
          'border-r border-line bg-card transition-[width]',
          isNarrow ? 'w-17' : 'w-72',
          isCollapsed && isPeeking && 'shadow-card',
        )}
      >
        <SidebarMenus isCollapsed={isNarrow} />
      </nav>
    </div>
  )
}

/** Shows the user's menus, or their loading and error states. */
export function SidebarMenus({ isCollapsed }: { isCollapsed: boolean }) {
  const menus = useMenus()
  if (menus.data) return <MenuList entries={toMenuEntries(menus.data)} isCollapsed={isCollapsed} />
  if (menus.isPending) return <SkeletonLines lines={4} />
  return isCollapsed ? null : <LoadFailed problem={menus.error} onRetry={() => void menus.refetch()} />
}
