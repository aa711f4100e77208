import { login } from '../../../../domain/src/contracts/accounts.ts'
import type { AnswerOf } from '../../../../domain/src/contracts/contract.ts'
import { call } from '../../api-client/call.ts'
import { useWelcome } from './use-welcome.ts'

type Credentials = { loginId: string; password: string; captchaId: string; captcha: string }
export type SecondFactorAsked = Extract<AnswerOf<typeof login>, { secondFactor: unknown }>['secondFactor']

/** Logs in and goes on, or answers with the second step that is still to come. */
export function useLogIn(isSharedPhone: boolean) {
  const welcome = useWelcome(isSharedPhone)
  return async (body: Credentials): Promise<SecondFactorAsked | undefined> => {
    const { data, token, appSettings } = await call(login, { body })
    if ('secondFactor' in data) return data.secondFactor
    await welcome({ data, token, appSettings })
    return undefined
  }
}
