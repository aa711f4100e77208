import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { cardSize, drawCardSide, edge, type CardFace, type CardPictures } from './draw-card-side.ts'
import { Paper } from './paper.ts'

/** A card says the same on both sides, each in its own language. */
export type CardPrint = CardPictures & {
  faces: Record<Locale, CardFace>
  /** What the file is called in the reader's window; without it, the card's title and number. */
  fileTitle?: string
}

/** The asked language is the front. */
export const sidesOf = (locale: Locale): [front: Locale, back: Locale] => (locale === 'bn' ? ['bn', 'en'] : ['en', 'bn'])

/** Somebody known only by an English name goes by it on both sides. */
export const faceOf = ({ faces }: CardPrint, side: Locale): CardFace => ({ ...faces[side], name: faces[side].name.trim() || faces.en.name })

export const titleOf = ({ fileTitle, faces }: CardPrint, locale: Locale): string =>
  fileTitle ?? `${faces[locale].title} – ${faces[locale].number}`

/** For a printer of cards: a page is a side. */
export async function drawCard(data: CardPrint, locale: Locale): Promise<Buffer> {
  const paper = new Paper({ size: [cardSize.width, cardSize.height], margin: edge, title: titleOf(data, locale), locale })
  paper.pdf.printInTrueSize()
  const [front, back] = sidesOf(locale)
  await drawCardSide(paper, faceOf(data, front), data)
  paper.turnPage()
  paper.locale = back
  await drawCardSide(paper, faceOf(data, back), data)
  return paper.finish()
}
