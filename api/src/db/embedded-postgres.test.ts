import pg from 'pg'
import { expect, inject, it } from 'vitest'

it('logs neither a failed statement nor a message with a value', async () => {
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('log_min_messages', 'log_error_verbosity', 'log_min_error_statement', 'log_statement',
       'log_min_duration_statement')
     order by name`,
  )
  await client.end()
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    log_error_verbosity: 'terse',
    log_min_duration_statement: '-1',
    log_min_error_statement: 'panic',
    log_min_messages: 'log',
    log_statement: 'none',
  })
})
