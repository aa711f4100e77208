import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from '#lib/router/link.tsx'
import { useText } from '#lib/i18n/language.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'
import { componentMessages } from '#components/messages.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Shared = { variant?: ButtonVariant; icon?: ReactNode; isSmall?: boolean }

// Text in the colour of the card: white on green in light mode, dark on light green in dark mode.
const looks: Record<ButtonVariant, string> = {
  primary: 'border-brand bg-brand text-card hover:border-brand-strong hover:bg-brand-strong',
  secondary: 'border-brand bg-card text-brand hover:bg-brand-soft',
  quiet: 'border-transparent bg-transparent text-brand hover:bg-brand-soft',
  danger: 'border-danger bg-card text-danger hover:bg-danger-soft',
}

const shape = ({ variant = 'primary', isSmall }: Shared, own?: string) =>
  classes(
    'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2',
    'rounded-control border text-center font-semibold no-underline transition-colors',
    isSmall ? 'px-3 py-1.5 text-sm sm:whitespace-nowrap' : 'px-5 py-2.5 text-base',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress',
    looks[variant],
    focusRing,
    own,
  )

/** A busy button keeps its focus and announces that it is busy; a second press does nothing. */
export function Button({ variant, icon, isSmall, isBusy, children, className, onClick, ...rest }: ButtonProps) {
  const text = useText()
  const press = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={press}
      className={shape({ ...(variant && { variant }), ...(isSmall && { isSmall }) }, className)}
    >
      {isBusy ? <LoaderCircle aria-hidden size={20} className="animate-spin" /> : icon}
      <span>{children}</span>
      {isBusy && <span className="sr-only">{text(componentMessages.pleaseWait)}</span>}
    </button>
  )
}
export type ButtonProps = ComponentProps<'button'> & Shared & { isBusy?: boolean }

/** A link that looks like a button. */
export function ButtonLink({ variant, icon, isSmall, children, className, ...rest }: LinkProps & Shared) {
  return (
    <Link {...rest} className={shape({ ...(variant && { variant }), ...(isSmall && { isSmall }) }, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  )
}

export function TextLink({ children, className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classes('rounded-sm text-brand underline underline-offset-4 hover:decoration-2', focusRing, className)}
    >
      {children}
    </Link>
  )
}
