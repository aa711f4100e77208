import type { CSSProperties } from 'react'

const striped = (colour: string, degrees: number): CSSProperties => ({
  backgroundImage: `repeating-linear-gradient(${degrees}deg, var(${colour}) 0 3px, var(--color-card) 3px 6px)`,
  borderColor: `var(${colour})`,
})

/**
 * Patterns that differ without colour: solid, diagonal, vertical, horizontal, dotted, hollow. All have a border, so
 * that none is lost in print.
 */
export const patterns: readonly CSSProperties[] = [
  { backgroundColor: 'var(--color-brand)', borderColor: 'var(--color-brand)' },
  striped('--color-in-process', 45),
  striped('--color-needs-you', 90),
  striped('--color-danger', 0),
  {
    backgroundImage: 'radial-gradient(var(--color-draft) 1.5px, transparent 1.6px)',
    backgroundSize: '6px 6px',
    borderColor: 'var(--color-draft)',
  },
  { backgroundColor: 'var(--color-card)', borderColor: 'var(--color-ink)' },
]

export const getPattern = (index: number): CSSProperties => patterns[index % patterns.length] ?? {}

/** Browsers omit backgrounds in print by default, and forced colours would remove the patterns. */
export const printExactClasses = 'border forced-color-adjust-none [print-color-adjust:exact]'
