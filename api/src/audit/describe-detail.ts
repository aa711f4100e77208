import { getOwn } from '@wewb/domain/collections/get-own'
import { maskLoginId } from '@wewb/domain/engine/fields/mask-login-id'

/** One row of an entry's detail: a value, or the values before and after. */
export type DetailRow = { name: string; from: string | null; to: string | null }

/** Lists the detail of an entry row by row, with personal data masked. */
export function describeDetail(detail: object): DetailRow[] {
  const { from, to, before, after, changes, ...rest } = detail as Record<string, unknown>
  const lines = [
    ...Object.entries(rest).map(([name, value]) => line(name, undefined, value)),
    ...(from === undefined && to === undefined ? [] : [line('standing', from, to)]),
    ...pairs(before, after),
    ...Object.entries(isRecord(changes) ? changes : {}).map(([name, change]) =>
      isRecord(change) ? line(name, change['from'], change['to']) : line(name, undefined, change),
    ),
    ...(changes !== undefined && !isRecord(changes) ? [line('changes', undefined, changes)] : []),
  ]
  return lines.filter(({ from: old, to: now }) => old !== null || now !== null)
}

function pairs(before: unknown, after: unknown): DetailRow[] {
  if (!isRecord(before) && !isRecord(after))
    return before === undefined && after === undefined ? [] : [line('standing', before, after)]
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names.map((name) => line(name, getOwn(old, name), getOwn(now, name))).filter(({ from, to }) => from !== to)
}

const line = (name: string, from: unknown, to: unknown): DetailRow => ({
  name,
  from: show(name, from),
  to: show(name, to),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of personal data; values under them are not displayed. */
const personal = [
  /^nid|Nid|^dob|[pP]assport|[bB]irth|[aA]ccountN|[aA]ddress/,
  /[pP]assword|[sS]ecret|[tT]oken/,
  /[iI]llness|[dD]isease|[dD]iagnosis/,
]

function show(name: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (personal.some((pattern) => pattern.test(name)) && typeof value !== 'boolean') return '•••'
  if (Array.isArray(value)) return value.map((one) => show(name, one) ?? '').join(', ')
  if (isRecord(value))
    return Object.entries(value)
      .map(([inner, one]) => `${inner}: ${show(inner, one) ?? ''}`)
      .join(', ')
  return hide(typeof value === 'string' ? value : JSON.stringify(value))
}

/**
 * Masks phone numbers, e-mail addresses and identity numbers anywhere in a text, so that only somebody who knows them
 * can recognise them.
 */
const hide = (text: string): string =>
  text
    .replace(/(?<![\w*])01[3-9]\d{8}(?!\w)/g, (value) => maskLoginId({ type: 'MOBILE', value }))
    .replace(/[^\s@,;<>"'()*]+@[^\s@,;<>"'()]+\.[^\s@,;<>"'()]+/g, (value) => maskLoginId({ type: 'EMAIL', value }))
    .replace(/(?<![\w-])(?:\d{17}|\d{13}|\d{10})(?![\w-])/g, (value) => `${value.slice(0, 2)}•••${value.slice(-2)}`)
    .replace(/(?<![\w-])[A-Z]{1,2}\d{7,8}(?![\w-])/g, (value) => `${value.slice(0, 2)}•••${value.slice(-2)}`)
