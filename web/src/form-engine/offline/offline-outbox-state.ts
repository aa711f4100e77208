import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { DocumentMetadata } from '#form-engine/fields/form-services.ts'
import type { RestoredRecord } from './draft-store.ts'

/** A step as typed, the revision it was typed on, and the answers of it that were being sent at that time. */
export type PendingStep = { step: string; answers: Answers; revision: number; sent?: Answers }

/** A chosen document; for a large one also the uploaded chunks. */
export type PendingDocument = {
  id: string
  path: string
  file: File
  facts: DocumentMetadata
  chunks: readonly string[]
  share: number
}

/** Unsent data of an application. Replaced by a new value on every change. */
export type OutboxState = {
  /** True after the first failure, when the user should be notified. */
  isRetrying: boolean
  steps: readonly PendingStep[]
  documents: readonly PendingDocument[]
  submission: { key: string } | undefined
  /** Documents the server has rejected after receiving them. */
  rejectedDocuments: readonly { id: string; fileName: string; why: Bilingual }[]
}

export const emptyOutboxState: OutboxState = {
  isRetrying: false,
  steps: [],
  documents: [],
  submission: undefined,
  rejectedDocuments: [],
}

export const hasPendingWork = ({ steps, documents, submission }: OutboxState): boolean =>
  steps.length > 0 || documents.length > 0 || submission !== undefined

/** Restores the state that the device stored in an earlier visit. */
export function restoreOutboxState(found: readonly RestoredRecord[]): OutboxState {
  const chunks = new Map(
    found.flatMap(({ record }) => (record.kind === 'pieces' ? [[record.id, record.pieces] as const] : [])),
  )
  return {
    ...emptyOutboxState,
    steps: found.flatMap(({ record }) => {
      if (record.kind !== 'step') return []
      const { kind: _, id: step, ...typed } = record
      return [{ step, ...typed }]
    }),
    documents: found.flatMap(({ record, file }) =>
      record.kind === 'document' && file
        ? [
            {
              id: record.id,
              path: record.path,
              facts: record.facts,
              file,
              chunks: chunks.get(record.id) ?? [],
              share: 0,
            },
          ]
        : [],
    ),
    submission: found.flatMap(({ record }) => (record.kind === 'submission' ? [{ key: record.key }] : [])).at(0),
  }
}
