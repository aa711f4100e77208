import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiProblem } from '#lib/api-client/send-request.ts'
import { StoredOffline } from '#form-engine/forms/autosave.ts'
import type { RestoredRecord, DraftStore, DraftRecord } from './draft-store.ts'
import { OfflineOutbox } from './offline-outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const noLine = () => Promise.reject(new ApiProblem('NO_CONNECTION', ''))
const refusal = () => Promise.reject(new ApiProblem('ANSWERS_INVALID', 'no'))
const unscanned = () => Promise.reject(new ApiProblem('SCANNER_UNAVAILABLE', 'later'))
const maintenance = () => Promise.reject(new ApiProblem('MAINTENANCE', 'later'))
const facts = { fileName: 'nid.jpg', mediaType: 'image/jpeg', kilobytes: 90 }
const page = (id: string) => ({ id, path: 'nidCopy', facts, file: new File(['x'], 'nid.jpg') })
const step = (name: string, value: string) => ({ step: name, answers: { name: value }, revision: 1 })

/** Fakes a device whose store is a map, a server that records requests, and a connection that can be cut. */
function begin() {
  const device = new Map<string, RestoredRecord>()
  const draftStore: DraftStore = {
    save: (stored: DraftRecord, file) =>
      void device.set(`${stored.kind} ${stored.id}`, { record: stored, ...(file && { file }) }),
    delete: ({ kind, id }) => void device.delete(`${kind} ${id}`),
    list: async () => [...device.values()],
  }
  const server: string[] = []
  const line = { isCut: false, isMaintained: false, isUnscanned: false, refuses: (_what: string) => false }
  const over = async (what: string) => {
    await Promise.resolve()
    if (line.isCut) return await noLine()
    if (line.isMaintained) return await maintenance()
    if (line.refuses(what)) return await refusal()
    server.push(what)
    return undefined
  }
  const rejected: string[] = []
  const attach = (outbox: OfflineOutbox) => {
    outbox.setSenders({
      step: ({ step: name, answers }) => over(`${name}=${String(answers['name'])}`),
      document: async ({ id }) => (await (line.isUnscanned ? unscanned() : over(id)), facts),
      submit: (key) => over(`submit ${key}`),
      findStepAt: () => step('documents', 'with the page'),
      onStepRejected: () => rejected.push('step'),
      onDocumentRejected: (id) => rejected.push(id),
    })
    return outbox
  }
  return {
    device,
    server,
    line,
    rejected,
    outbox: attach(new OfflineOutbox(draftStore)),
    reopen: async () => attach(await OfflineOutbox.restore(draftStore)),
  }
}
const untilTriedAgain = () => vi.advanceTimersByTimeAsync(31_000)

