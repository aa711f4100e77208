import type { LoginId } from './formats.ts'

/** 017*****678: owners recognise their number, others learn nothing. */
export function maskLoginId({ type, value }: LoginId): string {
  if (type === 'MOBILE') return `${value.slice(0, 3)}*****${value.slice(-3)}`
  const [name = '', domain = ''] = value.split('@')
  return `${name.slice(0, 1)}*****@${domain}`
}
