import { FilePlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { getScreen } from '@wewb/domain/access/screens'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ButtonLink } from '#components/inputs/button.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { ComplaintList } from './complaint-list.tsx'
import { complaintDeskMessages } from './messages.ts'

// Lazy, because the list does not need the inputs of a form.
const ComplaintFile = lazy(async () => ({ default: (await import('./complaint-details.tsx')).ComplaintDetails }))
const TakeDownComplaint = lazy(async () => ({
  default: (await import('./register-complaint-by-phone.tsx')).RegisterComplaintByPhone,
}))

const { path, title } = getScreen('complaint-list')

/** The officer's pages: the list, one complaint, and registration by phone, each with its own query on one path. */
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
  // The call centre page passes the caller's number in the URL.
  if (mayTakeDown && (params.has('new') || params.has('mobile')))
    return <TakeDownComplaint mobile={params.get('mobile') ?? ''} />
  const aside = (
    <ButtonLink to="?new=Y" variant="secondary" icon={<FilePlus aria-hidden size={20} />}>
      {text(complaintDeskMessages.takeDown)}
    </ButtonLink>
  )
  return (
    <>
      <PageTitle intro={text(complaintDeskMessages.intro)} {...(mayTakeDown && { aside })}>
        {text(title)}
      </PageTitle>
      <ComplaintList />
    </>
  )
}

/** Returns the query without one parameter. */
function without(params: URLSearchParams, name: string): string {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return `?${rest}`
}
