import { maskNumber } from '../../../domain/src/engine/part-answers.ts'
import { maskName } from '../../../domain/src/language/mask-name.ts'
import type { Cell, Report } from '../../../domain/src/reports/report.ts'
import { personFor, seesNumbers, type Seat } from '../applications/person.ts'
import type { Actor } from '../platform/context.ts'
import type { ReportRow } from './counting.ts'

const masks = { name: maskName, number: maskNumber }

/**
 * Who verifies or decides the files of a service, or pays them, reads names and numbers whole; who only looks on, as an auditor
 * does, reads enough of them to compare with a paper.
 */
export function maskingFor({ columns }: Report, actor: Actor, seat: Seat): (row: ReportRow) => ReportRow {
  const hidden = columns.filter(({ hides }) => hides)
  const pays = actor.permissions.has('payment-batch:pay')
  const isWhole = (service: string | undefined) => pays || (service !== undefined && seesNumbers(personFor(actor, seat, service)))
  return (row) => {
    if (hidden.length === 0 || isWhole(row.service)) return row
    const masked = hidden.map(({ id, hides = 'number' }) => [id, maskCell(row.cells[id] ?? null, masks[hides])] as const)
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(masked) } }
  }
}

function maskCell(cell: Cell, mask: (text: string) => string): Cell {
  if (cell === null || cell === '') return cell
  return typeof cell === 'object' ? { bn: mask(cell.bn), en: mask(cell.en) } : mask(String(cell))
}
