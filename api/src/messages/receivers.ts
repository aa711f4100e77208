import { readMobile, type LoginId } from '../../../domain/src/fields/formats.ts'
import { readPhone } from '../../../domain/src/fields/phone.ts'

type Person = { login: LoginId; email: string | null; phones: readonly string[]; livesAbroad: boolean }
type Receiver = { to: LoginId; isBeside?: true }

/**
 * Where a person is told. Their log-in first; who lives abroad by e-mail besides, since an SMS may not reach them, and who registered
 * by e-mail by SMS besides, at the number in their form.
 */
export function receiversOf({ login, email, phones, livesAbroad }: Person): Receiver[] {
  const atHome = phones.map(readMobile).find((number) => number !== undefined)
  const abroad = phones.map(readPhone).find((number) => number !== undefined && !number.startsWith('+8801'))
  if (login.type === 'EMAIL') return [{ to: login }, ...beside('MOBILE', atHome ?? abroad)]
  return [{ to: login }, ...beside('EMAIL', livesAbroad || abroad ? email : null)]
}

const beside = (type: LoginId['type'], value: string | null | undefined): Receiver[] =>
  value ? [{ to: { type, value }, isBeside: true }] : []
