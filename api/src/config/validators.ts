import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import { parseLoginId } from '@wewb/domain/engine/fields/formats'
import { parseDataKeys } from './data-keys.ts'

/** Returns what a setting must be, if the text is not that. */
export type Validator = (text: string) => string | undefined

const unless =
  (isRight: (text: string) => boolean, allowed: string): Validator =>
  (text) =>
    isRight(text) ? undefined : allowed

const matching = (pattern: RegExp, allowed: string): Validator => unless((text) => pattern.test(text), allowed)

const succeeds = (act: () => unknown): boolean => {
  try {
    return act() !== false
  } catch {
    return false
  }
}

export const oneOf = (...values: string[]): Validator =>
  unless((text) => values.includes(text), `one of: ${values.join(', ')}`)

export const integer = (from: number, to: number): Validator =>
  unless(
    (text) => /^[0-9]{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to,
    `a whole number from ${from} to ${to}`,
  )

export const digits = (from: number, to = from): Validator =>
  matching(new RegExp(`^[0-9]{${from},${to}}$`), from === to ? `${from} digits` : `${from} to ${to} digits`)

export const ratio: Validator = matching(/^(?:0|1|0?\.[0-9]{1,6}|1\.0+)$/, 'a number from 0 to 1')

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

const address = (protocols: readonly string[], needsHost = true): Validator => {
  const isAddress = (text: string) => {
    const url = urlOf(text)
    return (
      url !== undefined &&
      text.startsWith(`${url.protocol}//`) &&
      protocols.includes(url.protocol) &&
      (!needsHost || url.host !== '')
    )
  }
  return unless(isAddress, `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
}

export const httpUrl = address(['https:', 'http:'])
/** The host may be missing, because a connection over a Unix socket has none. */
export const postgresUrl = address(['postgres:', 'postgresql:'], false)
export const smtpUrl = address(['smtp:', 'smtps:'])

/** A host and a port, and nothing else. */
export const tcpUrl: Validator = unless((text) => {
  const url = urlOf(text)
  return url !== undefined && url.hostname !== '' && url.port !== '' && text === `tcp://${url.host}`
}, 'an address of the form tcp://host:port')

/** The URLs of some gateways contain the placeholders of a message. */
export const gatewayUrl: Validator = (text) => httpUrl(text.replaceAll(/\{(?:to|text|id)\}/g, '0'))

/** The public origin: every page is directly below it. */
export const origin: Validator = unless(
  (text) => httpUrl(text) === undefined && [`${urlOf(text)?.origin}`, `${urlOf(text)?.origin}/`].includes(text),
  'an address that begins with https:// or http:// and has nothing behind the host and the port',
)

const hostName = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i
export const host: Validator = unless(
  (text) => isIP(text) > 0 || hostName.test(text),
  'an IP address or the name of a host',
)

const proxyGroups = ['loopback', 'linklocal', 'uniquelocal']
function isProxy(text: string): boolean {
  const [ip = '', range, ...more] = text.split('/')
  const version = isIP(ip)
  if (version === 0 || more.length > 0) return proxyGroups.includes(text)
  if (range === undefined || isIP(range) === version) return true
  return /^[0-9]{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= (version === 4 ? 32 : 128)
}
export const proxies: Validator = unless(
  (text) => text.split(',').every((part) => isProxy(part.trim())),
  'IP addresses or ranges such as 10.0.0.0/8, with commas',
)

/** Returns whether the nearest existing part of the path is a folder. */
function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? found.isDirectory() : isFolder(dirname(path))
}
export const directory: Validator = unless(
  (text) => succeeds(() => isFolder(resolve(text))),
  'a folder, or a place where one can be made',
)

export const regex: Validator = unless((text) => succeeds(() => new RegExp(text)), 'a regular expression')

export const regexWithGroup: Validator = unless(
  // The empty text matches the second alternative, and the result has one more entry for each group of the first.
  (text) => regex(text) === undefined && (''.match(new RegExp(`${text}|`))?.length ?? 0) > 1,
  'a regular expression with a group in brackets',
)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** Returns the entries of a JSON object; undefined when the text is not one. */
function entriesOf(text: string): [string, unknown][] | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return isObject(parsed) ? Object.entries(parsed) : undefined
  } catch {
    return undefined
  }
}
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const jsonObject = (isEntry: (name: string, value: unknown) => boolean, allowed: string): Validator =>
  unless((text) => entriesOf(text)?.every(([name, value]) => isEntry(name, value)) ?? false, allowed)

export const jsonStringMap = jsonObject((_name, value) => isPlain(value), 'a JSON object of texts')

export const jsonStringMapOf = (...names: string[]): Validator =>
  jsonObject(
    (name, value) => names.includes(name) && isText(value),
    `a JSON object of texts with the names ${names.join(', ')}`,
  )

export const jsonHeaders = jsonObject(
  (name, value) =>
    /^[!#$%&'*+.^_`|~0-9a-z-]+$/i.test(name) &&
    isPlain(value) &&
    /^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(String(value)),
  'a JSON object of HTTP headers',
)

export const fieldMapping: Validator = unless((text) => {
  const halves = new Map(entriesOf(text))
  return ['ask', 'answer'].every(
    (half) => isObject(halves.get(half)) && Object.values(halves.get(half) ?? {}).every(isText),
  )
}, 'a JSON object with the objects "ask" and "answer", each of texts')

export const token: Validator = matching(/^[\w-]{24,200}$/, '24 to 200 letters, digits, - or _')
export const secret: Validator = unless((text) => text.length >= 32, 'at least 32 characters')
export const dataKeys: Validator = unless(
  (text) => succeeds(() => parseDataKeys(text)),
  '32 bytes in base64, or several of them with numbers from 1 to 255, such as 2:new,1:old',
)
/** A key is sent in a header: no spaces and only ASCII. */
export const apiKey: Validator = matching(
  /^[\u0021-\u007e]{1,200}$/,
  'at most 200 letters, digits and signs, without spaces',
)

export const bucketName: Validator = matching(
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  '3 to 63 small letters, digits, dots or hyphens',
)
export const region: Validator = matching(/^[a-z0-9-]{1,40}$/i, 'at most 40 letters, digits or hyphens')
export const loginId: Validator = unless(
  (text) => parseLoginId(text) !== undefined,
  'an e-mail address or a mobile number',
)
export const mailSender: Validator = matching(
  /^(?:[^<>\r\n]{0,100}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  'an e-mail address, or a name and the address in angle brackets',
)
