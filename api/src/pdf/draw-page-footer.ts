import { interpolate, localize, type Locale } from '@wewb/domain/language/bilingual'
import { formatDigits } from '@wewb/domain/language/digits'
import type { PdfWriter } from './pdf-writer.ts'
import { hairline, styles } from './text-styles.ts'
import { pdfMessages } from './pdf-messages.ts'

type Foot = { printedOn: string; pageLabel: string }

/** Draws the print date and the page number. */
export function drawPageFooter(paper: PdfWriter, { printedOn, pageLabel }: Foot, locale: Locale) {
  paper.onEveryPage((page, pages) => {
    const top = paper.bottom + 10
    const label = interpolate(
      { bn: pageLabel, en: pageLabel },
      { page: formatDigits(page, locale), pages: formatDigits(pages, locale) },
    )
    paper.drawRule(top - 3, 0.6, hairline)
    paper.drawLine(`${localize(pdfMessages.printedOn, locale)}: ${printedOn}`, paper.column.left, top, styles.small)
    paper.drawRightAligned(localize(label, locale), top, styles.small)
  })
}
