import { fill, say, type Locale } from '../../../domain/src/language/bilingual.ts'
import { showDigits } from '../../../domain/src/language/digits.ts'
import type { Paper } from './paper.ts'
import { hairline, styles } from './paper-styles.ts'
import { paperWords } from './paper-words.ts'

type Foot = { printedOn: string; pageLabel: string }

/** When it was printed, and which page of how many. */
export function drawPageFoot(paper: Paper, { printedOn, pageLabel }: Foot, locale: Locale) {
  paper.onEveryPage((page, pages) => {
    const top = paper.bottom + 10
    const label = fill({ bn: pageLabel, en: pageLabel }, { page: showDigits(page, locale), pages: showDigits(pages, locale) })
    paper.drawRule(top - 3, 0.6, hairline)
    paper.drawLine(`${say(paperWords.printedOn, locale)}: ${printedOn}`, paper.column.left, top, styles.small)
    paper.drawRightAligned(say(label, locale), top, styles.small)
  })
}
