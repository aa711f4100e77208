import { sql } from 'kysely'
import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { printPublicResult as publicCall } from '../../../domain/src/contracts/result-plans.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { listPartSize } from '../../../domain/src/awards/list-part-size.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { SentFile } from '../platform/serve.ts'
import { printList } from '../printing/print-application.ts'
import { findSetup, type Setup } from '../setups/repository.ts'
import { wordsOf } from './get-plan.ts'
import { keepPapers } from './kept-papers.ts'
import { listPaper } from './list-paper.ts'
import { countRows, districtsOf, publicRows, readRows, wholeRows, type Source } from './list-rows.ts'
import { findList, findPlan } from './plan-repository.ts'
import { may, publicationOf, worksOn } from './publications.ts'

type Asked = InputOf<typeof publicCall>
const papers = keepPapers()

/** The published list, as the page shows it. Drawn once and kept until something of it changes. */
export async function printPublicResult(asking: Context, asked: Asked) {
  const context = { ...asking, db: asking.readDb }
  const { db } = context
  const setup = (await findSetup(db, asked.id)) ?? refuse('NOT_FOUND')
  const list = await findList(db, asked.id)
  if (list?.state !== 'PUBLISHED') return refuse('NOT_FOUND')
  const locale = asked.language ?? context.locale
  const key = [asked.id, asked.districtId ?? '', asked.part ?? 1, locale, await stampOf(db, asked.id)].join('|')
  const bytes = await papers(key, () => drawPart(context, setup, asked, { source: publicRows(asked.id), isWhole: false, locale }))
  return paperOf(bytes, asked, locale)
}

/** With whole names, for those who work on the list, before and after it is public. */
export async function printResult(context: Context, asked: Asked) {
  const { db, actor } = context
  const setup = (await findSetup(db, asked.id)) ?? refuse('NOT_FOUND')
  const publication = publicationOf(setup.service)
  if (!may(actor, 'print', publication) || !worksOn(actor, publication)) return refuse('NO_PERMISSION')
  const locale = asked.language ?? context.locale
  const source = wholeRows(asked.id, await findList(db, asked.id))
  const bytes = await drawPart(context, setup, asked, { source, isWhole: true, locale })
  await db.transaction().execute((tx) => record(tx, actor, 'result.printed', `setup:${asked.id}`, { district: asked.districtId ?? '', part: asked.part ?? 1 })) // prettier-ignore
  return paperOf(bytes, asked, locale)
}

const paperOf = (bytes: Buffer, { id, districtId, part }: Asked, locale: Locale) =>
  new SentFile({
    bytes,
    mediaType: 'application/pdf',
    fileName: ['result', id, districtId, part, locale].filter(Boolean).join('-') + '.pdf',
  })

/** Whatever changes a row or a word of the list changes this. */
async function stampOf(db: Database, setupId: number): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ', sum(n), max(changed_at), (select revision from result_plan where setup_id = ${setupId})) as stamp
    from result_tally where setup_id = ${setupId}`.execute(db)
  return rows[0]?.stamp ?? ''
}

type Drawing = { source: Source; isWhole: boolean; locale: Locale }

async function drawPart(context: Context, setup: Setup, { districtId, part = 1 }: Asked, { source, isWhole, locale }: Drawing): Promise<Buffer> {
  const { db, now } = context
  const total = await countRows(db, source, districtId)
  const parts = Math.ceil(total / listPartSize)
  if (part > parts) return refuse('NOT_FOUND')
  const districts = await districtsOf(db, locale)
  const skipped = (part - 1) * listPartSize
  const rows = await readRows(db, source, { districts: [...districts.keys()], district: districtId, skipped, most: listPartSize })
  const [plan, list] = [await findPlan(db, setup.id), await findList(db, setup.id)]
  const paper = listPaper(
    {
      words: wordsOf(setup, plan, list),
      isStipend: publicationOf(setup.service).isRanked,
      isWhole,
      publishedOn: list?.published_at ?? null,
      correctedOn: plan?.corrected_at ?? null,
      rows,
      districts,
      total,
      part,
      parts,
      skipped,
      printedOn: dhakaDay(now()),
    },
    locale,
  )
  return await printList(paper, locale)
} // prettier-ignore
