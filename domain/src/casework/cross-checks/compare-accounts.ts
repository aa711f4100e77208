import { interpolate } from '#language/bilingual.ts'
import { nameLikeness, SAME_NAME_PERCENT } from '#language/name-likeness.ts'
import type { CrossCheck } from './cross-check.ts'

export type PaidAccount = { holder: string; bank: string; number: string }

/**
 * Compares the account of a renewal with the one to which the award was paid last. Another account of the same holder
 * is amber, one of somebody else red.
 */
export function compareRenewalAccount(
  stated: PaidAccount,
  paid: PaidAccount,
): Omit<CrossCheck, 'source' | 'applications'> {
  const percent = nameLikeness(stated.holder, paid.holder)
  const isSameHolder = percent >= SAME_NAME_PERCENT
  const isSameAccount = stated.number === paid.number && stated.bank === paid.bank
  const level = !isSameHolder ? 'red' : isSameAccount ? 'green' : 'amber'
  const text = interpolate(level === 'green' ? unchanged : changed, {
    before: paid.holder,
    beforeEnd: endOf(paid.number),
    now: stated.holder,
    nowEnd: endOf(stated.number),
  })
  return { code: 'renewal-account', level, percent, text }
}

const endOf = (number: string) => number.slice(-4)

const unchanged = {
  bn: 'নবায়নের টাকা আগের হিসাবেই যাবে: “{now}” (…{nowEnd})।',
  en: 'The renewal is paid to the same account as before: “{now}” (…{nowEnd}).',
}
const changed = {
  bn: 'বৃত্তি বা ভাতা আগে গেছে “{before}” (…{beforeEnd}) হিসাবে, নবায়নে চাওয়া হয়েছে “{now}” (…{nowEnd}) হিসাব।',
  en: 'The award was paid to “{before}” (…{beforeEnd}); the renewal names “{now}” (…{nowEnd}).',
}
