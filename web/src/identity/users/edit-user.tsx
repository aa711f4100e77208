import { useState } from 'react'
import { createUser, updateUser, type PasswordDeliveryMethod } from '@wewb/domain/identity/user-contracts'
import type { StaffAccount } from '@wewb/domain/identity/accounts/staff-account'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { LoadFailed } from '#components/feedback/load-failed.tsx'
import { SkeletonLines } from '#components/feedback/skeleton.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { userFormMessages } from './form-messages.ts'
import { TemporaryPasswordDialog } from './temporary-password-dialog.tsx'
import { UserForm } from './user-form.tsx'
import { useUserChoices, useReloadUsers, useUser, type User } from './use-users.ts'
import { userMessages } from './messages.ts'

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
  const choices = useUserChoices()
  const navigate = useNavigate()
  const reload = useReloadUsers()
  const [createdUser, setCreatedUser] = useState<{ id: number; name: Bilingual; password: string }>()
  if (choices.isPending) return <SkeletonLines lines={10} />
  if (choices.error) return <LoadFailed problem={choices.error} onRetry={() => void choices.refetch()} />
  const add = async (typed: StaffAccount, deliveryMethod: PasswordDeliveryMethod) => {
    const { data, message } = await sendRequest(createUser, {
      body: { ...typed, roleIds: [...typed.roleIds], way: deliveryMethod },
      isOfflineTolerant: true,
    })
    reload()
    if (data.temporaryPassword) {
      const name = { bn: data.full_name_bng ?? data.full_name, en: data.full_name }
      return setCreatedUser({ id: data.id, name, password: data.temporaryPassword })
    }
    toast({
      kind: 'success',
      text: data.sentTo ? `${message} ${text(userMessages.invited, { to: data.sentTo })}` : message,
    })
    return navigate(`/users?user=${data.id}`)
  }
  return (
    <>
      <UserForm
        title={text(userFormMessages.newTitle)}
        initial={nobody}
        isNew
        choices={choices.data}
        back="/users"
        onSave={add}
      />
      {createdUser && (
        <TemporaryPasswordDialog
          password={createdUser.password}
          name={createdUser.name}
          onClose={() => navigate(`/users?user=${createdUser.id}`)}
        />
      )}
    </>
  )
}

export function EditUser({ id }: { id: number }) {
  const text = useText()
  const user = useUser(id)
  const choices = useUserChoices()
  const navigate = useNavigate()
  const reload = useReloadUsers()
  // Keeps the typed values when the user is refetched; another version is loaded only on request.
  const [loadedUser, setLoadedUser] = useState<User>()
  const problem = user.error ?? choices.error
  if (problem) return <LoadFailed problem={problem} onRetry={() => (void user.refetch(), void choices.refetch())} />
  const stored = loadedUser ?? (user.isFetching ? undefined : user.data)
  if (!stored || !choices.data) return <SkeletonLines lines={10} />
  if (!loadedUser) setLoadedUser(stored)
  const save = async (typed: StaffAccount) => {
    const { login_id: _, ...body } = typed
    const { message } = await sendRequest(updateUser, {
      params: { id },
      body: { ...body, roleIds: [...typed.roleIds], revision: stored.revision },
      isOfflineTolerant: true,
    })
    reload()
    toast({ kind: 'success', text: message })
    navigate(`/users?user=${id}`)
  }
  const name = { bn: stored.full_name_bng ?? stored.full_name, en: stored.full_name }
  return (
    <UserForm
      key={stored.revision}
      title={text(userFormMessages.editTitle, { name })}
      initial={typedOf(stored)}
      isOwn={stored.ownYn === 'Y'}
      choices={choices.data}
      back={`/users?user=${id}`}
      onSave={save}
      onReload={async () => setLoadedUser((await user.refetch()).data)}
    />
  )
}

/** The login is shown read-only and not repeated as a contact. */
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
