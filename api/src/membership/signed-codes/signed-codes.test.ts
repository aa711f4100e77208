import { execFile } from 'node:child_process'
import { sign, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '@wewb/tests/test-size.ts'
import { testDataKey, testSecret } from '#testing/global-setup.ts'
import { eventually, startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { alterations, fixedKey, seededRandom } from './tampered-codes.test.support.ts'
import { formatCode, encodePayload, parseCode, type SignedDocument } from './code-encoding.ts'
import { clearTrustedKeys } from './trusted-key-cache.ts'
import { verifySignedCode } from './verify-signed-code.ts'
import { codeUrl, signCode } from './sign-code.ts'
import { distrustSigningKey, rotateSigningKey } from './signing-keys.ts'

const card: SignedDocument = { type: 'MEMBERSHIP_CARD', reference: 'RUH0000001', serial: 1, issuedOn: '2026-11-15' }
const slip: SignedDocument = { type: 'APPLICATION', reference: 'EDU-2026-000123', serial: 0, issuedOn: '2026-11-14' }

let portal: TestPortal
beforeAll(async () => (portal = await startTestPortal()))
afterAll(() => portal.stop())

const keyIdOf = (code: string) => parseCode(code)?.keyId
const outcomeOf = async (code: string) => (await verifySignedCode(portal, code)).outcome
const audited = async (event: string) =>
  (await portal.db.selectFrom('audit').select('subject').where('event', '=', event).orderBy('id').execute()).map(
    ({ subject }) => subject,
  )

/** Inserts a key as another process would, without clearing the cache of this process. */
async function addUnheard(key: KeyObject) {
  const { d = '', x = '' } = key.export({ format: 'jwk' })
  await portal.db
    .insertInto('signing_key')
    .values({ private_sealed: portal.secrets.encrypt(d), public_key: Buffer.from(x, 'base64url') })
    .execute()
}

describe('first signing key', () => {
  it('is created on first use, once for concurrent requests', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, () => signCode(portal, card)))
    const keys = await portal.db.selectFrom('signing_key').selectAll().execute()
    expect(keys).toHaveLength(1)
    expect(new Set(codes.map(keyIdOf))).toEqual(new Set([keys[0]?.id]))
    expect(await audited('code.key-made')).toEqual([`signing-key:${keys[0]?.id}`])
  })

  it('is stored with an encrypted private key', async () => {
    const { private_sealed, public_key } = await portal.db
      .selectFrom('signing_key')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(public_key).toHaveLength(32)
    expect(private_sealed.includes(Buffer.from(portal.secrets.decrypt(private_sealed)))).toBe(false)
  })
})

describe('signed code', () => {
  it('contains the data of the document', async () => {
    expect(await verifySignedCode(portal, await signCode(portal, card))).toEqual({ outcome: 'genuine', ...card })
    expect(await verifySignedCode(portal, await signCode(portal, slip))).toEqual({ outcome: 'genuine', ...slip })
  })

  it('is verified inside a transaction too', async () => {
    const code = await portal.db.transaction().execute((tx) => signCode({ db: tx, secrets: portal.secrets }, card))
    expect(await outcomeOf(code)).toBe('genuine')
  })

  it('becomes a URL that any phone can open', async () => {
    const code = await signCode(portal, card)
    expect(codeUrl({ publicUrl: 'https://portal.example' }, code)).toBe(
      `https://portal.example/service-verification?code=${code}`,
    )
  })

  it('is rejected in each of 10,000 deterministic alterations', async () => {
    await addUnheard(fixedKey('the board'))
    clearTrustedKeys(portal.db)
    const documents = Array.from({ length: 40 }, (_, index): SignedDocument =>
      index % 2
        ? { ...card, reference: `RUH${String(index).padStart(7, '0')}`, serial: 1 + (index % 3) }
        : { ...slip, reference: `EDU-2026-${String(index).padStart(6, '0')}` },
    )
    const genuine = await Promise.all(documents.map((document) => signCode(portal, document)))
    const random = seededRandom(20_261_115)
    const ways = Object.entries(alterations)
    const accepted: string[] = []
    const met = { forged: 0, malformed: 0 }
    for (let count = 0; count < 10_000; count += 1) {
      const [way, alter] = ways[count % ways.length] as (typeof ways)[number]
      const code = random.among(genuine)
      const other = random.among(genuine.filter((one) => one !== code))
      const altered = alter(code, random, other)
      // Halves of two codes with a common prefix or suffix can form a genuine code.
      const tried = genuine.includes(altered) ? code.slice(1) : altered
      const { outcome } = await verifySignedCode(portal, tried)
      if (outcome === 'genuine') accepted.push(`${way}: ${tried}`)
      else met[outcome] += 1
    }
    expect(accepted).toEqual([])
    // Both kinds of rejection occurred often enough.
    expect(Math.min(met.forged, met.malformed)).toBeGreaterThan(2000)
    expect(await Promise.all(genuine.map(outcomeOf))).toEqual(genuine.map(() => 'genuine'))
  })

  it('is rejected from a forged key with our key id', async () => {
    const signed = encodePayload(keyIdOf(await signCode(portal, card)) ?? 0, card)
    expect(await outcomeOf(formatCode(signed, sign(null, signed, fixedKey('forger'))))).toBe('forged')
  })
})

