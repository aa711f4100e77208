import { normalizeApplicationNo } from '#engine/fields/application-number.ts'
import { parseMobile } from '#engine/fields/formats.ts'
import { issue, type Issue } from '#engine/fields/issue.ts'
import { parsePhone } from '#engine/fields/phone.ts'
import { invalidPhoneIssue } from './desk-contracts.ts'

export type StatusQuery = { moduleCode: string; applicationNo: string; mobile: string }

export const MAX_APPLICATION_NUMBER_LENGTH = 40

/** Normalizes the typed values for the request. */
export const normalizeStatusQuery = ({ moduleCode, applicationNo, mobile }: StatusQuery): StatusQuery => ({
  moduleCode,
  applicationNo: normalizeApplicationNo(applicationNo),
  mobile: parseMobile(mobile) ?? parsePhone(mobile) ?? mobile.trim(),
})

/** Validates before the lookup: in the browser, or on the server for browsers without JavaScript. */
export function validateStatusQuery(typed: StatusQuery): Issue[] {
  const { moduleCode, applicationNo, mobile } = normalizeStatusQuery(typed)
  return [
    ...(moduleCode ? [] : [issue('moduleCode', 'required')]),
    ...(applicationNo ? [] : [issue('applicationNo', 'required')]),
    ...(applicationNo.length > MAX_APPLICATION_NUMBER_LENGTH
      ? [issue('applicationNo', 'too-long', MAX_APPLICATION_NUMBER_LENGTH)]
      : []),
    ...(mobile ? [] : [issue('mobile', 'required')]),
    ...(mobile && !parsePhone(mobile) ? [invalidPhoneIssue] : []),
  ]
}
