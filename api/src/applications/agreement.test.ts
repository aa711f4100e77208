import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answersTo } from '../../../domain/src/engine/any-answers.test.support.ts'
import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { validateStep } from '../../../domain/src/engine/validate.ts'
import { askedPaths } from '../../../domain/src/engine/walk-asked.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { Known, Lists } from '../../../domain/src/fields/kind.ts'
import { eduAllowance } from '../../../domain/src/services/edu-allowance/definition.ts'
import { applicantOf, bodyOf } from '../testing/applying.ts'
import { startTestPortal, type TestPortal } from '../testing/portal-under-test.ts'

let portal: TestPortal
let applicant: ReturnType<typeof applicantOf>
beforeAll(async () => {
  portal = await startTestPortal()
  applicant = applicantOf(portal, await portal.tokenOf('01700000001'))
})
afterAll(() => portal.stop())

type Opened = { answers: Answers; facts: object; lists: Record<string, { bn: string; en: string; within?: string[] }> }

/** What the browser knows: what the server told it, and no more. */
const browserKnows = ({ facts, lists }: Opened): Known => {
  const named: Lists = (source, value) => {
    const entry = lists[`${source}:${value}`]
    return entry && { label: entry, ...(entry.within ? { within: entry.within } : {}) }
  }
  return { facts, lists: named, documents: () => undefined }
}

it('browser and server find the same mistakes in any answers, and what was not asked is never stored', async () => {
  const no = await applicant.start()
  // A lone surrogate or U+0000 is no text a keyboard can write, and `__proto__` no name a form has: both are refused before they are judged.
  const typed = answersTo(eduAllowance).map((given) => JSON.parse(JSON.stringify(given).replace(/\\u[0-9a-f]{4}/gi, '').replace(/[\p{Cc}\p{Cs}]/gu, '').replace(/__proto__|constructor/g, 'poison')) as Answers) // prettier-ignore
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom(...eduAllowance.steps.map(({ id }) => id)), async (given, step) => {
      const saved = await applicant.save(no, step, given)
      expect(saved.code).toBe(200)
      const opened = (await applicant.get(no)) as unknown as Opened
      const known = browserKnows(opened)
      const here = validateStep(eduAllowance, step, opened.answers, known).map(({ path, code }) => `${path} ${code}`)
      const there = (bodyOf(saved).data['issues'] as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`)
      expect(here).toEqual(there)
      expect(keepAsked(eduAllowance, opened.answers, known)).toEqual(opened.answers)
      const asked = new Set(askedPaths(eduAllowance, opened.answers, known))
      expect(Object.keys(opened.answers).filter((name) => !asked.has(name))).toEqual([])
    }),
    { numRuns: 40, endOnFailure: true },
  )
})
