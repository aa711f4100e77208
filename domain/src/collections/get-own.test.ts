import { expect, it } from 'vitest'
import { interpolate } from '#language/bilingual.ts'
import { returnReasonOf } from '#payments/return-codes.ts'
import { fillBlanks } from '#services/programmes/parse-programme.ts'
import { getOwn } from './get-own.ts'

const inherited = ['toString', 'constructor', 'valueOf', 'hasOwnProperty', '__proto__']

it('finds own properties only, none inherited from Object', () => {
  const table: { readonly [key: string]: number } = { a: 1 }
  expect(getOwn(table, 'a')).toBe(1)
  for (const name of inherited) expect(getOwn(table, name)).toBeUndefined()
})

it.each(inherited)('a %s is returned for a bank, completed in a draft, and unchanged in a text', (name) => {
  expect(returnReasonOf(name).reason.en).toBe(`The bank returned the money (code ${name}).`)
  expect(fillBlanks(JSON.parse(`{"${name}":[]}`))).toEqual(JSON.parse(`{"${name}":[]}`))
  expect(interpolate({ bn: `{${name}}`, en: `{${name}} {a}` }, { a: 'b' })).toEqual({
    bn: `{${name}}`,
    en: `{${name}} b`,
  })
})
