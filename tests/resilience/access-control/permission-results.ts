import { watchForLeaks } from './canary-visibility.ts'
import { findLogLeaks, provokeErrors } from './canary-logs.ts'
import { canaries } from './canary-values.ts'
import { startSeededEnvironment } from './seeded-environment.ts'
import { checkRevokedGrants } from './revoked-grants.ts'
import { probePermissions } from './probe-permissions.ts'
import type { Scale } from '#resilience/invariant.ts'

type PermissionResults = Awaited<ReturnType<typeof collectResults>>

const cachedResults = new Map<string, Promise<PermissionResults>>()

/** Caches the responses, because two invariants examine them. Each mutant gets its own. */
export function getPermissionResults(scale: Scale): Promise<PermissionResults> {
  const name = `${scale} ${process.env['MUTANT'] ?? ''}`
  const results = cachedResults.get(name) ?? collectResults(scale)
  cachedResults.set(name, results)
  return results
}

async function collectResults(scale: Scale) {
  const seeded = await startSeededEnvironment()
  const { environment, resources } = seeded
  try {
    const { recordResponse, leaks, strays, foundCanaries, searched } = watchForLeaks(resources)
    const checked = await probePermissions(seeded, scale, recordResponse)
    const grants = await checkRevokedGrants(seeded, scale)
    const echoedValues = await provokeErrors(environment, scale)
    const logs = findLogLeaks(environment)
    return {
      ...checked,
      wrong: [...checked.wrong, ...strays, ...grants.wrong],
      revoked: grants.menus,
      searched: searched(),
      lines: logs.lines,
      leaks: [...leaks, ...echoedValues, ...logs.leaks],
      unheard: Object.entries(canaries).flatMap(([name, canary]) =>
        canary.of === 'complaint' || foundCanaries.has(canary) ? [] : [name],
      ),
    }
  } finally {
    await environment.stop()
  }
}
