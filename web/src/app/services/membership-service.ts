import { product } from '@wewb/domain/reference/portal'

export const membershipServiceCode = `${product}-membership` as const
export const passportChangeServiceCode = `${product}-passport` as const

/** The application number starts with the prefix of its service; without a number the URL names the service. */
export function parseMembershipService(
  query: URLSearchParams,
): typeof membershipServiceCode | typeof passportChangeServiceCode {
  const number = query.get('application')
  const isPassport = number ? number.startsWith('MPP-') : query.get('service') === passportChangeServiceCode
  return isPassport ? passportChangeServiceCode : membershipServiceCode
}
