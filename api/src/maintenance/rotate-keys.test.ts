import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseDataKeys } from '#config/data-keys.ts'
import { createSecrets } from '#security/secrets.ts'
import { openFileStore } from '#storage/file-store.ts'
import { testDataKey, testSecret } from '#testing/global-setup.ts'
import { startTestPortal, type TestPortal } from '#testing/test-portal.ts'
import { byteaColumns, listByteaColumns, guardTriggers } from './bytea-columns.ts'
import { rotateFiles } from './rotate-files.ts'
import { listStaleKeyRows, rotateKeys } from './rotate-keys.ts'

const newKey = randomBytes(32).toString('base64')
const rotated = createSecrets(testSecret, `2:${newKey},1:${testDataKey}`)

let portal: TestPortal
let owner: pg.Client
beforeAll(async () => {
  portal = await startTestPortal()
  owner = new pg.Client(portal.ownerUrl)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await portal.stop()
})
const rotate = (secrets = rotated) => rotateKeys({ owner, secrets, onProgress: () => {} })
const query = async (sql: string, values: unknown[] = []) => (await owner.query(sql, values)).rows

describe('data keys', () => {
  it('are a list: the first encrypts, all decrypt', () => {
    const first = createSecrets(testSecret, testDataKey)
    const sealed = first.encrypt('1990123456789')
    expect(sealed[0]).toBe(1)
    expect(rotated.decrypt(sealed)).toBe('1990123456789')
    expect(rotated.encrypt('x')[0]).toBe(2)
    expect(rotated.decrypt(rotated.reencrypt(sealed))).toBe('1990123456789')
    expect(() => first.decrypt(rotated.reencrypt(sealed))).toThrow('unknown key 2')
  })
  it('are rejected with duplicate numbers, a number above a byte, or the wrong length', () => {
    expect(parseDataKeys(testDataKey).current).toBe(1)
    for (const wrong of [`${newKey},${newKey}`, `256:${newKey}`, `0:${newKey}`, '2:c2hvcnQ=', '', `2:${newKey},`])
      expect(() => parseDataKeys(wrong)).toThrow('PORTAL_DATA_KEY')
  })
  it('preserve blind indexes when only the secret changes', () => {
    const before = createSecrets(testSecret, testDataKey).blindIndex('nid', '1')
    expect(createSecrets('quite another secret of the portal', testDataKey).blindIndex('nid', '1')).not.toEqual(before)
    expect(createSecrets('quite another secret of the portal', testDataKey, testSecret).blindIndex('nid', '1')).toEqual(
      before,
    )
  })
})

it('cover every binary column of the database', async () => {
  const columns = await query(`select table_name || '.' || column_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'bytea' order by 1`)
  const listed = Object.entries(byteaColumns).flatMap(([table, names]) =>
    Object.keys(names).map((name) => `${table}.${name}`),
  )
  expect(columns.map(({ name }) => name)).toEqual(listed.toSorted())
})
it('cover every encrypted column by its name', () => {
  const sealed = listByteaColumns('sealed').flatMap(({ table, columns }) =>
    columns.map((column) => `${table}.${column}`),
  )
  const named = Object.entries(byteaColumns)
    .flatMap(([table, names]) => Object.keys(names).map((name) => `${table}.${name}`))
    .filter((name) => name.endsWith('sealed'))
  expect(sealed).toEqual(expect.arrayContaining(named))
})

