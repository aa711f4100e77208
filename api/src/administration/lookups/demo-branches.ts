import type { Bilingual } from '@wewb/domain/language/bilingual'
import { banks } from '@wewb/domain/reference/banks'
import type { ListEntry } from '@wewb/domain/reference/list-entry'
import { routingCheckDigit } from '@wewb/domain/reference/routing-number'

const demoBanks = new Set(['010', '035', '090', '125', '135', '175', '185', '200'])

/** `digits`: the district code that the clearing house uses inside a routing number. */
const branchesByDistrict: { district: string; digits: string; branches: Bilingual[] }[] = [
  {
    district: '47',
    digits: '27',
    branches: [
      { bn: 'মতিঝিল', en: 'Motijheel' },
      { bn: 'মিরপুর', en: 'Mirpur' },
      { bn: 'উত্তরা', en: 'Uttara' },
    ],
  },
  {
    district: '8',
    digits: '15',
    branches: [
      { bn: 'আগ্রাবাদ', en: 'Agrabad' },
      { bn: 'খাতুনগঞ্জ', en: 'Khatunganj' },
      { bn: 'পটিয়া', en: 'Patiya' },
    ],
  },
  {
    district: '1',
    digits: '19',
    branches: [
      { bn: 'কান্দিরপাড়', en: 'Kandirpar' },
      { bn: 'চান্দিনা', en: 'Chandina' },
      { bn: 'লাকসাম', en: 'Laksam' },
    ],
  },
  {
    district: '44',
    digits: '93',
    branches: [
      { bn: 'টাঙ্গাইল', en: 'Tangail' },
      { bn: 'মির্জাপুর', en: 'Mirzapur' },
      { bn: 'গোপালপুর', en: 'Gopalpur' },
    ],
  },
  {
    district: '36',
    digits: '91',
    branches: [
      { bn: 'জিন্দাবাজার', en: 'Zindabazar' },
      { bn: 'আম্বরখানা', en: 'Amberkhana' },
      { bn: 'বিয়ানীবাজার', en: 'Beanibazar' },
    ],
  },
  {
    district: '27',
    digits: '47',
    branches: [
      { bn: 'খালিশপুর', en: 'Khalishpur' },
      { bn: 'দৌলতপুর', en: 'Daulatpur' },
      { bn: 'ডুমুরিয়া', en: 'Dumuria' },
    ],
  },
]

/** Invented branches for the demo, never seeded in production, where staff import the real list. */
export const demoBranches: ListEntry[] = banks
  .filter(({ code }) => demoBanks.has(code))
  .flatMap((bank) =>
    branchesByDistrict.flatMap(({ district, digits, branches }) =>
      branches.map((branchName, index) => {
        const eight = `${bank.code}${digits}99${index + 1}`
        return {
          code: eight + routingCheckDigit(eight),
          name: { bn: `${branchName.bn} শাখা`, en: `${branchName.en} branch` },
          within: [bank.code, district],
        }
      }),
    ),
  )
