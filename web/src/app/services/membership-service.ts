import { product } from '../../../../domain/src/lookups/portal.ts'

export const membership = `${product}-membership` as const
export const passportChange = `${product}-passport` as const

/** The number begins with the prefix of its service; before there is one, the address names the service. */
export function serviceIn(query: URLSearchParams): typeof membership | typeof passportChange {
  const number = query.get('application')
  const isPassport = number ? number.startsWith('MPP-') : query.get('service') === passportChange
  return isPassport ? passportChange : membership
}
