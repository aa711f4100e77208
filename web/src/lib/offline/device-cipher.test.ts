import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDeviceCipher, encodeText } from './device-cipher.ts'

const mine = await createDeviceCipher(new Uint8Array(32).fill(1))
const yours = await createDeviceCipher(new Uint8Array(32).fill(2))

describe('encrypted data on a device', () => {
  it('is decrypted for the same person, of any type, and after a new log-in', async () => {
    const later = await createDeviceCipher(new Uint8Array(32).fill(1))
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), fc.string(), async (bytes, what) => {
        const name = await mine.deriveName(what)
        expect(await later.deriveName(what)).toBe(name)
        expect(await later.decrypt(name, await mine.encrypt(name, bytes))).toEqual(bytes)
      }),
      { numRuns: 50 },
    )
  })

  it('is not decrypted for another person, under another name, or if altered', async () => {
    const sealed = await mine.encrypt('here', encodeText('19901234567890123'))
    await expect(yours.decrypt('here', sealed)).rejects.toThrow('operation')
    await expect(mine.decrypt('there', sealed)).rejects.toThrow('operation')
    const changed = sealed.slice()
    changed[20] = (changed[20] ?? 0) ^ 1
    await expect(mine.decrypt('here', changed)).rejects.toThrow('operation')
  })

  it('reveals neither owner nor subject by its name', async () => {
    const name = await mine.deriveName('EDU-2026-000001 step student')
    expect(name).toMatch(/^[\da-f]{64}$/)
    expect(await yours.deriveName('EDU-2026-000001 step student')).not.toBe(name)
    expect(yours.owner).not.toBe(mine.owner)
  })

  it('differs each time', async () => {
    expect(await mine.encrypt('here', encodeText('same'))).not.toEqual(await mine.encrypt('here', encodeText('same')))
  })
})
