import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userTypeNames } from '../../../../domain/src/accounts/user-types.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { listUserTypeRoles, saveUserTypeRole } from '../../../../domain/src/contracts/users.ts'
import { call } from '../../api-client/call.ts'
import { useActions } from '../../api-client/use-menus.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { typeWords } from './form-words.ts'

type TypeRole = AnswerOf<typeof listUserTypeRoles>[number]

/** Which role a new user of each kind begins with. */
export function UserTypeRolePage() {
  const { text } = useLanguage()
  const rows = useQuery({ queryKey: ['user-type-roles'], queryFn: async () => (await call(listUserTypeRoles)).data, staleTime: 0 })
  const mayEdit = useActions('/user-type-role').has('edit')
  return (
    <>
      <PageTitle intro={text(typeWords.intro)}>{text(typeWords.title)}</PageTitle>
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
        {text(typeWords.people)}: {number(people)}
      </p>
      {mayEdit && choices.length > 1 ? (
        <ChooseRole key={row.roleId} row={row} onSaved={onSaved} />
      ) : (
        <dl>
          <dt className="text-sm text-muted">{text(typeWords.firstRole)}</dt>
          <dd className="font-semibold">{text({ bn: row.roleNameBng, en: row.roleName })}</dd>
        </dl>
      )}
      {mayEdit && choices.length <= 1 && <p className="text-sm text-muted">{text(typeWords.only)}</p>}
      {userType === 'APPLICANT' && <p className="text-sm text-muted">{text(typeWords.applicants)}</p>}
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
        await call(saveUserTypeRole, { body: { userType, roleId: chosen }, isPatient: true })
        toast({ kind: 'success', text: text(typeWords.saved, { type, role: named(chosen) }) })
        onSaved()
      } catch (problem) {
        problems.failed(problem)
      }
    })
  return (
    <div className="flex flex-col gap-3">
      <Select
        id={`role-${userType}`}
        label={text(typeWords.firstRole)}
        isOptional="unmarked"
        value={String(chosen)}
        error={problems.errorOf('roleId') ?? problems.alert}
        onChange={(id) => (problems.clear(), setChosen(Number(id) || roleId))}
        options={choices.map(({ id }) => ({ value: String(id), label: text(named(id)) }))}
      />
      {chosen !== roleId && (
        <Button isBusy={isBusy} className="self-start" onClick={save} aria-label={text(typeWords.saveOf, { type })}>
          {text(typeWords.save)}
        </Button>
      )}
    </div>
  )
}
