import { MAX_APPLICATION_NUMBER_LENGTH, type StatusQuery } from '@wewb/domain/casework/status-query'
import { normalizeApplicationNo } from '@wewb/domain/engine/fields/application-number'

/** Parses `?module=…&no=…`, the URL in the QR code of the printed slip. */
export function parseStatusParams(search: string, modules: readonly { moduleCode: string }[]): StatusQuery {
  const query = new URLSearchParams(search)
  const named = modules.find(({ moduleCode }) => moduleCode === query.get('module'))
  const [only, ...others] = modules
  return {
    moduleCode: (named ?? (others.length ? undefined : only))?.moduleCode ?? '',
    applicationNo: normalizeApplicationNo(query.get('no') ?? '').slice(0, MAX_APPLICATION_NUMBER_LENGTH),
    mobile: '',
  }
}
