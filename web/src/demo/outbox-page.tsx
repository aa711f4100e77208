import { Check, Copy, Inbox, Mail, MessageSquareText, RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { getOwn } from '@wewb/domain/collections/get-own'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listDemoOutbox } from '@wewb/domain/administration/portal-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Card, EmptyState } from '#components/layout/card.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { outboxStateNames, demoOutboxMessages } from './outbox-messages.ts'
import { toAsciiDigits } from '@wewb/domain/language/digits'

/** Finds the one-time code of a message, in either script; phone and reference numbers are longer than a code. */
const findOneTimeCode = (message: string): string | undefined =>
  toAsciiDigits(message).match(/(?<![0-9])[0-9]{4,8}(?![0-9])/)?.[0]

type Message = ResponseOf<typeof listDemoOutbox>[number]

/** Lists the messages the portal would have sent, newest first. Not available in production. */
export function DemoOutboxPage() {
  const { text } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const to = query.get('to') ?? ''
  const { messages, problem, refresh } = useOutbox(to)
  return (
    <div className="mx-auto grid max-w-[52rem] gap-4">
      <PageTitle
        intro={text(demoOutboxMessages.intro)}
        aside={
          <Button variant="secondary" icon={<RefreshCw aria-hidden size={20} />} onClick={refresh}>
            {text(demoOutboxMessages.refresh)}
          </Button>
        }
      >
        {text(demoOutboxMessages.title)}
      </PageTitle>
      <TextInput
        id="to"
        label={text(demoOutboxMessages.to)}
        hint={text(demoOutboxMessages.toHint)}
        isOptional="unmarked"
        width="medium"
        value={to}
        onChange={(value) => setQuery(value ? { to: value } : {}, { replace: true })}
      />
      {problem !== undefined && <LoadFailed problem={problem} onRetry={refresh} />}
      {!messages && problem === undefined && <SkeletonLines lines={6} />}
      {messages?.length === 0 && (
        <Card>
          <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(demoOutboxMessages.empty)}>
            {text(demoOutboxMessages.emptyText)}
          </EmptyState>
        </Card>
      )}
      <ul className="grid gap-3">
        {messages?.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </ul>
    </div>
  )
}

function useOutbox(to: string) {
  const [state, setState] = useState<{ messages?: Message[]; problem?: unknown }>({})
  const refresh = useCallback(() => {
    sendRequest(listDemoOutbox, { query: { to } }).then(
      ({ data }) => setState({ messages: data }),
      (problem: unknown) => setState({ problem }),
    )
  }, [to])
  useEffect(() => {
    // Debounces the request while typing.
    const timer = setTimeout(refresh, 300)
    return () => clearTimeout(timer)
  }, [refresh])
  return { ...state, refresh }
}

function MessageCard({ message }: { message: Message }) {
  const { text, date, time, digits } = useLanguage()
  const isSms = message.channel === 'SMS'
  const Icon = isSms ? MessageSquareText : Mail
  const code = findOneTimeCode(message.text)
  const state = getOwn(outboxStateNames, message.state)
  return (
    <li className="rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Icon aria-hidden size={18} className="text-brand" />
        <span className="font-semibold text-ink">
          {text(isSms ? demoOutboxMessages.sms : demoOutboxMessages.email)} · {isSms ? digits(message.to) : message.to}
        </span>
        <span>
          {date(message.at)}, {time(message.at)}
        </span>
        <span>{state ? text(state) : message.state}</span>
      </p>
      {message.subject && <p className="mt-2 font-semibold">{message.subject}</p>}
      <p className="mt-2 break-words whitespace-pre-line">{message.text}</p>
      {code && <CopyCode code={code} />}
    </li>
  )
}

function CopyCode({ code }: { code: string }) {
  const { text, digits } = useLanguage()
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(code).then(() => setIsCopied(true))
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 rounded-control bg-brand-soft px-4 py-2">
      <span className="text-xl font-bold tracking-wide tabular-nums">{digits(code)}</span>
      <Button
        variant="quiet"
        isSmall
        icon={isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        onClick={copy}
      >
        {text(isCopied ? demoOutboxMessages.copied : demoOutboxMessages.copy)}
      </Button>
    </div>
  )
}
