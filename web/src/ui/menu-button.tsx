import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { AriaLanguage } from './aria-language.tsx'
import { classes, focusRing } from './look.ts'

export type MenuEntry = { id: string; label: string; icon?: ReactNode; onAction(): void }

type Props = {
  label: string
  /** Said before what the button shows, where that does not explain itself. */
  hiddenLabel?: string
  children: ReactNode
  entries: readonly MenuEntry[]
  header?: ReactNode
}

/** A button that opens a list of actions; arrows, Home, End, letters and Escape work in it. */
export function MenuButton({ label, hiddenLabel, children, entries, header }: Props) {
  return (
    <AriaLanguage>
      <MenuTrigger>
        <AriaButton
          className={classes(
            'inline-flex min-h-11 min-w-11 cursor-pointer touch-manipulation items-center justify-center gap-2 rounded-control px-2 font-semibold text-ink hover:bg-brand-soft',
            focusRing,
          )}
        >
          {hiddenLabel && <span className="sr-only">{hiddenLabel} </span>}
          {children}
          <ChevronDown aria-hidden size={18} className="text-muted" />
        </AriaButton>
        <Popover placement="bottom end" offset={6} className="min-w-60 rounded-card border border-line bg-card p-1.5 text-ink shadow-card">
          {header && <div className="border-b border-line px-3 pt-1.5 pb-2.5">{header}</div>}
          <Menu aria-label={label} className="grid outline-none" onAction={(id) => entries.find((entry) => entry.id === id)?.onAction()}>
            {entries.map(({ id, label: name, icon }) => (
              <MenuItem
                key={id}
                id={id}
                textValue={name}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-focused:bg-brand-soft data-focused:text-brand"
              >
                {icon}
                {name}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </AriaLanguage>
  )
}
