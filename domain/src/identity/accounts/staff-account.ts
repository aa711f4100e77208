import { getOwn } from '#collections/get-own.ts'
import { parseEmail, parseLoginId, parseMobile } from '#engine/fields/formats.ts'
import { issue, type Issue } from '#engine/fields/issue.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { validatePersonNames } from './registration.ts'
import { mayHaveNoOffice, officeTypesOf, staffTypes, userTypeNames } from './user-types.ts'
import type { UserType } from '#access/roles.ts'

/** Input of an administrator for a staff account, with the names of the request body. */
export type StaffAccount = {
  full_name: string
  full_name_bng: string
  login_id: string
  email: string
  mobile: string
  userType: string
  officeId: number | null
  roleIds: readonly number[]
}

/** Available offices and roles, the same in browser and server. */
export type StaffChoices = {
  offices: readonly { id: number; type: string }[]
  roles: readonly { id: number; userType: string; name: string; nameBng: string }[]
}

/** Validates the form and each row of an imported sheet, in the browser and on the server. */
export function validateStaffAccount(typed: StaffAccount, choices: StaffChoices): Issue[] {
  return [
    ...validatePersonNames(typed.full_name, typed.full_name_bng).map(({ path, ...rest }) => ({
      ...rest,
      path: getOwn(inputNames, path) ?? path,
    })),
    ...checkContacts(typed),
    ...checkOfficeAndRoles(typed, choices),
  ]
}

const inputNames: Record<string, string> = { fullNameEn: 'full_name', fullNameBn: 'full_name_bng' }

function checkContacts({ login_id, email, mobile }: StaffAccount): Issue[] {
  return [
    ...(login_id.trim() ? [] : [issue('login_id', 'required')]),
    ...(login_id.trim() && !parseLoginId(login_id) ? [issue('login_id', 'not-a-login-id')] : []),
    ...(email.trim() && !parseEmail(email) ? [issue('email', 'not-an-email')] : []),
    ...(mobile.trim() && !parseMobile(mobile) ? [issue('mobile', 'not-a-mobile')] : []),
  ]
}

function checkOfficeAndRoles({ userType, officeId, roleIds }: StaffAccount, { offices, roles }: StaffChoices): Issue[] {
  const type = staffTypes.find((staffType) => staffType === userType)
  if (!type) return [userType ? ruleIssue('userType', onlyStaff) : issue('userType', 'required')]
  return [...checkOffice(type, officeId, offices), ...checkRoles(type, roleIds, roles)]
}

function checkOffice(type: UserType, officeId: number | null, offices: StaffChoices['offices']): Issue[] {
  if (officeId === null) return mayHaveNoOffice(type) ? [] : [issue('officeId', 'required')]
  const office = offices.find(({ id }) => id === officeId)
  if (!office) return [issue('officeId', 'not-an-option')]
  return officeTypesOf[type].some((fitting) => fitting === office.type)
    ? []
    : [ruleIssue('officeId', wrongOfficeMessage(userTypeNames[type]))]
}

function checkRoles(type: UserType, roleIds: readonly number[], roles: StaffChoices['roles']): Issue[] {
  if (roleIds.length === 0) return [ruleIssue('roleIds', noRole)]
  const chosen = roleIds.map((id) => roles.find((role) => role.id === id))
  if (chosen.includes(undefined)) return [issue('roleIds', 'not-an-option')]
  const wrong = chosen.find((role) => role?.userType !== type)
  return wrong
    ? [ruleIssue('roleIds', wrongRoleMessage({ bn: wrong.nameBng, en: wrong.name }, userTypeNames[type]))]
    : []
}

/** An issue with a custom message. */
export const ruleIssue = (path: string, message: Bilingual): Issue => ({ path, code: 'rule', message })

const onlyStaff = {
  bn: 'আবেদনকারী নিজে নিবন্ধন করেন; এখানে শুধু কর্মকর্তা-কর্মচারী যোগ করা যায়।',
  en: 'Applicants register themselves; only staff can be added here.',
}
const noRole = { bn: 'কমপক্ষে একটি রোল বেছে নিন।', en: 'Choose at least one role.' }
const wrongOfficeMessage = (type: Bilingual) => ({
  bn: `এই অফিসটি “${type.bn}” ধরনের ব্যবহারকারীর নয়।`,
  en: `This office is not one for users of the kind “${type.en}”.`,
})
const wrongRoleMessage = (role: Bilingual, type: Bilingual) => ({
  bn: `“${role.bn}” রোলটি “${type.bn}” ধরনের ব্যবহারকারীর নয়।`,
  en: `The role “${role.en}” is not one for users of the kind “${type.en}”.`,
})
