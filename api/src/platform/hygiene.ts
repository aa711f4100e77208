import { refuse } from './problem.ts'

const deepest = 20

// Controls other than tab, line feed and carriage return; U+0000 among them, which PostgreSQL cannot store.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Refuses text that no person types and that trips up what stands behind: controls, lone surrogates, bottomless nesting. */
export function checkText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (control.test(value) || !value.isWellFormed()) refuse('MALFORMED')
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth >= deepest) refuse('MALFORMED')
  for (const [key, item] of Object.entries(value)) {
    checkText(key, depth)
    checkText(item, depth + 1)
  }
}
