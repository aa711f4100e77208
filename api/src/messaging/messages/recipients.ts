import { parseMobile, type LoginId } from '@wewb/domain/engine/fields/formats'
import { parsePhone } from '@wewb/domain/engine/fields/phone'
import type { MessageChannel } from '@wewb/domain/messaging/message-channels'

type Person = {
  login: LoginId
  email: string | null
  phones: readonly string[]
  livesAbroad: boolean
  channel: MessageChannel
}
type Receiver = { to: LoginId; isSecondary?: true }

/**
 * Returns where to notify a person: on the chosen channels as far as they exist, otherwise the login first; for people
 * abroad also the e-mail address, since an SMS may not arrive, and for e-mail logins also the mobile number in the
 * form.
 */
export function recipientsOf(person: Person): Receiver[] {
  const chosen = chosenRecipients(person)
  return chosen.length > 0 ? chosen : usualRecipients(person)
}

function usualRecipients({ login, email, phones, livesAbroad }: Person): Receiver[] {
  const abroad = phones.map(parsePhone).find((number) => number !== undefined && !number.startsWith('+8801'))
  if (login.type === 'EMAIL') return [{ to: login }, ...beside('MOBILE', mobileIn(phones) ?? abroad)]
  return [{ to: login }, ...beside('EMAIL', livesAbroad || abroad ? email : null)]
}

/** SMS are chosen within the country only: one that is sent abroad may not arrive, so it replaces nothing. */
function chosenRecipients({ login, email, phones, channel }: Person): Receiver[] {
  const mobile = login.type === 'MOBILE' ? login.value : mobileIn(phones)
  const address = login.type === 'EMAIL' ? login.value : email
  const receivers: Receiver[] = [
    ...(channel !== 'EMAIL' && mobile ? [{ to: { type: 'MOBILE' as const, value: mobile } }] : []),
    ...(channel !== 'SMS' && address ? [{ to: { type: 'EMAIL' as const, value: address } }] : []),
  ]
  return channel === 'USUAL' ? [] : receivers
}

const mobileIn = (phones: readonly string[]) => phones.map(parseMobile).find((number) => number !== undefined)

const beside = (type: LoginId['type'], value: string | null | undefined): Receiver[] =>
  value ? [{ to: { type, value }, isSecondary: true }] : []
