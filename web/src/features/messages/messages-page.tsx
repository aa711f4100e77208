import { Megaphone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { getScreen } from '../../../../domain/src/access/screens.ts'
import { useActions } from '../../api-client/use-menus.ts'
import { useText } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { words as broadcastWords } from './broadcasts/words.ts'
import { MessageList } from './message-list.tsx'
import { MessageView } from './message-view.tsx'
import { words } from './words.ts'

// Most who come look for one message: what it takes to write to thousands is not carried along.
const BroadcastList = lazy(async () => ({ default: (await import('./broadcasts/broadcast-list.tsx')).BroadcastList }))
const BroadcastView = lazy(async () => ({ default: (await import('./broadcasts/broadcast-view.tsx')).BroadcastView }))
const WriteBroadcast = lazy(async () => ({ default: (await import('./broadcasts/write-broadcast.tsx')).WriteBroadcast }))

const { path, title } = getScreen('messages')

/** What was sent, and what is sent to many: each at its own address on the one path. */
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
    <ButtonLink to="?view=broadcasts&new=Y" look="secondary" icon={<Megaphone aria-hidden size={20} />}>
      {text(broadcastWords.write)}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle intro={text(view === 'outbox' ? words.intro : broadcastWords.intro)} {...(mayWrite && { aside })}>
        {text(title)}
      </PageTitle>
      <Tabs
        label={text(words.parts)}
        tabs={[
          { id: 'outbox', label: text(words.outbox), to: path },
          { id: 'broadcasts', label: text(words.broadcasts), to: '?view=broadcasts' },
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

/** The same address without one of its parts. */
function without(query: URLSearchParams, name: string): string {
  const rest = new URLSearchParams(query)
  rest.delete(name)
  return `?${rest}`
}
