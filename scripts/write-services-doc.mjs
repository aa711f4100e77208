import { writeFileSync } from 'node:fs'
import { renderServicesDoc } from '@wewb/domain/services/handbook/services-doc'

// Run `node scripts/write-services-doc.mjs` after a service has changed.
writeFileSync(new URL('../docs/services.md', import.meta.url), renderServicesDoc())
