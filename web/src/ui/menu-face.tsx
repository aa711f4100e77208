import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes, focusRing } from './look.ts'

export type MenuEntry = { id: string; label: string; icon?: ReactNode; onAction(): void }

export type MenuButtonProps = {
  label: string
  /** Said before what the button shows, where that does not explain itself. */
  hiddenLabel?: string
  children: ReactNode
  entries: readonly MenuEntry[]
  header?: ReactNode
}

export const menuButtonLook = classes(
  'inline-flex min-h-11 min-w-11 cursor-pointer touch-manipulation items-center justify-center gap-2 rounded-control px-2 font-semibold text-ink hover:bg-brand-soft',
  focusRing,
)

/** What stands on a menu's button, whichever button that is. */
export const MenuFace = ({ hiddenLabel, children }: Pick<MenuButtonProps, 'hiddenLabel' | 'children'>) => (
  <>
    {hiddenLabel && <span className="sr-only">{hiddenLabel} </span>}
    {children}
    <ChevronDown aria-hidden size={18} className="text-muted" />
  </>
)
