import type { Condition, Predicate } from '#engine/conditions/condition.ts'
import type { FactName } from '#engine/conditions/facts.ts'
import type { EffectName, TemplateName } from '#engine/definition/statuses.ts'
import type { Desk, Move, Stage, State } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import type { Bilingual } from '#language/bilingual.ts'

/** Desks of a service, and how it approves, pays and notifies. */
export type ApprovalChain = {
  desks: [Desk, ...Desk[]]
  /**
   * Path of the bank block, and of the field that decides whether it is visible. Without it nothing is paid, and the
   * approval ends the workflow.
   */
  pays?: string | [string, ...string[]]
  /** The only desk that recommends an amount; without it every desk does. */
  recommends?: string
  /** Everyone gets the same amount, `grants.amount`: nobody recommends or types it. */
  fixedAmount?: true
  /** Upper limit of the amount: this fact, such as a compensation that the Board has received. */
  grantsOf?: FactName
  /** Decisions are disclosed when the result is published, not one by one. */
  notifiedAtPublication?: true
  /** Message and effect of the submission, also of a resubmission. */
  submitted?: { notifies?: TemplateName; does?: EffectName }
  /** Condition for forwarding, which may refer to earlier replies. */
  forwardsWhen?: Condition
  /** `when`: condition for approval. `isSilent`: the stages of the case notify instead. */
  approved?: {
    when?: Predicate
    isSilent?: true
    notifies?: TemplateName
    state?: Partial<State>
    does?: EffectName
    revokedBy?: EffectName
    isFinal?: true
  }
  /** An alternative approval move, for example if the cheque was handed over already. Overrides these properties. */
  approvedOtherwise?: { when: Predicate } & Pick<Move, 'id' | 'to' | 'label'> & Partial<Move>
  /** Moves specific to this service. */
  moves?: Move[]
  /**
   * Stages of a case: their label, action fields, and whether a desk may close it without a decision. `byMoves`: moves
   * set the stage, nobody selects one; `byHand`: only these can be selected. `paid`: the stage after payment.
   * `closes`: a desk may close the case, with one of these stages.
   */
  stages?: {
    all: [Stage, ...Stage[]]
    label?: Bilingual
    asks?: Field[]
    closes?: true | string[]
    byMoves?: true
    byHand?: string[]
    paid?: string
  }
  /** Desks after the approval that complete the case, and their moves. */
  later?: { desks: [Desk, ...Desk[]]; moves: Move[] }
  /** Additional action fields of a rejection, such as the refund of a fee. */
  rejectionFields?: Field[]
  /** Allowed reasons of a rejection; defaults to all. */
  rejectionReasons?: string[]
}