describe('rotation of signing keys', () => {
  it('signs with the new key, and existing documents stay valid', async () => {
    const old = await signCode(portal, card)
    const id = await rotateSigningKey(portal)
    const fresh = await signCode(portal, card)
    expect([keyIdOf(fresh), keyIdOf(old) === id]).toEqual([id, false])
    expect([await outcomeOf(old), await outcomeOf(fresh)]).toEqual(['genuine', 'genuine'])
  })

  it('is noticed by other processes within a short time', async () => {
    expect(await outcomeOf(await signCode(portal, card))).toBe('genuine')
    await addUnheard(fixedKey('another process'))
    const code = await signCode(portal, card)
    expect(await eventually(async () => (await outcomeOf(code)) === 'genuine')).toBe(true)
  })

  it('can distrust a key: its documents become invalid, others do not', async () => {
    const lost = await signCode(portal, card)
    await rotateSigningKey(portal)
    const good = await signCode(portal, card)
    expect(await distrustSigningKey(portal, keyIdOf(lost) ?? 0)).toEqual({ signingKeyId: keyIdOf(good) })
    expect([await outcomeOf(lost), await outcomeOf(good)]).toEqual(['forged', 'genuine'])
    expect(await distrustSigningKey(portal, keyIdOf(lost) ?? 0)).toBeUndefined()
    expect(await distrustSigningKey(portal, 30_000)).toBeUndefined()
    expect(await audited('code.key-distrusted')).toEqual([`signing-key:${keyIdOf(lost)}`])
  })

  it('replaces a distrusted signing key by a new one, not by an older one', async () => {
    const lost = await signCode(portal, card)
    const done = await distrustSigningKey(portal, keyIdOf(lost) ?? 0)
    const next = await signCode(portal, card)
    expect(keyIdOf(next)).toBe(done?.signingKeyId)
    expect(keyIdOf(next)).toBeGreaterThan(keyIdOf(lost) ?? 0)
    expect([await outcomeOf(lost), await outcomeOf(next)]).toEqual(['forged', 'genuine'])
  })
})

describe.runIf(isFull)('rotation command', () => {
  const environment = () => ({
    PATH: process.env['PATH'],
    PORTAL_ENV: 'demo',
    DATABASE_URL: portal.ownerUrl,
    PORTAL_SECRET: testSecret,
    PORTAL_DATA_KEY: testDataKey,
    DATA_DIR: portal.config.dataDir,
  })
  const run = (...options: string[]) =>
    promisify(execFile)(
      process.execPath,
      ['api/src/membership/signed-codes/rotate-signing-key-command.ts', ...options],
      { env: environment() },
    )

  it('adds a key and prints its id', async () => {
    const { stdout } = await run()
    const id = Number(/^Key (\d+) signs from now on/.exec(stdout)?.[1])
    expect(keyIdOf(await signCode(portal, card))).toBe(id)
    expect(await audited('code.key-made')).toContain(`signing-key:${id}`)
  })

  it('distrusts a key, which a running portal notices within a short time', async () => {
    const code = await signCode(portal, card)
    expect(await eventually(async () => (await outcomeOf(code)) === 'genuine')).toBe(true)
    const { stdout } = await run('--distrust', String(keyIdOf(code)))
    expect(stdout).toContain(`Key ${keyIdOf(code)} is distrusted`)
    expect(await eventually(async () => (await outcomeOf(code)) === 'forged')).toBe(true)
  })

  it('reports errors and changes nothing', async () => {
    const before = await portal.db.selectFrom('signing_key').selectAll().orderBy('id').execute()
    for (const [options, says] of [
      [['--distrust', '30000'], 'no trusted key 30000'],
      [['--distrust', 'x'], 'expects the id of a key'],
      [['--forget'], '--forget'],
    ] as const)
      await expect(run(...options)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(says) as string })
    expect(await portal.db.selectFrom('signing_key').selectAll().orderBy('id').execute()).toEqual(before)
  })
})