describe('key rotation', () => {
  const someRow = async () => {
    const [row] = await query(`select * from application where no = 'ROT-1'`)
    return row
  }
  beforeAll(async () => {
    const secrets = createSecrets(testSecret, testDataKey)
    await query(
      `insert into application (no, service, version, applicant_id, state, status, approval_status, since,
         answers, answers_sealed, answers_before)
       select 'ROT-' || n, 'edu-allowance',
         (select max(version) from service_definition where service = 'edu-allowance'),
         (select min(id) from account), 'pending', 'SUBMITTED', 0, '2026-01-01', '{}', $1, $2
       from generate_series(1, 450) n`,
      [secrets.encrypt('{"nid":"1990123456789"}'), secrets.encrypt('{}')],
    )
    // The total of a batch is checked at commit.
    await query('begin')
    await query(
      `insert into payment_batch (no, module, fiscal_year, state, count, total, made_by, made_at)
       select 'B-1', 'edu-allowance', '2026-27', 'MADE', 1, 500, (select min(id) from account), now()`,
    )
    await query(
      `insert into payment (application_id, award_id, instalment_no, attempt, module, fiscal_year, state, amount,
         account_sealed, approved_on, queued_on, batch_id, serial, reference)
       select a.id, a.id, 1, 1, 'edu-allowance', '2026-27', 'IN_BATCH', 500,
         $1, '2026-01-01', '2026-01-01', b.id, 1, 'R-1'
       from application a, payment_batch b
       where a.no = 'ROT-1'`,
      [secrets.encrypt('1234567890123')],
    )
    await query('commit')
  })

  it('skips locked rows and reports them', async () => {
    const other = new pg.Client(portal.ownerUrl)
    await other.connect()
    await other.query(`begin; select id from application where no = 'ROT-7' for update`)
    const { remaining } = await rotate()
    expect(remaining).toEqual([
      { table: 'application', column: 'answers_sealed', key: 1, rows: 1 },
      { table: 'application', column: 'answers_before', key: 1, rows: 1 },
    ])
    await other.query('rollback')
    await other.end()
  })
  it('resumes after an interruption until nothing is left', async () => {
    const before = await someRow()
    expect(await rotate()).toMatchObject({ reencrypted: 1, remaining: [], unreadable: 0 })
    expect(await rotate()).toMatchObject({ reencrypted: 0, remaining: [] })
    expect(await someRow()).toEqual(before)
  })
  it('re-encrypts the same values, and changes nothing else', async () => {
    const rows = await query(
      `select answers_sealed, answers_before, revision, updated_at = created_at as untouched from application
       where no like 'ROT-%'`,
    )
    expect(rows).toHaveLength(450)
    for (const row of rows) {
      expect(rotated.decrypt(row.answers_sealed)).toBe('{"nid":"1990123456789"}')
      expect(row).toMatchObject({ revision: 1, untouched: true })
    }
    const onlyNew = createSecrets(testSecret, `2:${newKey}`)
    const [worker] = await query('select passport_sealed from worker limit 1')
    expect(onlyNew.decrypt(worker.passport_sealed)).toMatch(/^[A-Z0-9]+$/)
  })
  it('includes an account in a batch, and restores the guard of the batch', async () => {
    const [payment] = await query('select account_sealed from payment')
    expect(rotated.decrypt(payment.account_sealed)).toBe('1234567890123')
    await expect(
      owner.query(`update payment set account_sealed = $1`, [rotated.encrypt('9999999999999')]),
    ).rejects.toThrow('in a batch and cannot be changed')
    expect(Object.keys(guardTriggers)).toEqual(['payment'])
  })
  it('reports undecryptable values, and re-encrypts the rest', async () => {
    const strange = createSecrets(testSecret, `9:${randomBytes(32).toString('base64')}`)
    await query(`update application set answers_sealed = $1 where no = 'ROT-3'`, [strange.encrypt('{}')])
    await query(`update application set answers_sealed = $1 where no = 'ROT-4'`, [
      createSecrets(testSecret, testDataKey).encrypt('{}'),
    ])
    expect(await rotate()).toMatchObject({
      reencrypted: 1,
      unreadable: 1,
      remaining: [{ table: 'application', column: 'answers_sealed', key: 9, rows: 1 }],
    })
    expect(await listStaleKeyRows({ owner, secrets: strange })).not.toEqual([])
  })
})

describe('rotation of the files', () => {
  it('re-encrypts what the database names, and finds nothing to do afterwards', async () => {
    const sha256 = await portal.files.store(Buffer.from('a scan'))
    await portal.db
      .insertInto('stored_file')
      .values({ name: 'scan', sha256, media_type: 'text/plain', size: 6 })
      .execute()
    const files = openFileStore(portal.config, rotated)
    expect(await rotateFiles(owner, files, () => {})).toEqual({ reencrypted: 1, missing: [], unreadable: [] })
    expect(await rotateFiles(owner, files, () => {})).toEqual({ reencrypted: 0, missing: [], unreadable: [] })
  })
  it('reports the files of the database as missing if the settings name another store', async () => {
    const elsewhere = openFileStore({ dataDir: `${portal.config.dataDir}/elsewhere` }, rotated)
    const { missing } = await rotateFiles(owner, elsewhere, () => {})
    expect(missing).toHaveLength(1)
  })
  it('does not take a list that breaks off for a complete one', async () => {
    const lost = new pg.Client(portal.ownerUrl)
    await lost.connect()
    lost.on('error', () => {})
    const { rows } = await lost.query<{ pid: number }>('select pg_backend_pid() as pid')
    await query('begin; lock table stored_file')
    const rotation = rotateFiles(lost, openFileStore(portal.config, rotated), () => {})
    await Promise.all([
      expect(rotation).rejects.toThrow(/terminat|closed|ended/i),
      query('select pg_terminate_backend($1)', [rows[0]?.pid]),
    ])
    await query('rollback')
  })
})
