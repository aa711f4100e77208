import type { InputOf } from '@wewb/domain/http/contract'
import type { printPublicResult as printPublicResultEndpoint } from '@wewb/domain/content/result-plan-contracts'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Locale } from '@wewb/domain/language/bilingual'
import { MAX_PRINTED_LIST_ROWS } from '@wewb/domain/services/awards/printed-list-size'
import { listEntries } from '#administration/lookups/queries.ts'
import type { Context } from '#server/context.ts'
import type { Database } from '#db/database.ts'
import { throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { FileResponse } from '#server/register-endpoint.ts'
import { printList } from '#pdf/print-documents.ts'
import { findSetup, type Setup } from '#services/setups/queries.ts'
import { resultHeading } from './get-result-plan.ts'
import { createPdfCache } from './pdf-cache.ts'
import { buildResultListDocument } from './result-list-document.ts'
import {
  countResultRows,
  listRows,
  publicResultRows,
  unmaskedResultRows,
  type ResultRowSource,
} from './result-list-rows-queries.ts'
import { findMeritList, findResultPlan } from './queries.ts'
import { hasResultPermission, getPublicationByService, isResultHandler } from './publications.ts'
import { findListVersion } from './result-row-queries.ts'

type Query = InputOf<typeof printPublicResultEndpoint>
const documents = createPdfCache()

/** Prints the published list as the page shows it. Cached until a row or a text of it changes. */
export async function printPublicResult(callerContext: Context, query: Query) {
  const context = { ...callerContext, db: callerContext.readDb }
  const { db } = context
  const setup = (await findSetup(db, query.id)) ?? throwProblem('NOT_FOUND')
  const list = await findMeritList(db, query.id)
  if (list?.state !== 'PUBLISHED') return throwProblem('NOT_FOUND')
  const locale = query.language ?? context.locale
  const version = (await findListVersion(db, query.id)) ?? ''
  const key = [query.id, query.districtId ?? '', query.part ?? 1, locale, version].join('|')
  const bytes = await documents(key, () =>
    renderPart(context, setup, query, { source: publicResultRows(query.id), isWhole: false, locale }),
  )
  return documentOf(bytes, query, locale)
}

/** Prints the list with full names for staff who work on it, before and after publication. */
export async function printResult(context: Context, query: Query) {
  const { db, actor } = context
  const setup = (await findSetup(db, query.id)) ?? throwProblem('NOT_FOUND')
  const publication = getPublicationByService(setup.service)
  if (!hasResultPermission(actor, 'print', publication) || !isResultHandler(actor, publication))
    return throwProblem('NO_PERMISSION')
  const locale = query.language ?? context.locale
  const source = unmaskedResultRows(query.id, await findMeritList(db, query.id))
  const bytes = await renderPart(context, setup, query, { source, isWhole: true, locale })
  await db.transaction().execute((tx) =>
    recordAuditEntry(tx, actor, 'result.printed', `setup:${query.id}`, {
      district: query.districtId ?? '',
      part: query.part ?? 1,
    }),
  )
  return documentOf(bytes, query, locale)
}

const documentOf = (bytes: Buffer, { id, districtId, part }: Query, locale: Locale) =>
  new FileResponse({
    bytes,
    mediaType: 'application/pdf',
    fileName: ['result', id, districtId, part, locale].filter(Boolean).join('-') + '.pdf',
  })

type RenderOptions = { source: ResultRowSource; isWhole: boolean; locale: Locale }

async function renderPart(
  context: Context,
  setup: Setup,
  { districtId, part = 1 }: Query,
  { source, isWhole, locale }: RenderOptions,
): Promise<Buffer> {
  const { db, now } = context
  const total = await countResultRows(db, source, districtId)
  const parts = Math.ceil(total / MAX_PRINTED_LIST_ROWS)
  if (part > parts) return throwProblem('NOT_FOUND')
  const districts = await districtsOf(db, locale)
  const skipped = (part - 1) * MAX_PRINTED_LIST_ROWS
  const rows = await listRows(db, source, {
    districts: [...districts.keys()],
    district: districtId,
    offset: skipped,
    limit: MAX_PRINTED_LIST_ROWS,
  })
  const [plan, list] = [await findResultPlan(db, setup.id), await findMeritList(db, setup.id)]
  const document = buildResultListDocument(
    {
      heading: resultHeading(setup, plan, list),
      isStipend: getPublicationByService(setup.service).isRanked,
      isUnmasked: isWhole,
      publishedOn: list?.published_at ?? null,
      correctedOn: plan?.corrected_at ?? null,
      rows,
      districts,
      total,
      part,
      parts,
      rowOffset: skipped,
      printedOn: toDhakaDate(now()),
    },
    locale,
  )
  return await printList(document, locale)
}

/** Returns the districts in the alphabetical order of the locale. */
async function districtsOf(db: Database, locale: Locale): Promise<Map<string, string>> {
  const entries = await listEntries(db, 'district', [], locale)
  const named = entries.map(({ code, name, name_bng }) => [code, locale === 'bn' ? name_bng : name] as const)
  return new Map(named.toSorted(([, one], [, other]) => one.localeCompare(other, locale)))
}
