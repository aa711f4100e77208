import { FilePlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { getScreen } from '../../../../../domain/src/access/screens.ts'
import { useActions } from '../../../api-client/use-menus.ts'
import { useText } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { ComplaintList } from './complaint-list.tsx'
import { words } from './words.ts'

// Who reads the list does not wait for the boxes of a form.
const ComplaintFile = lazy(async () => ({ default: (await import('./complaint-file.tsx')).ComplaintFile }))
const TakeDownComplaint = lazy(async () => ({ default: (await import('./take-down-complaint.tsx')).TakeDownComplaint }))

const { path, title } = getScreen('complaint-list')

/** The officer's side: the list, one complaint, and taking one down, each at its own address on the one path. */
export const ComplaintListPage = () => (
  <Suspense fallback={<SkeletonLines lines={8} />}>
    <View />
  </Suspense>
)

function View() {
  const text = useText()
  const [params] = useSearchParams()
  const mayTakeDown = useActions(path).has('create')
  const ticketNo = params.get('ticket')
  if (ticketNo) return <ComplaintFile key={ticketNo} ticketNo={ticketNo} back={without(params, 'ticket')} />
  // Who comes from the call centre's page brings the caller's number.
  if (mayTakeDown && (params.has('new') || params.has('mobile'))) return <TakeDownComplaint mobile={params.get('mobile') ?? ''} />
  const aside = (
    <ButtonLink to="?new=Y" look="secondary" icon={<FilePlus aria-hidden size={20} />}>
      {text(words.takeDown)}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle intro={text(words.intro)} {...(mayTakeDown && { aside })}>
        {text(title)}
      </PageTitle>
      <ComplaintList />
    </>
  )
}

/** The same address without one of its parts. */
function without(params: URLSearchParams, name: string): string {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return `?${rest}`
}
