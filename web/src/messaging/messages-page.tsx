import { Megaphone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ButtonLink } from '#components/inputs/button.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { Tabs } from '#components/layout/tabs.tsx'
import { broadcastMessages } from './broadcasts/broadcast-messages.ts'
import { MessageList } from './message-log/message-list.tsx'
import { MessageView } from './message-log/message-view.tsx'
import { messageLogMessages } from './message-log/message-log-messages.ts'

// Lazy, because most users look up one message and do not need the broadcast screens.
const BroadcastList = lazy(async () => ({ default: (await import('./broadcasts/broadcast-list.tsx')).BroadcastList }))
const BroadcastView = lazy(async () => ({ default: (await import('./broadcasts/broadcast-view.tsx')).BroadcastView }))
const WriteBroadcast = lazy(async () => ({
  default: (await import('./broadcasts/write-broadcast.tsx')).WriteBroadcast,
}))

const { path, title } = getScreen('messages')

/** Message log and broadcasts, each with its own query on one path. */
export function MessagesPage() {
  const text = useText()
  const [query] = useSearchParams()
  const mayWrite = useActions(path).has('create')
  const messageId = readId(query.get('message'))
  const broadcastId = readId(query.get('broadcast'))
  if (messageId) return <MessageView key={messageId} messageId={messageId} back={without(query, 'message')} />
  if (broadcastId)
    return (
      <Suspense fallback={<SkeletonLines lines={8} />}>
        <BroadcastView key={broadcastId} broadcastId={broadcastId} />
      </Suspense>
    )
  if (mayWrite && query.has('new'))
    return (
      <Suspense fallback={<SkeletonLines lines={8} />}>
        <WriteBroadcast />
      </Suspense>
    )
  const view = query.get('view') === 'broadcasts' ? 'broadcasts' : 'outbox'
  const aside = (
    <ButtonLink to="?view=broadcasts&new=Y" variant="secondary" icon={<Megaphone aria-hidden size={20} />}>
      {text(broadcastMessages.write)}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle
        intro={text(view === 'outbox' ? messageLogMessages.intro : broadcastMessages.intro)}
        {...(mayWrite && { aside })}
      >
        {text(title)}
      </PageTitle>
      <Tabs
        label={text(messageLogMessages.parts)}
        tabs={[
          { id: 'outbox', label: text(messageLogMessages.outbox), to: path },
          { id: 'broadcasts', label: text(messageLogMessages.broadcasts), to: '?view=broadcasts' },
        ]}
        current={view}
      />
      {view === 'outbox' ? (
        <MessageList />
      ) : (
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <BroadcastList mayWrite={mayWrite} />
        </Suspense>
      )}
    </>
  )
}

const readId = (typed: string | null) => (typed && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined)

/** Returns the query without one parameter. */
function without(query: URLSearchParams, name: string): string {
  const rest = new URLSearchParams(query)
  rest.delete(name)
  return `?${rest}`
}
