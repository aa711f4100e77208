import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { root } from './project.mjs'

/**
 * Every object inherits `toString`, `constructor`, `valueOf` and `__proto__`. A lookup with a key from a request, a
 * file or a URL must not find them: it uses `getOwn`, `Object.hasOwn` or a `Map`. Three forms of lookup get past the
 * type checker, and this test rejects them:
 * - `table[key]` where the table is a constant whose type accepts any string as a key,
 * - `table[key as Name]`, and `{ … }[key]` on an object literal in the same expression,
 * - `key in table`.
 */
test('no lookup by key finds an inherited property of Object', () => {
  expect(faultsIn(sources)).toEqual([])
})

test('the rule detects each form of such a lookup, and ignores lookups with known keys', () => {
  const table = read('/a/table.ts', `export const table: { readonly [code: string]: string } = { a: 'b' }`)
  const found = (text) => faultsIn([table, read('/a/use.ts', text)]).map((fault) => fault.replace(/^\S+ /, ''))
  expect(found(`import { table as codes } from './table.ts'\ncodes[key]; codes['a']; codes?.[key]`)).toEqual([
    'codes[key]',
    'codes?.[key]',
  ])
  expect(found('const names: Partial<Record<string, string>> = {}; names[key]')).toEqual(['names[key]'])
  expect(found('type Names = Record<Kind, Record<string, string>>; const names: Names = {}; names[kind][key]')).toEqual(
    ['names[kind][key]'],
  )
  expect(found('const names = Object.fromEntries(pairs); names[key]')).toEqual(['names[key]'])
  expect(found('const names = { a: 1 } as { [key: string]: number }; names[key]')).toEqual(['names[key]'])
  expect(found('names[(key as Name) ?? one]; ({ a: 1 })[key]')).toEqual([
    'names[(key as Name) ?? one]',
    '({ a: 1 })[key]',
  ])
  expect(found(`key in names; 'field' in names; for (const one in names) {}`)).toEqual(['key in names'])
  expect(
    found(
      'const names: Record<Kind, string> = {}; names[kind]; ' +
        'const one = { a: 1 } satisfies Record<string, number>; one[a]',
    ),
  ).toEqual([])
})

const sources = ['api/src', 'web/src', 'domain/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]testing[\\/]|[\\/]get-own\.ts$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')])
    // Parsing is slow: skips files without a table and without a lookup.
    .filter(([, text]) => /Record<string|: string\]|fromEntries|[\w)}]\??\.?\[[^'"\d\]]| in [a-z]/.test(text))
    .map(([file, text]) => read(file, text)),
)

/** Collects the lookups of a file, its imports, and its tables with the levels at which any string is a key. */
function read(file, text) {
  const [aliases, imports, declared, lookups] = [new Map(), new Map(), [], []]
  new Visitor({
    TSTypeAliasDeclaration: ({ id, typeAnnotation }) => void aliases.set(id.name, typeAnnotation),
    ImportDeclaration({ source, specifiers }) {
      const from = resolve(dirname(file), source.value)
      for (const { local, imported } of specifiers) imports.set(local.name, { from, name: imported?.name })
    },
    VariableDeclarator: (node) => void declared.push(node),
    MemberExpression: (node) => void (node.computed && node.property.type !== 'Literal' && lookups.push(node)),
    BinaryExpression: (node) => void (node.operator === 'in' && node.left.type !== 'Literal' && lookups.push(node)),
  }).visit(parseSync(file, text).program)
  const tables = new Map(
    declared.flatMap(({ id, init }) => (id.type === 'Identifier' ? [[id.name, tableLevels(id, init, aliases)]] : [])),
  )
  return { file, text, imports, tables, lookups }
}

function tableLevels({ typeAnnotation }, init, aliases) {
  const value = isCast(init) ? init.expression : init
  const type = typeAnnotation?.typeAnnotation ?? (isCast(init) ? init.typeAnnotation : undefined)
  if (!type) return [isFromEntries(value)]
  return value?.type === 'ObjectExpression' || isFromEntries(value) ? levelsOf(type, aliases) : []
}

function isCast(node) {
  return node?.type === 'TSAsExpression'
}

/** Returns whether the key, or a part of `a ?? b` or `a ? b : c`, is cast. */
function hasCast(key) {
  if (key.type === 'ParenthesizedExpression') return hasCast(key.expression)
  if (key.type === 'LogicalExpression') return hasCast(key.left) || hasCast(key.right)
  if (key.type === 'ConditionalExpression') return hasCast(key.consequent) || hasCast(key.alternate)
  return isCast(key)
}

function isFromEntries(node) {
  return (
    node?.type === 'CallExpression' &&
    node.callee.object?.name === 'Object' &&
    node.callee.property?.name === 'fromEntries'
  )
}

/** Returns for a type and its nested value types whether any string is a key. */
function levelsOf(type, aliases) {
  if (type?.type === 'TSTypeLiteral') {
    const index = type.members.find((member) => member.type === 'TSIndexSignature')
    const isAny = index?.parameters[0].typeAnnotation.typeAnnotation.type === 'TSStringKeyword'
    return index ? [isAny, ...levelsOf(index.typeAnnotation.typeAnnotation, aliases)] : []
  }
  if (type?.type === 'TSMappedType') return [false, ...levelsOf(type.typeAnnotation, aliases)]
  if (type?.type !== 'TSTypeReference') return []
  const [first, second] = type.typeArguments?.params ?? []
  const { name } = type.typeName
  if (name === 'Record') return [first.type === 'TSStringKeyword', ...levelsOf(second, aliases)]
  if (name === 'Readonly' || name === 'Partial') return levelsOf(first, aliases)
  return aliases.has(name) ? levelsOf(aliases.get(name), aliases) : []
}

function faultsIn(files) {
  const exported = new Map(files.map(({ file, tables }) => [file, tables]))
  return files.flatMap(({ file, text, imports, tables, lookups }) => {
    const levelsAt = (name) =>
      tables.get(name) ?? exported.get(imports.get(name)?.from)?.get(imports.get(name)?.name) ?? []
    const isTable = (node, level = 0) => {
      if (node.type === 'ParenthesizedExpression') return isTable(node.expression, level)
      if (node.type === 'ObjectExpression') return true
      if (node.type === 'Identifier') return levelsAt(node.name)[level] === true
      return node.type === 'MemberExpression' && node.computed && isTable(node.object, level + 1)
    }
    return lookups
      .filter((node) => node.type === 'BinaryExpression' || hasCast(node.property) || isTable(node.object))
      .map(({ start, end }) => {
        const line = text.slice(0, start).split('\n').length
        return `${file.slice(root.length + 1)}:${line} ${text.slice(start, end).replaceAll(/\s+/g, ' ')}`
      })
  })
}
