import { noPhone } from '../../../../domain/src/contracts/desk.ts'
import { readApplicationNo } from '../../../../domain/src/fields/application-number.ts'
import { readMobile } from '../../../../domain/src/fields/formats.ts'
import { issue, type Issue } from '../../../../domain/src/fields/issue.ts'
import { readPhone } from '../../../../domain/src/fields/phone.ts'

export type AskedStatus = { moduleCode: string; applicationNo: string; mobile: string }

const longestNumber = 40

/** What the server is asked. */
export const readAsked = ({ moduleCode, applicationNo, mobile }: AskedStatus): AskedStatus => ({
  moduleCode,
  applicationNo: readApplicationNo(applicationNo),
  mobile: readMobile(mobile) ?? readPhone(mobile) ?? mobile.trim(),
})

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

/** `?module=…&no=…`, as the QR code of the printed slip has it. */
export function askedInAddress(search: string, modules: readonly { moduleCode: string }[]): AskedStatus {
  const query = new URLSearchParams(search)
  const named = modules.find(({ moduleCode }) => moduleCode === query.get('module'))
  const [only, ...others] = modules
  return {
    moduleCode: (named ?? (others.length ? undefined : only))?.moduleCode ?? '',
    applicationNo: readApplicationNo(query.get('no') ?? '').slice(0, longestNumber),
    mobile: '',
  }
}
