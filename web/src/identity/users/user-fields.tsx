import type { StaffAccount } from '@wewb/domain/identity/accounts/staff-account'
import {
  isUserType,
  mayHaveNoOffice,
  officeTypesOf,
  staffTypes,
  userTypeNames,
} from '@wewb/domain/identity/accounts/user-types'
import { useText } from '#lib/i18n/language.tsx'
import { Checkbox } from '#components/inputs/checkbox.tsx'
import { FieldGroup } from '#components/inputs/field.tsx'
import { Select } from '#components/inputs/select.tsx'
import { TextInput } from '#components/inputs/text-input.tsx'
import type { useProblems } from '#components/feedback/use-problems.ts'
import { userFormMessages } from './form-messages.ts'
import type { UserChoices } from './use-users.ts'

type Props = {
  typed: StaffAccount
  choices: UserChoices
  problems: ReturnType<typeof useProblems>
  onChange(changed: Partial<StaffAccount>): void
}

export function PersonFields({ typed, problems, onChange, isNew }: Props & { isNew: boolean }) {
  const text = useText()
  const { errorOf } = problems
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
      <TextInput
        id="full_name"
        label={text(userFormMessages.full_name)}
        lang="en"
        script="name-english"
        value={typed.full_name}
        error={errorOf('full_name')}
        onChange={(value) => onChange({ full_name: value })}
      />
      <TextInput
        id="full_name_bng"
        label={text(userFormMessages.full_name_bng)}
        isOptional
        lang="bn"
        script="name-bangla"
        value={typed.full_name_bng}
        error={errorOf('full_name_bng')}
        onChange={(value) => onChange({ full_name_bng: value })}
      />
      <div className="sm:col-span-2">
        <TextInput
          id="login_id"
          type="email"
          label={text(userFormMessages.login_id)}
          hint={text(isNew ? userFormMessages.loginHint : userFormMessages.loginStays)}
          autoComplete="off"
          isDisabled={!isNew}
          value={typed.login_id}
          error={errorOf('login_id')}
          onChange={(value) => onChange({ login_id: value })}
        />
      </div>
      <TextInput
        id="mobile"
        script="phone"
        label={text(userFormMessages.mobile)}
        isOptional
        autoComplete="off"
        value={typed.mobile}
        error={errorOf('mobile')}
        onChange={(value) => onChange({ mobile: value })}
      />
      <TextInput
        id="email"
        type="email"
        label={text(userFormMessages.email)}
        isOptional
        autoComplete="off"
        value={typed.email}
        error={errorOf('email')}
        onChange={(value) => onChange({ email: value })}
      />
    </div>
  )
}

/**
 * Changing the user type selects its default role, and keeps the office if it fits or selects the only possible one.
 */
export function OfficeFields({ typed, choices, problems, onChange }: Props) {
  const text = useText()
  const { userType } = typed
  const officesFor = (type: string) =>
    choices.offices.filter(
      (office) => isUserType(type) && officeTypesOf[type].some((fitting) => fitting === office.type),
    )
  const choose = (type: string) => {
    const offices = officesFor(type)
    const first = choices.firstRoles.find((row) => row.userType === type)
    onChange({
      userType: type,
      officeId:
        offices.find(({ id }) => id === typed.officeId)?.id ?? (offices.length === 1 ? (offices[0]?.id ?? null) : null),
      roleIds: first ? [first.roleId] : [],
    })
  }
  const offices = officesFor(userType)
  return (
    <div className="grid gap-5">
      <Select
        id="userType"
        label={text(userFormMessages.userType)}
        value={userType}
        error={problems.errorOf('userType')}
        onChange={choose}
        options={staffTypes.map((type) => ({ value: type, label: text(userTypeNames[type]) }))}
      />
      <Select
        id="officeId"
        label={text(userFormMessages.officeId)}
        hint={text(userType ? userFormMessages.officeHint : userFormMessages.officeFirst)}
        isOptional={mayHaveNoOffice(userType)}
        isDisabled={!userType}
        value={typed.officeId === null ? '' : String(typed.officeId)}
        error={problems.errorOf('officeId')}
        onChange={(id) => onChange({ officeId: id ? Number(id) : null })}
        options={offices.map(({ id, name, nameBng }) => ({
          value: String(id),
          label: text({ bn: nameBng, en: name }),
        }))}
      />
    </div>
  )
}

export function RoleFields({ typed, choices, problems, onChange }: Props) {
  const text = useText()
  const { userType, roleIds } = typed
  const roles = choices.roles.filter((role) => role.userType === userType)
  const grant = (id: number, isOn: boolean) =>
    onChange({ roleIds: isOn ? [...roleIds, id] : roleIds.filter((roleId) => roleId !== id) })
  return (
    <FieldGroup
      id="roleIds"
      label={text(userFormMessages.roleIds)}
      hint={text(userType ? userFormMessages.rolesHint : userFormMessages.officeFirst)}
      error={problems.errorOf('roleIds')}
    >
      <div className="grid sm:grid-cols-2">
        {roles.map(({ id, name, nameBng }) => (
          <Checkbox
            key={id}
            id={`role-${id}`}
            label={text({ bn: nameBng, en: name })}
            isChecked={roleIds.includes(id)}
            onChange={(isOn) => grant(id, isOn)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
