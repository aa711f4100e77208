import { Send } from 'lucide-react'
import { useState } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'
import { operators } from '@wewb/domain/messaging/operators'
import { formatTaka } from '@wewb/domain/language/money'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card } from '#components/layout/card.tsx'
import { MessageBubble } from '#components/layout/message-bubble.tsx'
import { RecordFact, RecordHeader } from '#components/layout/record-header.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useFocusOnOpen } from '#lib/router/use-focus-on-open.ts'
import { MessageHistory } from './message-history.tsx'
import { MessageStateBadge } from './message-state-badge.tsx'
import { useMessage, type MessageDetail } from './use-message-log.ts'
import { messageLogMessages } from './message-log-messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { resendMessage } from '@wewb/domain/messaging/message-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { ReasonDialog } from '#messaging/reason-dialog.tsx'

/** Resends the same text to the same recipient, with an audited reason. */
function ResendMessage({ messageId, onClose }: { messageId: number; onClose(): void }) {
  const client = useQueryClient()
  const resend = async (reason: string) => {
    const { message } = await sendRequest(resendMessage, { params: { messageId }, body: { reason } })
    await Promise.all([
      client.invalidateQueries({ queryKey: ['message', messageId] }),
      client.invalidateQueries({ queryKey: ['messages'] }),
    ])
    return message
  }
  return (
    <ReasonDialog
      title={messageLogMessages.resendTitle}
      description={messageLogMessages.resendText}
      confirmLabel={messageLogMessages.resendNow}
      variant="primary"
      onConfirm={resend}
      onClose={onClose}
    />
  )
}

/** One message: text, state and history. */
export function MessageView({ messageId, back }: { messageId: number; back: string }) {
  const { text } = useLanguage()
  const mayResend = useActions('/messages').has('edit')
  const [isRequested, setIsRequested] = useState(false)
  const { data, error, isPending, refetch } = useMessage(messageId)
  useFocusOnOpen(data !== undefined)
  if (isPending) return <SkeletonLines lines={8} />
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  return (
    <>
      <Head message={data} back={back} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card
          title={text(messageLogMessages.messageText)}
          aside={
            mayResend &&
            data.resendableYn === 'Y' && (
              <Button variant="secondary" icon={<Send aria-hidden size={20} />} onClick={() => setIsRequested(true)}>
                {text(messageLogMessages.resend)}
              </Button>
            )
          }
        >
          <MessageText message={data} />
        </Card>
        <Card title={text(messageLogMessages.history)}>
          <MessageHistory events={data.events} />
        </Card>
      </div>
      {isRequested && <ResendMessage messageId={messageId} onClose={() => setIsRequested(false)} />}
    </>
  )
}

const MessageText = ({ message: { subject, text: messageText, language, codeYn } }: { message: MessageDetail }) => {
  const { text } = useLanguage()
  return (
    <div className="grid gap-3">
      {subject && (
        <p lang={language} className="font-semibold wrap-anywhere">
          {subject}
        </p>
      )}
      <MessageBubble locale={language}>{messageText}</MessageBubble>
      {codeYn === 'Y' && <p className="text-sm text-muted">{text(messageLogMessages.codeHidden)}</p>}
    </div>
  )
}

function Head({ message, back }: { message: MessageDetail; back: string }) {
  const { text, locale, digits, dateInTable, time } = useLanguage()
  const { channel, recipient, failure, operator, fileNo, parts, costPoisha } = message
  const when = (at: string) => `${dateInTable(at)}, ${time(at)}`
  const cost = formatTaka((costPoisha / 100).toFixed(2), locale)
  return (
    <RecordHeader
      backHref={back}
      backLabel={text(messageLogMessages.back)}
      facts={
        <>
          <RecordFact name={text(messageLogMessages.to)}>
            {channel === 'SMS' ? digits(recipient) : <span lang="en">{recipient}</span>}
            <span className="block text-sm font-normal">
              {text(channel === 'SMS' ? messageLogMessages.sms : messageLogMessages.email)}
            </span>
          </RecordFact>
          <RecordFact name={text(messageLogMessages.time)}>{when(message.at)}</RecordFact>
          {message.waitsUntil && (
            <RecordFact name={text(messageLogMessages.state)}>
              {text(messageLogMessages.waitsUntil, { time: when(message.waitsUntil) })}
            </RecordFact>
          )}
          {message.sentAt && <RecordFact name={text(messageLogMessages.sentAt)}>{when(message.sentAt)}</RecordFact>}
          {message.deliveredAt && (
            <RecordFact name={text(messageLogMessages.deliveredAt)}>{when(message.deliveredAt)}</RecordFact>
          )}
          <RecordFact name={text(messageLogMessages.language)}>
            {text(message.language === 'bn' ? messageLogMessages.bangla : messageLogMessages.english)}
          </RecordFact>
          {fileNo && (
            <RecordFact name={text(messageLogMessages.file)}>
              <span lang="en">{fileNo}</span>
            </RecordFact>
          )}
          {parts > 0 && (
            <RecordFact name={text(messageLogMessages.partsCost)}>
              {text(messageLogMessages.partsOf, { n: parts, cost })}
            </RecordFact>
          )}
          {operator && (
            <RecordFact name={text(messageLogMessages.operator)}>
              {text(getOwn(operators, operator) ?? { bn: operator, en: operator })}
            </RecordFact>
          )}
          {message.gatewayId && (
            <RecordFact name={text(messageLogMessages.gatewayId)}>
              <span lang="en">{message.gatewayId}</span>
            </RecordFact>
          )}
          {failure && (
            <RecordFact name={text(messageLogMessages.failure)}>
              {failure === 'FOREIGN_NUMBER' ? text(messageLogMessages.foreign) : <span lang="en">{failure}</span>}
            </RecordFact>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl font-bold outline-none">{text({ bn: message.occasionBng, en: message.occasion })}</h1>
        <MessageStateBadge state={message.state} />
      </div>
    </RecordHeader>
  )
}
