import type pg from 'pg'

export const beginTransaction = (client: pg.Client) => client.query('begin')
export const commitTransaction = (client: pg.Client) => client.query('commit')
export const rollbackTransaction = (client: pg.Client) => client.query('rollback')
