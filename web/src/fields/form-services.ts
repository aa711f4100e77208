import { createContext, use, type ComponentType } from 'react'
import type { LookupName } from '../../../domain/src/fields/lookup-names.ts'
import type { Facts } from '../../../domain/src/conditions/facts.ts'
import type { Offer } from '../../../domain/src/family/offers.ts'
import type { Field } from '../../../domain/src/fields/field.ts'
import type { Known } from '../../../domain/src/fields/kind.ts'
import type { Upload } from '../../../domain/src/fields/uploads.ts'
import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { UseSavedProps } from './use-saved.tsx'

/** One line of a list of the board; `within` are the entries above it: a district is within its division. */
export type Entry = { value: string; label: Bilingual; within?: readonly string[] }

export type DocumentFacts = { fileName: string; mediaType: string; kilobytes: number; width?: number; height?: number }

/** What the boxes need from outside. Fields know no call: who draws a form tells them how things are fetched and sent. */
export type FormServices = {
  /** The entries of one of the board's lists below these parents; cached by the caller. */
  list(source: LookupName, parents: readonly string[]): Promise<Entry[]>
  upload(path: string, file: File, onProgress: (share: number) => void): Promise<DocumentFacts & { documentId: string }>
  /** A short-lived address of a stored document (object URL). */
  open(documentId: string): Promise<string>
  document(documentId: string): DocumentFacts | undefined
  remove(documentId: string): Promise<void>
  verify(path: string, choice?: 'skip'): Promise<void>
  /** For an officer: every question of the application with its label, by step. */
  questions?: QuestionsOfStep[]
  /** Every question may be left open, so none of them says so. */
  nothingRequired?: true
  /** What the person has stored before; none for who fills in for somebody else. */
  box?: Box
}

/** The family profile as a form sees it. Nothing of it comes into a form without the person's press. */
export type Box = Pick<FormServices, 'open' | 'document'> & {
  offers(field: Field, facts: Facts): readonly Offer[]
  /** It stands there already. */
  isTaken(field: Field, offered: unknown, answer: unknown): boolean
  /** The button at a question. It comes with the box: most people have stored nothing, and need not fetch it. */
  UseSaved: ComponentType<UseSavedProps>
  /** The names and documents of the profile, to show what is offered. */
  known: Known
  /** Adds a document of the box to the application, at this question. */
  take(path: string, documentId: string): Promise<DocumentFacts & { documentId: string }>
}
export type QuestionsOfStep = { step: Bilingual; questions: { path: string; label: Bilingual }[] }

/** Pages that were chosen and have not gone yet: how much of each has, and a way to try now. */
export type WaitingPages = { shares: ReadonlyMap<string, number>; sendNow(): void }
export const WaitingPagesContext = createContext<WaitingPages>({ shares: new Map(), sendNow: () => undefined })

export const FormServicesContext = createContext<FormServices | undefined>(undefined)

export function useFormServices(): FormServices {
  const services = use(FormServicesContext)
  if (!services) throw new Error('fields need FormServices around them')
  return services
}

/** The same facts in the words the domain checks by. */
export const uploadOf = ({ mediaType, ...rest }: DocumentFacts): Upload => ({ ...rest, type: mediaType })
