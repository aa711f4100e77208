import { useMemo, useRef } from 'react'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import type { Answers } from '../../../domain/src/conditions/holds.ts'
import type { FormDefinition } from '../../../domain/src/definition/service-definition.ts'
import { opennessOf } from '../../../domain/src/engine/openness.ts'
import { keepAsked, type Openness } from '../../../domain/src/engine/keep-asked.ts'
import { walkAsked } from '../../../domain/src/engine/walk-asked.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import { uploadOf, type Box, type DocumentFacts, type FormServices } from '../fields/form-services.ts'
import type { Sheet } from './use-answers.ts'
import { useListed } from './use-listed.ts'

/** What every part of a form looks at. */
export type FormState = {
  definition: FormDefinition
  /** What was typed. */
  answers: Answers
  /** What of it would be stored. */
  kept: Answers
  /** For reading: names from every list that has come so far. */
  known: Known
  /** For judging: lists only when all of them have come. */
  judging: Known
  openness: Openness
  change: Sheet['change']
  services: FormServices
}

type Options = {
  definition: FormDefinition
  sheet: Sheet
  services: FormServices
  facts: Facts
  /** The application was sent back: what the server has, and what of it may be changed. */
  correcting?: { stored: Answers; unlocked: readonly string[] }
}

const allOpen: Openness = () => 'open'

export function useForm({ definition, sheet, services: given, facts, correcting }: Options): FormState {
  const { answers, change } = sheet
  const { services, documents } = useReceived(given)
  const stored = correcting?.stored
  const unlocked = correcting?.unlocked
  const openness = useMemo(
    () => (stored && unlocked ? opennessOf(definition, stored, unlocked, { facts }) : allOpen),
    [definition, stored, unlocked, facts],
  )
  // No box writes what is closed, and a finding of the server stands in the answers: they are their own store here.
  const kept = useMemo(() => keepAsked(definition, answers, { facts }, answers, openness), [definition, answers, facts, openness])
  const asked = useMemo(() => walkAsked(definition, kept, { facts }), [definition, kept, facts])
  const listed = useListed(services, asked)
  const judging = useMemo(
    () => ({ facts, documents, ...(listed.isComplete && { lists: listed.lists }) }),
    [facts, documents, listed.isComplete, listed.lists],
  )
  const known = useMemo(() => ({ facts, documents, lists: listed.lists }), [facts, documents, listed.lists])
  return { definition, answers, kept, known, judging, openness, change, services: listed.services }
}

/** Remembers what was received on this screen, before the caller has heard of it. */
export function useReceived(services: FormServices) {
  const received = useRef(new Map<string, DocumentFacts>())
  return useMemo(() => {
    const document: FormServices['document'] = (id) => received.current.get(id) ?? services.document(id)
    const keep = ({ documentId, ...facts }: DocumentFacts & { documentId: string }) => {
      received.current.set(documentId, facts)
      return { documentId, ...facts }
    }
    const upload: FormServices['upload'] = async (path, file, onProgress) => keep(await services.upload(path, file, onProgress))
    const given = services.box
    const box: { box?: Box } = given ? { box: { ...given, take: async (path, id) => keep(await given.take(path, id)) } } : {}
    const documents: NonNullable<Known['documents']> = (id) => {
      const facts = document(id)
      return facts && uploadOf(facts)
    }
    return { services: { ...services, document, upload, ...box }, documents }
  }, [services])
}
