import type { Locale } from '../../../domain/src/language/bilingual.ts'
import type { ApplicationPrint } from './draw-application.ts'
import type { SlipPrint } from './draw-slip.ts'
import { openPrintQueue } from './print-queue.ts'

export type { ApplicationPrint, SlipPrint }

/** A paper takes some 50 ms, so the last of a full queue waits five seconds. */
const print = openPrintQueue({ mostWaiting: 100, timeLimit: 10_000 })

/** The copy of an application, A4, on as many pages as it needs. */
export const printApplication = (data: ApplicationPrint, locale: Locale): Promise<Buffer> => print({ paper: 'application', data, locale })

/** The acknowledgement slip, A5. */
export const printSlip = (data: SlipPrint, locale: Locale): Promise<Buffer> => print({ paper: 'slip', data, locale })
