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
  const paper = new PdfWriter({ size: 'A5', margin, title: `${data.title} – ${data.number}`, locale })
  paper.write(data.board, styles.board)
  paper.write(data.title, styles.title)
  paper.y += 4
  paper.drawRule(paper.y, 2, accent)
  paper.y += 12
  drawFacts(paper, data, locale)
  drawDocuments(paper, data, locale)
  drawHeading(paper, localize(pdfMessages.next, locale))
  paper.write(data.next, styles.answer)
  drawHelp(paper, data)
  return paper.finish()
}

function drawFacts(paper: PdfWriter, data: SlipPrint, locale: Locale) {
  const { left, width } = paper.column
  const top = paper.y
  const qrLeft = left + width - qrSide
  drawQrCode(paper, data.qrText, qrLeft, top, qrSide)
  paper.y = top + qrSide + captionGap
  paper.write(data.qrCaption, styles.small, { left: qrLeft, width: qrSide })
  const underQr = paper.y

  paper.y = top
  const facts = { left, width: width - qrSide - 14 }
  const { number, applicant, service, submittedOn } = pdfMessages
  drawLabelledRow(paper, { label: localize(number, locale), text: data.number, style: styles.number }, facts)
  drawLabelledRow(paper, { label: localize(applicant, locale), text: data.applicantName }, facts)
  drawLabelledRow(paper, { label: localize(service, locale), text: data.serviceTitle }, facts)
  drawLabelledRow(paper, { label: localize(submittedOn, locale), text: data.submittedOn }, facts)
  paper.y = Math.max(paper.y, underQr)
}

function drawDocuments(paper: PdfWriter, { documents }: SlipPrint, locale: Locale) {
  if (documents.length === 0) return
  const { left, width } = paper.column
  drawHeading(paper, localize(pdfMessages.documents, locale))
  documents.forEach((document, index) => {
    paper.makeRoom(paper.heightOf([document], styles.answer))
    paper.drawLine(`${formatDigits(index + 1, locale)}.`, left, paper.y, styles.answer)
    paper.write(document, styles.answer, { left: left + numberRoom, width: width - numberRoom })
  })
}

function drawHeading(paper: PdfWriter, heading: string) {
  paper.y += 8
  paper.makeRoom(paper.heightOf([heading, ''], styles.heading))
  paper.write(heading, styles.heading)
}

/** Draws the contact at the foot of the page. */
function drawHelp(paper: PdfWriter, { helpLine }: SlipPrint) {
  const height = paper.heightOf(paper.linesOf(helpLine, styles.label, paper.column.width), styles.label)
  paper.makeRoom(height + 8)
  paper.y = paper.bottom - height
  paper.drawRule(paper.y - 4, 0.6, hairline)
  paper.write(helpLine, styles.label)
}
