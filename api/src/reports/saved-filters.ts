import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { deleteReportFilter, listReportFilters, saveReportFilter } from '../../../domain/src/contracts/reports.ts'
import { findReport } from '../../../domain/src/reports/catalogue.ts'
import type { ReportScreen } from '../../../domain/src/reports/report.ts'
import type { Context } from '../platform/context.ts'
import { yesNo } from '../platform/listing.ts'
import { insist, refuse } from '../platform/problem.ts'
import { maySee } from './list-reports.ts'
import { deleteFilter, listFilters, saveFilter, type SavedFilter } from './repository.ts'

const noName = { bn: 'ফিল্টারের একটি নাম দিন।', en: 'Give the filter a name.' }
const tooMany = {
  bn: 'একটি পাতায় সর্বোচ্চ ৩০টি ফিল্টার রাখা যায়। আগে একটি মুছুন।',
  en: 'At most 30 filters can be kept for a screen. Remove one first.',
}
const mostKept = 30

export async function listSavedFilters({ db, actor }: Context, { screen }: InputOf<typeof listReportFilters>) {
  const rows = await listFilters(db, actor.id, screen)
  return { list: rows.filter((row) => maySee(actor, row.screen as ReportScreen)).map(describe) }
}

/** They belong to one person alone, so nobody is asked twice and nothing is audited. */
export async function saveReportFilterOf({ db, actor }: Context, { screen, code, name, query, defaultYn }: InputOf<typeof saveReportFilter>) {
  if (!maySee(actor, screen) || !findReport(screen, code)) return refuse('NO_PERMISSION')
  const title = name.normalize('NFC').trim()
  const kept = await listFilters(db, actor.id, screen)
  if (title === '') insist([{ path: 'name', code: 'rule', message: noName }])
  if (kept.length >= mostKept && !kept.some((filter) => filter.name === title)) insist([{ path: 'name', code: 'rule', message: tooMany }])
  const filled = Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])))
  const saved = await saveFilter(db, { account_id: actor.id, screen, code, name: title, query: JSON.stringify(filled), is_default: defaultYn === 'Y' })
  return describe(saved)
} // prettier-ignore

export async function deleteSavedFilter({ db, actor }: Context, { filterId }: InputOf<typeof deleteReportFilter>) {
  if (!(await deleteFilter(db, actor.id, filterId))) refuse('NOT_FOUND')
  return null
}

const describe = ({ id, screen, code, name, query, is_default }: SavedFilter) => ({
  filterId: id,
  screen: screen as ReportScreen,
  code,
  name,
  query,
  defaultYn: yesNo(is_default),
})
