/** Whatever was changed, as a person can recognise it: its texts, its numbers, its choices, without the names of the keys. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return value || '–'
  if (Array.isArray(value)) return value.map(shownValue).join('; ') || '–'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) return '–'
  if ('bn' in value && 'en' in value) return [value.bn, value.en].filter(Boolean).map(String).join(' / ') || '–'
  const { id: _id, kind: _kind, value: _value, ...rest } = value as { [key: string]: unknown }
  return Object.values(rest)
    .map(shownValue)
    .filter((part) => part !== '–')
    .join(', ')
}
