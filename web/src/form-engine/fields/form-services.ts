import { createContext, use, type ComponentType } from 'react'
import type { LookupName } from '@wewb/domain/engine/fields/lookup-names'
import type { Facts } from '@wewb/domain/engine/conditions/facts'
import type { AutofillSuggestion } from '@wewb/domain/casework/family/autofill-suggestions'
import type { Field } from '@wewb/domain/engine/fields/field'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import type { UploadMetadata } from '@wewb/domain/engine/fields/uploads'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { AutofillButtonProps } from './autofill-button.tsx'

/** An entry of a lookup list; `within` holds its parents: a district is within its division. */
export type LookupEntry = { value: string; label: Bilingual; within?: readonly string[] }

export type DocumentMetadata = {
  fileName: string
  mediaType: string
  kilobytes: number
  width?: number
  height?: number
}

/** Services that inputs need from outside. Fields send no requests themselves: the form provides the functions. */
export type FormServices = {
  /** Returns the entries of a lookup list below these parents; cached by the caller. */
  list(source: LookupName, parents: readonly string[]): Promise<LookupEntry[]>
  upload(
    path: string,
    file: File,
    onProgress: (share: number) => void,
  ): Promise<DocumentMetadata & { documentId: string }>
  /** Returns a short-lived object URL of a stored document. */
  open(documentId: string): Promise<string>
  /** Returns a small picture for a list, where opening the document itself is evidence of review. */
  thumbnail?(documentId: string): Promise<string>
  /** Reports how long an officer looked at a document. */
  reportViewing?(documentId: string, seconds: number): void
  document(documentId: string): DocumentMetadata | undefined
  remove(documentId: string): Promise<void>
  verify(path: string, choice?: 'skip'): Promise<void>
  /** For an officer: all questions of the application with their labels, by step. */
  questions?: QuestionGroup[]
  /** For an officer: items of a check-list that the portal preselected. */
  preselected?: PreselectedItems
  /** Every question is optional, so none is marked as such. */
  isAllOptional?: true
  /** The user's document vault; undefined for an officer who fills in for somebody else. */
  documentVault?: DocumentVault
}

/** The source of a preselected item, and the callback for an officer who deselects it. */
export type PreselectedItems = {
  sourceOf(field: string, value: string): Bilingual | undefined
  untick(field: string, value: string): void
}

/** The family profile as a form sees it. It fills in nothing without a press of the user. */
export type DocumentVault = Pick<FormServices, 'open' | 'document'> & {
  listSuggestions(field: Field, facts: Facts): readonly AutofillSuggestion[]
  /** True when the answer already equals the suggestion. */
  isApplied(field: Field, offered: unknown, answer: unknown): boolean
  /** The autofill button. It comes with the vault, because most users have stored nothing and need not load it. */
  AutofillButton: ComponentType<AutofillButtonProps>
  /** Labels and documents of the profile, to render suggestions. */
  evaluationContext: EvaluationContext
  /** Copies a document of the vault to the application, for this field. */
  copyDocument(path: string, documentId: string): Promise<DocumentMetadata & { documentId: string }>
}
export type QuestionGroup = { step: Bilingual; questions: { path: string; label: Bilingual }[] }

/** Documents that are not sent yet: the uploaded share of each, and a function to retry now. */
export type PendingUploads = { progressById: ReadonlyMap<string, number>; sendNow(): void }
export const PendingUploadsContext = createContext<PendingUploads>({
  progressById: new Map(),
  sendNow: () => undefined,
})

export const FormServicesContext = createContext<FormServices | undefined>(undefined)

export function useFormServices(): FormServices {
  const services = use(FormServicesContext)
  if (!services) throw new Error('useFormServices needs a FormServicesContext')
  return services
}

/** Converts the metadata to the shape that the domain validates. */
export const toUpload = ({ mediaType, ...rest }: DocumentMetadata): UploadMetadata => ({ ...rest, type: mediaType })
