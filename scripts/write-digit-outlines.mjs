import { writeFileSync } from 'node:fs'
import { readDigitOutlines } from '@wewb/api/identity/captcha/read-digit-outlines.ts'

// Run `node scripts/write-digit-outlines.mjs` after a change of the fonts or of the captcha's outlines.
writeFileSync(
  new URL('../api/src/identity/captcha/digit-outlines.json', import.meta.url),
  `${JSON.stringify(readDigitOutlines(), null, 2)}\n`,
)
