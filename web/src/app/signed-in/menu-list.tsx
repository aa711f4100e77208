import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { NavLink } from '#lib/router/link.tsx'
import { useLocation } from '#lib/router/router.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { MenuIcon } from './menu-icons.ts'
import { findGroupId, isGroup, type MenuEntry, type MenuLink } from './menu-entries.ts'

const rowLook = classes(
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-brand-soft',
  focusRing,
)

/** An accordion with one open group, by default that of the current page. `isShrunk` shows only icons. */
export function MenuList({ entries, isCollapsed }: { entries: readonly MenuEntry[]; isCollapsed: boolean }) {
  const { pathname } = useLocation()
  const [chosen, setChosen] = useState<{ path: string; id: number | undefined }>()
  // The user's choice holds until the next page.
  const open = chosen?.path === pathname ? chosen.id : findGroupId(entries, pathname)
  return (
    <ul className="grid gap-1">
      {entries.map((entry) => (
        <li key={entry.id}>
          {isGroup(entry) ? (
            <Group
              {...entry}
              isShrunk={isCollapsed}
              isOpen={open === entry.id}
              isCurrent={findGroupId([entry], pathname) !== undefined}
              onToggle={() => setChosen({ path: pathname, id: open === entry.id ? undefined : entry.id })}
            />
          ) : (
            <Item {...entry} isShrunk={isCollapsed} />
          )}
        </li>
      ))}
    </ul>
  )
}

type GroupProps = Extract<MenuEntry, { links: MenuLink[] }> & {
  isShrunk: boolean
  isOpen: boolean
  isCurrent: boolean
  onToggle(): void
}
function Group({ name, icon, links, isShrunk, isOpen, isCurrent, onToggle }: GroupProps) {
  const text = useText()
  const listId = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
        className={classes(rowLook, 'cursor-pointer', isCurrent && 'font-semibold text-brand')}
      >
        <MenuIcon name={icon} />
        <span className={classes('min-w-0 flex-1', isShrunk && 'sr-only')}>{text(name)}</span>
        <ChevronDown
          aria-hidden
          size={18}
          className={classes('shrink-0 text-muted transition-transform', isOpen && 'rotate-180', isShrunk && 'hidden')}
        />
      </button>
      <ul id={listId} hidden={!isOpen || isShrunk} className="mt-1 ml-5 grid gap-1 border-l border-line pl-2">
        {links.map((link) => (
          <li key={link.id}>
            <Item {...link} isShrunk={false} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Item({ name, icon, to, isShrunk }: MenuLink & { isShrunk: boolean }) {
  const text = useText()
  return (
    <NavLink
      to={to}
      end
      className={({ isActive }) => classes(rowLook, isActive && 'bg-brand-soft font-semibold text-brand')}
    >
      <MenuIcon name={icon} />
      <span className={classes('min-w-0', isShrunk && 'sr-only')}>{text(name)}</span>
    </NavLink>
  )
}
