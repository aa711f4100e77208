import type { Locale } from '../../../domain/src/language/bilingual.ts'
import type { AdvicePrint } from './draw-advice.ts'
import type { ApplicationPrint } from './draw-application.ts'
import type { CardSheetPrint } from './draw-card-sheet.ts'
import type { CardPrint } from './draw-card.ts'
import type { ListPrint } from './draw-list.ts'
import type { LetterPrint } from './draw-letter.ts'
import type { SlipPrint } from './draw-slip.ts'
import { openPrintQueue } from './print-queue.ts'

export type { CardFace } from './draw-card-side.ts'
export type { AdvicePrint, ApplicationPrint, CardPrint, CardSheetPrint, LetterPrint, ListPrint, SlipPrint }

/** A paper takes some 50 ms, so the last of a full queue waits five seconds. */
const print = openPrintQueue({ mostWaiting: 100, timeLimit: 10_000 })

/** A list takes seconds and not milliseconds: it has a thread of its own, so that nobody's slip waits behind it. */
const printLong = openPrintQueue({ mostWaiting: 20, timeLimit: 60_000 })

/** The copy of an application, A4, on as many pages as it needs. */
export const printApplication = (data: ApplicationPrint, locale: Locale): Promise<Buffer> => print({ paper: 'application', data, locale })

/** The acknowledgement slip, A5. */
export const printSlip = (data: SlipPrint, locale: Locale): Promise<Buffer> => print({ paper: 'slip', data, locale })

/** The membership card for a printer of cards: two pages, the front in the asked language, the back in the other. */
export const printCard = (data: CardPrint, locale: Locale): Promise<Buffer> => print({ paper: 'card', data, locale })

/** The same card in its true size on A4, to cut out and fold. */
export const printCardSheet = (data: CardSheetPrint, locale: Locale): Promise<Buffer> => print({ paper: 'card-sheet', data, locale })

/** A letter of the board, A4. */
export const printLetter = (data: LetterPrint, locale: Locale): Promise<Buffer> => print({ paper: 'letter', data, locale })

/** A list of the board, A4, on as many pages as it needs. */
export const printList = (data: ListPrint, locale: Locale): Promise<Buffer> => printLong({ paper: 'list', data, locale })

/** Ten thousand payments make hundreds of pages, which nobody waits for: it is drawn when the batch is sent. */
const printSlowly = openPrintQueue({ mostWaiting: 20, timeLimit: 300_000 })

/** The advice to the bank with every payment of a batch, A4. */
export const printAdvice = (data: AdvicePrint, locale: Locale): Promise<Buffer> => printSlowly({ paper: 'advice', data, locale })
