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
  const document = new PdfWriter({ size: 'A4', margin, title: `${data.heading} – ${data.number}`, locale })
  drawHead(document, data)
  await drawSummary(document, data, locale)
  drawSections(document, data.sections)
  await drawSignature(document, data)
  drawRunningHeads(document, data)
  drawPageFooter(document, data, locale)
  return document.finish()
}

function drawHead(document: PdfWriter, { board, heading }: ApplicationPrint) {
  document.writeParagraph(board, styles.board)
  document.writeParagraph(heading, styles.title)
  document.y += 4
  document.drawRule(document.y, 2, accent)
  document.y += 14
}

/** Draws the details on the left, the photo and the verification code on the right. */
async function drawSummary(document: PdfWriter, data: ApplicationPrint, locale: Locale) {
  const { left, width } = document.column
  const top = document.y
  const qrLeft = left + width - qrSide
  const photoLeft = qrLeft - pictureGap - photoSize.width
  const hasPhoto =
    data.photo !== undefined && (await drawImage(document, data.photo, { left: photoLeft, top, ...photoSize }))
  drawQrCode(document, data.qrText, qrLeft, top, qrSide)
  document.y = top + qrSide + captionGap
  document.writeParagraph(data.qrCaption, styles.small, { left: qrLeft, width: qrSide })
  const underPictures = Math.max(document.y, hasPhoto ? top + photoSize.height : 0)

  document.y = top
  const facts = { left, width: (hasPhoto ? photoLeft : qrLeft) - pictureGap - left }
  const { number, service, applicant, status, submittedOn } = pdfMessages
  drawLabelledRow(document, { label: localize(number, locale), text: data.number, style: styles.number }, facts)
  drawLabelledRow(document, { label: localize(service, locale), text: data.serviceTitle }, facts)
  drawLabelledRow(document, { label: localize(applicant, locale), text: data.applicantName }, facts)
  drawLabelledRow(document, { label: localize(status, locale), text: data.status }, facts)
  if (data.submittedOn)
    drawLabelledRow(document, { label: localize(submittedOn, locale), text: data.submittedOn }, facts)
  document.y = Math.max(document.y, underPictures)
}

/** Keeps the closing, the signature and the name on one page. */
async function drawSignature(document: PdfWriter, { closing = '', signature, applicantName }: ApplicationPrint) {
  if (!closing && !signature) return
  const { width, height } = signatureSize
  const closingHeight = document.heightOf(
    document.breakIntoLines(closing, styles.answer, document.column.width),
    styles.answer,
  )
  document.ensureSpace(closingHeight + height + 60)
  document.y += 20
  document.writeParagraph(closing, styles.answer)
  document.y += 6
  if (signature) await drawImage(document, signature, { left: document.column.left, top: document.y, width, height })
  document.y += height + 2
  document.drawRule(document.y, 0.6, styles.answer.colour, { left: document.column.left, width })
  document.y += 4
  document.writeParagraph(applicantName, styles.answer)
}

/** Prints the heading on later pages, so that a loose page can be identified. */
function drawRunningHeads(document: PdfWriter, { heading, number }: ApplicationPrint) {
  document.onEveryPage((page) => {
    if (page === 1) return
    const top = margin - 12
    document.drawLine(
      document.breakIntoLines(heading, styles.small, document.column.width * 0.7)[0] ?? '',
      document.column.left,
      top,
      styles.small,
    )
    document.drawRightAligned(number, top, styles.small)
    document.drawRule(top + 16, 0.6, hairline)
  })
}
