import { getOwn } from '#collections/get-own.ts'
import type { Bilingual } from '#language/bilingual.ts'

/** Operator by prefix. A ported number belongs to another operator but is still billed by its prefix. */
export const operators = {
  GP: { bn: 'গ্রামীণফোন', en: 'Grameenphone' },
  ROBI: { bn: 'রবি/এয়ারটেল', en: 'Robi/Airtel' },
  BANGLALINK: { bn: 'বাংলালিংক', en: 'Banglalink' },
  TELETALK: { bn: 'টেলিটক', en: 'Teletalk' },
  FOREIGN: { bn: 'বিদেশি নম্বর', en: 'Foreign number' },
} as const satisfies Record<string, Bilingual>
export type Operator = keyof typeof operators

const prefixes: Record<string, Operator> = {
  '013': 'GP',
  '017': 'GP',
  '014': 'BANGLALINK',
  '019': 'BANGLALINK',
  '015': 'TELETALK',
  '016': 'ROBI',
  '018': 'ROBI',
}

export const operatorOf = (number: string): Operator =>
  (/^01\d{9}$/.test(number) ? getOwn(prefixes, number.slice(0, 3)) : undefined) ?? 'FOREIGN'
