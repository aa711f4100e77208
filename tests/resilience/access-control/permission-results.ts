import { watchForLeaks } from './canary-visibility.ts'
import { findLogLeaks, provokeErrors } from './canary-logs.ts'
import { canaries } from './canary-values.ts'
import { startSeededEnvironment } from './seeded-environment.ts'
import { checkRevokedGrants } from './revoked-grants.ts'
import { probePermissions } from './probe-permissions.ts'
import type { Scale } from '#resilience/invariant.ts'

type Seen = Awaited<ReturnType<typeof look>>

const looks = new Map<string, Promise<Seen>>()

/** Caches the responses, because two invariants examine them. Each mutant gets its own. */
export function getPermissionResults(scale: Scale): Promise<Seen> {
  const name = `${scale} ${process.env['MUTANT'] ?? ''}`
  const seen = looks.get(name) ?? look(scale)
  looks.set(name, seen)
  return seen
}

async function look(scale: Scale) {
  const seeded = await startSeededEnvironment()
  const { environment, resources } = seeded
  try {
    const { listen, leaks, strays, heard, searched } = watchForLeaks(resources)
    const walked = await probePermissions(seeded, scale, listen)
    const grants = await checkRevokedGrants(seeded, scale)
    const echoes = await provokeErrors(environment, scale)
    const logs = findLogLeaks(environment)
    return {
      ...walked,
      wrong: [...walked.wrong, ...strays, ...grants.wrong],
      unticked: grants.menus,
      searched: searched(),
      lines: logs.lines,
      leaks: [...leaks, ...echoes, ...logs.leaks],
      unheard: Object.entries(canaries).flatMap(([name, canary]) =>
        canary.of === 'complaint' || heard.has(canary) ? [] : [name],
      ),
    }
  } finally {
    await environment.leave()
  }
}
