import type { FormattedSection } from '@wewb/domain/engine/evaluation/format-answers'
import { localize, type Locale } from '@wewb/domain/language/bilingual'
import { drawPageFooter } from './draw-page-footer.ts'
import { drawLabelledRow } from './draw-rows.ts'
import { drawSections } from './draw-sections.ts'
import { captionGap, drawImage, drawQrCode } from './draw-images.ts'
import { accent, hairline, styles } from './text-styles.ts'
import { pdfMessages } from './pdf-messages.ts'
import { PdfWriter } from './pdf-writer.ts'

/** Content of the printed application; dates, numbers and names are already formatted. */
export type ApplicationPrint = {
  heading: string
  board: string
  number: string
  serviceTitle: string
  status: string
  submittedOn?: string
  applicantName: string
  photo?: Uint8Array
  signature?: Uint8Array
  sections: FormattedSection[]
  /** The sentence above the signature. */
  closing?: string
  qrText: string
  qrCaption: string
  printedOn: string
  /** A sentence with the placeholders `{page}` and `{pages}`. */
  pageLabel: string
}

const margin = 48
const qrSide = 84
const photoSize = { width: 76, height: 92 }
const pictureGap = 14
const signatureSize = { width: 170, height: 48 }

export async function drawApplication(data: ApplicationPrint, locale: Locale): Promise<Buffer> {
  const paper = new PdfWriter({ size: 'A4', margin, title: `${data.heading} – ${data.number}`, locale })
  drawHead(paper, data)
  await drawSummary(paper, data, locale)
  drawSections(paper, data.sections)
  await drawSignature(paper, data)
  drawRunningHeads(paper, data)
  drawPageFooter(paper, data, locale)
  return paper.finish()
}

function drawHead(paper: PdfWriter, { board, heading }: ApplicationPrint) {
  paper.write(board, styles.board)
  paper.write(heading, styles.title)
  paper.y += 4
  paper.drawRule(paper.y, 2, accent)
  paper.y += 14
}

/** Draws the details on the left, the photo and the verification code on the right. */
async function drawSummary(paper: PdfWriter, data: ApplicationPrint, locale: Locale) {
  const { left, width } = paper.column
  const top = paper.y
  const qrLeft = left + width - qrSide
  const photoLeft = qrLeft - pictureGap - photoSize.width
  const hasPhoto =
    data.photo !== undefined && (await drawImage(paper, data.photo, { left: photoLeft, top, ...photoSize }))
  drawQrCode(paper, data.qrText, qrLeft, top, qrSide)
  paper.y = top + qrSide + captionGap
  paper.write(data.qrCaption, styles.small, { left: qrLeft, width: qrSide })
  const underPictures = Math.max(paper.y, hasPhoto ? top + photoSize.height : 0)

  paper.y = top
  const facts = { left, width: (hasPhoto ? photoLeft : qrLeft) - pictureGap - left }
  const { number, service, applicant, status, submittedOn } = pdfMessages
  drawLabelledRow(paper, { label: localize(number, locale), text: data.number, style: styles.number }, facts)
  drawLabelledRow(paper, { label: localize(service, locale), text: data.serviceTitle }, facts)
  drawLabelledRow(paper, { label: localize(applicant, locale), text: data.applicantName }, facts)
  drawLabelledRow(paper, { label: localize(status, locale), text: data.status }, facts)
  if (data.submittedOn) drawLabelledRow(paper, { label: localize(submittedOn, locale), text: data.submittedOn }, facts)
  paper.y = Math.max(paper.y, underPictures)
}

/** Keeps the closing, the signature and the name on one page. */
async function drawSignature(paper: PdfWriter, { closing = '', signature, applicantName }: ApplicationPrint) {
  if (!closing && !signature) return
  const { width, height } = signatureSize
  const closingHeight = paper.heightOf(paper.linesOf(closing, styles.answer, paper.column.width), styles.answer)
  paper.makeRoom(closingHeight + height + 60)
  paper.y += 20
  paper.write(closing, styles.answer)
  paper.y += 6
  if (signature) await drawImage(paper, signature, { left: paper.column.left, top: paper.y, width, height })
  paper.y += height + 2
  paper.drawRule(paper.y, 0.6, styles.answer.colour, { left: paper.column.left, width })
  paper.y += 4
  paper.write(applicantName, styles.answer)
}

/** Prints the heading on later pages, so that a loose page can be identified. */
function drawRunningHeads(paper: PdfWriter, { heading, number }: ApplicationPrint) {
  paper.onEveryPage((page) => {
    if (page === 1) return
    const top = margin - 12
    paper.drawLine(
      paper.linesOf(heading, styles.small, paper.column.width * 0.7)[0] ?? '',
      paper.column.left,
      top,
      styles.small,
    )
    paper.drawRightAligned(number, top, styles.small)
    paper.drawRule(top + 16, 0.6, hairline)
  })
}
