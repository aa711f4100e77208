import { useQuery } from '@tanstack/react-query'
import type { SecondFactorMethod } from '@wewb/domain/identity/accounts/second-factor'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { getSecondFactor } from '@wewb/domain/identity/second-factor-contracts'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useLanguage } from '#lib/i18n/language.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'

export type SecondFactor = ResponseOf<typeof getSecondFactor>

export const useSecondFactor = () =>
  useQuery({ queryKey: ['second-factor'], queryFn: async () => (await sendRequest(getSecondFactor)).data })

const names: Record<SecondFactorMethod, keyof typeof secondFactorMessages> = {
  TOTP: 'app',
  SMS: 'sms',
  EMAIL: 'email',
  RECOVERY: 'recovery',
}

/** Names a method, with the number or address a code is sent to. */
export function useSecondFactorMethodName({ codeWay, sentTo }: Pick<SecondFactor, 'codeWay' | 'sentTo'>) {
  const { text, digits } = useLanguage()
  const recipient = codeWay === 'SMS' ? digits(sentTo) : sentTo
  return {
    to: recipient,
    nameOf: (method: SecondFactorMethod) => text(secondFactorMessages[names[method]], { to: recipient }),
  }
}
