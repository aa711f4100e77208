import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { renderServicesDoc } from './services-doc.ts'

it('docs/services.md matches the catalogue; otherwise run node scripts/write-services-doc.mjs', () => {
  expect(readFileSync('docs/services.md', 'utf8')).toBe(renderServicesDoc())
})
