import { getOwn } from '@wewb/domain/collections/get-own'
import type { ResponseOf } from '@wewb/domain/http/contract'
import type { checkStatus } from '@wewb/domain/casework/desk-contracts'
import type { AlertKind } from '#components/feedback/alert.tsx'

export type StatusResponse = ResponseOf<typeof checkStatus>

const alertKinds: Record<string, AlertKind> = {
  grey: 'info',
  amber: 'info',
  blue: 'info',
  orange: 'needs-you',
  green: 'success',
  red: 'danger',
}

/** Returns the alert kind of a status; the label is the service's own. */
export const statusAlertKind = ({ colour }: Pick<StatusResponse, 'colour'>): AlertKind =>
  getOwn(alertKinds, colour) ?? 'info'
