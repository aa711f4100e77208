import { parseArgs } from 'node:util'
import { ConfigError, loadDotEnv, readConfig } from '#config/config.ts'
import { openDatabase, openPool } from '#db/database.ts'
import { acquireDatabase } from '#db/acquire-database.ts'
import { loadSecrets } from '#security/secrets.ts'
import { distrustSigningKey, rotateSigningKey } from './signing-keys.ts'

/** Command for operators: docs/how-to/rotate-the-signing-key.md. */
async function main() {
  const distrusted = readArguments()
  loadDotEnv()
  const config = readConfig(process.env)
  const { url, release } = await acquireDatabase(config)
  const db = openDatabase(openPool(url, 1))
  try {
    console.log(await change({ db, secrets: loadSecrets(config) }, distrusted))
  } finally {
    await db.destroy()
    await release()
  }
}

function readArguments(): number | undefined {
  const { distrust } = parseArgs({ options: { distrust: { type: 'string' } } }).values
  if (distrust !== undefined && !/^[1-9][0-9]{0,4}$/.test(distrust))
    throw new Error(`--distrust expects the id of a key, not "${distrust}".`)
  return distrust === undefined ? undefined : Number(distrust)
}

async function change(
  context: Parameters<typeof rotateSigningKey>[0],
  distrusted: number | undefined,
): Promise<string> {
  if (distrusted === undefined)
    return `Key ${await rotateSigningKey(context)} signs from now on. Papers of the earlier keys stay good.`
  const done = await distrustSigningKey(context, distrusted)
  if (!done) throw new Error(`There is no trusted key ${distrusted}.`)
  return (
    `Key ${distrusted} is distrusted: every paper it signed is refused. ` +
    `Key ${done.signingKeyId} signs from now on.`
  )
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(explain(error))
  process.exitCode = 1
})

function explain(error: NodeJS.ErrnoException): string {
  if (error instanceof ConfigError)
    return ['The settings of the portal are missing or wrong:', ...error.errors.map((fault) => `  - ${fault}`)].join(
      '\n',
    )
  if (error.code === '42P01') return 'This database is older than the signing keys: start the portal once, then rotate.'
  return error.message
}
