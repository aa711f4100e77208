import type { Bilingual } from '#language/bilingual.ts'
import { product } from './portal.ts'

/**
 * Services with their names and the paths of their screens. The codes br-dashboard, mconfig and mes are reserved for
 * modules that are not defined yet.
 */
export const serviceModules: { code: string; name: Bilingual; path: string }[] = [
  { code: 'edu-allowance', name: { bn: 'শিক্ষাবৃত্তি', en: 'Education stipend' }, path: '/education-allowance' },
  { code: 'dis-allowance', name: { bn: 'প্রতিবন্ধী ভাতা', en: 'Disability allowance' }, path: '/disability-allowance' },
  { code: `${product}-membership`, name: { bn: 'সদস্যপদ', en: 'Membership' }, path: `/${product}-membership` },
  {
    code: `${product}-passport`,
    name: { bn: 'সদস্যের পাসপোর্ট পরিবর্তন', en: "Change of a member's passport" },
    path: `/${product}-membership`,
  },
  { code: 're-integration', name: { bn: 'পুনঃএকত্রীকরণ', en: 'Re-integration' }, path: '/re-integration' },
  {
    code: 'fa-repatriation',
    name: { bn: 'প্রত্যাবাসন (মৃতদেহ/কর্মী)', en: 'Repatriation' },
    path: '/repatriation-application',
  },
  { code: 'fa-medical-assistance', name: { bn: 'চিকিৎসা সহায়তা', en: 'Medical assistance' }, path: '/medical-assistance' },
  { code: 'fa-burial-cost', name: { bn: 'দাফন খরচ', en: 'Burial cost' }, path: '/burial-cost' },
  {
    code: 'fa-financial-assistance',
    name: { bn: 'আর্থিক অনুদান', en: 'Financial assistance' },
    path: '/financial-assistance',
  },
  { code: 'compensation', name: { bn: 'ক্ষতিপূরণ', en: 'Compensation' }, path: '/compensation' },
  { code: 'surokkha', name: { bn: 'সুরক্ষা স্কিম', en: 'Surokkha' }, path: '/surokkha-application' },
  {
    code: 'bereavement',
    name: { bn: 'মৃত্যুর পরে পরিবারের সহায়তা', en: 'Help for a family after a death' },
    path: '/bereavement',
  },
  { code: 'gms', name: { bn: 'অনলাইন অনুদান কর্মসূচি', en: 'Online grant programme' }, path: '/online-gms-program' },
]
