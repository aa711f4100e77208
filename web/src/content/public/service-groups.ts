import type { Bilingual } from '@wewb/domain/language/bilingual'
import { product } from '@wewb/domain/reference/portal'

/**
 * Groups services by situation, because people do not know their names. After a death, the service that opens the
 * others comes first.
 */
export const serviceGroups: { name: Bilingual; services: string[] }[] = [
  { name: { bn: 'সন্তানের জন্য', en: 'For your children' }, services: ['edu-allowance', 'dis-allowance'] },
  {
    name: { bn: 'বিদেশে আছেন, বা ফিরে এসেছেন', en: 'Abroad, or back home' },
    services: [`${product}-membership`, 're-integration', 'fa-medical-assistance', 'surokkha', 'gms'],
  },
  {
    name: { bn: 'মৃত্যু বা বিপদে পরিবারের পাশে', en: 'After a death, or in distress' },
    services: ['bereavement', 'fa-repatriation', 'fa-burial-cost', 'fa-financial-assistance', 'compensation'],
  },
]
