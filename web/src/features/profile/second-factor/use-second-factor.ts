import { useQuery } from '@tanstack/react-query'
import type { SecondFactorWay } from '../../../../../domain/src/accounts/second-factor.ts'
import type { AnswerOf } from '../../../../../domain/src/contracts/contract.ts'
import { getSecondFactor } from '../../../../../domain/src/contracts/second-factor.ts'
import { call } from '../../../api-client/call.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { secondFactorWords as words } from './second-factor-words.ts'

export type SecondFactor = AnswerOf<typeof getSecondFactor>

export const useSecondFactor = () => useQuery({ queryKey: ['second-factor'], queryFn: async () => (await call(getSecondFactor)).data })

const names: Record<SecondFactorWay, keyof typeof words> = { TOTP: 'app', SMS: 'sms', EMAIL: 'email', RECOVERY: 'recovery' }

/** A way in words, with the number or address a code goes to. */
export function useWayName({ codeWay, sentTo }: Pick<SecondFactor, 'codeWay' | 'sentTo'>) {
  const { text, digits } = useLanguage()
  const to = codeWay === 'SMS' ? digits(sentTo) : sentTo
  return { to, nameOf: (way: SecondFactorWay) => text(words[names[way]], { to }) }
}
