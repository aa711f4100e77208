import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { databaseUrl } from '#testing/global-setup.ts'
import { migrate, readMigrations } from './migrate.ts'

/** Creates a copy of the migrated template database. */
async function copy() {
  const url = inject('postgresUrl')
  const name = `migrate_${Math.random().toString(36).slice(2, 10)}`
  const owner = new pg.Client(url)
  await owner.connect()
  await owner.query(`create database ${name} template template_portal`)
  const connect = async () => {
    const client = new pg.Client(databaseUrl(url, name))
    await client.connect()
    return client
  }
  return { connect, drop: () => owner.query(`drop database ${name} with (force)`).finally(() => owner.end()) }
}

it('runs each migration once, also for two concurrent starts', async () => {
  const database = await copy()
  const clients = await Promise.all([database.connect(), database.connect()])
  await clients[0].query('delete from migration; drop schema public cascade; create schema public')
  const ran = await Promise.all(clients.map((client) => migrate(client)))
  expect(ran.flat()).toEqual(readMigrations().map(({ name }) => name))
  await Promise.all(clients.map((client) => client.end()))
  await database.drop()
})

it('rejects a changed migration, and a database newer than the portal', async () => {
  const database = await copy()
  const client = await database.connect()
  await client.query("update migration set hash = 'another'")
  await expect(migrate(client)).rejects.toThrow('was changed after it ran')
  await client.query("delete from migration; insert into migration (name, hash) values ('9999_future.sql', 'x')")
  await expect(migrate(client)).rejects.toThrow('9999_future.sql')
  await client.end()
  await database.drop()
})

it('runs as an ordinary owner that may not create roles, if the role exists', async () => {
  const database = await copy()
  const administrator = await database.connect()
  const owner = `owner_${Math.random().toString(36).slice(2, 10)}`
  await administrator.query(`create role ${owner} login nosuperuser nocreaterole; drop schema public cascade;
    create schema public authorization ${owner}; set session authorization ${owner}`)
  await expect(migrate(administrator)).resolves.toEqual(readMigrations().map(({ name }) => name))
  await administrator.end()
  await database.drop()
})
