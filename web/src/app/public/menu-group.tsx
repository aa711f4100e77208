import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from '#lib/router/link.tsx'
import { useLocation } from '#lib/router/router.tsx'
import type { Screen } from '@wewb/domain/access/screen'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { buildLoginUrl } from '#lib/api-client/return-to.ts'
import { useIsSignedIn } from '#lib/api-client/use-session.ts'
import { useText } from '#lib/i18n/language.tsx'
import { classes } from '#components/styles/class-names.ts'

const hideDelay = 400

/** A button that opens a group of links. It stays open for a moment when the pointer leaves it. */
export function MenuGroup({ name, screens, isFolded }: { name: Bilingual; screens: Screen[]; isFolded: boolean }) {
  const text = useText()
  const isSignedIn = useIsSignedIn()
  const id = useId()
  const { key } = useLocation()
  // The open state belongs to one visit: following a link closes the group.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const close = () => setOpenAt(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const cancelHide = () => clearTimeout(timer.current)
  const scheduleHide = () => {
    cancelHide()
    timer.current = setTimeout(close, hideDelay)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
    button.current?.focus()
  }
  const placeOf = ({ layout, path }: Screen) => (layout === 'signed-in' && !isSignedIn ? buildLoginUrl(path) : path)

  return (
    <div
      role="presentation"
      onKeyDown={closeOnEscape}
      onBlur={({ currentTarget, relatedTarget }) => !isFolded && !currentTarget.contains(relatedTarget) && close()}
      {...(isFolded
        ? {}
        : {
            onPointerEnter: cancelHide,
            onPointerLeave: ({ pointerType }) => pointerType === 'mouse' && scheduleHide(),
          })}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
        className={classes(
          'flex min-h-11 w-full cursor-pointer items-center justify-between gap-1 px-3',
          'rounded-control font-semibold hover:bg-brand-soft',
        )}
      >
        {text(name)}
        <ChevronDown aria-hidden size={20} className={classes('transition-transform', isOpen && 'rotate-180')} />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className={
          isFolded
            ? 'pl-4'
            : 'absolute top-full left-0 z-40 w-64 rounded-card border border-line bg-card p-2 shadow-card'
        }
      >
        {screens.map((screen) => (
          <li key={screen.id}>
            <Link to={placeOf(screen)} className="flex min-h-11 items-center rounded-control px-3 hover:bg-brand-soft">
              {text(screen.title)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
