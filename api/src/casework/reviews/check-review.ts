import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { Move } from '@wewb/domain/engine/definition/workflow'
import { normalizeAnswers } from '@wewb/domain/engine/evaluation/normalize-answers'
import { findDesk } from '@wewb/domain/engine/evaluation/workflow-state'
import type { EvaluationContext } from '@wewb/domain/engine/fields/kind'
import { documentTitle } from '@wewb/domain/casework/review/document-title'
import { confirmedItems } from '@wewb/domain/casework/review/confirmed-items'
import { requiredDocumentsOf, reviewGaps } from '@wewb/domain/casework/review/review'
import type { CrossCheck } from '@wewb/domain/casework/cross-checks/cross-check'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Database } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import type { Application } from '#casework/applications/application.ts'
import { listDocuments } from '#casework/applications/queries.ts'
import { findApplicationReview, findCheckList, listDocumentReviews } from './queries.ts'
import { arrivedAt } from './record-opening.ts'
import { openCheckList } from './check-list-record.ts'

type ReviewContext = {
  db: Database
  secrets: Secrets
  application: Application
  evaluationContext: EvaluationContext
  accountId: number
}

/** Returns the review steps of this officer since the application arrived at the desk. */
export async function loadReview({ db, secrets, application, evaluationContext, accountId }: ReviewContext) {
  const { row, definition, answers, workflowState } = application
  const arrival = arrivedAt(application)
  const reader = { applicationId: row.id, accountId }
  const desk = findDesk(definition.workflow, workflowState.desk)
  const opening = await findApplicationReview(db, reader)
  const sittings = await listDocumentReviews(db, row.id)
  const saved = desk && (await findCheckList(db, reader, desk.id))
  const normalized = normalizeAnswers(definition, answers, evaluationContext)
  return {
    isOpened: opening !== undefined && opening.opened_at >= arrival,
    required: requiredDocumentsOf(definition, normalized, evaluationContext),
    openedDocuments: new Set(
      sittings
        .filter(({ account_id, seen_at }) => account_id === accountId && seen_at >= arrival)
        .map(({ document_id }) => document_id),
    ),
    saved: saved && saved.saved_at >= arrival ? openCheckList(secrets, saved.answers_sealed) : undefined,
    sittings,
  }
}

/**
 * Returns the reasons why a bulk move must omit this application. Only moves that forward or approve require the
 * check-list.
 */
export async function findReviewGaps(
  about: ReviewContext,
  move: Move,
): Promise<{ gaps: Bilingual[]; checkList: Answers }> {
  const { definition, workflowState } = about.application
  const { isOpened, openedDocuments, required, saved } = await loadReview(about)
  const fields = move.passesOn ? (findDesk(definition.workflow, workflowState.desk)?.asks ?? []) : []
  const gaps = reviewGaps(
    { isOpened, openedDocuments, hasCheckList: fields.length === 0 || saved !== undefined },
    required,
  )
  return { gaps, checkList: fields.length > 0 && saved ? saved.answers : {} }
}

/** Presents the evidence of review. Officers also see their open tasks, auditors only the completed steps. */
export async function presentReview(about: ReviewContext, mayOpenDocuments: boolean, checks: readonly CrossCheck[]) {
  const { application, db } = about
  const { required, openedDocuments, saved, sittings } = await loadReview(about)
  const { workflow } = application.definition
  const fields = findDesk(workflow, application.workflowState.desk)?.asks ?? []
  const documents = await listDocuments(db, application.row.id)
  const titles = new Map(
    documents.map((document) => [document.id, documentTitle(application.definition, document, documents)]),
  )
  return {
    required: mayOpenDocuments ? required : [],
    opened: [...openedDocuments],
    checkList: saved?.answers ?? null,
    preselected: saved?.preselected ?? [],
    confirmed: confirmedItems(fields, checks),
    sittings: sittings.map(({ document_id, full_name, full_name_bng, opened_at, seconds }) => ({
      title: titles.get(document_id)?.en ?? '',
      titleBng: titles.get(document_id)?.bn ?? '',
      person: full_name,
      personBng: full_name_bng ?? full_name,
      openedOn: opened_at.toISOString(),
      seconds,
    })),
  }
}
