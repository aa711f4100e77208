import { interpolate, localize, type Locale } from '@wewb/domain/language/bilingual'
import { formatDigits } from '@wewb/domain/language/digits'
import type { PdfWriter } from './pdf-writer.ts'
import { hairline, styles } from './text-styles.ts'
import { pdfMessages } from './pdf-messages.ts'

type Foot = { printedOn: string; pageLabel: string }

/** Draws the print date and the page number. */
export function drawPageFooter(document: PdfWriter, { printedOn, pageLabel }: Foot, locale: Locale) {
  document.onEveryPage((page, pages) => {
    const top = document.bottom + 10
    const label = interpolate(
      { bn: pageLabel, en: pageLabel },
      { page: formatDigits(page, locale), pages: formatDigits(pages, locale) },
    )
    document.drawRule(top - 3, 0.6, hairline)
    document.drawLine(
      `${localize(pdfMessages.printedOn, locale)}: ${printedOn}`,
      document.column.left,
      top,
      styles.small,
    )
    document.drawRightAligned(localize(label, locale), top, styles.small)
  })
}
