import { readFileSync } from 'node:fs'

export type KnownBrowser = { executablePath: string; env: Record<string, string>; args: string[] }

/** The one that `node scripts/prepare.mjs --browser` found or fetched. */
export const knownBrowser = (): KnownBrowser =>
  JSON.parse(readFileSync(new URL('../.cache/browser.json', import.meta.url), 'utf8')) as KnownBrowser
