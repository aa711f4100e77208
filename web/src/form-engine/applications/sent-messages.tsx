import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listApplicationMessages } from '@wewb/domain/messaging/message-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { messageStateNames } from '@wewb/domain/messaging/message-states'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { useFormatMoment } from '#components/layout/deadline.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { classes, focusRing } from '#components/styles/class-names.ts'

const words = {
  none: { bn: 'এখনো কোনো বার্তা পাঠানো হয়নি।', en: 'No message was sent yet.' },
  sms: { bn: 'এসএমএস', en: 'SMS' },
  email: { bn: 'ই-মেইল', en: 'E-mail' },
  bangla: { bn: 'বাংলায়', en: 'in Bangla' },
  english: { bn: 'ইংরেজিতে', en: 'in English' },
  waits: { bn: 'যাবে এই সময়ের পরে: {time}', en: 'leaves after {time}' },
} satisfies Record<string, Bilingual>

type SentMessage = ResponseOf<typeof listApplicationMessages>[number]

/** The title of a section that opens on a click. */
export const expandableTitleClasses = classes(
  'flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 py-3 sm:px-6',
  'text-lg font-bold hover:bg-brand-soft',
  focusRing,
)

/** Lists the messages sent to the applicant, for applicant and officer. Fetched when opened, because few users look. */
export function SentMessages({ applicationNo, title }: { applicationNo: string; title: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="group rounded-card border border-line bg-card"
      onToggle={({ currentTarget }) => setIsOpen((before) => before || currentTarget.open)}
    >
      <summary className={expandableTitleClasses}>
        <h2>{title}</h2>
        <ChevronDown aria-hidden size={22} className="shrink-0 text-brand group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4 sm:px-6 sm:pb-6">{isOpen && <Messages applicationNo={applicationNo} />}</div>
    </details>
  )
}

function Messages({ applicationNo }: { applicationNo: string }) {
  const { text } = useLanguage()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['file-messages', applicationNo],
    queryFn: async () =>
      (await sendRequest(listApplicationMessages, { params: { applicationNo }, showLoader: false })).data,
    staleTime: 0,
  })
  if (isPending) return <SkeletonLines lines={3} />
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  if (data.length === 0) return <p className="text-muted">{text(words.none)}</p>
  return (
    <ol className="grid gap-4">
      {data.map((message) => (
        <li key={message.messageId} className="border-l-4 border-line pl-4">
          <Message message={message} />
        </li>
      ))}
    </ol>
  )
}

function Message({
  message: { at, channel, recipient, language, state, deliveredAt, waitsUntil, text: messageText },
}: {
  message: SentMessage
}) {
  const { text, digits } = useLanguage()
  const when = useFormatMoment()
  const by = [
    text(channel === 'SMS' ? words.sms : words.email),
    channel === 'SMS' ? digits(recipient) : recipient,
    text(language === 'bn' ? words.bangla : words.english),
  ]
  const stateText = waitsUntil ? text(words.waits, { time: when(waitsUntil) }) : text(messageStateNames[state])
  return (
    <>
      <p className="text-sm text-muted">
        <time dateTime={at}>{when(at)}</time>
        {` · ${by.join(', ')}`}
      </p>
      <p lang={language} className="my-1 break-words whitespace-pre-line">
        {messageText}
      </p>
      <p className="text-sm font-semibold">
        {stateText}
        {deliveredAt && <span className="font-normal text-muted">{`, ${when(deliveredAt)}`}</span>}
      </p>
    </>
  )
}
