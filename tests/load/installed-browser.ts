import { projectRoot } from '#project-root.ts'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'

export type InstalledBrowser = { executablePath: string; env: Record<string, string>; args: string[] }

/** The browser that `node scripts/prepare.mjs --browser` found or downloaded. */
export const getInstalledBrowser = (): InstalledBrowser =>
  JSON.parse(readFileSync(join(projectRoot, '.cache/browser.json'), 'utf8')) as InstalledBrowser
