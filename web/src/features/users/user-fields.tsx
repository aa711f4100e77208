import type { StaffAccount } from '../../../../domain/src/accounts/staff-account.ts'
import { isUserType, mayHaveNoOffice, officeTypesOf, staffTypes, userTypeNames } from '../../../../domain/src/accounts/user-types.ts'
import { useText } from '../../i18n/language.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { useProblems } from '../../ui/use-problems.ts'
import { formWords } from './form-words.ts'
import type { Choices } from './use-users.ts'

type Props = {
  typed: StaffAccount
  choices: Choices
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
        label={text(formWords.full_name)}
        lang="en"
        script="english-text"
        value={typed.full_name}
        error={errorOf('full_name')}
        onChange={(value) => onChange({ full_name: value })}
      />
      <TextInput
        id="full_name_bng"
        label={text(formWords.full_name_bng)}
        isOptional
        lang="bn"
        script="bangla-text"
        value={typed.full_name_bng}
        error={errorOf('full_name_bng')}
        onChange={(value) => onChange({ full_name_bng: value })}
      />
      <div className="sm:col-span-2">
        <TextInput
          id="login_id"
          type="email"
          label={text(formWords.login_id)}
          hint={text(isNew ? formWords.loginHint : formWords.loginStays)}
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
        label={text(formWords.mobile)}
        isOptional
        autoComplete="off"
        value={typed.mobile}
        error={errorOf('mobile')}
        onChange={(value) => onChange({ mobile: value })}
      />
      <TextInput
        id="email"
        type="email"
        label={text(formWords.email)}
        isOptional
        autoComplete="off"
        value={typed.email}
        error={errorOf('email')}
        onChange={(value) => onChange({ email: value })}
      />
    </div>
  )
}

/** Another kind of user sits elsewhere and has other roles: the first role of that kind is ticked, the only office chosen. */
export function PlaceFields({ typed, choices, problems, onChange }: Props) {
  const text = useText()
  const { userType } = typed
  const officesFor = (type: string) =>
    choices.offices.filter((office) => isUserType(type) && officeTypesOf[type].some((fitting) => fitting === office.type))
  const choose = (type: string) => {
    const offices = officesFor(type)
    const first = choices.firstRoles.find((row) => row.userType === type)
    onChange({
      userType: type,
      officeId: offices.find(({ id }) => id === typed.officeId)?.id ?? (offices.length === 1 ? (offices[0]?.id ?? null) : null),
      roleIds: first ? [first.roleId] : [],
    })
  }
  const offices = officesFor(userType)
  return (
    <div className="grid gap-5">
      <Select
        id="userType"
        label={text(formWords.userType)}
        value={userType}
        error={problems.errorOf('userType')}
        onChange={choose}
        options={staffTypes.map((type) => ({ value: type, label: text(userTypeNames[type]) }))}
      />
      <Select
        id="officeId"
        label={text(formWords.officeId)}
        hint={text(userType ? formWords.officeHint : formWords.officeFirst)}
        isOptional={mayHaveNoOffice(userType)}
        isDisabled={!userType}
        value={typed.officeId === null ? '' : String(typed.officeId)}
        error={problems.errorOf('officeId')}
        onChange={(id) => onChange({ officeId: id ? Number(id) : null })}
        options={offices.map(({ id, name, nameBng }) => ({ value: String(id), label: text({ bn: nameBng, en: name }) }))}
      />
    </div>
  )
}

export function RoleFields({ typed, choices, problems, onChange }: Props) {
  const text = useText()
  const { userType, roleIds } = typed
  const roles = choices.roles.filter((role) => role.userType === userType)
  const tick = (id: number, isOn: boolean) => onChange({ roleIds: isOn ? [...roleIds, id] : roleIds.filter((held) => held !== id) })
  return (
    <FieldGroup
      id="roleIds"
      label={text(formWords.roleIds)}
      hint={text(userType ? formWords.rolesHint : formWords.officeFirst)}
      error={problems.errorOf('roleIds')}
    >
      <div className="grid sm:grid-cols-2">
        {roles.map(({ id, name, nameBng }) => (
          <Checkbox
            key={id}
            id={`role-${id}`}
            label={text({ bn: nameBng, en: name })}
            isChecked={roleIds.includes(id)}
            onChange={(isOn) => tick(id, isOn)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
