import type { Locale } from '@wewb/domain/language/bilingual'
import { drawAdvice } from './draw-advice.ts'
import { drawApplication } from './draw-application.ts'
import { drawCardSheet } from './draw-card-sheet.ts'
import { drawCard } from './draw-card.ts'
import { drawLetter } from './draw-letter.ts'
import { drawList } from './draw-list.ts'
import { drawPrintableForm } from './draw-printable-form.ts'
import { drawSlip } from './draw-slip.ts'

/** Every document the portal prints. A new one needs a drawing function and an entry here. */
const documents = {
  application: drawApplication,
  slip: drawSlip,
  card: drawCard,
  'card-sheet': drawCardSheet,
  letter: drawLetter,
  list: drawList,
  advice: drawAdvice,
  'printable-form': drawPrintableForm,
}

type DocumentName = keyof typeof documents
export type PrintJob = {
  [Name in DocumentName]: { document: Name; data: Parameters<(typeof documents)[Name]>[0]; locale: Locale }
}[DocumentName]

export function runPrintJob(job: PrintJob): Promise<Buffer> {
  const draw = documents[job.document] as (data: PrintJob['data'], locale: Locale) => Promise<Buffer>
  return draw(job.data, job.locale)
}
