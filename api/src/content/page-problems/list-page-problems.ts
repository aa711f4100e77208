import type { listPageProblems as listEndpoint } from '@wewb/domain/content/page-problem-contracts'
import type { InputOf } from '@wewb/domain/http/contract'
import { DEFAULT_PAGE_SIZE } from '@wewb/domain/http/schemas'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/listing.ts'
import { listPageProblemRows } from './queries.ts'

export async function listPageProblems(
  { db, secrets }: Context,
  { page = 1, size = DEFAULT_PAGE_SIZE, done }: InputOf<typeof listEndpoint>,
) {
  const { rows, total } = await listPageProblemRows(db, { isDone: done === 'Y', page, size })
  const list = rows.map((row) => ({
    id: row.id,
    page: row.page,
    ...(JSON.parse(secrets.decrypt(row.report_sealed)) as { text: string; contact: string }),
    language: row.language,
    width: row.width,
    browser: row.browser,
    receivedAt: row.received_at.toISOString(),
    reporter: row.reporter,
    reporterBng: row.reporter_bng,
    doneAt: row.done_at?.toISOString() ?? null,
    doneBy: row.closer,
    doneByBng: row.closer_bng,
    note: row.note_sealed && secrets.decrypt(row.note_sealed),
  }))
  return pageOf({ list, total, page, size })
}
