import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { crossCheckNames } from './cross-check-names.ts'
import type { CrossCheck } from './cross-check.ts'

/** An officer's reason for one comparison. It becomes invalid when the text of the comparison changes. */
export type CrossCheckReason = { code: string; person: string }

/** Comparisons that count other applications are flags: officers see them, and bulk actions skip the application. */
const isShared = ({ code }: CrossCheck) => code.startsWith('same-')

/** Number of officers who must give a reason: one to forward, two with a red check to approve or pay. */
const neededFor = ({ level }: CrossCheck, isApproval: boolean) =>
  level === 'green' ? 0 : level === 'red' && isApproval ? 2 : 1

export const missingReasons = (
  check: CrossCheck,
  reasons: readonly CrossCheckReason[],
  isApproval: boolean,
): number => {
  const people = new Set(reasons.filter(({ code }) => code === check.code).map(({ person }) => person))
  return Math.max(0, neededFor(check, isApproval) - people.size)
}

/**
 * Sentences about comparisons without the reasons that a move needs. A bulk action also needs one for applications that
 * share a person, document or account.
 */
export const unansweredChecks = (
  checks: readonly CrossCheck[],
  reasons: readonly CrossCheckReason[],
  { isApproval, isBulk }: { isApproval: boolean; isBulk: boolean },
): Bilingual[] =>
  checks
    .filter((check) => isBulk || !isShared(check))
    .filter((check) => missingReasons(check, reasons, isApproval) > 0)
    .map((check) =>
      interpolate(
        missingReasons(check, reasons, isApproval) > 0 && reasons.some(({ code }) => code === check.code)
          ? second
          : first,
        {
          what: crossCheckNames[check.code],
        },
      ),
    )

const first = {
  bn: '“{what}” মিলিয়ে দেখুন এবং “পোর্টাল যা জানে” অংশে কারণ লিখুন।',
  en: 'Look at “{what}” and give your reason under “What the portal knows”.',
}
const second = {
  bn: '“{what}”: আরেকজন কর্মকর্তাকেও কারণ লিখতে হবে।',
  en: '“{what}”: a second officer has to give a reason too.',
}
