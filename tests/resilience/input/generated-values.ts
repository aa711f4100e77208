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
export function generateValue(schema: Schema, chance: SeededRandom, depth = 0): unknown {
  if (chance.isOneIn(12)) return chance.pick(oddValues)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chance.pick(schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return generateValue(chance.pick(either), chance, depth)
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type
  if (type === 'object' || schema.properties) return madeObject(schema, chance, depth)
  if (type === 'array')
    return Array.from({ length: chance.integerBelow(4) }, () => generateValue(schema.items ?? {}, chance, depth + 1))
  if (type === 'integer') return chance.isOneIn(4) ? chance.pick(oddNumbers) : 1 + chance.integerBelow(20)
  if (type === 'number') return chance.pick(oddNumbers)
  if (type === 'boolean') return chance.isOneIn(2)
  if (type === 'null') return null
  return generateText(schema, chance)
}

export function generateText({ maxLength }: Schema, chance: SeededRandom): string {
  if (chance.isOneIn(3)) return chance.pick(oddTexts)
  if (maxLength !== undefined && chance.isOneIn(8)) return 'x'.repeat(maxLength + chance.integerBelow(3) - 1)
  return chance.pick([
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

function madeObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  chance: SeededRandom,
  depth: number,
): unknown {
  const made: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties)) {
    if (required.includes(name) ? chance.isOneIn(15) : chance.isOneIn(2)) continue
    made[name] = depth > 6 ? null : generateValue(schema, chance, depth + 1)
  }
  if (chance.isOneIn(15)) made[chance.pick(['extra', 'isAdmin', '$where', 'hasOwnProperty'])] = chance.pick(oddValues)
  // Written as text, because an object literal would set the prototype instead of sending the key.
  if (chance.isOneIn(15))
    return JSON.parse(`{"__proto__":{"role":"SYS_ADMIN"},${JSON.stringify(made).slice(1)}`.replace(/,}$/, '}'))
  return typeof additionalProperties === 'object' && depth < 4 && chance.isOneIn(2)
    ? { ...made, anything: generateValue(additionalProperties, chance, depth + 1) }
    : made
}
