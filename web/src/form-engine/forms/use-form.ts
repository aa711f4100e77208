import { useMemo, useRef } from 'react'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { FormDefinition } from '@wewb/domain/engine/definition/service-definition'
import { editabilityOf } from '@wewb/domain/engine/evaluation/editability'
import { normalizeAnswers, type Editability } from '@wewb/domain/engine/evaluation/normalize-answers'
import { visibleFieldsOf } from '@wewb/domain/engine/evaluation/visible-fields'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import {
  toUpload,
  type DocumentVault,
  type DocumentMetadata,
  type FormServices,
} from '#form-engine/fields/form-services.ts'
import type { AnswersState } from './use-answers.ts'
import { useLookupCache } from './use-lookup-cache.ts'

/** State shared by all parts of a form. */
export type FormState = {
  definition: FormDefinition
  /** The typed answers. */
  answers: Answers
  /** The normalised answers, as they would be stored. */
  storedAnswers: Answers
  /** For display: labels from all lookups loaded so far. */
  evaluationContext: EvaluationContext
  /** For validation: has lookups only once all of them are loaded. */
  validationContext: EvaluationContext
  editability: Editability
  change: AnswersState['change']
  services: FormServices
}

type Options = {
  definition: FormDefinition
  answersState: AnswersState
  services: FormServices
  facts: Facts
  /** Set when the application was returned: the stored answers, and the paths that may be changed. */
  correcting?: { stored: Answers; unlocked: readonly string[] }
}

const allOpen: Editability = () => 'open'

export function useForm({ definition, answersState, services: formServices, facts, correcting }: Options): FormState {
  const { answers, change } = answersState
  const { services, documents } = useReceivedDocuments(formServices)
  const stored = correcting?.stored
  const unlocked = correcting?.unlocked
  const editability = useMemo(
    () => (stored && unlocked ? editabilityOf(definition, stored, unlocked, { facts }) : allOpen),
    [definition, stored, unlocked, facts],
  )
  // Inputs never write closed fields, and server results are part of the answers, so these serve as the stored answers
  // too.
  const normalized = useMemo(
    () => normalizeAnswers(definition, answers, { facts }, answers, editability),
    [definition, answers, facts, editability],
  )
  const visibleFields = useMemo(
    () => visibleFieldsOf(definition, normalized, { facts }),
    [definition, normalized, facts],
  )
  const listed = useLookupCache(services, visibleFields)
  const validationContext = useMemo(
    () => ({ facts, documents, ...(listed.isComplete && { lists: listed.lists }) }),
    [facts, documents, listed.isComplete, listed.lists],
  )
  const evaluationContext = useMemo(() => ({ facts, documents, lists: listed.lists }), [facts, documents, listed.lists])
  return {
    definition,
    answers,
    storedAnswers: normalized,
    evaluationContext,
    validationContext,
    editability,
    change,
    services: listed.services,
  }
}

/** Stores the metadata of documents received on this screen until the caller has them. */
export function useReceivedDocuments(services: FormServices) {
  const received = useRef(new Map<string, DocumentMetadata>())
  return useMemo(() => {
    const document: FormServices['document'] = (id) => received.current.get(id) ?? services.document(id)
    const save = ({ documentId, ...facts }: DocumentMetadata & { documentId: string }) => {
      received.current.set(documentId, facts)
      return { documentId, ...facts }
    }
    const upload: FormServices['upload'] = async (path, file, onProgress) =>
      save(await services.upload(path, file, onProgress))
    const documentVault = services.documentVault
    const vault: { documentVault?: DocumentVault } = documentVault
      ? {
          documentVault: {
            ...documentVault,
            copyDocument: async (path, id) => save(await documentVault.copyDocument(path, id)),
          },
        }
      : {}
    const documents: NonNullable<EvaluationContext['documents']> = (id) => {
      const facts = document(id)
      return facts && toUpload(facts)
    }
    return { services: { ...services, document, upload, ...vault }, documents }
  }, [services])
}
