import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app.ts'
import { openPortal } from '#portal.ts'
import { createPortalClient, testCaptcha } from '#testing/test-portal.ts'
import { startReplicaPair, type ReplicaPair } from '#testing/replica-pair.ts'
import { readConfig } from '#config/config.ts'
import { openDatabase, openPool } from './database.ts'
import { openReadDatabase } from './replica.ts'

export type ReplicaPortal = Awaited<ReturnType<typeof startReplicaPortal>>

/** Starts a test portal that reads from a replica, with logged-in users. */
export async function startReplicaPortal() {
  const dataDir = mkdtempSync(join(tmpdir(), 'wewb-portal-'))
  const pair = await startReplicaPair()
  const { port } = new URL(pair.replicaUrl)
  const config = readConfig({
    DATA_DIR: dataDir,
    PORTAL_ENV: 'demo',
    PORTAL_FIXED_CAPTCHA: testCaptcha,
    PORTAL_LIMIT_FACTOR: '1000',
    SHED_AFTER_MS: '0',
    LOG_LEVEL: 'silent',
    DATABASE_REPLICA_URL: `postgres://127.0.0.1:${port}`,
  })
  const { portal, close } = await openPortal(config, pair.primaryUrl)
  const app = await buildApp(portal, { pages: false })
  const client = createPortalClient(app)
  const tokens: Record<string, string> = {}
  for (const user of ['dir.welfare', 'editor', 'auditor']) tokens[user] = await client.tokenOf(`${user}@demo.wewb`)
  tokens['applicant'] = await client.tokenOf('01700000001')
  const stop = async () => {
    await app.close()
    await close()
    await pair.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { pair, portal, app, client, tokens, stop }
}

/** Opens a second read database beside the portal, with another replica or none. */
export function openSecondReadDatabase(pair: ReplicaPair, url: string | undefined, lines: string[] = []) {
  const pool = openPool(pair.primaryUrl, 2)
  const db = openDatabase(pool)
  const config = { replica: { url, maxLagMs: 1000 }, logLevel: 'warn' }
  return {
    db,
    pool,
    ...openReadDatabase(config, { url: pair.primaryUrl, pool, db }, { write: (line) => lines.push(line) }),
  }
}
