/** Focus outline of every control. */
export const focusRing = 'focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-brand'

/** Joins class names and leaves out falsy ones. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

/** An icon as a button, as large as a touch target. */
export const iconButtonClasses = 'grid size-11 cursor-pointer place-items-center rounded-control'

/** A text link outside a sentence, as high as a touch target. */
export const standaloneLinkClasses =
  'inline-flex min-h-11 items-center rounded-sm font-semibold text-brand underline underline-offset-4'

/** Classes of text inputs. */
export const inputFrameClasses = classes(
  'min-h-11 rounded-control border border-edge bg-card text-base text-ink placeholder:text-muted hover:border-ink',
  'focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-brand',
  'aria-invalid:border-2 aria-invalid:border-danger',
  'disabled:cursor-not-allowed disabled:bg-draft-soft disabled:text-muted',
)
export const inputClasses = `${inputFrameClasses} px-3 py-2`

/** An input is about as wide as its answer. */
export const inputWidths = { tiny: 'w-20', short: 'w-40', medium: 'w-full sm:max-w-72', full: 'w-full' } as const
export type InputWidth = keyof typeof inputWidths
