import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { stripSchemas } from './strip-schemas.ts'

const bare = (code: string) => stripSchemas(code, parseAst(code, { lang: 'ts' }))

it('reduces a contract to its method, its path and shared values', () => {
  const shared = `...ofOne, method: 'PUT', path: '/ক/:no'`
  const removed = `, body: z.strictObject({ a: z.string() }), says: { bn: 'হয়েছে', en: 'Done' }`
  expect(bare(`export const save = contract({ ${shared}${removed} })`)).toBe(
    `export const save = contract({ ${shared} })`,
  )
})

it('reduces a field to its checks and messages, without its schema', () => {
  const rest = `\nexport const text = { shape, say: () => 'লেখা' }`
  expect(bare(`const shape = z.strictObject({ id: z.string().check(z.minLength(1)) })${rest}`)).toBe(
    `const shape = z${rest}`,
  )
})

it('leaves other code unchanged', () => {
  const code = `type A = z.infer<typeof shape>\nexport const shown = (b: A) => quiz.show(b)`
  expect(bare(code)).toBe(code)
})
