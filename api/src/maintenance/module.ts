import type { Module } from '#module.ts'
import { deleteExpiredRows } from './expired-row-queries.ts'
import { expireDrafts } from './expire-drafts.ts'
import { garbageCollectFiles } from './garbage-collect-files.ts'
import { garbageCollectImports } from './garbage-collect-imports.ts'

export const maintenanceModule = {
  jobs: (portal) => [
    { queue: 'sweep', run: () => deleteExpiredRows(portal.db) },
    { queue: 'sweep', run: () => garbageCollectImports(portal) },
    { queue: 'sweep-files', run: () => garbageCollectFiles(portal) },
    { queue: 'daily-round', run: () => expireDrafts(portal) },
  ],
} satisfies Module
