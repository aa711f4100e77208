import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userTypeNames } from '@wewb/domain/identity/accounts/user-types'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { listUserTypeRoles, saveUserTypeRole } from '@wewb/domain/identity/user-type-role-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useActions } from '#lib/api-client/use-menus.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { Button } from '#components/inputs/button.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { PageTitle } from '#components/layout/page-title.tsx'
import { Select } from '#components/inputs/select.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { userTypeRoleMessages } from './form-messages.ts'

type TypeRole = ResponseOf<typeof listUserTypeRoles>[number]

/** Sets the default role of each user type. */
export function UserTypeRolePage() {
  const { text } = useLanguage()
  const rows = useQuery({
    queryKey: ['user-type-roles'],
    queryFn: async () => (await sendRequest(listUserTypeRoles)).data,
    staleTime: 0,
  })
  const mayEdit = useActions('/user-type-role').has('edit')
  return (
    <>
      <PageTitle intro={text(userTypeRoleMessages.intro)}>{text(userTypeRoleMessages.title)}</PageTitle>
      {rows.isPending && <SkeletonLines lines={8} />}
      {rows.error && <LoadFailed problem={rows.error} onRetry={() => void rows.refetch()} />}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {rows.data?.map((row) => (
          <TypeCard key={row.userType} row={row} mayEdit={mayEdit} onSaved={() => void rows.refetch()} />
        ))}
      </ul>
    </>
  )
}

function TypeCard({ row, mayEdit, onSaved }: { row: TypeRole; mayEdit: boolean; onSaved(): void }) {
  const { text, number } = useLanguage()
  const { userType, choices, people } = row
  const type = userTypeNames[userType]
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 className="text-lg font-bold">{text(type)}</h2>
      <p className="text-sm text-muted">
        {text(userTypeRoleMessages.people)}: {number(people)}
      </p>
      {mayEdit && choices.length > 1 ? (
        <ChooseRole key={row.roleId} row={row} onSaved={onSaved} />
      ) : (
        <dl>
          <dt className="text-sm text-muted">{text(userTypeRoleMessages.firstRole)}</dt>
          <dd className="font-semibold">{text({ bn: row.roleNameBng, en: row.roleName })}</dd>
        </dl>
      )}
      {mayEdit && choices.length <= 1 && <p className="text-sm text-muted">{text(userTypeRoleMessages.only)}</p>}
      {userType === 'APPLICANT' && <p className="text-sm text-muted">{text(userTypeRoleMessages.applicants)}</p>}
    </li>
  )
}

function ChooseRole({ row: { userType, roleId, choices }, onSaved }: { row: TypeRole; onSaved(): void }) {
  const { text } = useLanguage()
  const [chosen, setChosen] = useState(roleId)
  const problems = useProblems()
  const { isBusy, run } = useBusy()
  const type = userTypeNames[userType]
  const named = (id: number) => {
    const role = choices.find((choice) => choice.id === id)
    return { bn: role?.nameBng ?? '', en: role?.name ?? '' }
  }
  const save = () =>
    void run(async () => {
      try {
        await sendRequest(saveUserTypeRole, { body: { userType, roleId: chosen }, isOfflineTolerant: true })
        toast({ kind: 'success', text: text(userTypeRoleMessages.saved, { type, role: named(chosen) }) })
        onSaved()
      } catch (problem) {
        problems.showProblem(problem)
      }
    })
  return (
    <div className="flex flex-col gap-3">
      <Select
        id={`role-${userType}`}
        label={text(userTypeRoleMessages.firstRole)}
        isOptional="unmarked"
        value={String(chosen)}
        error={problems.errorOf('roleId') ?? problems.alert}
        onChange={(id) => (problems.clear(), setChosen(Number(id) || roleId))}
        options={choices.map(({ id }) => ({ value: String(id), label: text(named(id)) }))}
      />
      {chosen !== roleId && (
        <Button
          isBusy={isBusy}
          className="self-start"
          onClick={save}
          aria-label={text(userTypeRoleMessages.saveOf, { type })}
        >
          {text(userTypeRoleMessages.save)}
        </Button>
      )}
    </div>
  )
}
