import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { previewUser } from '../../../../domain/src/contracts/users.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { Alert } from '../../ui/alert.tsx'
import { formWords } from './form-words.ts'

/** Asked of the server with each tick: the same function draws the sidebar of whoever logs in. */
export function usePreview(roleIds: readonly number[], officeId: number | null) {
  const ids = roleIds.toSorted((one, other) => one - other).join(',')
  return useQuery({
    queryKey: ['user-preview', ids, officeId],
    queryFn: async () => (await call(previewUser, { query: { roleIds: ids, ...(officeId && { officeId }) } })).data,
    enabled: ids !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

type Preview = NonNullable<ReturnType<typeof usePreview>['data']>

/** The menus somebody with these roles would have, before they have them. */
export function WillSee({ preview }: { preview: Preview | undefined }) {
  const text = useText()
  return (
    <section aria-live="polite" className="grid gap-3 rounded-control bg-brand-soft/50 p-4">
      <h3 className="font-bold">{text(formWords.willSee)}</h3>
      {!preview && <p className="text-muted">{text(formWords.willSeeNothing)}</p>}
      {preview?.conflicts.map((conflict) => (
        <Alert key={conflict.en} kind="danger" title={text(formWords.conflict)}>
          {text(conflict)}
        </Alert>
      ))}
      {preview?.conflicts.length === 0 && preview.menus.length === 0 && <p>{text(formWords.seesOnlyDashboard)}</p>}
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
