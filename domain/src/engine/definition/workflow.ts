import * as z from 'zod/mini'
import { Action } from '#access/action-schema.ts'
import { roleSeeds, type RoleCode } from '#access/roles.ts'
import { Condition } from '#engine/conditions/condition.ts'
import { FieldPath, flag } from '#engine/conditions/identifiers.ts'
import { Field } from '#engine/fields/field.ts'
import { Bilingual } from '#language/bilingual-schema.ts'
import { Rule } from './rule.ts'
import { applicationStatuses, approvalStatuses, effectNames, officeKinds, templateNames } from './statuses.ts'

const Name = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))
const Role = z.enum(roleSeeds.map(({ code }) => code) as [RoleCode, ...RoleCode[]])

/** A desk that holds applications: staff with this role in the responsible office. */
export const Desk = z.strictObject({
  id: Name,
  /** Several if either role may act, such as a district office or a welfare centre. */
  role: z.union([Role, z.array(Role).check(z.minLength(1))]),
  office: z.enum(officeKinds),
  label: Bilingual,
  /** Only for applications whose answers meet this condition. */
  when: z.exactOptional(Condition),
  /** Working days until an application is overdue at this desk. */
  workingDays: z.int().check(z.gte(0)),
  /** Fields to fill in before forwarding: check-list, cash memo, video call. */
  asks: z.exactOptional(z.array(Field)),
  rules: z.exactOptional(z.array(Rule)),
  /** Effect of forwarding, such as receiving a fee. */
  does: z.exactOptional(z.enum(effectNames)),
  /** Stage of the case after this desk: a stage id, or the id of the desk's field that holds one. */
  stage: z.exactOptional(z.string()),
  /** Message to the applicant when this desk forwards; most desks send none. */
  notifies: z.exactOptional(z.enum(templateNames)),
})

export const State = z.strictObject({
  status: z.enum(applicationStatuses),
  /** Omitted if the code stays the same, as on withdrawal. */
  approval: z.exactOptional(z.literal(approvalStatuses)),
  label: Bilingual,
  /** Text for the applicant, with `{office}`, `{date}`, `{note}`, `{reason}`, `{amount}`. */
  reads: Bilingual,
  next: z.exactOptional(Bilingual),
  colour: z.enum(['grey', 'amber', 'blue', 'orange', 'green', 'red']),
  /** The applicant may edit: all answers of a draft, later only the unlocked ones. */
  editable: flag,
  /** The decision is hidden from the applicant until the result is published. */
  secret: flag,
  /** The workflow may end in this state. */
  ends: flag,
})

/** Conditions on the application's history. Each has a function of its name in `evaluation/guards.ts`. */
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
  'no-list',
  'off-list',
  'not-on-open-list',
  'list-four-eyes',
  'not-overruled',
] as const

/** Progress of a case, independent of its state. */
export const Stage = z.strictObject({
  id: z.string().check(z.regex(/^[A-Z][A-Z_]*$/)),
  label: Bilingual,
  notifies: z.exactOptional(z.enum(templateNames)),
})

export const Move = z.strictObject({
  id: Name,
  /** Row in the table of moves (docs/domain/workflows.md). */
  row: z.string().check(z.regex(/^T([1-9]|1[0-5])$/)),
  label: Bilingual,
  /** Only for applications whose answers meet this condition. */
  when: z.exactOptional(Condition),
  from: z.array(Name).check(z.minLength(1)),
  to: Name,
  /**
   * `holder`: the desk that holds the application; `approver`: the last desk of the chain; `sender`: the desk that
   * sent it back; `list`: the list of the circular, by the person who approves or changes it.
   */
  by: z.enum(['applicant', 'holder', 'approver', 'sender', 'accounts', 'list', 'system']),
  /** Also open to the officer who entered the application on behalf of the applicant. */
  onBehalf: flag,
  /** The system makes it as soon as it is available. */
  automatic: flag,
  /** Required permission on the service's screen, in addition to the desk. */
  needs: z.exactOptional(Action),
  at: z.exactOptional(z.enum(['first', 'not-first', 'not-last', 'last'])),
  guards: z.exactOptional(z.array(z.enum(guardNames))),
  /**
   * Holder after the move; `chosen` is the reply's `toDesk`, `sender` the desk that sent it back, `appeal` the desk
   * that hears the appeal.
   */
  handsTo: z.enum([
    'first',
    'next',
    'chosen',
    'applicant',
    'sender',
    'before-last',
    'last',
    'later',
    'appeal',
    'same',
    'nobody',
  ]),
  /** Fields of the form that the acting person fills in. */
  asks: z.exactOptional(z.array(Field)),
  /** Includes the fields of the desk. */
  passesOn: flag,
  rules: z.exactOptional(z.array(Rule)),
  /** Stage of the case after the move: a stage id, or the reply's `stage`. */
  stage: z.exactOptional(z.string()),
  /** Answers that the applicant may change afterwards: these, or those in the reply's `fieldsToCorrect`. */
  unlocks: z.exactOptional(z.union([z.literal('chosen'), z.array(FieldPath)])),
  notifies: z.exactOptional(z.enum(templateNames)),
  does: z.exactOptional(z.enum(effectNames)),
  /** Rare and critical: raises an audit alert. */
  alerts: flag,
})

export const Workflow = z.strictObject({
  start: Name,
  desks: z.array(Desk).check(z.minLength(1)),
  /** Desks that act after the decision, such as the airport's. */
  later: z.exactOptional(z.array(Desk)),
  /** Desks that hear appeals, lowest first. */
  appeals: z.exactOptional(z.array(Desk)),
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
