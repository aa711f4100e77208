import { useQuery } from '@tanstack/react-query'
import { FilePlus } from 'lucide-react'
import { getScreen } from '../../../../../domain/src/access/screens.ts'
import { getMenus } from '../../../../../domain/src/contracts/portal.ts'
import { call } from '../../../api-client/call.ts'
import { useText } from '../../../i18n/language.tsx'
import { useSearchParams } from '../../../router/use-search-params.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { ComplaintFile } from './complaint-file.tsx'
import { ComplaintList } from './complaint-list.tsx'
import { TakeDownComplaint } from './take-down-complaint.tsx'
import { words } from './words.ts'

const { path, title } = getScreen('complaint-list')

/** The officer's side: the list, one complaint, and taking one down, each at its own address on the one path. */
export function ComplaintListPage() {
  const text = useText()
  const [params] = useSearchParams()
  const mayTakeDown = useMayTakeDown()
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

/** For show only: the server checks every call. The menus are there already, the sidebar has asked for them. */
function useMayTakeDown(): boolean {
  const { data = [] } = useQuery({ queryKey: ['menus'], staleTime: Infinity, queryFn: async () => (await call(getMenus)).data })
  return data.some(({ menu }) => menu.some(({ menuUrl, actions }) => menuUrl === path && actions.includes('create')))
}

/** The same address without one of its parts. */
function without(params: URLSearchParams, name: string): string {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return `?${rest}`
}
