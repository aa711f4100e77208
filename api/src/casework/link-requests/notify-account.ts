import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { TemplateCode } from '@wewb/domain/messaging/templates'
import type { AccountContact } from '#casework/applications/account-queries.ts'
import type { Tx } from '#db/database.ts'
import type { JobQueue } from '#jobs/job-queue.ts'
import { notifyAll } from '#messaging/messages/notify.ts'
import { recipientsOf } from '#messaging/messages/recipients.ts'

type Message = { template: TemplateCode; values: Record<string, Bilingual | string> }

/** Notifies a person about an application on the channels that they chose, without a form that names more of them. */
export const notifyAccount = (
  tx: Tx,
  jobs: JobQueue,
  { login_type: type, login_id: value, email, language, message_channel: channel }: Omit<AccountContact, 'id'>,
  message: Message,
) =>
  notifyAll(
    tx,
    jobs,
    recipientsOf({ login: { type, value }, email, phones: [], livesAbroad: false, channel }).map((receiver) => ({
      ...receiver,
      ...message,
      language,
    })),
  )