describe('outbox of a form', () => {
  it('is empty on the device after the server has confirmed', async () => {
    const { outbox, device, server } = begin()
    await outbox.save(step('student', 'Rahima'))
    await outbox.addDocument(page('one'), () => undefined)
    expect(server).toEqual(['student=Rahima', 'one'])
    expect([...device.keys()]).toEqual([])
    expect(outbox.snapshot().isRetrying).toBe(false)
  })

  it('reports to the form only after a failure', async () => {
    const { outbox, line } = begin()
    let changeCount = 0
    outbox.onChange(() => (changeCount += 1))
    outbox.persist(step('student', 'Rahi'))
    await outbox.save(step('student', 'Rahima'))
    expect(changeCount).toBe(0)
    line.isCut = true
    await outbox.save(step('student', 'Rahima Khatun'))
    expect([changeCount, outbox.snapshot().isRetrying]).toEqual([1, true])
    outbox.persist(step('education', 'College'))
    expect(changeCount).toBe(2)
    outbox.stop()
  })

  it('stores changes offline and sends them later: steps, then documents with their step', async () => {
    const { outbox, device, server, line } = begin()
    line.isCut = true
    const stored = await outbox.save(step('student', 'Rahima'))
    expect(stored).toBeInstanceOf(StoredOffline)
    expect(await outbox.addDocument(page('one'), () => undefined)).toEqual(facts)
    await outbox.save(step('education', 'College'))
    expect(device.size).toBe(3)
    expect(outbox.snapshot().isRetrying).toBe(true)
    line.isCut = false
    await untilTriedAgain()
    expect(server).toEqual(['student=Rahima', 'education=College', 'one', 'documents=with the page'])
    await (stored as StoredOffline).sent
    expect([device.size, outbox.snapshot().isRetrying]).toEqual([0, false])
  })

  it('keeps steps, documents and the submission during maintenance', async () => {
    const { outbox, device, server, line } = begin()
    line.isMaintained = true
    expect(await outbox.save(step('student', 'Rahima'))).toBeInstanceOf(StoredOffline)
    expect(await outbox.addDocument(page('one'), () => undefined)).toEqual(facts)
    outbox.submit('key')
    await untilTriedAgain()
    expect([device.size, outbox.snapshot().rejectedDocuments]).toEqual([3, []])
    line.isMaintained = false
    await untilTriedAgain()
    expect(server).toEqual(['student=Rahima', 'one', 'documents=with the page', 'submit key'])
    expect(device.size).toBe(0)
  })

  it('sends after the page was closed and reopened', async () => {
    const { outbox, server, line, reopen, device } = begin()
    line.isCut = true
    await outbox.save(step('student', 'Rahima'))
    await outbox.addDocument(page('one'), () => undefined)
    outbox.submit('key')
    await vi.advanceTimersByTimeAsync(10)
    outbox.stop()
    line.isCut = false
    const next = await reopen()
    await untilTriedAgain()
    expect(server).toEqual(['student=Rahima', 'one', 'documents=with the page', 'submit key'])
    expect(device.size).toBe(0)
    expect(next.findDocumentMetadata('one')).toEqual(facts)
  })

  it('restores the last input if the page was closed during a save', async () => {
    const { outbox, device, server, line, reopen } = begin()
    line.isCut = true
    void outbox.save(step('student', 'Rahima'))
    outbox.persist(step('student', 'Rahima Khatun'))
    await vi.advanceTimersByTimeAsync(10)
    expect([...device.values()].map(({ record }) => record)).toEqual([
      { kind: 'step', id: 'student', answers: { name: 'Rahima Khatun' }, sent: { name: 'Rahima' }, revision: 1 },
    ])
    outbox.stop()
    outbox.persist(step('student', 'nobody is here any more'))
    line.isCut = false
    const next = await reopen()
    expect(next.snapshot().steps).toEqual([{ ...step('student', 'Rahima Khatun'), sent: { name: 'Rahima' } }])
    await untilTriedAgain()
    expect([server, device.size]).toEqual([['student=Rahima Khatun'], 0])
  })

  it('submits last, with its idempotency key, and not after a cancellation', async () => {
    const { outbox, server, line, device } = begin()
    line.isCut = true
    await outbox.save(step('student', 'Rahima'))
    outbox.submit('key')
    await vi.advanceTimersByTimeAsync(10)
    outbox.cancelSubmission()
    line.isCut = false
    await untilTriedAgain()
    expect(server).toEqual(['student=Rahima'])
    expect(device.size).toBe(0)
  })

  it('reports changes that the server rejects, and does not retry forever', async () => {
    const { outbox, line, rejected, device } = begin()
    line.isCut = true
    await outbox.addDocument(page('one'), () => undefined)
    await outbox.save(step('student', 'Rahima'))
    line.isCut = false
    line.refuses = () => true
    await untilTriedAgain()
    expect(rejected).toEqual(['step', 'one'])
    expect(outbox.snapshot().rejectedDocuments.map(({ fileName }) => fileName)).toEqual(['nid.jpg'])
    expect(device.size).toBe(0)
    await expect(outbox.save(step('student', 'Karim'))).rejects.toThrow('no')
  })

  it('stores a page on the device while the virus scanner is down', async () => {
    const { outbox, line, device, server, rejected } = begin()
    line.isUnscanned = true
    await outbox.addDocument(page('one'), () => undefined)
    await untilTriedAgain()
    expect([[...device.keys()], rejected]).toEqual([['document one'], []])
    line.isUnscanned = false
    await untilTriedAgain()
    expect([server, device.size]).toEqual([['one', 'documents=with the page'], 0])
  })

  it('preserves everything when the session ends', async () => {
    const { outbox, device } = begin()
    outbox.setSenders({
      step: () => Promise.reject(new ApiProblem('TOKEN_EXPIRED', 'log in again')),
    } as unknown as Parameters<OfflineOutbox['setSenders']>[0])
    await expect(outbox.save(step('student', 'Rahima'))).rejects.toThrow('log in again')
    expect([...device.keys()]).toEqual(['step student'])
  })

  it('delivers the last value of every step under any connection, and leaves nothing behind', async () => {
    const acts = fc.array(
      fc.oneof(fc.constant('cut'), fc.constant('back'), fc.constantFrom('a', 'b', 'c'), fc.constant('wait')),
      {
        maxLength: 25,
      },
    )
    await fc.assert(
      fc.asyncProperty(acts, async (happened) => {
        const { outbox, server, line, device } = begin()
        const last = new Map<string, string>()
        for (const [n, act] of happened.entries()) {
          if (act === 'cut' || act === 'back') line.isCut = act === 'cut'
          else if (act === 'wait') await vi.advanceTimersByTimeAsync(3000)
          else {
            last.set(act, String(n))
            outbox.persist(step(act, `${n} half`))
            void outbox.save(step(act, String(n)))
          }
        }
        line.isCut = false
        await vi.advanceTimersByTimeAsync(120_000)
        for (const [name, value] of last)
          expect(server.findLast((one) => one.startsWith(`${name}=`))).toBe(`${name}=${value}`)
        expect(device.size).toBe(0)
        outbox.stop()
      }),
      { numRuns: 100 },
    )
  })
})
