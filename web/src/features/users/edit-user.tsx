import { useState } from 'react'
import { createUser, updateUser, type PasswordWay } from '../../../../domain/src/contracts/users.ts'
import type { StaffAccount } from '../../../../domain/src/accounts/staff-account.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { call } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { useNavigate } from '../../router/router.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { formWords } from './form-words.ts'
import { ShownPassword } from './shown-password.tsx'
import { UserForm } from './user-form.tsx'
import { useChoices, useReload, useUser, type User } from './use-users.ts'
import { words } from './words.ts'

const nobody: StaffAccount = {
  full_name: '',
  full_name_bng: '',
  login_id: '',
  email: '',
  mobile: '',
  userType: '',
  officeId: null,
  roleIds: [],
}

export function NewUser() {
  const text = useText()
  const choices = useChoices()
  const navigate = useNavigate()
  const reload = useReload()
  const [made, setMade] = useState<{ id: number; name: Bilingual; password: string }>()
  if (choices.isPending) return <SkeletonLines lines={10} />
  if (choices.error) return <LoadFailed problem={choices.error} onRetry={() => void choices.refetch()} />
  const add = async (typed: StaffAccount, way: PasswordWay) => {
    const { data, message } = await call(createUser, { body: { ...typed, roleIds: [...typed.roleIds], way }, isPatient: true })
    reload()
    if (data.temporaryPassword) {
      const name = { bn: data.full_name_bng ?? data.full_name, en: data.full_name }
      return setMade({ id: data.id, name, password: data.temporaryPassword })
    }
    toast({ kind: 'success', text: data.sentTo ? `${message} ${text(words.invited, { to: data.sentTo })}` : message })
    return navigate(`/users?user=${data.id}`)
  }
  return (
    <>
      <UserForm title={text(formWords.newTitle)} initial={nobody} isNew choices={choices.data} back="/users" onSave={add} />
      {made && <ShownPassword password={made.password} name={made.name} onClose={() => navigate(`/users?user=${made.id}`)} />}
    </>
  )
}

export function EditUser({ id }: { id: number }) {
  const text = useText()
  const user = useUser(id)
  const choices = useChoices()
  const navigate = useNavigate()
  const reload = useReload()
  // What is typed stays when the user is asked for again behind the form; another version is taken only on purpose.
  const [began, setBegan] = useState<User>()
  const problem = user.error ?? choices.error
  if (problem) return <LoadFailed problem={problem} onRetry={() => (void user.refetch(), void choices.refetch())} />
  const stored = began ?? (user.isFetching ? undefined : user.data)
  if (!stored || !choices.data) return <SkeletonLines lines={10} />
  if (!began) setBegan(stored)
  const save = async (typed: StaffAccount) => {
    const { login_id: _, ...body } = typed
    const { message } = await call(updateUser, {
      params: { id },
      body: { ...body, roleIds: [...typed.roleIds], revision: stored.revision },
      isPatient: true,
    })
    reload()
    toast({ kind: 'success', text: message })
    navigate(`/users?user=${id}`)
  }
  const name = { bn: stored.full_name_bng ?? stored.full_name, en: stored.full_name }
  return (
    <UserForm
      key={stored.revision}
      title={text(formWords.editTitle, { name })}
      initial={typedOf(stored)}
      isOwn={stored.ownYn === 'Y'}
      choices={choices.data}
      back={`/users?user=${id}`}
      onSave={save}
      onReopen={async () => setBegan((await user.refetch()).data)}
    />
  )
}

/** The way in is no second contact: it is shown, and not typed again. */
const typedOf = (user: User): StaffAccount => ({
  full_name: user.full_name,
  full_name_bng: user.full_name_bng ?? '',
  login_id: user.login_id,
  email: user.email === user.login_id ? '' : (user.email ?? ''),
  mobile: user.mobile === user.login_id ? '' : (user.mobile ?? ''),
  userType: user.userType,
  officeId: user.officeId,
  roleIds: user.roleIds,
})
