import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { expect, it } from 'vitest'

/** The architecture, in four lines: a folder may import itself and whatever stands to its left. */
const order = {
  domain: ['collections', 'language', 'lookups', 'access', 'conditions', 'fields', 'content', 'definition', 'engine', 'workflows', 'services', 'awards', 'handbook', 'programmes', 'complaints', 'finder', 'family', 'accounts', 'payments', 'messages', 'reports', 'contracts'],
  api: ['platform', 'settings', 'messages', 'captcha', 'otp', 'access', 'accounts', 'lookups', 'registry', 'holidays', 'lists', 'users', 'definitions', 'setups', 'programmes', 'signed-codes', 'printing', 'members', 'cheques', 'applications', 'content', 'families', 'desks', 'cases', 'results', 'letters', 'payments', 'acknowledgements', 'complaints', 'verification', 'cards', 'calls', 'outbox', 'broadcasts', 'reports', 'dashboard', 'audit', 'keeping', 'demo', 'portal', 'app', 'testing', 'main'],
  web: ['worker', 'i18n', 'api-client', 'router', 'ui', 'fields', 'forms', 'features', 'app'],
} // prettier-ignore
/** Between packages: web → domain ← api. */
const mayImport = { domain: ['domain'], api: ['domain', 'api'], web: ['domain', 'web'] }
type Package = keyof typeof order

const placeOf = (file: string) => {
  const [pkg, , folder = ''] = file.split(sep)
  return { pkg: pkg as Package, folder: folder.replace(/(\.test)?\.tsx?$/, '') }
}
const files = Object.keys(order).flatMap((pkg) =>
  readdirSync(`${pkg}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(pkg, 'src', file)),
)
const sources = files.filter((file) => !file.includes('.test.'))
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, to = '']) => normalize(join(dirname(file), to)))

it('points every import the right way', () => {
  const wrong = sources.flatMap((file) =>
    importsOf(file).flatMap((target) => {
      const [from, to] = [placeOf(file), placeOf(target)]
      if (!target.includes(`${sep}src${sep}`)) return []
      if (!mayImport[from.pkg].includes(to.pkg)) return [`${file} may not use ${target}`]
      const rank = (folder: string) => order[from.pkg].indexOf(folder)
      return from.pkg === to.pkg && rank(to.folder) > rank(from.folder) ? [`${file} may not look ahead to ${target}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

it('imports nothing of the development server', () => {
  expect(sources.filter((file) => importsOf(file).some((target) => target.startsWith(`dev${sep}`)))).toEqual([])
})

it('knows every folder', () => {
  expect(sources.filter((file) => !order[placeOf(file).pkg].includes(placeOf(file).folder))).toEqual([])
})

it('lets no web feature import another', () => {
  const featureOf = (file: string) => /features[\\/]([\w-]+)/.exec(file)?.[1]
  const wrong = sources.flatMap((file) => {
    const own = featureOf(file)
    return own
      ? importsOf(file)
          .filter((target) => featureOf(target) && featureOf(target) !== own)
          .map((target) => `${file} uses ${target}`)
      : []
  })
  expect(wrong).toEqual([])
})

it('keeps the domain pure: no clock, no I/O, no framework', () => {
  const impure = sources
    .filter((file) => file.startsWith(`domain${sep}`))
    .filter((file) =>
      /new Date\(\)|Date\.now|Math\.random|from '(?:node:|react|fastify|kysely|pg)|process\.|fetch\(/.test(readFileSync(file, 'utf8')),
    )
  expect(impure).toEqual([])
})

it('keeps services data: no function stands in any of their files', () => {
  const code = sources
    .filter((file) => file.startsWith(join('domain', 'src', 'services')))
    .filter((file) => /=>|\bfunction\b/.test(readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
  expect(code).toEqual([])
})

it('keeps files small enough to read in one sitting', () => {
  const long = files
    .filter((file) => !file.endsWith(join('access', 'screens.ts')))
    .filter((file) => readFileSync(file, 'utf8').split('\n').length > 300)
  expect(long).toEqual([])
})
