import type { EarlierImportState, EarlierStatus } from '@wewb/domain/casework/earlier-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { Status } from '#components/feedback/status-badge.tsx'

export const earlierStatusMessages: Record<EarlierStatus, Bilingual> = {
  PAID: { bn: 'টাকা দেওয়া হয়েছে', en: 'Paid' },
  APPROVED: { bn: 'মঞ্জুর হয়েছে', en: 'Approved' },
  REJECTED: { bn: 'মঞ্জুর হয়নি', en: 'Not approved' },
}
export const statusBadges: Record<EarlierStatus, Status> = { PAID: 'done', APPROVED: 'done', REJECTED: 'refused' }

export const importStateMessages: Record<EarlierImportState, Bilingual> = {
  READ: { bn: 'পড়া হয়েছে', en: 'Read' },
  SUBMITTED: { bn: 'আরেকজনের অপেক্ষায়', en: 'Waits for a second person' },
  RUNNING: { bn: 'চলছে', en: 'Running' },
  DONE: { bn: 'শেষ', en: 'Done' },
  DECLINED: { bn: 'নেওয়া হয়নি', en: 'Declined' },
}
export const importStateBadges: Record<EarlierImportState, Status> = {
  READ: 'draft',
  SUBMITTED: 'needs-you',
  RUNNING: 'in-process',
  DONE: 'done',
  DECLINED: 'refused',
}
