import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { catalogue } from '@wewb/domain/services/definitions/catalogue'
import { inject } from 'vitest'
import { buildApp } from '#app.ts'
import { demoPassword } from '#demo/people.ts'
import { readConfig } from '#config/config.ts'
import type { Portal } from '#server/context.ts'
import { createSession } from '#server/sessions.ts'
import { openPortal } from '#portal.ts'
import { databaseUrl, testDataKey, testSecret } from './global-setup.ts'

export type TestResponse = {
  code: number
  headers: Record<string, unknown>
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read responses of every shape
  body: any
}
type Ask = { token?: string; language?: 'bn' | 'en'; headers?: Record<string, string>; remoteAddress?: string }

export const testCaptcha = '123456'

/** Starts a whole portal on its own database, without mocks. */
export async function startTestPortal(
  environment: Record<string, string> = {},
  services: readonly ServiceDefinition[] = catalogue,
) {
  const owner = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await ownerSays(owner, `create database ${name} template template_portal strategy file_copy`)
  const dataDir = mkdtempSync(join(tmpdir(), 'wewb-portal-'))
  const ownerUrl = databaseUrl(owner, name)
  const config = readConfig({
    DATA_DIR: dataDir,
    PORTAL_ENV: 'demo',
    PORTAL_SECRET: testSecret,
    PORTAL_DATA_KEY: testDataKey,
    PORTAL_FIXED_CAPTCHA: testCaptcha,
    PORTAL_LIMIT_FACTOR: '1000',
    SHED_AFTER_MS: '0',
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const { portal, close } = await openPortal(config, ownerUrl, services)
  // Disables quiet hours, because tests also run at night; tests of quiet hours restore them.
  await portal.db.updateTable('general_setting').set({ value: '0' }).where('code', 'like', 'SMS_QUIET_%').execute()
  const app = await buildApp(portal, { pages: false })
  return {
    ...portal,
    app,
    ownerUrl,
    revisionOf: async (applicationNo: string) =>
      (await portal.db.selectFrom('application').select('revision').where('no', '=', applicationNo).executeTakeFirst())
        ?.revision,
    ...createPortalClient(app, (loginId) => sessionOf(portal, loginId)),
    stop: async () => {
      await app.close()
      await close()
      await ownerSays(owner, `drop database ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestPortal = Awaited<ReturnType<typeof startTestPortal>>
/** A portal accessed only by its API. */
export type PortalClient = Pick<TestPortal, 'request' | 'tokenOf'> & Partial<Pick<TestPortal, 'revisionOf'>>

export function createPortalClient(app: FastifyInstance, openSessionOf?: (loginId: string) => Promise<string>) {
  const request = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: unknown,
    { token, language, headers, remoteAddress }: Ask = {},
  ): Promise<TestResponse> => {
    const response = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(language ? { 'accept-language': language } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload: payload as object }),
      ...(remoteAddress ? { remoteAddress } : {}),
    })
    return {
      code: response.statusCode,
      headers: response.headers,
      body: response.headers['content-type']?.includes('json') ? response.json() : response.rawPayload,
    }
  }
  const get = (path: string, options?: Ask) => request('GET', path, undefined, options)
  const post = (path: string, payload?: unknown, options?: Ask) => request('POST', path, payload, options)
  const newCaptcha = async () => ({
    captchaId: String((await get('/pub/captcha')).body.data.captchaId),
    captcha: testCaptcha,
  })
  const logIn = async (loginId: string, password = demoPassword, options?: Ask) =>
    post('/pub/login', { loginId, password, ...(await newCaptcha()) }, options)
  // Uses a known device: a login from a new one sends a message.
  const sameDevice = { headers: { cookie: `device=${'d'.repeat(43)}` } }
  const newTokenOf = async (loginId: string, password?: string): Promise<string> =>
    (await logIn(loginId, password, sameDevice)).body.token
  // One session per user is enough. Tests of logins and sessions request new ones.
  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (loginId: string): Promise<string> => {
    const token = tokens.get(loginId) ?? (openSessionOf ?? newTokenOf)(loginId)
    tokens.set(loginId, token)
    return token
  }
  return { request, get, post, newCaptcha, logIn, newTokenOf, tokenOf }
}

/** Creates a session without rendering a captcha and hashing a password. */
async function sessionOf({ db, secrets, config }: Portal, loginId: string): Promise<string> {
  const { id } = await db.selectFrom('account').select('id').where('login_id', '=', loginId).executeTakeFirstOrThrow()
  const session = { accountId: id, device: 'Chrome on Android', isNewDevice: false, hours: config.sessionHours }
  return await db.transaction().execute((tx) => createSession(tx, secrets, session))
}

async function ownerSays(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Polls until the condition holds, at most ten seconds. */
export async function eventually<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 500; tries += 1) {
    const seen = await look()
    if (seen) return seen
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('condition not met within ten seconds')
}
