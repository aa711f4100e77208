import { isAnswers } from '#engine/conditions/evaluate-condition.ts'
import { parseEmail, parseMobile, withoutBirthYear } from '#engine/fields/formats.ts'

/** Shorter numbers, such as dates and codes of banks, identify nobody. */
const MIN_LENGTH = 8

/**
 * Returns a mobile number, e-mail address, NID or account number in the spelling in which it is compared; undefined for
 * other texts.
 */
export function identifyingNumber(value: string): string | undefined {
  const digits = value.replace(/\s/g, '')
  return (
    parseMobile(value) ??
    parseEmail(value) ??
    (digits.length >= MIN_LENGTH && /^\d+$/.test(digits) ? withoutBirthYear(digits) : undefined)
  )
}

/** Lists the numbers that a form names, whoever they belong to: applicant, heirs, guardians, receivers. */
export const identifyingNumbersIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [identifyingNumber(value)].filter((number) => number !== undefined)
    : Array.isArray(value)
      ? value.flatMap(identifyingNumbersIn)
      : isAnswers(value)
        ? Object.values(value).flatMap(identifyingNumbersIn)
        : []
