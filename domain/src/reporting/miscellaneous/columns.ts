import { reportMessages } from '#reporting/columns.ts'
import type { ReportColumn } from '#reporting/report.ts'

/** Columns that several of these reports have. */
export const applicationColumn: ReportColumn = {
  id: 'application',
  kind: 'application',
  label: reportMessages.application,
}
export const serviceColumn: ReportColumn = { id: 'service', kind: 'text', label: reportMessages.service }
export const officeColumn: ReportColumn = { id: 'office', kind: 'text', label: { bn: 'অফিস', en: 'Office' }, share: 2 }
export const deskColumn: ReportColumn = { id: 'desk', kind: 'text', label: { bn: 'ডেস্ক', en: 'Desk' } }
export const nameColumn: ReportColumn = {
  id: 'name',
  kind: 'text',
  label: reportMessages.name,
  masks: 'name',
  share: 2,
}
export const districtColumn: ReportColumn = { id: 'district', kind: 'text', label: reportMessages.district }
export const airportColumn: ReportColumn = { id: 'airport', kind: 'text', label: { bn: 'বিমানবন্দর', en: 'Airport' } }
