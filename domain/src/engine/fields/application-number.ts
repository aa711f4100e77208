import { toAsciiDigits } from '#language/digits.ts'

/** Normalizes edu-২০২৬-০০০১২৩ to EDU-2026-000123, with any kind of space or dash. */
export const normalizeApplicationNo = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/\s/g, '')
    .replace(/[‐-―−]/g, '-')
    .toUpperCase()
