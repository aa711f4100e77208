import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDeviceCipher, encodeText } from './device-cipher.ts'

const mine = await createDeviceCipher(new Uint8Array(32).fill(1))
const yours = await createDeviceCipher(new Uint8Array(32).fill(2))

describe('what is sealed on a device', () => {
  it('opens again for the same person, whatever it is, and after a new log-in too', async () => {
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

  it('opens for nobody else, under no other name, and not when a bit of it was changed', async () => {
    const sealed = await mine.encrypt('here', encodeText('19901234567890123'))
    await expect(yours.decrypt('here', sealed)).rejects.toThrow('operation')
    await expect(mine.decrypt('there', sealed)).rejects.toThrow('operation')
    const changed = sealed.slice()
    changed[20] = (changed[20] ?? 0) ^ 1
    await expect(mine.decrypt('here', changed)).rejects.toThrow('operation')
  })

  it('tells by no name whose it is or what it is about', async () => {
    const name = await mine.deriveName('EDU-2026-000001 step student')
    expect(name).toMatch(/^[\da-f]{64}$/)
    expect(await yours.deriveName('EDU-2026-000001 step student')).not.toBe(name)
    expect(yours.owner).not.toBe(mine.owner)
  })

  it('never looks the same twice', async () => {
    expect(await mine.encrypt('here', encodeText('same'))).not.toEqual(await mine.encrypt('here', encodeText('same')))
  })
})
