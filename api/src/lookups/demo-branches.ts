import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import { banks } from '../../../domain/src/lookups/banks.ts'
import type { ListEntry } from '../../../domain/src/lookups/list-entry.ts'
import { routingCheckDigit } from '../../../domain/src/lookups/routing-number.ts'

const demoBanks = new Set(['010', '035', '090', '125', '135', '175', '185', '200'])

/** `digits`: how the clearing house writes the district inside a routing number. */
const places: { district: string; digits: string; branches: Bilingual[] }[] = [
  { district: '47', digits: '27', branches: [{ bn: 'মতিঝিল', en: 'Motijheel' }, { bn: 'মিরপুর', en: 'Mirpur' }, { bn: 'উত্তরা', en: 'Uttara' }] },
  { district: '8', digits: '15', branches: [{ bn: 'আগ্রাবাদ', en: 'Agrabad' }, { bn: 'খাতুনগঞ্জ', en: 'Khatunganj' }, { bn: 'পটিয়া', en: 'Patiya' }] },
  { district: '1', digits: '19', branches: [{ bn: 'কান্দিরপাড়', en: 'Kandirpar' }, { bn: 'চান্দিনা', en: 'Chandina' }, { bn: 'লাকসাম', en: 'Laksam' }] },
  { district: '44', digits: '93', branches: [{ bn: 'টাঙ্গাইল', en: 'Tangail' }, { bn: 'মির্জাপুর', en: 'Mirzapur' }, { bn: 'গোপালপুর', en: 'Gopalpur' }] },
  { district: '36', digits: '91', branches: [{ bn: 'জিন্দাবাজার', en: 'Zindabazar' }, { bn: 'আম্বরখানা', en: 'Amberkhana' }, { bn: 'বিয়ানীবাজার', en: 'Beanibazar' }] },
  { district: '27', digits: '47', branches: [{ bn: 'খালিশপুর', en: 'Khalishpur' }, { bn: 'দৌলতপুর', en: 'Daulatpur' }, { bn: 'ডুমুরিয়া', en: 'Dumuria' }] },
] // prettier-ignore

/** Invented for trying the portal, and never seeded in production: a board imports the real list. */
export const demoBranches: ListEntry[] = banks
  .filter(({ code }) => demoBanks.has(code))
  .flatMap((bank) =>
    places.flatMap(({ district, digits, branches }) =>
      branches.map((place, index) => {
        const eight = `${bank.code}${digits}99${index + 1}`
        return {
          code: eight + routingCheckDigit(eight),
          name: { bn: `${place.bn} শাখা`, en: `${place.en} branch` },
          within: [bank.code, district],
        }
      }),
    ),
  )
