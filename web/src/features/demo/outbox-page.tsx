import { Check, Copy, Inbox, Mail, MessageSquareText, RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { getOwn } from '../../../../domain/src/collections/get-own.ts'
import { useSearchParams } from '../../router/use-search-params.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { listDemoOutbox } from '../../../../domain/src/contracts/portal.ts'
import { call } from '../../api-client/call.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, EmptyState } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { codeIn } from './code-in.ts'
import { states, words } from './outbox-words.ts'

type Message = AnswerOf<typeof listDemoOutbox>[number]

/** What the portal would have sent, newest first. It exists outside production only. */
export function DemoOutboxPage() {
  const { text } = useLanguage()
  const [query, setQuery] = useSearchParams()
  const to = query.get('to') ?? ''
  const { messages, problem, refresh } = useOutbox(to)
  return (
    <div className="mx-auto grid max-w-[52rem] gap-4">
      <PageTitle
        intro={text(words.intro)}
        aside={
          <Button look="secondary" icon={<RefreshCw aria-hidden size={20} />} onClick={refresh}>
            {text(words.refresh)}
          </Button>
        }
      >
        {text(words.title)}
      </PageTitle>
      <TextInput
        id="to"
        label={text(words.to)}
        hint={text(words.toHint)}
        isOptional="unmarked"
        width="medium"
        value={to}
        onChange={(value) => setQuery(value ? { to: value } : {}, { replace: true })}
      />
      {problem !== undefined && <LoadFailed problem={problem} onRetry={refresh} />}
      {!messages && problem === undefined && <SkeletonLines lines={6} />}
      {messages?.length === 0 && (
        <Card>
          <EmptyState icon={<Inbox aria-hidden size={28} />} title={text(words.empty)}>
            {text(words.emptyText)}
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
    call(listDemoOutbox, { query: { to } }).then(
      ({ data }) => setState({ messages: data }),
      (problem: unknown) => setState({ problem }),
    )
  }, [to])
  useEffect(() => {
    // One question when the typing rests, not one a key.
    const timer = setTimeout(refresh, 300)
    return () => clearTimeout(timer)
  }, [refresh])
  return { ...state, refresh }
}

function MessageCard({ message }: { message: Message }) {
  const { text, date, time, digits } = useLanguage()
  const isSms = message.channel === 'SMS'
  const Icon = isSms ? MessageSquareText : Mail
  const code = codeIn(message.text)
  const state = getOwn(states, message.state)
  return (
    <li className="rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Icon aria-hidden size={18} className="text-brand" />
        <span className="font-semibold text-ink">
          {text(isSms ? words.sms : words.email)} · {isSms ? digits(message.to) : message.to}
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
      <Button look="quiet" isSmall icon={isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />} onClick={copy}>
        {text(isCopied ? words.copied : words.copy)}
      </Button>
    </div>
  )
}
