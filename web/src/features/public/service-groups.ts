import type { Bilingual } from '../../../../domain/src/language/bilingual.ts'
import { product } from '../../../../domain/src/lookups/portal.ts'

/** People look for their own situation, not for the name of a service. After a death what opens all the rest comes first. */
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
