import { circuitBreaker, ConsecutiveBreaker, handleWhenResult } from 'cockatiel'
import type { Config } from '../platform/config.ts'

export type Parcel = { id: number; to: string; subject: string | null; text: string; secret: boolean }
/** `refused`: surely not sent, try again. `unknown`: it may have gone out, so it is not sent a second time. */
export type Delivery = { outcome: 'sent' | 'refused' | 'unknown'; gatewayId?: string; detail?: string }
export type Carrier = (parcel: Parcel) => Promise<Delivery>

const patience = 10_000
/** After so many in a row of which nobody knows whether they arrived, the others wait here instead of sharing their fate. */
const mostUnknown = 3
const pause = 5000

function giveRest(carry: Carrier): Carrier {
  const isUnknown = handleWhenResult((delivery) => (delivery as Delivery).outcome === 'unknown')
  const policy = circuitBreaker(isUnknown, { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(mostUnknown) })
  return (parcel) => policy.execute(() => carry(parcel)).catch(() => ({ outcome: 'refused', detail: 'GATEWAY_SILENT' }))
}

/** Bangladeshi gateways differ in address, parameter names and what they call success: all of it is configuration. */
export function smsCarrier({ url, method, params, format, headers, success, id }: Config['sms']): Carrier {
  if (!url) return async () => ({ outcome: 'sent' })
  const pattern = success ? new RegExp(success) : undefined
  return giveRest(async (parcel) => {
    const filled = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, put(value, parcel)]))
    const address = new URL(put(url, parcel, encodeURIComponent))
    if (method === 'GET') for (const [name, value] of Object.entries(filled)) address.searchParams.set(name, value)
    try {
      const response = await fetch(address, {
        method,
        headers: { ...headers, ...(method === 'GET' ? {} : { 'content-type': contentType(format) }) },
        ...(method === 'GET' ? {} : { body: format === 'json' ? JSON.stringify(filled) : new URLSearchParams(filled).toString() }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      })
      const answer = await response.text()
      if (!response.ok || (pattern && !pattern.test(answer)))
        return { outcome: 'refused', detail: reasonOf(response.status, answer, parcel) }
      const gatewayId = tidy(id?.exec(answer)?.[1] ?? '')
      return { outcome: 'sent', ...(gatewayId ? { gatewayId } : {}) }
    } catch (error) {
      return { outcome: neverLeft(error) ? 'refused' : 'unknown', detail: codeOf(error) }
    }
  })
}

/** A connection a letter, given up as soon as one to the SMS gateway: a mail server that hangs must not hold up the others in the line. */
export function mailCarrier({ url, from }: Config['mail']): Carrier {
  if (!url) return async () => ({ outcome: 'sent' })
  const limits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience, dnsTimeout: patience }
  return giveRest(async ({ id, to, subject, text }) => {
    const way = watchLetter()
    // With the first letter, not with the start: it takes 13 MB and a tenth of a second.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ url, ...limits, logger: way.logger }, { from })
    try {
      await transport.sendMail({ to, subject: subject ?? '', text, messageId: `<message-${id}@${from.split('@')[1]?.replace('>', '') ?? 'portal'}>` })
      return { outcome: 'sent' }
    } catch (error) {
      const { code = '', responseCode } = error as { code?: string; responseCode?: number }
      // A server that says no did not take it, and before its last byte there was no letter to take.
      const isRefused = responseCode !== undefined || !way.isWhole()
      return { outcome: isRefused ? 'refused' : 'unknown', detail: [code, responseCode].filter(Boolean).join(' ') }
    }
  })
} // prettier-ignore

/** Whether the whole letter went out on the line. The library tells it in its log only; its errors are the same before and after. */
function watchLetter() {
  let isWhole = false
  const hear = (entry: unknown) => {
    if ((entry as { tnx?: string }).tnx === 'message') isWhole = true
  }
  const silent = () => {}
  const logger = { level: silent, trace: silent, debug: silent, info: hear, warn: silent, error: silent, fatal: silent }
  return { logger, isWhole: () => isWhole }
}

const contentType = (format: string) => (format === 'json' ? 'application/json' : 'application/x-www-form-urlencoded')

const put = (pattern: string, parcel: Parcel, encode = (value: string) => value) =>
  pattern.replace(/\{(to|text|id)\}/g, (_, name: 'to' | 'text' | 'id') => encode(String(parcel[name])))

/** What a gateway answers may repeat what it was sent: of a code only the status is kept. */
const reasonOf = (status: number, answer: string, { secret }: Parcel) => tidy(secret ? `HTTP ${status}` : `HTTP ${status}: ${answer}`)
const codeOf = (error: unknown) => tidy((error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name)

/** One short line that the database can keep, whatever came. */
export const tidy = (text: string) => text.toWellFormed().replaceAll(/\p{Cc}+/gu, ' ').trim().slice(0, 200) // prettier-ignore

/** The connection was never made, so nothing can have been sent. */
const neverLeft = (error: unknown) => {
  const cause = (error as { cause?: { code?: string } }).cause
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(cause?.code ?? '')
}
