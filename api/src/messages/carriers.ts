import nodemailer, { type Transporter } from 'nodemailer'
import type { Config } from '../platform/config.ts'

export type Parcel = { id: number; to: string; subject: string | null; text: string }
/** `refused`: surely not sent, try again. `unknown`: it may have gone out, so it is not sent a second time. */
export type Delivery = 'sent' | 'refused' | 'unknown'
export type Carrier = (parcel: Parcel) => Promise<Delivery>

const patience = 10_000

/** Bangladeshi gateways differ in address, parameter names and what they call success: all of it is configuration. */
export function smsCarrier({ url, method, params, format, headers, success }: Config['sms']): Carrier {
  if (!url) return async () => 'sent'
  const pattern = success ? new RegExp(success) : undefined
  return async (parcel) => {
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
      return response.ok && (!pattern || pattern.test(answer)) ? 'sent' : 'refused'
    } catch (error) {
      return neverLeft(error) ? 'refused' : 'unknown'
    }
  }
}

export function mailCarrier({ url, from }: Config['mail']): Carrier {
  if (!url) return async () => 'sent'
  const transport: Transporter = nodemailer.createTransport(url, { from })
  return async ({ id, to, subject, text }) => {
    try {
      await transport.sendMail({ to, subject: subject ?? '', text, messageId: `<message-${id}@${from.split('@')[1]?.replace('>', '') ?? 'portal'}>` })
      return 'sent'
    } catch (error) {
      return neverAccepted(error as NodeJS.ErrnoException & { responseCode?: number }) ? 'refused' : 'unknown'
    }
  }
} // prettier-ignore

const contentType = (format: string) => (format === 'json' ? 'application/json' : 'application/x-www-form-urlencoded')

const put = (pattern: string, { id, to, text }: Parcel, encode = (value: string) => value) =>
  pattern.replace(/\{(to|text|id)\}/g, (_, name: 'to' | 'text' | 'id') => encode({ to, text, id: String(id) }[name]))

/** The connection was never made, so nothing can have been sent. */
const neverLeft = (error: unknown) => {
  const cause = (error as { cause?: { code?: string } }).cause
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(cause?.code ?? '')
}

/** An answer from the mail server, or none reached: either way it did not take the letter. */
const neverAccepted = ({ code = '', responseCode }: { code?: string | undefined; responseCode?: number | undefined }) =>
  responseCode !== undefined || ['ECONNECTION', 'ECONNREFUSED', 'EDNS', 'EAUTH', 'EENVELOPE', 'ENOTFOUND', 'ESOCKET'].includes(code)
