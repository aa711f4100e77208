import type { LoggedIn } from '../web/src/api-client/session.ts'

export const password = 'Demo@12345'
export const captcha = '123456'

type Session = { data: LoggedIn; token: string; appSettings: object }

/** One session a person, kept by this worker: a log-in draws a captcha and hashes a password. */
const sessions = new Map<string, Session>()

/** The answer of the log-in, over HTTP. A journey may have ended the session since: then a new one is opened. */
export async function sessionOf(origin: string, loginId: string): Promise<Session> {
  const key = `${loginId} at ${origin}`
  const kept = sessions.get(key)
  if (kept && (await fetch(`${origin}/api/v1/profile`, { headers: { authorization: `Bearer ${kept.token}` } })).ok) return kept
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
