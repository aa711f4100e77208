import type { Section } from '../../../domain/src/engine/describe.ts'
import { say, type Locale } from '../../../domain/src/language/bilingual.ts'
import { drawPageFoot } from './draw-page-foot.ts'
import { drawRow } from './draw-rows.ts'
import { drawSections } from './draw-sections.ts'
import { captionGap, drawPicture, drawQr } from './paper-pictures.ts'
import { accent, hairline, styles } from './paper-styles.ts'
import { paperWords } from './paper-words.ts'
import { Paper } from './paper.ts'

/** All that stands on the copy, as the reader sees it: dates, numbers and names are written out already. */
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
  sections: Section[]
  /** The sentence above the signature. */
  closing?: string
  qrText: string
  qrCaption: string
  printedOn: string
  /** A sentence with the places `{page}` and `{pages}`. */
  pageLabel: string
}

const margin = 48
const qrSide = 84
const photoSize = { width: 76, height: 92 }
const pictureGap = 14
const signatureSize = { width: 170, height: 48 }

export async function drawApplication(data: ApplicationPrint, locale: Locale): Promise<Buffer> {
  const paper = new Paper({ size: 'A4', margin, title: `${data.heading} – ${data.number}`, locale })
  drawHead(paper, data)
  await drawSummary(paper, data, locale)
  drawSections(paper, data.sections)
  await drawSignature(paper, data)
  drawRunningHeads(paper, data)
  drawPageFoot(paper, data, locale)
  return paper.finish()
}

function drawHead(paper: Paper, { board, heading }: ApplicationPrint) {
  paper.write(board, styles.board)
  paper.write(heading, styles.title)
  paper.y += 4
  paper.drawRule(paper.y, 2, accent)
  paper.y += 14
}

/** Who and what at the left; the photo and the code to check the paper by at the right. */
async function drawSummary(paper: Paper, data: ApplicationPrint, locale: Locale) {
  const { left, width } = paper.column
  const top = paper.y
  const qrLeft = left + width - qrSide
  const photoLeft = qrLeft - pictureGap - photoSize.width
  const hasPhoto = data.photo !== undefined && (await drawPicture(paper, data.photo, { left: photoLeft, top, ...photoSize }))
  drawQr(paper, data.qrText, qrLeft, top, qrSide)
  paper.y = top + qrSide + captionGap
  paper.write(data.qrCaption, styles.small, { left: qrLeft, width: qrSide })
  const underPictures = Math.max(paper.y, hasPhoto ? top + photoSize.height : 0)

  paper.y = top
  const facts = { left, width: (hasPhoto ? photoLeft : qrLeft) - pictureGap - left }
  const { number, service, applicant, status, submittedOn } = paperWords
  drawRow(paper, { label: say(number, locale), text: data.number, style: styles.number }, facts)
  drawRow(paper, { label: say(service, locale), text: data.serviceTitle }, facts)
  drawRow(paper, { label: say(applicant, locale), text: data.applicantName }, facts)
  drawRow(paper, { label: say(status, locale), text: data.status }, facts)
  if (data.submittedOn) drawRow(paper, { label: say(submittedOn, locale), text: data.submittedOn }, facts)
  paper.y = Math.max(paper.y, underPictures)
}

/** The closing, the signature on its line and the name under it stay on one page. */
async function drawSignature(paper: Paper, { closing = '', signature, applicantName }: ApplicationPrint) {
  if (!closing && !signature) return
  const { width, height } = signatureSize
  const closingHeight = paper.heightOf(paper.linesOf(closing, styles.answer, paper.column.width), styles.answer)
  paper.makeRoom(closingHeight + height + 60)
  paper.y += 20
  paper.write(closing, styles.answer)
  paper.y += 6
  if (signature) await drawPicture(paper, signature, { left: paper.column.left, top: paper.y, width, height })
  paper.y += height + 2
  paper.drawRule(paper.y, 0.6, styles.answer.colour, { left: paper.column.left, width })
  paper.y += 4
  paper.write(applicantName, styles.answer)
}

/** A page that falls out of the file still says whose it is. */
function drawRunningHeads(paper: Paper, { heading, number }: ApplicationPrint) {
  paper.onEveryPage((page) => {
    if (page === 1) return
    const top = margin - 12
    paper.drawLine(paper.linesOf(heading, styles.small, paper.column.width * 0.7)[0] ?? '', paper.column.left, top, styles.small)
    paper.drawRightAligned(number, top, styles.small)
    paper.drawRule(top + 16, 0.6, hairline)
  })
}
