import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { expect, it } from 'vitest'
import { spoil } from './bad-build.ts'
import { badBuilds } from './bad-builds.ts'

it.each(badBuilds)('the bad build $id still fits the product, and is a program', (build) => {
  const source = readFileSync(new URL(`../../${build.file}`, import.meta.url), 'utf8')
  const spoilt = spoil(build, source)
  expect(spoilt).not.toBe(source)
  expect(() => stripTypeScriptTypes(spoilt)).not.toThrow()
})

it('tells when the product has moved on', () => {
  const build = { id: 'x', says: '', file: 'a.ts', changes: [['guard()', '']], caughtBy: {} } as const
  expect(() => spoil(build, 'other()')).toThrow('a.ts has 0 times')
  expect(() => spoil(build, 'guard() guard()')).toThrow('a.ts has 2 times')
})

it('gives each bad build a name of its own and a promise that must notice it', () => {
  expect(new Set(badBuilds.map(({ id }) => id)).size).toBe(badBuilds.length)
  expect(badBuilds.filter(({ caughtBy }) => Object.keys(caughtBy).length === 0)).toEqual([])
})
