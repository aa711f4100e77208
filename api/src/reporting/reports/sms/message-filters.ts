import { getOwn } from '@wewb/domain/collections/get-own'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { messageTriggers } from '@wewb/domain/messaging/message-triggers'
import type { ReportContext } from '#reporting/reports/report-data-source.ts'

export type MessageOutcome = 'pending' | 'sent' | 'delivered' | 'failed'

export const outcomeNames: Record<MessageOutcome, Bilingual> = {
  pending: { bn: 'অপেক্ষমাণ', en: 'Pending' },
  sent: { bn: 'পাঠানো হয়েছে', en: 'Sent' },
  delivered: { bn: 'পৌঁছেছে', en: 'Delivered' },
  failed: { bn: 'ব্যর্থ', en: 'Failed' },
}

/** Outcomes that a figure of the summary adds up: delivered messages were also sent. */
export const outcomesByFigure: Record<string, readonly MessageOutcome[]> = {
  sent: ['sent', 'delivered'],
  delivered: ['delivered'],
  failed: ['failed'],
  pending: ['pending'],
}

const houseModules: Record<string, Bilingual> = {
  account: { bn: 'অ্যাকাউন্ট ও কোড', en: 'Accounts and codes' },
  complaint: { bn: 'অভিযোগ', en: 'Complaints' },
  broadcast: { bn: 'সবার জন্য বার্তা', en: 'Broadcasts' },
}

export const moduleName = ({ services }: ReportContext, code: string): Bilingual =>
  getOwn(houseModules, code) ?? services.find(({ id }) => id === code)?.title ?? { bn: code, en: code }

export const templateName = (code: string): Bilingual => {
  const when = getOwn(messageTriggers, code)?.when
  return when ? { bn: when.bn, en: `${when.en} (${code})` } : { bn: code, en: code }
}
