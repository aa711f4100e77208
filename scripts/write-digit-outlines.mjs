import { writeFileSync } from 'node:fs'
import { readDigitOutlines } from '../api/src/captcha/read-digit-outlines.ts'

// `node scripts/write-digit-outlines.mjs` after the fonts, or what the captcha makes of them, have changed.
writeFileSync(new URL('../api/src/captcha/digit-outlines.json', import.meta.url), `${JSON.stringify(readDigitOutlines(), null, 2)}\n`)
