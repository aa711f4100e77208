import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { previewUser } from '@wewb/domain/identity/user-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { Alert } from '#components/feedback/alert.tsx'
import { userFormMessages } from './form-messages.ts'

/** Requested from the server on each change: it uses the function that builds the sidebar at login. */
export function useAccessPreview(roleIds: readonly number[], officeId: number | null) {
  const ids = roleIds.toSorted((one, other) => one - other).join(',')
  return useQuery({
    queryKey: ['user-preview', ids, officeId],
    queryFn: async () =>
      (await sendRequest(previewUser, { query: { roleIds: ids, ...(officeId && { officeId }) } })).data,
    enabled: ids !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

type Preview = NonNullable<ReturnType<typeof useAccessPreview>['data']>

/** Previews the menus of a user with these roles. */
export function AccessPreview({ preview }: { preview: Preview | undefined }) {
  const text = useText()
  return (
    <section aria-live="polite" className="grid gap-3 rounded-control bg-brand-soft/50 p-4">
      <h3 className="font-bold">{text(userFormMessages.willSee)}</h3>
      {!preview && <p className="text-muted">{text(userFormMessages.willSeeNothing)}</p>}
      {preview?.conflicts.map((conflict) => (
        <Alert key={conflict.en} kind="danger" title={text(userFormMessages.conflict)}>
          {text(conflict)}
        </Alert>
      ))}
      {preview?.conflicts.length === 0 && preview.menus.length === 0 && (
        <p>{text(userFormMessages.seesOnlyDashboard)}</p>
      )}
      {preview?.conflicts.length === 0 && preview.menus.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {preview.menus.map((menu) => (
            <div key={menu.name}>
              <dt className="font-semibold">{text({ bn: menu.nameBng, en: menu.name })}</dt>
              <dd>{menu.screens.map(({ name, nameBng }) => text({ bn: nameBng, en: name })).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
