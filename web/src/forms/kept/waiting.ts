import type { Answers } from '../../../../domain/src/conditions/holds.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import type { DocumentFacts } from '../../fields/form-services.ts'
import type { Found } from './keeper.ts'

/** A step as it was typed, the revision of the application it was typed on, and what of the same step was being sent just then. */
export type WaitingStep = { step: string; answers: Answers; revision: number; sent?: Answers }

/** A page that was chosen; of a large one, the pieces that have gone. */
export type WaitingDocument = { id: string; path: string; file: File; facts: DocumentFacts; pieces: readonly string[]; share: number }

/** What of an application has not gone yet. A new value whenever anything of it changes. */
export type Waiting = {
  /** The line has failed once: it is worth telling. */
  isHeldUp: boolean
  steps: readonly WaitingStep[]
  documents: readonly WaitingDocument[]
  submission: { key: string } | undefined
  /** Documents the server would not take, once it had them. */
  refused: readonly { id: string; fileName: string; why: Bilingual }[]
}

export const nothingWaits: Waiting = { isHeldUp: false, steps: [], documents: [], submission: undefined, refused: [] }

export const hasWork = ({ steps, documents, submission }: Waiting): boolean =>
  steps.length > 0 || documents.length > 0 || submission !== undefined

/** What a device kept of an earlier visit, as it was then. */
export function waitingFrom(found: readonly Found[]): Waiting {
  const pieces = new Map(found.flatMap(({ kept }) => (kept.kind === 'pieces' ? [[kept.id, kept.pieces] as const] : [])))
  return {
    ...nothingWaits,
    steps: found.flatMap(({ kept }) => {
      if (kept.kind !== 'step') return []
      const { kind: _, id: step, ...typed } = kept
      return [{ step, ...typed }]
    }),
    documents: found.flatMap(({ kept, file }) =>
      kept.kind === 'document' && file
        ? [{ id: kept.id, path: kept.path, facts: kept.facts, file, pieces: pieces.get(kept.id) ?? [], share: 0 }]
        : [],
    ),
    submission: found.flatMap(({ kept }) => (kept.kind === 'submission' ? [{ key: kept.key }] : [])).at(0),
  }
}
