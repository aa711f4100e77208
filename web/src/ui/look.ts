/** The outline every control shows when the keyboard reaches it. */
export const focusRing = 'focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-brand'

/** Joins class names, leaving out what does not apply. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

/** Boxes one types into. */
export const boxFrame =
  'min-h-11 rounded-control border border-edge bg-card text-base text-ink placeholder:text-muted hover:border-ink focus-visible:outline-3 focus-visible:outline-offset-0 focus-visible:outline-brand aria-invalid:border-2 aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-draft-soft disabled:text-muted'
export const boxLook = `${boxFrame} px-3 py-2`

/** A box is about as wide as its answer. */
export const boxWidths = { tiny: 'w-20', short: 'w-40', medium: 'w-full sm:max-w-72', full: 'w-full' } as const
export type BoxWidth = keyof typeof boxWidths
