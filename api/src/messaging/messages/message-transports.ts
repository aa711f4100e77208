import { circuitBreaker, ConsecutiveBreaker, handleWhenResult } from 'cockatiel'
import type { Config } from '#config/config.ts'

export type TransportMessage = { id: number; to: string; subject: string | null; text: string; secret: boolean }
/** `refused`: certainly not sent, retry. `unknown`: it may have been sent, so it is not sent again. */
export type DeliveryResult = { outcome: 'sent' | 'refused' | 'unknown'; gatewayId?: string; detail?: string }
export type MessageTransport = (parcel: TransportMessage) => Promise<DeliveryResult>

const timeoutMs = 10_000
/** After so many unknown results in a row, further messages wait instead of becoming unknown too. */
const maxUnknown = 3
const pause = 5000

function withCircuitBreaker(carry: MessageTransport): MessageTransport {
  const isUnknown = handleWhenResult((delivery) => (delivery as DeliveryResult).outcome === 'unknown')
  const policy = circuitBreaker(isUnknown, { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(maxUnknown) })
  return (parcel) => policy.execute(() => carry(parcel)).catch(() => ({ outcome: 'refused', detail: 'GATEWAY_SILENT' }))
}

/** Bangladeshi gateways differ in URL, parameter names and success response: all of it is configuration. */
export function createSmsTransport({
  url,
  method,
  params,
  format,
  headers,
  success,
  id,
}: Config['sms']): MessageTransport {
  if (!url) return async () => ({ outcome: 'sent' })
  const pattern = success ? new RegExp(success) : undefined
  return withCircuitBreaker(async (parcel) => {
    const filled = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, put(value, parcel)]))
    const address = new URL(put(url, parcel, encodeURIComponent))
    if (method === 'GET') for (const [name, value] of Object.entries(filled)) address.searchParams.set(name, value)
    try {
      const response = await fetch(address, {
        method,
        headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': contentType(format) }) },
        ...(method === 'GET'
          ? {}
          : { body: format === 'json' ? JSON.stringify(filled) : new URLSearchParams(filled).toString() }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      const answer = await response.text()
      if (!response.ok || (pattern && !pattern.test(answer)))
        return { outcome: 'refused', detail: reasonOf(response.status, answer, parcel) }
      const gatewayId = toSingleLine(id?.exec(answer)?.[1] ?? '')
      return { outcome: 'sent', ...(gatewayId ? { gatewayId } : {}) }
    } catch (error) {
      return { outcome: isConnectionFailure(error) ? 'refused' : 'unknown', detail: codeOf(error) }
    }
  })
}

/**
 * Opens one connection per e-mail, with the timeout of the SMS gateway: a hanging mail server must not delay the queue.
 */
export function createMailTransport({ url, from }: Config['mail']): MessageTransport {
  if (!url) return async () => ({ outcome: 'sent' })
  const limits = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  }
  return withCircuitBreaker(async ({ id, to, subject, text }) => {
    const letter = watchLetter()
    // Loaded with the first e-mail, not at start: it takes 13 MB and a tenth of a second.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ url, ...limits, logger: letter.logger }, { from })
    try {
      await transport.sendMail({
        to,
        subject: subject ?? '',
        text,
        messageId: `<message-${id}@${from.split('@')[1]?.replace('>', '') ?? 'portal'}>`,
      })
      return { outcome: 'sent' }
    } catch (error) {
      const { code = '', responseCode } = error as { code?: string; responseCode?: number }
      // An error response means that the server did not accept it, and before the last byte there was nothing to
      // accept.
      const isRefused = responseCode !== undefined || !letter.isTransmitted()
      return { outcome: isRefused ? 'refused' : 'unknown', detail: [code, responseCode].filter(Boolean).join(' ') }
    }
  })
}

/**
 * Detects whether the whole e-mail was transmitted. The library reports this only in its log; its errors do not differ.
 */
function watchLetter() {
  let isWhole = false
  const onLogEntry = (entry: unknown) => {
    if ((entry as { tnx?: string }).tnx === 'message') isWhole = true
  }
  const silent = () => {}
  const logger = {
    level: silent,
    trace: silent,
    debug: silent,
    info: onLogEntry,
    warn: silent,
    error: silent,
    fatal: silent,
  }
  return { logger, isTransmitted: () => isWhole }
}

const contentType = (format: string) => (format === 'json' ? 'application/json' : 'application/x-www-form-urlencoded')

const put = (pattern: string, parcel: TransportMessage, encode = (value: string) => value) =>
  pattern.replace(/\{(to|text|id)\}/g, (_, name: 'to' | 'text' | 'id') => encode(String(parcel[name])))

/** A gateway's response may repeat the text: for a one-time code only the status is stored. */
const reasonOf = (status: number, answer: string, { secret }: TransportMessage) =>
  toSingleLine(secret ? `HTTP ${status}` : `HTTP ${status}: ${answer}`)
const codeOf = (error: unknown) =>
  toSingleLine((error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name)

/** Reduces any text to one short line that the database accepts. */
export const toSingleLine = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200)

/** True if the connection was never established, so that nothing was sent. */
const isConnectionFailure = (error: unknown) => {
  const cause = (error as { cause?: { code?: string } }).cause
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    cause?.code ?? '',
  )
}
