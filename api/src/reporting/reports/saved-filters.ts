import type { InputOf } from '@wewb/domain/http/contract'
import type { deleteReportFilter, listReportFilters, saveReportFilter } from '@wewb/domain/reporting/report-contracts'
import { findReport } from '@wewb/domain/reporting/catalogue'
import type { ReportScreen } from '@wewb/domain/reporting/report'
import type { Context } from '#server/context.ts'
import { yesNo } from '#server/listing.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { mayViewReportScreen } from './list-reports.ts'
import { deleteFilter, listFilters, saveFilter, type SavedFilter } from './queries.ts'

const nameMissing = { bn: 'ফিল্টারের একটি নাম দিন।', en: 'Give the filter a name.' }
const tooMany = {
  bn: 'একটি পাতায় সর্বোচ্চ ৩০টি ফিল্টার রাখা যায়। আগে একটি মুছুন।',
  en: 'At most 30 filters can be kept for a screen. Remove one first.',
}
const maxStored = 30

export async function listSavedFilters({ db, actor }: Context, { screen }: InputOf<typeof listReportFilters>) {
  const rows = await listFilters(db, actor.id, screen)
  return { list: rows.filter((row) => mayViewReportScreen(actor, row.screen as ReportScreen)).map(describe) }
}

/** Saves a personal filter. It affects only its owner, so it needs no confirmation and no audit entry. */
export async function saveSavedFilter(
  { db, actor }: Context,
  { screen, code, name, query: context, defaultYn }: InputOf<typeof saveReportFilter>,
) {
  if (!mayViewReportScreen(actor, screen) || !findReport(screen, code)) return throwProblem('NO_PERMISSION')
  const title = name.normalize('NFC').trim()
  const stored = await listFilters(db, actor.id, screen)
  if (title === '') assertNoIssues([{ path: 'name', code: 'rule', message: nameMissing }])
  if (stored.length >= maxStored && !stored.some((filter) => filter.name === title))
    assertNoIssues([{ path: 'name', code: 'rule', message: tooMany }])
  const filled = Object.fromEntries(
    Object.entries(context).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  const saved = await saveFilter(db, {
    account_id: actor.id,
    screen,
    code,
    name: title,
    query: JSON.stringify(filled),
    is_default: defaultYn === 'Y',
  })
  return describe(saved)
}

export async function deleteSavedFilter({ db, actor }: Context, { filterId }: InputOf<typeof deleteReportFilter>) {
  if (!(await deleteFilter(db, actor.id, filterId))) throwProblem('NOT_FOUND')
  return null
}

const describe = ({ id, screen, code, name, query: context, is_default }: SavedFilter) => ({
  filterId: id,
  screen: screen as ReportScreen,
  code,
  name,
  query: context,
  defaultYn: yesNo(is_default),
})
