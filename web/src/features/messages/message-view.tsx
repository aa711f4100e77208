import { Send } from 'lucide-react'
import { useState } from 'react'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { operators } from '../../../../domain/src/messages/operators.ts'
import { showTaka } from '../../../../domain/src/language/money.ts'
import { useActions } from '../../api-client/use-menus.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Fact, FileHead } from '../../ui/file-head.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { useFileArrival } from '../../ui/use-file-arrival.ts'
import { MessageHistory } from './message-history.tsx'
import { MessageState } from './message-state.tsx'
import { ResendMessage } from './resend-message.tsx'
import { useMessage, type WholeMessage } from './use-messages.ts'
import { words } from './words.ts'

/** One message: what it says, where it is, and everything that happened to it. */
export function MessageView({ messageId, back }: { messageId: number; back: string }) {
  const { text } = useLanguage()
  const mayResend = useActions('/messages').has('edit')
  const [isAsked, setIsAsked] = useState(false)
  const { data, error, isPending, refetch } = useMessage(messageId)
  useFileArrival(data !== undefined)
  if (isPending) return <SkeletonLines lines={8} />
  if (error) return <LoadFailed problem={error} onRetry={() => void refetch()} />
  return (
    <>
      <Head message={data} back={back} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card
          title={text(words.said)}
          aside={
            mayResend &&
            data.resendableYn === 'Y' && (
              <Button look="secondary" icon={<Send aria-hidden size={20} />} onClick={() => setIsAsked(true)}>
                {text(words.resend)}
              </Button>
            )
          }
        >
          <Said message={data} />
        </Card>
        <Card title={text(words.history)}>
          <MessageHistory events={data.events} />
        </Card>
      </div>
      {isAsked && <ResendMessage messageId={messageId} onClose={() => setIsAsked(false)} />}
    </>
  )
}

const Said = ({ message: { subject, text: said, language, codeYn } }: { message: WholeMessage }) => {
  const { text } = useLanguage()
  return (
    <div className="grid gap-3">
      {subject && (
        <p lang={language} className="font-semibold wrap-anywhere">
          {subject}
        </p>
      )}
      <p
        lang={language}
        className="w-fit max-w-[42ch] rounded-card rounded-bl-none border border-line bg-brand-soft px-4 py-3 whitespace-pre-line text-ink wrap-anywhere"
      >
        {said}
      </p>
      {codeYn === 'Y' && <p className="text-sm text-muted">{text(words.codeHidden)}</p>}
    </div>
  )
}

function Head({ message, back }: { message: WholeMessage; back: string }) {
  const { text, locale, digits, dateInTable, time } = useLanguage()
  const { channel, recipient, failure, operator, fileNo, parts, costPoisha } = message
  const when = (at: string) => `${dateInTable(at)}, ${time(at)}`
  const cost = showTaka((costPoisha / 100).toFixed(2), locale)
  return (
    <FileHead
      back={back}
      backLabel={text(words.back)}
      facts={
        <>
          <Fact name={text(words.to)}>
            {channel === 'SMS' ? digits(recipient) : <span lang="en">{recipient}</span>}
            <span className="block text-sm font-normal">{text(channel === 'SMS' ? words.sms : words.email)}</span>
          </Fact>
          <Fact name={text(words.time)}>{when(message.at)}</Fact>
          {message.waitsUntil && <Fact name={text(words.state)}>{text(words.waitsUntil, { time: when(message.waitsUntil) })}</Fact>}
          {message.sentAt && <Fact name={text(words.sentAt)}>{when(message.sentAt)}</Fact>}
          {message.deliveredAt && <Fact name={text(words.deliveredAt)}>{when(message.deliveredAt)}</Fact>}
          <Fact name={text(words.language)}>{text(message.language === 'bn' ? words.bangla : words.english)}</Fact>
          {fileNo && (
            <Fact name={text(words.file)}>
              <span lang="en">{fileNo}</span>
            </Fact>
          )}
          {parts > 0 && <Fact name={text(words.partsCost)}>{text(words.partsOf, { n: parts, cost })}</Fact>}
          {operator && <Fact name={text(words.operator)}>{text(getOwn(operators, operator) ?? { bn: operator, en: operator })}</Fact>}
          {message.gatewayId && (
            <Fact name={text(words.gatewayId)}>
              <span lang="en">{message.gatewayId}</span>
            </Fact>
          )}
          {failure && (
            <Fact name={text(words.failure)}>{failure === 'FOREIGN_NUMBER' ? text(words.foreign) : <span lang="en">{failure}</span>}</Fact>
          )}
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl font-bold outline-none">{text({ bn: message.occasionBng, en: message.occasion })}</h1>
        <MessageState state={message.state} />
      </div>
    </FileHead>
  )
}
