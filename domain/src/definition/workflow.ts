import * as z from 'zod/mini'
import { Action } from '../access/action-schema.ts'
import { roleSeeds, type RoleCode } from '../access/roles.ts'
import { Condition } from '../conditions/condition.ts'
import { FieldPath, flag } from '../conditions/names.ts'
import { Field } from '../fields/field.ts'
import { Bilingual } from '../language/bilingual-schema.ts'
import { Rule } from './rule.ts'
import { applicationStatuses, approvalStatuses, effectNames, officeKinds, templateNames } from './statuses.ts'

const Name = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))
const Role = z.enum(roleSeeds.map(({ code }) => code) as [RoleCode, ...RoleCode[]])

/** A desk holds a file: people of this role, in the office the application belongs to. */
export const Desk = z.strictObject({
  id: Name,
  /** Several where either office may do it, as a district office or a welfare centre. */
  role: z.union([Role, z.array(Role).check(z.minLength(1))]),
  office: z.enum(officeKinds),
  label: Bilingual,
  /** Only some applications come here: judged by the answers. */
  when: z.exactOptional(Condition),
  /** After that many working days the file is overdue here. */
  workingDays: z.int().check(z.gte(0)),
  /** What this desk answers before it passes the file on: its check-list, the cash memo, the video call. */
  asks: z.exactOptional(z.array(Field)),
  rules: z.exactOptional(z.array(Rule)),
  /** What happens with its passing on: a fee is received. */
  does: z.exactOptional(z.enum(effectNames)),
  /** The stage the case is in once this desk has let it go: its id, or the question of this desk whose answer is one. */
  stage: z.exactOptional(z.string()),
  /** What the applicant is told when this desk forwards; most desks tell nothing. */
  notifies: z.exactOptional(z.enum(templateNames)),
})

export const State = z.strictObject({
  status: z.enum(applicationStatuses),
  /** Left out where the code stays what it was, as when an application is withdrawn. */
  approval: z.exactOptional(z.literal(approvalStatuses)),
  label: Bilingual,
  /** What the applicant reads, with `{office}`, `{date}`, `{note}`, `{reason}`, `{amount}`. */
  reads: Bilingual,
  next: z.exactOptional(Bilingual),
  colour: z.enum(['grey', 'amber', 'blue', 'orange', 'green', 'red']),
  /** The applicant may change answers: all of a draft, later only what was unlocked. */
  editable: flag,
  /** Decided, yet told only when the result is published. */
  secret: flag,
  /** The road may end here. */
  ends: flag,
})

/** Conditions on the file's own history. Each has a function of its name in `engine/guards.ts`. */
export const guardNames = [
  'four-eyes',
  'not-in-review',
  'once',
  'inside-appeal-days',
  'in-batch',
  'not-in-batch',
  'past-grace',
  'published',
  'untouched',
] as const

/** How far a case has come, beside its state: SPEC.md's "current status". */
export const Stage = z.strictObject({
  id: z.string().check(z.regex(/^[A-Z][A-Z_]*$/)),
  label: Bilingual,
  notifies: z.exactOptional(z.enum(templateNames)),
})

export const Move = z.strictObject({
  id: Name,
  /** Its row in domain/3-workflows.md 3.1. */
  row: z.string().check(z.regex(/^T([1-9]|1[0-5])$/)),
  label: Bilingual,
  /** Only on some applications: judged by the answers. */
  when: z.exactOptional(Condition),
  from: z.array(Name).check(z.minLength(1)),
  to: Name,
  /** `holder` sits at the desk that has the file, `approver` at the last desk of the chain, `sender` at the one that sent it back. */
  by: z.enum(['applicant', 'holder', 'approver', 'sender', 'accounts', 'system']),
  /** The officer who entered the application for somebody may do this for them. */
  onBehalf: flag,
  /** The portal makes it by itself, as soon as it is open. */
  automatic: flag,
  /** The permission on the service's screen that it takes besides the desk. */
  needs: z.exactOptional(Action),
  at: z.exactOptional(z.enum(['first', 'not-first', 'not-last', 'last'])),
  guards: z.exactOptional(z.array(z.enum(guardNames))),
  /** Who has the file afterwards; `chosen` is the reply's `toDesk`, `sender` the desk that sent it back. */
  handsTo: z.enum(['first', 'next', 'chosen', 'applicant', 'sender', 'before-last', 'last', 'later', 'same', 'nobody']),
  /** What the person acting is asked: the very fields an applicant is asked. */
  asks: z.exactOptional(z.array(Field)),
  /** The desk's own questions are asked too. */
  passesOn: flag,
  rules: z.exactOptional(z.array(Rule)),
  /** The stage it brings the case to: this one, or the reply's `stage`. */
  stage: z.exactOptional(z.string()),
  /** What the applicant may change afterwards: these, or what the reply's `fieldsToCorrect` names. */
  unlocks: z.exactOptional(z.union([z.literal('chosen'), z.array(FieldPath)])),
  notifies: z.exactOptional(z.enum(templateNames)),
  does: z.exactOptional(z.enum(effectNames)),
  /** Rare and grave: the audit raises an alert. */
  alerts: flag,
})

export const Workflow = z.strictObject({
  start: Name,
  desks: z.array(Desk).check(z.minLength(1)),
  /** Desks that have work to do after the decision, such as the airport's. */
  later: z.exactOptional(z.array(Desk)),
  stages: z.exactOptional(z.array(Stage)),
  states: z.record(Name, State),
  moves: z.array(Move),
})

export type Desk = z.infer<typeof Desk>
export type Stage = z.infer<typeof Stage>
export type State = z.infer<typeof State>
export type Move = z.infer<typeof Move>
export type GuardName = (typeof guardNames)[number]
export type Workflow = z.infer<typeof Workflow>
