import { FileUp, UserPlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useSearchParams } from '#lib/router/use-search-params.ts'
import { ButtonLink } from '#components/inputs/button.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { useFocusOnViewChange } from '#lib/router/use-focus-on-view-change.ts'
import { UserList } from './user-list.tsx'
import { userMessages } from './messages.ts'

// Lazy, because the list does not need the pages of one user.
const EditUser = lazy(async () => ({ default: (await import('./edit-user.tsx')).EditUser }))
const NewUser = lazy(async () => ({ default: (await import('./edit-user.tsx')).NewUser }))
const UserPage = lazy(async () => ({ default: (await import('./user-page.tsx')).UserPage }))
const ImportUsers = lazy(async () => ({ default: (await import('./import-users.tsx')).ImportUsers }))

/** The list, one user, the form and the import, each with its own query on one path. */
export const UsersPage = () => (
  <Suspense fallback={<SkeletonLines lines={8} />}>
    <View />
  </Suspense>
)

function View() {
  const text = useText()
  const [params] = useSearchParams()
  const may = useActions('/users')
  useFocusOnViewChange()
  const id = Number(/^[1-9]\d{0,8}$/.exec(params.get('user') ?? '')?.[0] ?? 0)
  if (id > 0 && params.has('edit')) return <EditUser key={id} id={id} />
  if (id > 0) return <UserPage key={id} id={id} back={`?${without(params, 'user')}`} />
  if (params.has('new')) return <NewUser />
  if (params.has('import')) return <ImportUsers />
  const aside = (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="?new=Y" icon={<UserPlus aria-hidden size={20} />}>
        {text(userMessages.add)}
      </ButtonLink>
      <ButtonLink to="?import=Y" variant="secondary" icon={<FileUp aria-hidden size={20} />}>
        {text(userMessages.importMany)}
      </ButtonLink>
    </div>
  )
  return (
    <>
      <PageTitle intro={text(userMessages.intro)} {...(may.has('create') && { aside })}>
        {text(userMessages.title)}
      </PageTitle>
      <UserList />
    </>
  )
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return rest
}
