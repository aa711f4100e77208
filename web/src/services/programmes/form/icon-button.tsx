import type { LucideIcon } from 'lucide-react'
import { classes, focusRing, iconButtonClasses } from '#components/styles/class-names.ts'

type Props = { label: string; icon: LucideIcon; onClick(): void; isDisabled?: boolean }

/** An icon button of a row; its label is shown on hover and read by screen readers. */
export const IconButton = ({ label, icon: Icon, onClick, isDisabled = false }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={isDisabled}
    onClick={onClick}
    className={classes(
      iconButtonClasses,
      'text-brand hover:bg-brand-soft',
      'disabled:cursor-not-allowed disabled:text-muted disabled:opacity-50',
      focusRing,
    )}
  >
    <Icon aria-hidden size={18} />
  </button>
)
