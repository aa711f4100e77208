import type { SeededRandom } from '#resilience/test-environment/seeded-random.ts'

export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  required?: string[]
  additionalProperties?: boolean | Schema
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
}

/** Texts that no form sends but servers receive. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff!',
  '\u202e\u2066',
  '০১৭১১০০০০০০',
  'নাম\u200d',
  'Ω≈ç√∫',
  '😀'.repeat(40),
  'a'.repeat(70_000),
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '${7*7}',
  '../../etc/passwd',
  '%00',
  '=1+1',
  '<img src=x onerror=alert(1)>',
  '9'.repeat(400),
  '-1',
  '1e400',
  'NaN',
  '2026-02-30',
  '0000-00-00',
  'null',
]
const oddNumbers = [0, -1, 1, 2, 7, 2 ** 31, 2 ** 53, -(2 ** 63), 1.5, 1e308, 0.1 + 0.2]
const oddValues: unknown[] = [null, true, false, [], {}, [[[[[]]]]], { toString: 'x' }, ...oddTexts, ...oddNumbers]

/** Generates a valid value, and sometimes an invalid one; both must get a response. */
export function generateValue(schema: Schema, random: SeededRandom, depth = 0): unknown {
  if (random.isOneIn(12)) return random.pick(oddValues)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return generateValue(random.pick(either), random, depth)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object' || schema.properties) return generateObject(schema, random, depth)
  if (type === 'array')
    return Array.from({ length: random.integerBelow(4) }, () => generateValue(schema.items ?? {}, random, depth + 1))
  if (type === 'integer') return random.isOneIn(4) ? random.pick(oddNumbers) : 1 + random.integerBelow(20)
  if (type === 'number') return random.pick(oddNumbers)
  if (type === 'boolean') return random.isOneIn(2)
  if (type === 'null') return null
  return generateText(schema, random)
}

export function generateText({ maxLength }: Schema, random: SeededRandom): string {
  if (random.isOneIn(3)) return random.pick(oddTexts)
  if (maxLength !== undefined && random.isOneIn(8)) return 'x'.repeat(maxLength + random.integerBelow(3) - 1)
  return random.pick([
    '123456',
    '01700000001',
    'Demo@12345',
    '2026-11-15',
    'EDU-2026-000001',
    'Amena Begum',
    'আমেনা বেগম',
    '19900101',
    'edu-allowance',
    'N',
  ])
}

function generateObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  random: SeededRandom,
  depth: number,
): unknown {
  const object: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties)) {
    if (required.includes(name) ? random.isOneIn(15) : random.isOneIn(2)) continue
    object[name] = depth > 6 ? null : generateValue(schema, random, depth + 1)
  }
  if (random.isOneIn(15)) object[random.pick(['extra', 'isAdmin', '$where', 'hasOwnProperty'])] = random.pick(oddValues)
  // Written as text, because an object literal would set the prototype instead of sending the key.
  if (random.isOneIn(15))
    return JSON.parse(`{"__proto__":{"role":"SYS_ADMIN"},${JSON.stringify(object).slice(1)}`.replace(/,}$/, '}'))
  return typeof additionalProperties === 'object' && depth < 4 && random.isOneIn(2)
    ? { ...object, anything: generateValue(additionalProperties, random, depth + 1) }
    : object
}
