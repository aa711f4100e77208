import { login } from '@wewb/domain/identity/account-contracts'
import type { ResponseOf } from '@wewb/domain/http/contract'
import { sendRequest } from '#lib/api-client/send-request.ts'
import { useCompleteLogin } from './use-complete-login.ts'

type Credentials = { loginId: string; password: string; captchaId: string; captcha: string }
export type SecondFactorChallenge = Extract<ResponseOf<typeof login>, { secondFactor: unknown }>['secondFactor']

/** Logs in and continues, or returns the challenge of the second factor. */
export function useLogIn(isSharedPhone: boolean) {
  const welcome = useCompleteLogin(isSharedPhone)
  return async (body: Credentials): Promise<SecondFactorChallenge | undefined> => {
    const { data, token, appSettings } = await sendRequest(login, { body })
    if ('secondFactor' in data) return data.secondFactor
    await welcome({ data, token, appSettings })
    return undefined
  }
}
