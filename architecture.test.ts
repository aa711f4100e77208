import { globSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { expect, it } from 'vitest'
import { kinds } from '@wewb/domain/engine/fields/field'

const words = (text: string) => text.trim().split(/\s+/)

/** The architecture in three lists: a folder may import itself and those listed before it. */
const order = {
  domain: words(`
    collections language reference access http engine
    administration audit registers messaging services identity membership casework payments content reporting
  `),
  api: words(`
    cache problems logging config db observability jobs security storage server ssr pdf module
    registers administration audit messaging services identity membership casework payments content
    maintenance reporting demo modules portal app testing main
  `),
  web: words('worker lib components form-engine areas app'),
}
/** Areas of the web app are independent: none imports another. */
const webAreas = words(`
  administration audit casework content demo identity membership messaging payments registers reporting services
`)
/** Allowed imports between packages: web → domain ← api. */
const mayImport = { domain: ['domain'], api: ['domain', 'api'], web: ['domain', 'web'] }
type Package = keyof typeof order

const files = globSync('{domain,api,web}/src/**/*.{ts,tsx}')
const sources = files.filter((file) => !file.includes('.test.') && !file.startsWith('api/src/testing/'))

const packageOf = (file: string) => file.split('/')[0] as Package
const areaOf = (file: string) => (file.split('/')[2] ?? '').replace(/\.tsx?$/, '')
const rankOf = (file: string) => {
  const isArea = packageOf(file) === 'web' && webAreas.includes(areaOf(file))
  return order[packageOf(file)].indexOf(isArea ? 'areas' : areaOf(file))
}

const specifiersOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g)].map(([, specifier = '']) => specifier)

