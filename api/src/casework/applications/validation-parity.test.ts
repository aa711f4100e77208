import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { arbitraryAnswers } from '@wewb/domain/engine/evaluation/arbitrary-answers.test.support'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { validateStep } from '@wewb/domain/engine/evaluation/validate'
import { visiblePaths } from '@wewb/domain/engine/evaluation/visible-fields'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { EvaluationContext, LookupResolver } from '@wewb/domain/engine/fields/kind'
import { eduAllowance } from '@wewb/domain/services/definitions/edu-allowance/definition'
import { sized } from '@wewb/tests/test-size.ts'
import { createTestApplicant, bodyOf } from '#testing/test-applicant.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'

let portal: TestPortal
let applicant: ReturnType<typeof createTestApplicant>
beforeAll(async () => {
  portal = await startTestPortal()
  applicant = createTestApplicant(portal, await portal.tokenOf('01700000001'))
})
afterAll(() => portal.stop())

type Opened = { answers: Answers; facts: object; lists: Record<string, { bn: string; en: string; within?: string[] }> }

/** Builds the evaluation context of the browser from the responses of the server. */
const browserKnows = ({ facts, lists }: Opened): EvaluationContext => {
  const named: LookupResolver = (source, value) => {
    const entry = lists[`${source}:${value}`]
    return entry && { label: entry, ...(entry.within ? { within: entry.within } : {}) }
  }
  return { facts, lists: named, documents: () => undefined }
}

it('browser and server find the same issues in random answers, and unasked answers are never stored', async () => {
  const no = await applicant.start()
  // Removes lone surrogates, U+0000 and `__proto__`: the server rejects them before validation.
  const typed = arbitraryAnswers(eduAllowance).map(
    (given) =>
      JSON.parse(
        JSON.stringify(given)
          .replace(/\\u[0-9a-f]{4}/gi, '')
          .replace(/[\p{Cc}\p{Cs}]/gu, '')
          .replace(/__proto__|constructor/g, 'poison'),
      ) as Answers,
  )
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom(...eduAllowance.steps.map(({ id }) => id)), async (given, step) => {
      const saved = await applicant.save(no, step, given)
      expect(saved.code).toBe(200)
      const opened = (await applicant.get(no)) as unknown as Opened
      const context = browserKnows(opened)
      const here = validateStep(eduAllowance, step, opened.answers, context).map(({ path, code }) => `${path} ${code}`)
      const there = (bodyOf(saved).data['issues'] as { path: string; code: string }[]).map(
        ({ path, code }) => `${path} ${code}`,
      )
      expect(here).toEqual(there)
      expect(normalizeAnswers(eduAllowance, opened.answers, context)).toEqual(opened.answers)
      const visible = new Set(visiblePaths(eduAllowance, opened.answers, context))
      expect(Object.keys(opened.answers).filter((name) => !visible.has(name))).toEqual([])
    }),
    { numRuns: sized(20, 40), endOnFailure: true },
  )
})
