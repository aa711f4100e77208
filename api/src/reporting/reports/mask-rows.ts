import { maskNumber } from '@wewb/domain/engine/evaluation/split-sensitive-answers'
import { maskName } from '@wewb/domain/language/mask-name'
import type { Cell, Report } from '@wewb/domain/reporting/report'
import { toPerson, maySeeUnmaskedNumbers, type RolesAndOffice } from '#identity/access/person.ts'
import type { Actor } from '#server/context.ts'
import type { ReportRow } from './report-data-source.ts'

const maskFunctions = { name: maskName, number: maskNumber }

/**
 * Masks names and numbers, except for users who verify, decide or pay applications of the service. An auditor, for
 * example, sees enough to compare with a document.
 */
export function createRowMask({ columns }: Report, actor: Actor, seat: RolesAndOffice): (row: ReportRow) => ReportRow {
  const hidden = columns.filter(({ masks }) => masks)
  const pays = actor.permissions.has('payment-batch:pay')
  const isUnmasked = (service: string | undefined) =>
    pays || (service !== undefined && maySeeUnmaskedNumbers(toPerson(actor, seat, service)))
  return (row) => {
    if (hidden.length === 0 || isUnmasked(row.service)) return row
    const masked = hidden.map(
      ({ id, masks = 'number' }) => [id, maskCell(row.cells[id] ?? null, maskFunctions[masks])] as const,
    )
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(masked) } }
  }
}

function maskCell(cell: Cell, mask: (text: string) => string): Cell {
  if (cell === null || cell === '') return cell
  return typeof cell === 'object' ? { bn: mask(cell.bn), en: mask(cell.en) } : mask(String(cell))
}
