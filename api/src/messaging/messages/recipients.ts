import { parseMobile, type LoginId } from '@wewb/domain/engine/fields/formats'
import { parsePhone } from '@wewb/domain/engine/fields/phone'

type Person = { login: LoginId; email: string | null; phones: readonly string[]; livesAbroad: boolean }
type Receiver = { to: LoginId; isSecondary?: true }

/**
 * Returns where to notify a person: the login first; for people abroad also the e-mail address, since an SMS may not
 * arrive, and for e-mail logins also the mobile number in the form.
 */
export function recipientsOf({ login, email, phones, livesAbroad }: Person): Receiver[] {
  const atHome = phones.map(parseMobile).find((number) => number !== undefined)
  const abroad = phones.map(parsePhone).find((number) => number !== undefined && !number.startsWith('+8801'))
  if (login.type === 'EMAIL') return [{ to: login }, ...beside('MOBILE', atHome ?? abroad)]
  return [{ to: login }, ...beside('EMAIL', livesAbroad || abroad ? email : null)]
}

const beside = (type: LoginId['type'], value: string | null | undefined): Receiver[] =>
  value ? [{ to: { type, value }, isSecondary: true }] : []
