import { longestNumber, type AskedStatus } from '../../../../domain/src/contracts/asked-status.ts'
import { readApplicationNo } from '../../../../domain/src/fields/application-number.ts'

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
