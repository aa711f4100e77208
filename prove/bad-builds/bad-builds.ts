import type { BadBuild } from './bad-build.ts'
import { doors } from './doors.ts'
import { keeping } from './keeping.ts'
import { rights } from './rights.ts'

/** Faults that portals like this one have had; `npm run prove -- --bad` sees each of them caught. The invariants `keys` and `speed` have none. */
export const badBuilds: readonly BadBuild[] = [...doors, ...rights, ...keeping]
