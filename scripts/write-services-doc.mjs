import { writeFileSync } from 'node:fs'
import { servicesTable } from '../domain/src/handbook/services-table.ts'

// `node scripts/write-services-doc.mjs` after a service has changed.
writeFileSync(new URL('../docs/services.md', import.meta.url), servicesTable())