/** Resolves an import to a path from the project root; undefined for third-party packages. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier)
  if (specifier.startsWith('#')) return `${packageOf(file)}/src/${specifier.slice(1)}`
  const [, name, path] = /^@wewb\/(\w+)\/(.+)$/.exec(specifier) ?? []
  return name && `${name}/src/${path}${name === 'domain' ? '.ts' : ''}`
}
const importsOf = (file: string) => specifiersOf(file).flatMap((specifier) => targetOf(file, specifier) ?? [])

it('knows every folder', () => {
  expect(sources.filter((file) => rankOf(file) === -1)).toEqual([])
})

it('permits only imports in the right direction', () => {
  const wrong = sources.flatMap((file) =>
    importsOf(file).flatMap((target) => {
      if (!mayImport[packageOf(file)].includes(packageOf(target))) return [`${file} may not use ${target}`]
      return packageOf(file) === packageOf(target) && rankOf(target) > rankOf(file)
        ? [`${file} may not look ahead to ${target}`]
        : []
    }),
  )
  expect(wrong).toEqual([])
})

it('lets no area of the web import another', () => {
  const isArea = (file: string) => packageOf(file) === 'web' && webAreas.includes(areaOf(file))
  const wrong = sources.filter(isArea).flatMap((file) =>
    importsOf(file)
      .filter((target) => isArea(target) && areaOf(target) !== areaOf(file))
      .map((target) => `${file} uses ${target}`),
  )
  expect(wrong).toEqual([])
})

it('imports another package by its name and the same package by `#`, without relative parent paths', () => {
  const all = globSync('{domain,api,web,tests,dev,deploy}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
  expect(all.filter((file) => specifiersOf(file).some((specifier) => specifier.startsWith('../')))).toEqual([])
})

it('declares every imported package of the project, because an image installs only declared ones', () => {
  const missing = ['api', 'domain', 'web', 'tests'].flatMap((name) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(`${name}/package.json`, 'utf8'))
    const own = globSync(`${name}/**/*.{ts,tsx}`, { exclude: ['**/{node_modules,dist}/**'] })
    const isProduct = (file: string) => name === 'tests' || (!file.includes('.test.') && !file.includes('/testing/'))
    const imported = own
      .filter(isProduct)
      .flatMap((file) => specifiersOf(file).flatMap((specifier) => /^@wewb\/\w+/.exec(specifier)?.[0] ?? []))
    const declared = { ...dependencies, ...(name === 'tests' && devDependencies) }
    return [...new Set(imported)].filter((used) => used !== `@wewb/${name}` && !(used in declared))
  })
  expect(missing).toEqual([])
})

it('keeps the domain pure: no clock, no I/O, no framework', () => {
  const impure = sources
    .filter((file) => file.startsWith('domain/'))
    .filter((file) =>
      /new Date\(\)|Date\.now|Math\.random|from '(?:node:|react|fastify|kysely|pg)|process\.|fetch\(/.test(
        readFileSync(file, 'utf8'),
      ),
    )
  expect(impure).toEqual([])
})

it('keeps services as data: no function in any of their files', () => {
  const code = sources
    .filter((file) => file.startsWith('domain/src/services/definitions/'))
    .filter((file) => /=>|\bfunction\b/.test(readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
  expect(code).toEqual([])
})

it('has no import cycles between values', () => {
  const valueImports = new Map(sources.map((file) => [file, valueImportsOf(file)]))
  const done = new Set<string>()
  const path: string[] = []
  const cycles: string[] = []
  const visit = (file: string) => {
    if (done.has(file)) return
    const start = path.indexOf(file)
    if (start === -1) {
      path.push(file)
      for (const target of valueImports.get(file) ?? []) visit(target)
      path.pop()
      done.add(file)
    } else cycles.push([...path.slice(start), file].join(' → '))
  }
  sources.forEach(visit)
  expect(cycles).toEqual([])
})

/** Imports that exist at run time: without types and without dynamic imports. */
function valueImportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const statements = [...text.matchAll(/^(?:import|export) (?!type )([\s\S]*?) from '([^']+)'/gm)]
  return statements
    .filter(([, names = '']) => !/^\{(?:\s*type [\w ]+,?)+\s*\}$/.test(names))
    .flatMap(([, , specifier = '']) => targetOf(file, specifier) ?? [])
}

/** Kysely calls, SQL passed to a driver, and other strings that begin with a statement. */
const sqlPatterns = [
  /\bsql[<`(]|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/,
  /\.query(?:<[\s\S]{0,200}?>)?\(\s*['"`]/,
  /['"`]\s*(?:select\s[^'"`]+\sfrom\s|insert into |update \w+ set |delete from )/,
  /['"`]\s*(?:copy (?:\(|\S+ \()|truncate |grant .+ to )/,
  /['"`]\s*(?:alter|create|drop) (?:temporary )?(?:table|index|role|trigger) /,
]

it('keeps SQL in query files', () => {
  const wrong = sources
    .filter((file) => file.startsWith('api/') && !/(?:^|[/-])queries\.ts$/.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8')
      return sqlPatterns.some((pattern) => pattern.test(text))
    })
  expect(wrong).toEqual([])
})

it('recognizes SQL in calls and in strings', () => {
  const examples = [
    'await sql<Row>`select 1`',
    "db.selectFrom('office')",
    "owner.query('commit')",
    'client.query<{ name: string }[]>(\n  `select name from migration`)',
    'const names = `copy (\n  select name from office) to stdout`',
    '[`alter table ${table} disable trigger user`]',
  ]
  expect(examples.filter((code) => !sqlPatterns.some((pattern) => pattern.test(code)))).toEqual([])
})

/**
 * Outside the engine `isKind` is permitted, which narrows a field to one kind; a branch on `kind` belongs to the kind.
 * The comparison is found on `field`, on the result of a call such as `fields.get(id)`, and on an element of a list.
 */
const fieldKinds = Object.keys(kinds).join('|')
const fieldKindBranch = new RegExp(
  String.raw`\b(?:field|question)\??\.kind [!=]==|[)\]]\??\.kind [!=]== '(?:${fieldKinds})'|switch \(field\.kind\)`,
)

it('permits a branch on the kind of a field in the engine only', () => {
  const wrong = sources
    .filter((file) => !file.startsWith('domain/src/engine/') && !file.startsWith('web/src/form-engine/'))
    .filter((file) => fieldKindBranch.test(readFileSync(file, 'utf8')))
  expect(wrong).toEqual([])
})

it('recognizes a branch on the kind of a field', () => {
  const examples = ["field.kind === 'list'", "inner.get(id)?.kind !== 'number'", "fields[0]?.kind === 'text'"]
  expect(examples.filter((code) => !fieldKindBranch.test(code))).toEqual([])
})

it('names folders outside the API in one file', () => {
  const wrong = files
    .filter((file) => file.startsWith('api/') && file !== 'api/src/config/project-folders.ts')
    .filter((file) => /(?:new URL|join)\((?:import\.meta\.dirname, )?'\.\.\//.test(readFileSync(file, 'utf8')))
  expect(wrong).toEqual([])
})

it('limits the length of files to 300 lines', () => {
  const all = globSync(
    '{*,{domain,api,web}/*,{domain,api,web}/src/**/*,{tests,dev,scripts,deploy}/**/*}.{ts,tsx,mjs}',
    {
      exclude: ['**/{node_modules,dist}/**'],
    },
  )
  const long = all.filter((file) => readFileSync(file, 'utf8').split('\n').length - 1 > 300)
  expect(all).toEqual(expect.arrayContaining(['architecture.test.ts', 'scripts/test.mjs', 'tests/project-root.ts']))
  expect(long).toEqual([])
})

/** Vowel signs take no column of their own; `bn` and `en` are sentences that people read. */
it('keeps lines of code within 120 columns', () => {
  const all = globSync('**/*.{ts,tsx,mjs,css}', { exclude: ['**/{node_modules,dist,data,.cache}/**'] })
  const isText = (line: string) => /^\s*(?:bn|en): (['"`]).*\1,?$/.test(line)
  const long = all.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.replaceAll(/\p{M}/gu, '').length > 120 && !isText(line) ? [`${file}:${index + 1}`] : [],
      ),
  )
  expect(long).toEqual([])
})
