import { getOwn } from '../../../domain/src/collections/get-own.ts'
import { mask } from '../../../domain/src/fields/mask-login-id.ts'

/** One line of what an entry keeps: a value, or what it was before and after. */
export type DetailLine = { name: string; from: string | null; to: string | null }

/** What was written into the log, line by line, with whatever is a person's own made unreadable. */
export function describeDetail(detail: object): DetailLine[] {
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

function pairs(before: unknown, after: unknown): DetailLine[] {
  if (!isRecord(before) && !isRecord(after)) return before === undefined && after === undefined ? [] : [line('standing', before, after)]
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return names.map((name) => line(name, getOwn(old, name), getOwn(now, name))).filter(({ from, to }) => from !== to)
}

const line = (name: string, from: unknown, to: unknown): DetailLine => ({ name, from: show(name, from), to: show(name, to) })

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names under which no honest entry keeps anything; whatever stands there is not shown. */
const personal =
  /^nid|Nid|^dob|[pP]assport|[bB]irth|[pP]assword|[sS]ecret|[tT]oken|[aA]ccountN|[iI]llness|[dD]isease|[dD]iagnosis|[aA]ddress/

function show(name: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (personal.test(name) && typeof value !== 'boolean') return '•••'
  if (Array.isArray(value)) return value.map((one) => show(name, one) ?? '').join(', ')
  if (isRecord(value)) return Object.entries(value).map(([inner, one]) => `${inner}: ${show(inner, one) ?? ''}`).join(', ') // prettier-ignore
  return hide(typeof value === 'string' ? value : JSON.stringify(value))
}

/** Numbers that name a person stay recognisable to who knows them, wherever they stand. */
const hide = (text: string): string =>
  text
    .replace(/(?<![\w*])01[3-9]\d{8}(?!\w)/g, (value) => mask({ type: 'MOBILE', value }))
    .replace(/[^\s@,;<>"'()*]+@[^\s@,;<>"'()]+\.[^\s@,;<>"'()]+/g, (value) => mask({ type: 'EMAIL', value }))
    .replace(/(?<![\w-])(?:\d{17}|\d{13}|\d{10})(?![\w-])/g, (value) => `${value.slice(0, 2)}•••${value.slice(-2)}`)
    .replace(/(?<![\w-])[A-Z]{1,2}\d{7,8}(?![\w-])/g, (value) => `${value.slice(0, 2)}•••${value.slice(-2)}`)
