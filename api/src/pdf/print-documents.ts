import type { Locale } from '@wewb/domain/language/bilingual'
import type { AdvicePrint } from './draw-advice.ts'
import type { ApplicationPrint } from './draw-application.ts'
import type { CardSheetPrint } from './draw-card-sheet.ts'
import type { CardPrint } from './draw-card.ts'
import type { ListPrint } from './draw-list.ts'
import type { LetterPrint } from './draw-letter.ts'
import type { PrintableFormPrint } from './draw-printable-form.ts'
import type { SlipPrint } from './draw-slip.ts'
import { createPrintQueue } from './print-queue.ts'

export type { CardFace } from './draw-card-side.ts'
export type {
  AdvicePrint,
  ApplicationPrint,
  CardPrint,
  CardSheetPrint,
  LetterPrint,
  ListPrint,
  PrintableFormPrint,
  SlipPrint,
}

/** A document takes some 50 ms, so the last of a full queue waits five seconds. */
const print = createPrintQueue({ maxWaiting: 100, timeLimitMs: 10_000 })

/** A list takes seconds: it has its own thread, so that short documents do not wait behind it. */
const printLong = createPrintQueue({ maxWaiting: 20, timeLimitMs: 60_000 })

/** Prints an application on A4 pages. */
export const printApplication = (data: ApplicationPrint, locale: Locale): Promise<Buffer> =>
  print({ document: 'application', data, locale })

/** Prints a form to be filled in by hand, on A4 pages. */
export const printPrintableForm = (data: PrintableFormPrint, locale: Locale): Promise<Buffer> =>
  print({ document: 'printable-form', data, locale })

/** Prints the acknowledgement slip on A5. */
export const printSlip = (data: SlipPrint, locale: Locale): Promise<Buffer> => print({ document: 'slip', data, locale })

/**
 * Prints the membership card for a card printer: two pages, the front in the requested language, the back in the other.
 */
export const printCard = (data: CardPrint, locale: Locale): Promise<Buffer> => print({ document: 'card', data, locale })

/** Prints the card in its true size on A4, to cut out and fold. */
export const printCardSheet = (data: CardSheetPrint, locale: Locale): Promise<Buffer> =>
  print({ document: 'card-sheet', data, locale })

/** Prints a letter of the board on A4. */
export const printLetter = (data: LetterPrint, locale: Locale): Promise<Buffer> =>
  print({ document: 'letter', data, locale })

/** Prints a list of the board on A4 pages. */
export const printList = (data: ListPrint, locale: Locale): Promise<Buffer> =>
  printLong({ document: 'list', data, locale })

/** Ten thousand payments make hundreds of pages. No request waits for them: they are printed when the batch is sent. */
const printSlowly = createPrintQueue({ maxWaiting: 20, timeLimitMs: 300_000 })

/** Prints the advice to the bank with every payment of a batch, on A4. */
export const printAdvice = (data: AdvicePrint, locale: Locale): Promise<Buffer> =>
  printSlowly({ document: 'advice', data, locale })
