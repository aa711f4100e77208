import type { LoginId } from './formats.ts'

/** 017*****678: enough to recognise one's own number, useless to anyone else. */
export function mask({ type, value }: LoginId): string {
  if (type === 'MOBILE') return `${value.slice(0, 3)}*****${value.slice(-3)}`
  const [name = '', domain = ''] = value.split('@')
  return `${name.slice(0, 1)}*****@${domain}`
}
