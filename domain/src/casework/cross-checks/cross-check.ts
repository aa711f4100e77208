import type { Bilingual } from '#language/bilingual.ts'
import type { Flag } from './cross-check-schemas.ts'

/** Green: confirmed. Amber: an officer gives a reason. Red: two officers give a reason. */
export const crossCheckLevels = ['green', 'amber', 'red'] as const
export type CrossCheckLevel = (typeof crossCheckLevels)[number]

/** Kinds of keys by which two applications match: those of `api/src/casework/applications/application-keys.ts`. */
export const sharedKeyKinds = ['nid', 'brn', 'passport', 'account', 'exam', 'relatedNid', 'mobile'] as const

export const crossCheckCodes = [
  'same-nid',
  'same-brn',
  'same-passport',
  'same-account',
  'same-exam',
  'same-relatedNid',
  'same-mobile',
  'account-holder',
  'parent-name',
  'worker-name',
  'heir-account',
  'renewal-account',
  'worker',
  'student',
  'reference',
  'death',
] as const
export type CrossCheckCode = (typeof crossCheckCodes)[number]

/** Comparison of one stated fact with a register, another answer or another application. */
export type CrossCheck = {
  code: CrossCheckCode
  level: CrossCheckLevel
  /** Likeness of two names. */
  percent?: number
  /** The comparison as one sentence. */
  text: Bilingual
  source: Bilingual
  /** Day on which the register answered. */
  on?: string
  /** Numbers of other applications. */
  applications?: readonly string[]
}

export const flagsOf = (checks: readonly CrossCheck[]): Flag[] =>
  checks.flatMap(({ code, level }) => (level === 'green' ? [] : [{ code, level }]))
