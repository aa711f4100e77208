import { throwProblem } from '#problems/problem.ts'

const deepest = 20

// Controls other than tab, line feed and carriage return; U+0000 among them, which PostgreSQL cannot store.
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/**
 * Rejects text that people do not type and that breaks later stages: control characters, lone surrogates, deep nesting.
 */
export function assertSafeText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (control.test(value) || !value.isWellFormed()) throwProblem('MALFORMED')
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (depth >= deepest) throwProblem('MALFORMED')
  for (const [key, item] of Object.entries(value)) {
    assertSafeText(key, depth)
    assertSafeText(item, depth + 1)
  }
}
