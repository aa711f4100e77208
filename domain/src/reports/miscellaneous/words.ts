import { reportWords } from '../columns.ts'
import type { ReportColumn } from '../report.ts'

/** Columns that several of these reports have. */
export const application: ReportColumn = { id: 'application', kind: 'application', label: reportWords.application }
export const service: ReportColumn = { id: 'service', kind: 'text', label: reportWords.service }
export const office: ReportColumn = { id: 'office', kind: 'text', label: { bn: 'অফিস', en: 'Office' }, share: 2 }
export const desk: ReportColumn = { id: 'desk', kind: 'text', label: { bn: 'ডেস্ক', en: 'Desk' } }
export const name: ReportColumn = { id: 'name', kind: 'text', label: reportWords.name, hides: 'name', share: 2 }
export const district: ReportColumn = { id: 'district', kind: 'text', label: reportWords.district }
export const airport: ReportColumn = { id: 'airport', kind: 'text', label: { bn: 'বিমানবন্দর', en: 'Airport' } }
