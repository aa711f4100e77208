import { projectRoot } from '#project-root.ts'
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { request } from 'node:https'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@wewb/api/testing/free-port.ts'

const shipped = join(projectRoot, 'deploy/nginx')
/** Finds a program in PATH and in sbin, which a user's PATH often lacks. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/** The program missing on this machine for the reverse proxy; undefined if all are there. */
export const findMissingProxyProgram = (): string | undefined =>
  ['nginx', 'openssl'].find((name) => findProgram(name) === undefined)

export type ReverseProxy = Awaited<ReturnType<typeof startReverseProxy>>

/**
 * A real nginx with the shipped configuration, apart from names, ports and paths. `folder` is its working directory;
 * `rates: false` lifts the rate limits per IP address, for load from one address.
 */
export async function startReverseProxy(folder: string, hosts: readonly number[], { rates = true } = {}) {
  const [plain, port] = [await freePort(), await freePort()]
  const logFile = join(folder, 'access.log')
  render(folder, { hosts, plain, port, logFile, rates })
  const program = findProgram('nginx') ?? 'nginx'
  const common = ['-p', folder, '-c', join(folder, 'conf/nginx.conf'), '-e', 'stderr']
  const tested = spawnSync(program, [...common, '-t'], { encoding: 'utf8' })
  if (tested.status !== 0) throw new Error(`nginx refuses the configuration:\n${tested.stderr}`)
  const child = spawn(program, [...common, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += chunk))
  const stop = async () => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    child.kill('SIGTERM')
    await ended
  }
  for (const until = Date.now() + 10_000; !(await isListening(port)); await wait(20)) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`nginx does not start: ${complaints}`)
  }
  return {
    origin: `https://localhost:${port}`,
    port,
    plainPort: plain,
    certificate: readFileSync(join(folder, 'conf/tls/portal.crt'), 'utf8'),
    log: () => readFileSync(logFile, 'utf8'),
    stop,
  }
}

type Rendering = { hosts: readonly number[]; plain: number; port: number; logFile: string; rates: boolean }

function render(folder: string, { hosts, plain, port, logFile, rates }: Rendering) {
  const conf = join(folder, 'conf')
  mkdirSync(join(conf, 'tls'), { recursive: true })
  mkdirSync(join(folder, 'cache'), { recursive: true })
  cpSync(join(shipped, 'pages'), join(conf, 'pages'), { recursive: true })
  cpSync('/etc/nginx/mime.types', join(conf, 'mime.types'))
  const others = ['fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/cache/${kind};`).join('\n')
  const changes: Record<string, (readonly [finds: RegExp, puts: string])[]> = {
    'nginx.conf': [
      [/\/run\/nginx\.pid/, join(folder, 'nginx.pid')],
      [/worker_processes auto/, `worker_processes 1;\nuser root`],
    ],
    'front.conf': [
      [/\/dev\/stdout/, logFile],
      [/client_body_temp_path [^;]+;/, `client_body_temp_path ${folder}/cache/bodies;\n${others}`],
      [/\/var\/cache\/nginx\/answers/, `${folder}/cache/answers`],
    ],
    'cache.conf': [[/\/var\/cache\/nginx\/portal/, `${folder}/cache/portal`]],
    'limits.conf': rates ? [] : [[/rate=\d+r\/s/g, 'rate=100000r/s']],
    'hosts.conf': [
      [
        / {4}server 10\.0\.0\.11:8080 (.+)\n {4}server .+\n/,
        hosts.map((host) => `    server 127.0.0.1:${host} $1\n`).join(''),
      ],
    ],
    'portal.conf': [
      [/\[::\]:(?:80|443)/g, '[::1]:0'],
      [/listen 80 /, `listen 127.0.0.1:${plain} `],
      [/listen 443 /g, `listen 127.0.0.1:${port} `],
      [/portal\.example/g, 'localhost'],
      [/\/usr\/share\/portal\/client/, join(projectRoot, 'web/dist/client')],
      [/\/etc\/nginx\/pages/, join(conf, 'pages')],
    ],
  }
  for (const file of readdirSync(shipped).filter((name) => name.endsWith('.conf'))) {
    let text = readFileSync(join(shipped, file), 'utf8')
    for (const [finds, puts] of changes[file] ?? []) {
      if (text.search(finds) < 0)
        throw new Error(`${file} has no ${finds}: update tests/resilience/test-environment/reverse-proxy.ts`)
      text = text.replace(finds, puts)
    }
    // Removes the IPv6 listeners, which the tests do not need.
    writeFileSync(join(conf, file), text.replaceAll(/ *listen \[::1\]:0.*\n/g, ''))
  }
  createCertificate(join(conf, 'tls'))
}

function createCertificate(folder: string) {
  const options =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 ' +
    '-subj /CN=localhost -addext subjectAltName=DNS:localhost'
  const files = ['-keyout', join(folder, 'portal.key'), '-out', join(folder, 'portal.crt')]
  const generated = spawnSync(findProgram('openssl') ?? 'openssl', ['req', ...options.split(' '), ...files], {
    encoding: 'utf8',
  })
  if (generated.status !== 0) throw new Error(`no certificate could be generated: ${generated.stderr}`)
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = request(
      { host: '127.0.0.1', port, servername: 'localhost', path: '/healthz', rejectUnauthorized: false },
      (response) => {
        response.resume()
        resolve(true)
      },
    )
    probe.on('error', () => resolve(false))
    probe.end()
  })
