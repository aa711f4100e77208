import { readApplicationNo } from '../fields/application-number.ts'
import { readMobile } from '../fields/formats.ts'
import { issue, type Issue } from '../fields/issue.ts'
import { readPhone } from '../fields/phone.ts'
import { noPhone } from './desk.ts'

export type AskedStatus = { moduleCode: string; applicationNo: string; mobile: string }

export const longestNumber = 40

/** What was typed, as the call takes it. */
export const readAsked = ({ moduleCode, applicationNo, mobile }: AskedStatus): AskedStatus => ({
  moduleCode,
  applicationNo: readApplicationNo(applicationNo),
  mobile: readMobile(mobile) ?? readPhone(mobile) ?? mobile.trim(),
})

/** Said before anything is asked: by the browser, or by the server to who has no script. */
export function checkAsked(typed: AskedStatus): Issue[] {
  const { moduleCode, applicationNo, mobile } = readAsked(typed)
  return [
    ...(moduleCode ? [] : [issue('moduleCode', 'required')]),
    ...(applicationNo ? [] : [issue('applicationNo', 'required')]),
    ...(applicationNo.length > longestNumber ? [issue('applicationNo', 'too-long', longestNumber)] : []),
    ...(mobile ? [] : [issue('mobile', 'required')]),
    ...(mobile && !readPhone(mobile) ? [noPhone] : []),
  ]
}
