import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { demoPassword } from '@wewb/api/demo/people.ts'
import { canaries, findCanaries } from './canary-values.ts'
import { databaseProcessOf } from '#resilience/test-environment/database-process.ts'
import type { TestEnvironment } from '#resilience/test-environment/test-environment.ts'
import type { Scale } from '#resilience/invariant.ts'

const values = Object.values(canaries).map(({ value }) => value)

/** Provokes errors that involve personal numbers: failing statements and malformed requests. */
export async function provokeErrors(environment: TestEnvironment, scale: Scale): Promise<string[]> {
  const answers = await Promise.all(values.flatMap((value) => sendMalformedRequests(environment, value)))
  await failingStatements(environment)
  if (scale === 'full') answers.push(await slowRegistration(environment))
  // A response must not echo the submitted value.
  return answers.flatMap(({ responseText, name }) =>
    findCanaries(responseText).length > 0 ? [`${name} echoes the request`] : [],
  )
}

function sendMalformedRequests(
  { origin }: TestEnvironment,
  value: string,
): Promise<{ name: string; responseText: string }>[] {
  const text = encodeURIComponent(value)
  const send = async (name: string, path: string, body?: string) => {
    const options = body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } }
    const response = await fetch(`${origin}/api/v1${path}`, { ...options, redirect: 'manual' })
    return { name, responseText: `${JSON.stringify([...response.headers])} ${await response.text()}` }
  }
  return [
    send('an unknown address', `/nowhere/${text}`),
    send('an unknown query', `/pub/portal-notice?nid=${text}`),
    send('a wrong number', `/pub/portal-notice?page=${text}`),
    send('a broken body', '/pub/login', `{"loginId":"${value}"`),
    send('an unknown key', '/pub/login', JSON.stringify({ [value]: value })),
    send(
      'a reset by query',
      `/pub/reset-password?resetToken=${text}&newPassword=${text}&confirmPassword=${text}`,
      '{}',
    ),
    send('a forged code', `/pub/qr-code-verify?code=${text}`, '{}'),
    send(
      'a log-in',
      '/pub/login',
      JSON.stringify({ loginId: value, password: value, captchaId: value.slice(0, 60), captcha: '123456' }),
    ),
  ]
}

/** Duplicate key, wrong type and statement timeout: PostgreSQL logs all of these. */
async function failingStatements(environment: TestEnvironment) {
  const client = new pg.Client(databaseProcessOf(environment).url)
  await client.connect()
  const expectFailure = async (statement: string, parameters: string[] = []) => {
    const isRefused = await client.query(statement, parameters).then(
      () => false,
      () => true,
    )
    if (!isRefused) throw new Error(`the database accepted «${statement}»`)
  }
  try {
    await client.query('create temporary table proof (value text primary key)')
    for (const value of values) {
      await client.query('insert into proof values ($1)', [value])
      await expectFailure('insert into proof values ($1)', [value])
      await expectFailure(`insert into proof values ('${value}')`)
      await expectFailure('select $1::uuid', [value])
      await expectFailure(`select '${value}'::uuid`)
      await expectFailure(`select no_such_column from proof where value = '${value}'`)
    }
    await client.query('set statement_timeout = 20')
    for (const value of values.slice(0, 3)) await expectFailure(`select pg_sleep(1), '${value}'`)
  } finally {
    await client.end()
  }
}

/** A registration that times out, because the account table is locked. */
async function slowRegistration(environment: TestEnvironment) {
  const { captchaId } = (await environment.request('GET', '/pub/captcha')).body.data
  const client = new pg.Client(databaseProcessOf(environment).url)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('lock table account in access exclusive mode')
    const secret = {
      password: demoPassword,
      confirmPassword: demoPassword,
      termsAccepted: 'Y',
      captchaId,
      captcha: '123456',
    }
    const body = {
      fullNameEn: 'Amena Begum',
      loginType: 'MOBILE',
      mobile: canaries.complaintPhone.value,
      nid: canaries.medicalNid.value,
      ...secret,
    }
    const answer = await environment.request('POST', '/pub/registration', { body })
    if (answer.status !== 503) throw new Error(`a registration that waits for the database returned ${answer.status}`)
    return { name: 'a slow registration', responseText: JSON.stringify(answer.body) }
  } finally {
    await client.end()
  }
}

/** Canaries in the logs of the portal and of PostgreSQL. */
export function findLogLeaks({ log, dataDir }: TestEnvironment): { leaks: string[]; lines: number } {
  const logs = [
    { name: "the portal's log", text: readFileSync(log, 'utf8') },
    { name: "PostgreSQL's log", text: readFileSync(join(dataDir, 'postgres.log'), 'utf8') },
  ]
  return {
    leaks: logs.flatMap(({ name, text }) =>
      findCanaries(text).map(({ kind, of }) => `${name} has the ${kind} of the ${of}`),
    ),
    lines: logs.reduce((sum, { text }) => sum + text.split('\n').length, 0),
  }
}
