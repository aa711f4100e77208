import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { handleError } from './error-handler.ts'
import { estimatePoolWait } from '#db/pool-wait.ts'
import { shedLoad } from './shed-load.ts'

/** A pool whose queue and clock the test controls. */
function pool() {
  let served = () => {}
  const state = { waitingCount: 0, at: 0, on: (_: 'acquire', listener: () => void) => (served = listener) }
  const line = estimatePoolWait(state, () => state.at)
  const serve = (waitingCount: number, after: number) => {
    state.at += after
    state.waitingCount = waitingCount
    served()
  }
  return { state, line, serve }
}

describe('estimated wait for the database', () => {
  it('is zero without a queue', () => {
    const { line, serve } = pool()
    serve(0, 5000)
    expect(line()).toBe(0)
  })
  it('is the queue length times the recent service time', () => {
    const { line, serve } = pool()
    for (let n = 0; n < 1000; n += 1) serve(40, 5)
    expect(line()).toBeCloseTo(200, -1)
  })
  it('learns nothing from times without a queue', () => {
    const { line, serve } = pool()
    for (let n = 0; n < 1000; n += 1) serve(n % 2, 5000)
    serve(10, 1)
    expect(line()).toBeLessThan(50)
  })
  it('is at least the time since the last completion', () => {
    const { state, line, serve } = pool()
    serve(1, 5)
    state.at += 2500
    expect(line()).toBe(2500)
  })
})

describe('load shedding', () => {
  const closers: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const close of closers.splice(0)) await close()
  })
  async function crowd(size: number, waits: number, maxWaitMs = 300) {
    const app = Fastify()
    closers.push(() => app.close())
    app.setErrorHandler(handleError)
    shedLoad(app, () => waits, maxWaitMs)
    let open = () => {}
    const door = new Promise<void>((resolve) => (open = resolve))
    app.get('/slow', () => door.then(() => 'done'))
    const inside = Array.from({ length: size }, () => app.inject('/slow'))
    setTimeout(open, 50)
    return await Promise.all(inside)
  }
  const codes = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)

  it('admits twenty and rejects the others with Retry-After', async () => {
    const answers = await crowd(30, 100)
    expect(codes(answers)).toEqual([...Array<number>(20).fill(200), ...Array<number>(10).fill(503)])
    expect(answers.at(-1)?.headers['retry-after']).toBe('2')
    expect(answers.at(-1)?.json()).toMatchObject({ status: false, code: 'UNAVAILABLE' })
  })
  it('admits everybody if nobody would wait', async () => {
    expect(new Set(codes(await crowd(100, 1)))).toEqual(new Set([200]))
  })
  it('counts the rejected requests', async () => {
    const app = Fastify()
    closers.push(() => app.close())
    app.setErrorHandler(handleError)
    let turnedAway = 0
    shedLoad(
      app,
      () => 100,
      300,
      () => (turnedAway += 1),
    )
    app.get('/', () => new Promise((resolve) => setTimeout(resolve, 20, 'done')))
    await Promise.all(Array.from({ length: 30 }, () => app.inject('/')))
    expect(turnedAway).toBe(10)
  })
  it('does not count aborted requests', async () => {
    const app = Fastify()
    closers.push(() => app.close())
    app.setErrorHandler(handleError)
    shedLoad(app, () => 100, 300)
    app.get('/', () => 'done')
    app.get('/slow', () => new Promise((resolve) => setTimeout(resolve, 100, 'done')))
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const leave = AbortSignal.timeout(50)
    await Promise.allSettled(Array.from({ length: 20 }, () => fetch(`${address}/slow`, { signal: leave })))
    await vi.waitFor(async () => expect((await app.inject('/')).statusCode).toBe(200), 10_000)
  })
  it('always admits health checks and metrics', async () => {
    const app = Fastify()
    closers.push(() => app.close())
    app.setErrorHandler(handleError)
    shedLoad(app, () => 100, 300)
    app.get('/healthz', () => 'well')
    app.get('/metrics', () => 'much to do')
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => app.inject(index % 2 ? '/healthz' : '/metrics')),
    )
    expect(new Set(codes(answers))).toEqual(new Set([200]))
  })
  it('can be disabled', async () => {
    expect(new Set(codes(await crowd(100, 100, 0)))).toEqual(new Set([200]))
  })
})
