import type { LoginResult } from '@wewb/web/lib/api-client/session-storage.ts'

export const password = 'Demo@12345'
export const captcha = '123456'

type Session = { data: LoginResult; token: string; appSettings: object }

/** Cached sessions by person, because a log-in renders a captcha and hashes a password. */
const sessions = new Map<string, Session>()

/** Response of the log-in over HTTP. Logs in again if a journey has ended the session. */
export async function getSession(origin: string, loginId: string): Promise<Session> {
  const key = `${loginId} at ${origin}`
  const stored = sessions.get(key)
  if (stored && (await fetch(`${origin}/api/v1/profile`, { headers: { authorization: `Bearer ${stored.token}` } })).ok)
    return stored
  const { data } = (await (await fetch(`${origin}/api/v1/pub/captcha`)).json()) as { data: { captchaId: string } }
  const response = await fetch(`${origin}/api/v1/pub/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId, password, captchaId: data.captchaId, captcha }),
  })
  if (!response.ok) throw new Error(`${loginId} cannot log in: ${await response.text()}`)
  const session = (await response.json()) as Session
  sessions.set(key, session)
  return session
}
