// oxlint-disable oxc/no-async-endpoint-handlers -- a rule for Express; Fastify waits for the promise
import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { baselineSql } from './baseline-sql.ts'

/**
 * Baseline for the portal: a server that only queries the database for the same responses, with handwritten prepared
 * statements, and checks sessions where the portal does. No forms, workflow, rate limits, headers or languages.
 */
type Constants = Record<string, { type: string; body: string; encoding?: string }>

const pool = new pg.Pool({
  connectionString: process.env['BARE_DATABASE_URL'] ?? '',
  max: 20,
  application_name: 'bare',
})
const query = async (name: keyof typeof baselineSql, values: unknown[], client: pg.Pool | pg.PoolClient = pool) =>
  (await client.query({ name, text: baselineSql[name], values })).rows
const constants = JSON.parse(readFileSync(process.env['BARE_CONSTANTS'] ?? '', 'utf8')) as Constants
const app = Fastify({ logger: false })

for (const [name, { type, body, encoding }] of Object.entries(constants)) {
  const bytes = Buffer.from(body, 'base64')
  app.get(`/constant/${name}`, (_request, reply) => {
    reply.header('content-type', type)
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(bytes)
  })
}

const token = (header = '') => createHash('sha256').update(header.slice('Bearer '.length)).digest()
const person = async (header: string | undefined): Promise<string> =>
  (await query('session', [token(header)]))[0]?.id ?? '0'

app.get('/notices', async () => {
  const [list, counted] = await Promise.all([query('notices', []), query('noticeCount', [])])
  return { status: true, data: { list, total: counted[0]?.n, page: 1, size: 10 }, message: '' }
})

app.post<{ Body: { applicationNo: string; digest: string } }>('/status', async (request) => {
  const id = await person(request.headers.authorization)
  const [data] = await query('status', [request.body.applicationNo, id, Buffer.from(request.body.digest, 'hex')])
  return { status: data !== undefined, data, message: '' }
})

app.get<{ Querystring: { page: string } }>('/desk', async (request) => {
  await person(request.headers.authorization)
  const [list, counted] = await Promise.all([
    query('desk', [(Number(request.query.page) - 1) * 10]),
    query('deskCount', []),
  ])
  return { status: true, data: { list, total: counted[0]?.n }, message: '' }
})

app.get<{ Querystring: { roll: string } }>('/results', async (request) => {
  const list = await query('results', [request.query.roll])
  return { status: true, data: { list, total: list.length, page: 1, size: 10 }, message: '' }
})

/** Inserts a row, its audit entry and the outgoing message in one transaction. */
app.post<{ Body: { sentence: string } }>('/insert', async (request) => {
  const id = await person(request.headers.authorization)
  const client = await pool.connect()
  try {
    await client.query('begin')
    const [row] = await query('insert', [id, JSON.stringify({ q1: request.body.sentence })], client)
    await query('audit', [`account:${id}`, `application:${row.id}`], client)
    await query('outbox', [`আপনার আবেদন ${row.id} পাওয়া গেছে।`], client)
    await client.query('commit')
    return { status: true, data: { id: row.id }, message: '' }
  } finally {
    client.release()
  }
})

app.post<{ Body: { loginId: string; password: string } }>('/login', async (request) => {
  const [account] = await query('account', [request.body.loginId])
  return { status: await verify(account?.password_hash ?? '', request.body.password) }
})

await app.listen({ port: Number(process.env['PORT']), host: 'localhost' })
