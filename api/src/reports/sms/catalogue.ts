import type { Counting } from '../counting.ts'
import { messagesBehind } from './messages-behind.ts'
import { byDay, byModule } from './tallied.ts'

/** What counts the SMS reports, by the mode that is their code. */
export const smsCountings: Record<string, Counting> = { summary: byModule, short: byDay, list: messagesBehind }
