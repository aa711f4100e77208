import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { stripSchemas } from './strip-schemas.ts'

const bare = (code: string) => stripSchemas(code, parseAst(code, { lang: 'ts' }))

it('sends of a contract only its method, its path and what it shares with others', () => {
  const code = `export const save = contract({ ...ofOne, method: 'PUT', path: '/ক/:no', body: z.strictObject({ a: z.string() }), says: { bn: 'হয়েছে', en: 'Done' } })`
  expect(bare(code)).toBe(`export const save = contract({ ...ofOne, method: 'PUT', path: '/ক/:no' })`)
})

it('sends of a field what it checks and says, not its schema', () => {
  const code = `const shape = z.strictObject({ id: z.string().check(z.minLength(1)) })\nexport const text = { shape, say: () => 'লেখা' }`
  expect(bare(code)).toBe(`const shape = z\nexport const text = { shape, say: () => 'লেখা' }`)
})

it('leaves alone what is no schema', () => {
  const code = `type A = z.infer<typeof shape>\nexport const shown = (b: A) => quiz.show(b)`
  expect(bare(code)).toBe(code)
})
