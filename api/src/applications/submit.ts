import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { submitApplication } from '../../../domain/src/contracts/application-moves.ts'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { Move } from '../../../domain/src/definition/workflow.ts'
import { changesBetween } from '../../../domain/src/engine/changes-between.ts'
import { keepAsked } from '../../../domain/src/engine/keep-asked.ts'
import { keysOf, officesOf } from '../../../domain/src/engine/keys-of.ts'
import { isHandIn, movesOpenTo } from '../../../domain/src/engine/moves.ts'
import { validateAll } from '../../../domain/src/engine/validate.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { onlyOnce } from '../platform/idempotency.ts'
import { insist, refuse } from '../platform/problem.ts'
import { holdOpenForm, type Seen } from './access-file.ts'
import { runChecks } from './checks.ts'
import type { File } from './file.ts'
import { digestsOf } from './keys.ts'
import { knownOf } from './known.ts'
import { makeMove } from './make-move.ts'
import { replaceKeys } from './repository.ts'
import { answerColumns, keep } from './save-step.ts'

/** A draft for the first time, a file sent back again: the same rules, the same one transaction. */
export async function submit(context: Context, { applicationNo, revision }: InputOf<typeof submitApplication>, request: FastifyRequest) {
  const key = request.headers['idempotency-key']
  const once = { actorId: context.actor.id, operation: `submit ${applicationNo}`, key, bodyHash: hash(String(revision)) }
  return await context.db.transaction().execute((tx) =>
    onlyOnce(tx, once, async () => {
      const seen = await holdOpenForm(tx, context, applicationNo, revision)
      return await submitFile(tx, context, seen)
    }),
  )
}

async function submitFile(tx: Tx, context: Context, { file, person }: Seen) {
  const known = await knownOf({ ...context, db: tx }, file)
  const { definition, row } = file
  const move = submissionOf(movesOpenTo(person, definition.workflow, file.standing, known.facts))
  const kept = keep(file, file.answers, known)
  const keys = digestsOf(context.secrets, definition, kept, known.facts['setup.passingYear'])
  // Before any mistake: who is too late should not be sent to mend a form in vain.
  if (known.facts['setup.isOpen'] === false && !isYearlyRenewal(kept)) refuse('NOT_OPEN')
  insist(validateAll(definition, kept, known))
  insist(await runChecks({ tx, file, kept, keys, facts: known.facts }))
  const isFirst = row.submitted_at === null
  const changes = changesBetween(file.before, kept)
  const { standing, revision } = await makeMove(tx, context, {
    file: { ...file, answers: kept, standing: { ...file.standing, offices: officesOf(definition, kept) } },
    person,
    known,
    move,
    reply: {},
    changes: isFirst || changes.length === 0 ? null : context.secrets.seal(JSON.stringify(changes)),
    besides: {
      ...answerColumns(context.secrets, definition, kept),
      ...officeColumns(file, kept),
      percent: 100,
      ...(isFirst ? { submitted_at: context.now() } : {}),
    },
  })
  await replaceKeys(tx, row.id, keys)
  return { applicationNo: row.no, approvalStatus: standing.approvalStatus, revision }
}

/** It comes years after its circular has closed; whether a year is due, its own question of the instalment tells. */
const isYearlyRenewal = ({ applicationKind }: ReturnType<typeof keepAsked>): boolean => applicationKind === 'YEARLY_RENEWAL'

/** The move that hands the form in: to the first desk, or to the one that sent it back. */
const submissionOf = (open: readonly Move[]): string => open.find(isHandIn)?.id ?? refuse('MOVE_NOT_OPEN')

function officeColumns({ definition }: File, kept: ReturnType<typeof keepAsked>) {
  const offices = officesOf(definition, kept)
  return {
    // A list is filtered by district even where no district office has a desk.
    district: offices.district ?? keysOf(definition, kept).district?.[0] ?? null,
    mission: offices.mission ?? null,
    airport: offices.airport ?? null,
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest()
