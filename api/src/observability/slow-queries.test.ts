import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase, openPool, type Database } from '#db/database.ts'
import { logSlowQueries } from './slow-queries.ts'
import { redactStatement, instrumentQueries, type QueryEvent } from './query-events.ts'

describe('instrumented database', () => {
  const queryEvents: QueryEvent[] = []
  const pool = openPool(inject('postgresUrl'), 2)
  let db: Database
  beforeAll(() => {
    instrumentQueries(pool, (one) => queryEvents.push(one))
    db = openDatabase(pool)
  })
  afterAll(() => db.destroy())
  const last = () => queryEvents.at(-1)

  it('reports each statement without its values, its duration and its row count', async () => {
    await sql`select ${'7391846200'}::text from generate_series(1, ${3}::int), pg_sleep(0.05)`.execute(db)
    expect(last()).toMatchObject({
      text: 'select $1::text from generate_series(1, $2::int), pg_sleep(0.05)',
      rows: 3,
      isFailed: false,
      isAwaited: true,
    })
    expect(last()?.ms).toBeGreaterThan(49)
  })
  it('reports a failed statement, whose error reaches the caller', async () => {
    await expect(sql`select ${'x'}::text::int`.execute(db)).rejects.toThrow('invalid input syntax')
    expect(last()).toMatchObject({ text: 'select $1::text::int', rows: 0, isFailed: true })
  })
  it('reports statements of the pool itself', async () => {
    const { rows } = await pool.query({ text: 'select $1::int as n', values: [7] })
    expect([rows, last()]).toMatchObject([[{ n: 7 }], { text: 'select $1::int as n', rows: 1, isAwaited: false }])
    await expect(pool.query('select 1/0')).rejects.toThrow('division by zero')
  })
})

describe('log of slow statements', () => {
  const query: QueryEvent = {
    text: "select *\n  from account where mobile = $1 and name = 'Canary'",
    ms: 812.4,
    rows: 3,
    isFailed: false,
    isAwaited: true,
  }
  const logOf = (level: string, now?: () => number) => {
    const lines: string[] = []
    const log = logSlowQueries(level, (line) => lines.push(line), now)
    return { log, lines }
  }

  it('has one line with the statement, its milliseconds and rows', () => {
    const { log, lines } = logOf('warn', () => 1_700_000_000_000)
    log(query)
    const statement = "select * from account where mobile = $1 and name = '?'"
    const line = { level: 40, at: '2023-11-14T22:13:20.000Z', ms: 812, rows: 3, statement, msg: 'slow query' }
    expect(lines).toEqual([`${JSON.stringify(line)}\n`])
  })
  it('respects the log level', () => {
    const { log, lines } = logOf('error')
    log(query)
    expect(lines).toEqual([])
  })
  it('is rate-limited, and reports how many were dropped', () => {
    let now = 1_700_000_000_000
    const { log, lines } = logOf('warn', () => now)
    for (let times = 0; times < 1000; times += 1) log(query)
    now += 1000
    log(query)
    expect(lines).toHaveLength(11)
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ unsaid: 990 })
  })
  it('truncates a statement, and masks possible values, including cut ones', () => {
    expect(redactStatement(`select 1${' '.repeat(50)} from a`)).toBe('select 1 from a')
    expect(redactStatement(`select 'it''s', 7391846200, $12 from result_row4`)).toBe(
      `select '?', ?, $12 from result_row4`,
    )
    const long = redactStatement(`${'x'.repeat(490)} '7391846200 and more`)
    expect(long).toBe(`${'x'.repeat(490)} '?'`)
  })
})
