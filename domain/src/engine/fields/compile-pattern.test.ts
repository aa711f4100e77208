import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Field } from './field.ts'
import { firstIssueCode, label, normalized } from './field-fixtures.test.support.ts'
import { compilePattern, isValidPattern } from './compile-pattern.ts'
import { sized } from '@wewb/tests/test-size.ts'

const matches = (source: string, text: string): boolean | string => {
  const pattern = compilePattern(source)
  return 'matches' in pattern ? pattern.matches(text) : pattern.error.en
}

/** Patterns that cause catastrophic backtracking in native regular expressions. */
const catastrophic = [
  '(a+)+b',
  '(a*)*b',
  '(a|a)*b',
  '(a|aa)+b',
  '(a|a?)+b',
  '([a-z]+)*b',
  '(.*)*b',
  '(.+)+b',
  '(x+x+)+y',
  '(a+){10}b',
  '(.*a){12}b',
  '(a?){20}a{20}b',
  '(\\d+)*x',
  '(\\w+\\s?)*b',
  '([A-Za-z0-9]+_?)*!',
  '((a+)+)+b',
  '(([a-z])+.)+[A-Z]([a-z])+b',
  'a*a*a*a*a*a*b',
  '.*.*.*.*b',
  '\\d*\\d*\\d*\\d*x',
  '(a+|b+)*c',
  '(ab|a|b)*c',
  '(a{1,3}){1,30}b',
  '(?:a+)+(?:a+)+b',
  '([ab]*a)*c',
  '(\\s*a\\s*)*b',
  '(a*a)*b',
  '(a|b|ab)*(a|b)*c',
  '(0|1|01)+2',
  '([a-zA-Z]+)*[0-9]{1,2}x',
]

describe('custom pattern', () => {
  it('matches the whole answer, with or without anchors', () => {
    expect([
      matches('[A-Z]{2}-\\d{4}', 'AB-1234'),
      matches('^[A-Z]{2}-\\d{4}$', 'AB-1234'),
      matches('[A-Z]{2}', 'xAB'),
    ]).toEqual([true, true, false])
    expect([matches('\\d{10}|\\d{13}|\\d{17}', '1234567890123'), matches('\\d{10}|\\d{13}', '12345678901')]).toEqual([
      true,
      false,
    ])
    expect([
      matches('[ঀ-৿ ]+', 'রহিমা খাতুন'),
      matches('(?:[A-Z]+ )*[A-Z]+', 'ABDUL KARIM'),
      matches('a\\.b?', 'a.'),
    ]).toEqual([true, true, true])
  })
  it('is rejected with a reason if it is incomplete or cannot be matched in linear time', () => {
    for (const [source, why] of [
      ['[A-', 'finished'],
      ['(ab', 'bracket'],
      ['ab)', 'bracket'],
      ['*a', 'nothing before'],
      ['a{3,1}', 'greater'],
      ['[z-a]', 'greater'],
      ['(?=a)b', 'cannot be used'],
      ['(?<!a)b', 'cannot be used'],
      ['(a)\\1', 'cannot be used'],
      ['\\bword', 'cannot be used'],
      ['a+?', 'cannot be used'],
      ['a^b', 'cannot be used'],
      ['(((a{99}){99}){99}){99}', 'too large'],
      ['(){999}'.repeat(3), 'too large'],
      ['a'.repeat(201), 'too large'],
    ] as const)
      expect([source, matches(source, 'a')]).toEqual([source, expect.stringContaining(why)])
  })
  it('has the semantics of a regular expression', () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a]',
      '[a-c]',
      '\\d',
      '\\w',
      '\\S',
      '(?:ab|c)',
      '(a|b?)',
      '(?:(?:a+c){1,2})',
    )
    const times = fc.constantFrom('', '', '?', '*', '+', '{2}', '{1,3}', '{0,2}', '{2,}')
    const source = fc
      .array(
        fc.oneof(
          fc.tuple(atom, times).map((parts) => parts.join('')),
          fc.constant('|'),
        ),
        { maxLength: 6 },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        source,
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', ' ', '\n', 'ক'), maxLength: 8 }),
        (pattern, text) => {
          expect([pattern, text, matches(pattern, text)]).toEqual([
            pattern,
            text,
            new RegExp(`^(?:${pattern})$`, 'u').test(text),
          ])
        },
      ),
      { numRuns: sized(200, 1000) },
    )
  })
  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('ab[](){}|*+?^$\\.-,:=!<>0123ক')) }), (source) =>
        [true, false].includes(isValidPattern(source)),
      ),
    )
  })
  it('reads every character of a hostile answer once, without backtracking', () => {
    for (const source of catastrophic) {
      let read = 0
      const cruel = {
        *[Symbol.iterator]() {
          for (const letter of `${'a'.repeat(250)}#`) {
            read += 1
            yield letter
          }
        },
      }
      expect([source, matches(source, cruel as unknown as string), read <= 251]).toEqual([source, false, true])
    }
  })
  it('is matched in linear time, not quadratic or exponential', () => {
    const all = catastrophic.map(compilePattern).flatMap((pattern) => ('matches' in pattern ? [pattern.matches] : []))
    expect(all).toHaveLength(catastrophic.length)
    const timeOf = (length: number) => {
      const rounds = Array.from({ length: 7 }, () => {
        const from = performance.now()
        for (const isMatch of all) isMatch(`${'a'.repeat(length)}#`)
        return performance.now() - from
      })
      return Math.min(...rounds)
    }
    timeOf(1000)
    expect(timeOf(1000) / timeOf(250)).toBeLessThan(10)
  })
})

describe('text field with a pattern', () => {
  const field: Field = {
    kind: 'text',
    id: 'a',
    label,
    pattern: { regex: 'GR-\\d{3}', otherwise: { bn: 'GR-১২৩ এর মতো লিখুন', en: 'Write it like GR-123' } },
  }
  it('shows the custom message on a mismatch', () => {
    expect([
      firstIssueCode(field, 'GR-123'),
      firstIssueCode(field, 'GR-12'),
      firstIssueCode({ ...field, shortest: 9 }, 'GR-123'),
    ]).toEqual([undefined, 'rule', 'too-short'])
  })
  it('normalizes Bangla digits before matching and storing', () => {
    expect([normalized(field, ' GR-১২৩ '), firstIssueCode(field, 'GR-১২৩'), normalized(field, 'GR-১২')]).toEqual([
      'GR-123',
      undefined,
      'GR-১২',
    ])
  })
  it('accepts nothing while its pattern is incomplete, and rejects very long answers', () => {
    expect(firstIssueCode({ ...field, pattern: { regex: '[A-', otherwise: label } }, 'A')).toBe('rule')
    expect(normalized(field, 'a'.repeat(1_000_000))).toHaveLength(1_000_000)
  })
})
