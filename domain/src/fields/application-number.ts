import { toAsciiDigits } from '../language/digits.ts'

/** EDU-2026-000123 from edu-২০২৬-০০০১২৩, with whatever spaces and dashes the keyboard made. */
export const readApplicationNo = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/\s/g, '')
    .replace(/[‐-―−]/g, '-')
    .toUpperCase()
