import { localize, type Locale } from '@wewb/domain/language/bilingual'
import { formatDigits } from '@wewb/domain/language/digits'
import { drawLabelledRow } from './draw-rows.ts'
import { captionGap, drawQrCode } from './draw-images.ts'
import { accent, hairline, styles } from './text-styles.ts'
import { pdfMessages } from './pdf-messages.ts'
import { PdfWriter } from './pdf-writer.ts'

/** Content of the acknowledgement slip. */
export type SlipPrint = {
  board: string
  title: string
  number: string
  applicantName: string
  serviceTitle: string
  submittedOn: string
  /** Names of the received documents. */
  documents: string[]
  /** The next step and its date. */
  next: string
  qrText: string
  qrCaption: string
  /** Contact for help, in one sentence. */
  helpLine: string
}

const margin = 32
const qrSide = 76
const numberRoom = 20

/** Draws the slip on A5; only a very long list of documents needs a second page. */
export async function drawSlip(data: SlipPrint, locale: Locale): Promise<Buffer> {
  const printed = new PdfWriter({ size: 'A5', margin, title: `${data.title} – ${data.number}`, locale })
  printed.writeParagraph(data.board, styles.board)
  printed.writeParagraph(data.title, styles.title)
  printed.y += 4
  printed.drawRule(printed.y, 2, accent)
  printed.y += 12
  drawFacts(printed, data, locale)
  drawDocuments(printed, data, locale)
  drawHeading(printed, localize(pdfMessages.next, locale))
  printed.writeParagraph(data.next, styles.answer)
  drawHelp(printed, data)
  return printed.finish()
}

function drawFacts(printed: PdfWriter, data: SlipPrint, locale: Locale) {
  const { left, width } = printed.column
  const top = printed.y
  const qrLeft = left + width - qrSide
  drawQrCode(printed, data.qrText, qrLeft, top, qrSide)
  printed.y = top + qrSide + captionGap
  printed.writeParagraph(data.qrCaption, styles.small, { left: qrLeft, width: qrSide })
  const underQr = printed.y

  printed.y = top
  const facts = { left, width: width - qrSide - 14 }
  const { number, applicant, service, submittedOn } = pdfMessages
  drawLabelledRow(printed, { label: localize(number, locale), text: data.number, style: styles.number }, facts)
  drawLabelledRow(printed, { label: localize(applicant, locale), text: data.applicantName }, facts)
  drawLabelledRow(printed, { label: localize(service, locale), text: data.serviceTitle }, facts)
  drawLabelledRow(printed, { label: localize(submittedOn, locale), text: data.submittedOn }, facts)
  printed.y = Math.max(printed.y, underQr)
}

function drawDocuments(printed: PdfWriter, { documents }: SlipPrint, locale: Locale) {
  if (documents.length === 0) return
  const { left, width } = printed.column
  drawHeading(printed, localize(pdfMessages.documents, locale))
  documents.forEach((document, index) => {
    printed.ensureSpace(printed.heightOf([document], styles.answer))
    printed.drawLine(`${formatDigits(index + 1, locale)}.`, left, printed.y, styles.answer)
    printed.writeParagraph(document, styles.answer, { left: left + numberRoom, width: width - numberRoom })
  })
}

function drawHeading(printed: PdfWriter, heading: string) {
  printed.y += 8
  printed.ensureSpace(printed.heightOf([heading, ''], styles.heading))
  printed.writeParagraph(heading, styles.heading)
}

/** Draws the contact at the foot of the page. */
function drawHelp(printed: PdfWriter, { helpLine }: SlipPrint) {
  const height = printed.heightOf(printed.breakIntoLines(helpLine, styles.label, printed.column.width), styles.label)
  printed.ensureSpace(height + 8)
  printed.y = printed.bottom - height
  printed.drawRule(printed.y - 4, 0.6, hairline)
  printed.writeParagraph(helpLine, styles.label)
}
