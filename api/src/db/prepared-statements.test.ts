import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { databaseUrl } from '#testing/global-setup.ts'
import { openPool } from './database.ts'

let pool: pg.Pool

beforeAll(async () => {
  // Uses one connection, so that its prepared statements can be inspected.
  pool = openPool(databaseUrl(inject('postgresUrl'), 'postgres'), 1)
  // Earlier test files may have used up the names: executing an unknown name resets them all.
  await ask('execute a_name_that_nobody_gave', []).catch(() => {})
  await pool.query('create table often_asked (id int, name text)')
  await pool.query(`insert into often_asked values (1, 'one'), (2, 'two')`)
})
afterAll(async () => {
  await pool.query('drop table often_asked')
  await pool.end()
})

async function ask(text: string, values: unknown[]): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    client.release()
  }
}
const prepared = async (part: string) =>
  (await pool.query(`select statement from pg_prepared_statements where position('${part}' in statement) > 0`)).rows
    .length

describe('prepared statement', () => {
  it('is prepared after repeated use, with equal results', async () => {
    const text = 'select name from often_asked where id = $1'
    expect(await ask(text, [1])).toEqual([{ name: 'one' }])
    expect(await prepared('name from often_asked')).toBe(0)
    for (let n = 0; n < 20; n += 1) expect(await ask(text, [1 + (n % 2)])).toEqual([{ name: n % 2 ? 'two' : 'one' }])
    expect(await prepared('name from often_asked')).toBe(1)
  })

  it('is never prepared for statements longer than interactive ones', async () => {
    const text = `select $1::int as n /* ${'long '.repeat(700)} */`
    for (let n = 0; n < 20; n += 1) expect(await ask(text, [n])).toEqual([{ n }])
    expect(await prepared('long long long')).toBe(0)
  })

  it('fails at most once after a table change, and is correct afterwards', async () => {
    const text = 'select * from often_asked where id = $1'
    for (let n = 0; n < 20; n += 1) await ask(text, [1])
    await pool.query('alter table often_asked add column age int')
    const first = await ask(text, [1]).then(
      () => 'answered',
      (error: { code: string }) => error.code,
    )
    expect(['answered', '0A000']).toContain(first)
    for (let n = 0; n < 20; n += 1) expect(await ask(text, [1])).toEqual([{ id: 1, name: 'one', age: null }])
  })

  it('has its own name on each connection of a pool', async () => {
    const wide = openPool(databaseUrl(inject('postgresUrl'), 'postgres'), 4)
    const clients = await Promise.all(Array.from({ length: 4 }, () => wide.connect()))
    for (let n = 0; n < 40; n += 1)
      expect((await clients[n % 4]?.query('select $1::int + 1 as next', [n]))?.rows).toEqual([{ next: n + 1 }])
    for (const client of clients) client.release()
    await wide.end()
  })
})
