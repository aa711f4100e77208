import { useState } from 'react'
import { userTypes } from '@wewb/domain/access/roles'
import { validateRoleName, validateUserType, normalizeRoleName } from '@wewb/domain/identity/accounts/role-name'
import { userTypeNames } from '@wewb/domain/identity/accounts/user-types'
import { createRole, renameRole } from '@wewb/domain/identity/role-contracts'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import { sendRequest, ApiProblem } from '#lib/api-client/send-request.ts'
import { useText } from '#lib/i18n/language.tsx'
import { useNavigate } from '#lib/router/router.tsx'
import { Button } from '#components/inputs/button.tsx'
import { Form } from '#components/inputs/form.tsx'
import { Modal } from '#components/overlays/modal.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import { toast } from '#components/feedback/toast.tsx'
import { useBusy } from '#lib/hooks/use-busy.ts'
import { useProblems } from '#components/feedback/use-problems.ts'
import { roleNameOf } from './role-columns.tsx'
import { useActiveRoles, type Role } from './use-roles.ts'
import { roleMessages } from './messages.ts'

/** Creates, copies or renames a role. */
export type RoleFormMode = { kind: 'new' } | { kind: 'copy' | 'rename'; role: Role }

const labels = {
  roleName: roleMessages.roleName,
  roleNameBng: roleMessages.roleNameBng,
  userType: roleMessages.userType,
  copyFrom: roleMessages.copyFrom,
}
type Typed = Record<keyof typeof labels, string>

const typedOf = (form: RoleFormMode): Typed => ({
  roleName: form.kind === 'rename' ? form.role.roleName : '',
  roleNameBng: form.kind === 'rename' ? form.role.roleNameBng : '',
  userType: form.kind === 'copy' ? form.role.userType : '',
  copyFrom: form.kind === 'copy' ? String(form.role.roleId) : '',
})

type Props = { form: RoleFormMode; onCancel(): void; onSaved(): void; onReload(): void }

export function RoleForm({ form, onCancel, onSaved, onReload }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => typedOf(form))
  const [isStale, setIsStale] = useState(false)
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const inputProps = (id: keyof Typed) => ({
    id,
    label: text(labels[id]),
    value: typed[id],
    error: problems.errorOf(id),
    onChange: (value: string) => {
      problems.clearErrorsAt(id)
      setTyped((before) => ({ ...before, [id]: value }))
    },
  })
  const save = () => {
    const name = normalizeRoleName(typed)
    if (
      problems.showIssues([...validateRoleName(name), ...(form.kind === 'new' ? validateUserType(typed.userType) : [])])
    )
      return
    void run(async () => {
      try {
        const { data, message } = await send(form, { ...typed, ...name })
        toast({ kind: 'success', text: message })
        onSaved()
        if (form.kind !== 'rename') navigate(`/role?role=${data.roleId}`)
      } catch (problem) {
        setIsStale(problem instanceof ApiProblem && problem.code === 'VERSION_CONFLICT')
        problems.showProblem(problem)
      }
    })
  }
  return (
    <Modal
      isOpen
      size="lg"
      onClose={onCancel}
      title={text(titles[form.kind], form.kind === 'new' ? {} : { name: roleNameOf(form.role) })}
    >
      <Form
        problems={problems}
        onSubmit={save}
        afterAlert={
          isStale && (
            <Button variant="secondary" isSmall className="mt-2" onClick={onReload}>
              {text(roleMessages.openNewer)}
            </Button>
          )
        }
      >
        <TextInput {...inputProps('roleNameBng')} lang="bn" autoComplete="off" />
        <TextInput {...inputProps('roleName')} lang="en" autoComplete="off" />
        {form.kind === 'new' && <Beginning inputProps={inputProps} />}
        {form.kind === 'copy' && <KindOfUser {...inputProps('userType')} />}
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(form.kind === 'rename' ? roleMessages.save : roleMessages.makeRole)}
        </Button>
      </Form>
    </Modal>
  )
}

const titles: Record<RoleFormMode['kind'], Bilingual> = {
  new: roleMessages.create,
  copy: roleMessages.copyTitle,
  rename: roleMessages.renameTitle,
}

function send(form: RoleFormMode, { roleName, roleNameBng, userType, copyFrom }: Typed) {
  if (form.kind !== 'rename')
    return sendRequest(createRole, {
      body: { roleName, roleNameBng, userType, copyFrom: copyFrom ? Number(copyFrom) : null },
      isOfflineTolerant: true,
    })
  const { roleId, revision } = form.role
  return sendRequest(renameRole, {
    params: { roleId },
    body: { roleName, roleNameBng, revision },
    isOfflineTolerant: true,
  })
}

type Box = { id: string; label: string; value: string; error: string | undefined; onChange(value: string): void }

function KindOfUser(inputProps: Box) {
  const text = useText()
  return (
    <Select
      {...inputProps}
      hint={text(roleMessages.userTypeHint)}
      options={userTypes.map((type) => ({ value: type, label: text(userTypeNames[type]) }))}
    />
  )
}

function Beginning({ inputProps }: { inputProps(id: keyof Typed): Box }) {
  const text = useText()
  const { data: roles = [] } = useActiveRoles()
  return (
    <>
      <KindOfUser {...inputProps('userType')} />
      <Select
        {...inputProps('copyFrom')}
        hint={text(roleMessages.copyFromHint)}
        isOptional
        placeholder={text(roleMessages.empty)}
        options={roles.map((role) => ({ value: String(role.roleId), label: text(roleNameOf(role)) }))}
      />
    </>
  )
}
