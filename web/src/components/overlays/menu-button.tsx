import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { findNextMenuItem } from './find-next-menu-item.ts'

export type MenuItem = { id: string; label: string; icon?: ReactNode; onAction(): void }

type Props = {
  label: string
  /** Read before the visible label, where that is not self-explanatory. */
  hiddenLabel?: string
  children: ReactNode
  entries: readonly MenuItem[]
  header?: ReactNode
}

/**
 * A button that opens a menu. The native popover closes it by Escape and by a press outside; this adds arrow and letter
 * keys. It must work without a connection (logout), so nothing in it is lazy-loaded.
 */
export function MenuButton({ label, hiddenLabel, children, entries, header }: Props) {
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const follow = () => positionBelow(button.current, panel.current)
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [isOpen])
  const prepare = (opens: boolean) => {
    positionBelow(button.current, panel.current)
    if (opens) setIsOpen(true)
  }
  // Unmounts the content only after closing: the browser returns the focus to the button from inside the panel.
  const settle = (opened: boolean) =>
    opened ? panel.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus() : setIsOpen(false)
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    panel.current?.showPopover()
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return panel.current?.hidePopover()
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const current = items.findIndex((item) => item === document.activeElement)
    const next = findNextMenuItem(
      event.key,
      current,
      items.map((item) => item.textContent),
    )
    if (next === undefined) return undefined
    event.preventDefault()
    items[next]?.focus()
    return undefined
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={panelId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={openByArrow}
        className={classes(
          'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 px-2',
          'rounded-control font-semibold text-ink hover:bg-brand-soft',
          focusRing,
        )}
      >
        {hiddenLabel && <span className="sr-only">{hiddenLabel} </span>}
        {children}
        <ChevronDown aria-hidden size={18} className="text-muted" />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        onBeforeToggle={(event) => prepare(event.newState === 'open')}
        onToggle={(event) => settle(event.newState === 'open')}
        className="inset-auto m-0 min-w-60 rounded-card border border-line bg-card p-1.5 text-ink shadow-card"
      >
        {isOpen && (
          <>
            {header && <div className="border-b border-line px-3 pt-1.5 pb-2.5">{header}</div>}
            <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={move} className="grid outline-none">
              {entries.map((entry) => (
                <button
                  key={entry.id}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  onClick={() => {
                    panel.current?.hidePopover()
                    entry.onAction()
                  }}
                  className={classes(
                    'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-left',
                    'hover:bg-brand-soft focus:bg-brand-soft focus:text-brand',
                    'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-brand',
                  )}
                >
                  {entry.icon}
                  {entry.label}
                </button>
              ))}
            </div>
          </>
        )}
      </div>
    </>
  )
}

/** The popover is in the top layer, so it is positioned by script. */
function positionBelow(button: HTMLElement | null, panel: HTMLElement | null) {
  if (!button || !panel) return
  const { bottom, right } = button.getBoundingClientRect()
  panel.style.top = `${bottom + 6}px`
  panel.style.right = `${document.documentElement.clientWidth - right}px`
}
