import { say, type Locale } from '../../../domain/src/language/bilingual.ts'
import { showDigits } from '../../../domain/src/language/digits.ts'
import { drawRow } from './draw-rows.ts'
import { captionGap, drawQr } from './paper-pictures.ts'
import { accent, hairline, styles } from './paper-styles.ts'
import { paperWords } from './paper-words.ts'
import { Paper } from './paper.ts'

/** What a person takes home after handing in an application. */
export type SlipPrint = {
  board: string
  title: string
  number: string
  applicantName: string
  serviceTitle: string
  submittedOn: string
  /** The names of the documents received. */
  documents: string[]
  /** What happens next, and by when. */
  next: string
  qrText: string
  qrCaption: string
  /** Where to ask, in a sentence. */
  helpLine: string
}

const margin = 32
const qrSide = 76
const numberRoom = 20

/** Half a sheet of A4; only a list of documents longer than that takes a second page. */
export async function drawSlip(data: SlipPrint, locale: Locale): Promise<Buffer> {
  const paper = new Paper({ size: 'A5', margin, title: `${data.title} – ${data.number}`, locale })
  paper.write(data.board, styles.board)
  paper.write(data.title, styles.title)
  paper.y += 4
  paper.drawRule(paper.y, 2, accent)
  paper.y += 12
  drawFacts(paper, data, locale)
  drawDocuments(paper, data, locale)
  drawHeading(paper, say(paperWords.next, locale))
  paper.write(data.next, styles.answer)
  drawHelp(paper, data)
  return paper.finish()
}

function drawFacts(paper: Paper, data: SlipPrint, locale: Locale) {
  const { left, width } = paper.column
  const top = paper.y
  const qrLeft = left + width - qrSide
  drawQr(paper, data.qrText, qrLeft, top, qrSide)
  paper.y = top + qrSide + captionGap
  paper.write(data.qrCaption, styles.small, { left: qrLeft, width: qrSide })
  const underQr = paper.y

  paper.y = top
  const facts = { left, width: width - qrSide - 14 }
  const { number, applicant, service, submittedOn } = paperWords
  drawRow(paper, { label: say(number, locale), text: data.number, style: styles.number }, facts)
  drawRow(paper, { label: say(applicant, locale), text: data.applicantName }, facts)
  drawRow(paper, { label: say(service, locale), text: data.serviceTitle }, facts)
  drawRow(paper, { label: say(submittedOn, locale), text: data.submittedOn }, facts)
  paper.y = Math.max(paper.y, underQr)
}

function drawDocuments(paper: Paper, { documents }: SlipPrint, locale: Locale) {
  if (documents.length === 0) return
  const { left, width } = paper.column
  drawHeading(paper, say(paperWords.documents, locale))
  documents.forEach((document, index) => {
    paper.makeRoom(paper.heightOf([document], styles.answer))
    paper.drawLine(`${showDigits(index + 1, locale)}.`, left, paper.y, styles.answer)
    paper.write(document, styles.answer, { left: left + numberRoom, width: width - numberRoom })
  })
}

function drawHeading(paper: Paper, heading: string) {
  paper.y += 8
  paper.makeRoom(paper.heightOf([heading, ''], styles.heading))
  paper.write(heading, styles.heading)
}

/** At the foot of the page, where people look for it. */
function drawHelp(paper: Paper, { helpLine }: SlipPrint) {
  const height = paper.heightOf(paper.linesOf(helpLine, styles.label, paper.column.width), styles.label)
  paper.makeRoom(height + 8)
  paper.y = paper.bottom - height
  paper.drawRule(paper.y - 4, 0.6, hairline)
  paper.write(helpLine, styles.label)
}
