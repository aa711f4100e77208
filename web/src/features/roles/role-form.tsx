import { useState } from 'react'
import { userTypes } from '../../../../domain/src/access/roles.ts'
import { checkRoleName, checkUserType, tidyRoleName } from '../../../../domain/src/accounts/role-name.ts'
import { userTypeNames } from '../../../../domain/src/accounts/user-types.ts'
import { createRole, renameRole } from '../../../../domain/src/contracts/roles.ts'
import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { call, CallProblem } from '../../api-client/call.ts'
import { useText } from '../../i18n/language.tsx'
import { useNavigate } from '../../router/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useProblems } from '../../ui/use-problems.ts'
import { nameOf } from './role-columns.tsx'
import { useOpenRoles, type Role } from './use-roles.ts'
import { words } from './words.ts'

/** A role is made anew, made like another, or gets another name. */
export type FormOf = { kind: 'new' } | { kind: 'copy' | 'rename'; role: Role }

const labels = { roleName: words.roleName, roleNameBng: words.roleNameBng, userType: words.userType, copyFrom: words.copyFrom }
type Typed = Record<keyof typeof labels, string>

const typedOf = (form: FormOf): Typed => ({
  roleName: form.kind === 'rename' ? form.role.roleName : '',
  roleNameBng: form.kind === 'rename' ? form.role.roleNameBng : '',
  userType: form.kind === 'copy' ? form.role.userType : '',
  copyFrom: form.kind === 'copy' ? String(form.role.roleId) : '',
})

type Props = { form: FormOf; onCancel(): void; onSaved(): void; onReopen(): void }

export function RoleForm({ form, onCancel, onSaved, onReopen }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => typedOf(form))
  const [isStale, setIsStale] = useState(false)
  const problems = useProblems(labels)
  const { isBusy, run } = useBusy()
  const box = (id: keyof Typed) => ({
    id,
    label: text(labels[id]),
    value: typed[id],
    error: problems.errorOf(id),
    onChange: (value: string) => {
      problems.settle(id)
      setTyped((before) => ({ ...before, [id]: value }))
    },
  })
  const save = () => {
    const name = tidyRoleName(typed)
    if (problems.refuse([...checkRoleName(name), ...(form.kind === 'new' ? checkUserType(typed.userType) : [])])) return
    void run(async () => {
      try {
        const { data, message } = await send(form, { ...typed, ...name })
        toast({ kind: 'success', text: message })
        onSaved()
        if (form.kind !== 'rename') navigate(`/role?role=${data.roleId}`)
      } catch (problem) {
        setIsStale(problem instanceof CallProblem && problem.code === 'VERSION_CONFLICT')
        problems.failed(problem)
      }
    })
  }
  return (
    <Modal isOpen size="lg" onClose={onCancel} title={text(titles[form.kind], form.kind === 'new' ? {} : { name: nameOf(form.role) })}>
      <Form
        problems={problems}
        onSubmit={save}
        afterAlert={
          isStale && (
            <Button look="secondary" isSmall className="mt-2" onClick={onReopen}>
              {text(words.openNewer)}
            </Button>
          )
        }
      >
        <TextInput {...box('roleNameBng')} lang="bn" autoComplete="off" />
        <TextInput {...box('roleName')} lang="en" autoComplete="off" />
        {form.kind === 'new' && <Beginning box={box} />}
        {form.kind === 'copy' && <KindOfUser {...box('userType')} />}
        <Button type="submit" isBusy={isBusy} className="self-start">
          {text(form.kind === 'rename' ? words.save : words.makeRole)}
        </Button>
      </Form>
    </Modal>
  )
}

const titles: Record<FormOf['kind'], Bilingual> = { new: words.create, copy: words.copyTitle, rename: words.renameTitle }

function send(form: FormOf, { roleName, roleNameBng, userType, copyFrom }: Typed) {
  if (form.kind !== 'rename')
    return call(createRole, { body: { roleName, roleNameBng, userType, copyFrom: copyFrom ? Number(copyFrom) : null }, isPatient: true })
  const { roleId, revision } = form.role
  return call(renameRole, { params: { roleId }, body: { roleName, roleNameBng, revision }, isPatient: true })
}

type Box = { id: string; label: string; value: string; error: string | undefined; onChange(value: string): void }

function KindOfUser(box: Box) {
  const text = useText()
  return (
    <Select
      {...box}
      hint={text(words.userTypeHint)}
      options={userTypes.map((type) => ({ value: type, label: text(userTypeNames[type]) }))}
    />
  )
}

function Beginning({ box }: { box(id: keyof Typed): Box }) {
  const text = useText()
  const { data: roles = [] } = useOpenRoles()
  return (
    <>
      <KindOfUser {...box('userType')} />
      <Select
        {...box('copyFrom')}
        hint={text(words.copyFromHint)}
        isOptional
        placeholder={text(words.empty)}
        options={roles.map((role) => ({ value: String(role.roleId), label: text(nameOf(role)) }))}
      />
    </>
  )
}
