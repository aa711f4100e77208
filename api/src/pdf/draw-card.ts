import type { Locale } from '@wewb/domain/language/bilingual'
import { cardSize, drawCardSide, cardMargin, type CardFace, type CardImages } from './draw-card-side.ts'
import { PdfWriter } from './pdf-writer.ts'

/** A card has the same content on both sides, each in its own language. */
export type CardPrint = CardImages & {
  faces: Record<Locale, CardFace>
  /** Title of the file; by default the title and number of the card. */
  fileTitle?: string
}

/** The requested language is the front. */
export const sideLocales = (locale: Locale): [front: Locale, back: Locale] =>
  locale === 'bn' ? ['bn', 'en'] : ['en', 'bn']

/** An English name is used on both sides if there is no Bangla name. */
export const faceOf = ({ faces }: CardPrint, side: Locale): CardFace => ({
  ...faces[side],
  name: faces[side].name.trim() || faces.en.name,
})

export const titleOf = ({ fileTitle, faces }: CardPrint, locale: Locale): string =>
  fileTitle ?? `${faces[locale].title} – ${faces[locale].number}`

/** Draws the card for a card printer: one page per side. */
export async function drawCard(data: CardPrint, locale: Locale): Promise<Buffer> {
  const document = new PdfWriter({
    size: [cardSize.width, cardSize.height],
    margin: cardMargin,
    title: titleOf(data, locale),
    locale,
  })
  document.pdf.printInTrueSize()
  const [front, back] = sideLocales(locale)
  await drawCardSide(document, faceOf(data, front), data)
  document.addPage()
  document.locale = back
  await drawCardSide(document, faceOf(data, back), data)
  return document.finish()
}
