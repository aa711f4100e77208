import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '#config/config.ts'
import { startTestPortal } from '#testing/test-portal.ts'
import { createExternalRegister } from './external-register.ts'

type Reply = (request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>) => void
let outside: Server
let url: string
let reply: Reply
let queries: Record<string, unknown>[]

beforeEach(async () => {
  queries = []
  outside = createServer((request, response) => {
    void text(request).then((body) => {
      queries.push(JSON.parse(body) as Record<string, unknown>)
      reply(request, response, queries.at(-1) ?? {})
    })
  })
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/lookup`
})
afterEach(() => {
  vi.useRealTimers()
  outside.closeAllConnections()
  outside.close()
})

const answers =
  (data: unknown, status = 200): Reply =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data))
const karim = { workerPassportNo: 'A01234567', workerDob: '1975-05-05' }
const known = { data: { name: 'ABDUL KARIM', country: 'Saudi Arabia', clearanceId: 'bmet-77' } }
const bmet = (mapping?: object) =>
  readConfig({ BMET_URL: url, BMET_KEY: 'key-1', ...(mapping ? { BMET_MAPPING: JSON.stringify(mapping) } : {}) })
    .bmet ?? never()
const never = (): never => {
  throw new Error('not configured')
}

describe('external register', () => {
  it('is queried with its field names and key, and mapped back to ours', async () => {
    let key: string | undefined
    reply = (request, response, body) => {
      key = request.headers.authorization
      answers(known)(request, response, body)
    }
    const found = await createExternalRegister('worker', bmet())(karim)
    expect(found).toEqual({
      outcome: 'found',
      source: 'BMET',
      reference: 'BMET-77',
      confirmed: { workerNameEn: 'ABDUL KARIM', workerCountryId: 'SA' },
      details: {},
    })
    expect([key, queries]).toEqual(['Bearer key-1', [{ passportNo: 'A01234567', dateOfBirth: '1975-05-05' }]])
  })

  it('has no match for an unnamed person', async () => {
    const ask = createExternalRegister('worker', bmet())
    for (const nobody of [answers({}, 404), answers({ data: null }), answers({ data: { name: '' } }), answers([])]) {
      reply = nobody
      expect(await ask(karim)).toEqual({ outcome: 'not-found' })
    }
  })

  it('must return a matching date of birth or number when it matches by passport alone', async () => {
    const mapping = {
      ask: { workerPassportNo: 'p' },
      answer: { workerNameEn: 'name', workerCountryId: 'country', workerDob: 'born', clearanceOrMemberNo: 'id' },
    }
    const ask = createExternalRegister('worker', bmet(mapping))
    const back = { name: 'ABDUL KARIM', country: 'SA', born: '05/05/1975', id: 'c-1' }
    reply = answers(back)
    expect((await ask(karim)).outcome).toBe('found')
    expect((await ask({ workerPassportNo: 'A01234567', clearanceOrMemberNo: 'C-1' })).outcome).toBe('found')
    expect((await ask({ ...karim, workerDob: '1975-05-06' })).outcome).toBe('not-found')
    expect((await ask({ workerPassportNo: 'A01234567' })).outcome).toBe('not-found')
  })

  it('counts as unavailable when its response is malformed', async () => {
    const ask = createExternalRegister('worker', bmet())
    for (const nonsense of [
      answers({ data: { name: '<script>', country: 'SA' } }),
      answers({ data: { name: 'ABDUL KARIM', country: 'Atlantis' } }),
    ]) {
      reply = nonsense
      expect(await ask(karim)).toEqual({ outcome: 'silent' })
    }
    reply = (_request, response) => response.end('<html>')
    expect(await ask(karim)).toEqual({ outcome: 'silent' })
  })

  it('has a timeout of three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const received = new Promise<void>((resolve) => (reply = () => resolve()))
    const settled = vi.fn<() => void>()
    const context = createExternalRegister('worker', bmet())(karim).finally(settled)
    await received
    await vi.advanceTimersByTimeAsync(2999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalled()
    expect(await context).toEqual({ outcome: 'silent' })
  })

  it('is skipped for a while after five consecutive failures, then tried once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const ask = createExternalRegister('worker', bmet())
    reply = answers({}, 500)
    for (let tries = 0; tries < 8; tries += 1) expect((await ask(karim)).outcome).toBe('silent')
    expect(queries).toHaveLength(5)
    vi.setSystemTime(Date.now() + 30_000)
    reply = answers(known)
    expect((await ask(karim)).outcome).toBe('found')
    expect((await ask(karim)).outcome).toBe('found')
    expect(queries).toHaveLength(7)
  })
})

describe('portal with external registers', () => {
  const mapping = JSON.stringify({
    ask: { rollNo: 'roll' },
    answer: { studentNameEn: 'name', fatherName: 'father', motherName: 'mother', result: 'gpa' },
  })
  const worker = { identitySource: '4', ...karim }
  const student = {
    educationLevelId: '3',
    boardId: '3',
    passingYear: 2025,
    rollNo: '123456',
    registrationNo: '1234567890',
  }

  it('queries them first, its tables if they fail, and otherwise leaves it to an officer', async () => {
    const portal = await startTestPortal({ BMET_URL: url, BOARD_URL: url, BOARD_MAPPING: mapping })
    try {
      const token = await portal.tokenOf('01700000001')
      const check = async (of: 'worker' | 'student', body: object) =>
        (await portal.post(`/identity/verify-${of}`, body, { token, language: 'en' })).body

      reply = answers({ ...known, name: 'RAHIMA K', father: 'ABDUL KARIM', mother: 'AMENA BEGUM', gpa: '4.89' })
      expect((await check('worker', worker)).data).toMatchObject({ outcome: 'verified', clearanceId: 'BMET-77' })
      expect((await check('student', student)).data).toMatchObject({
        outcome: 'verified',
        studentNameEn: 'RAHIMA K',
        result: 4.89,
      })

      reply = answers({}, 503)
      expect((await check('worker', worker)).data).toMatchObject({ outcome: 'verified', clearanceId: 'C-1' })
      expect((await check('student', student)).data).toMatchObject({
        outcome: 'verified',
        studentNameEn: 'RAHIMA KHATUN',
      })
      const unsure = await check('worker', { ...worker, workerPassportNo: 'Z99999999' })
      expect(unsure).toMatchObject({
        message: expect.stringContaining('an officer will verify'),
        data: { outcome: 'manual', sourceType: 4 },
      })
      expect((await check('student', { ...student, rollNo: '999999' })).data).toMatchObject({
        outcome: 'manual',
        foundYn: 'N',
      })
    } finally {
      await portal.stop()
    }
  })

  it('trusts an external “no” over its own clearances, but not over its members', async () => {
    const portal = await startTestPortal({ BMET_URL: url })
    try {
      const token = await portal.tokenOf('01700000001')
      reply = answers({}, 404)
      const check = async (body: object) => (await portal.post('/identity/verify-worker', body, { token })).body.data
      expect(await check(worker)).toMatchObject({ outcome: 'not-found' })
      expect(
        await check({ identitySource: '4', workerPassportNo: 'A04567890', workerDob: '1980-02-14' }),
      ).toMatchObject({ memberNo: 'M-1' })
      const before = queries.length
      expect(
        await check({
          identitySource: '2',
          workerPassportNo: 'A06789012',
          nocNumber: 'NOC-15/2026',
          nocDate: '2026-01-20',
          nocMissionId: 'RUH',
        }),
      ).toMatchObject({ sourceType: 2, foundYn: 'Y' })
      expect(queries).toHaveLength(before)
    } finally {
      await portal.stop()
    }
  })
})

it('reports an invalid URL or mapping at start', () => {
  expect(() => readConfig({ BMET_URL: 'bmet' })).toThrow('BMET_URL')
  expect(() => readConfig({ BOARD_URL: 'https://board.example', BOARD_MAPPING: '{"ask":[]}' })).toThrow('BOARD_MAPPING')
})
