import type { Bilingual } from '#language/bilingual.ts'
import type { ListEntry } from './list-entry.ts'

const mission =
  (title: Bilingual) =>
  (code: string, country: string, city: Bilingual): ListEntry => ({
    code,
    name: { bn: `${title.bn}, ${city.bn}`, en: `${title.en}, ${city.en}` },
    within: [country],
  })

const embassy = mission({ bn: 'বাংলাদেশ দূতাবাস', en: 'Embassy of Bangladesh' })
const highCommission = mission({ bn: 'বাংলাদেশ হাইকমিশন', en: 'High Commission for Bangladesh' })
const consulate = mission({ bn: 'বাংলাদেশ কনস্যুলেট জেনারেল', en: 'Consulate General of Bangladesh' })

/** Initial missions. The code is the IATA code of the city, as used by the offices. */
export const missions: ListEntry[] = [
  embassy('RUH', 'SA', { bn: 'রিয়াদ', en: 'Riyadh' }),
  consulate('JED', 'SA', { bn: 'জেদ্দা', en: 'Jeddah' }),
  embassy('AUH', 'AE', { bn: 'আবুধাবি', en: 'Abu Dhabi' }),
  consulate('DXB', 'AE', { bn: 'দুবাই', en: 'Dubai' }),
  embassy('KWI', 'KW', { bn: 'কুয়েত', en: 'Kuwait' }),
  embassy('DOH', 'QA', { bn: 'দোহা', en: 'Doha' }),
  embassy('MCT', 'OM', { bn: 'মাস্কাট', en: 'Muscat' }),
  embassy('BAH', 'BH', { bn: 'মানামা', en: 'Manama' }),
  embassy('AMM', 'JO', { bn: 'আম্মান', en: 'Amman' }),
  embassy('BEY', 'LB', { bn: 'বৈরুত', en: 'Beirut' }),
  embassy('BGW', 'IQ', { bn: 'বাগদাদ', en: 'Baghdad' }),
  embassy('TIP', 'LY', { bn: 'ত্রিপোলি', en: 'Tripoli' }),
  embassy('CAI', 'EG', { bn: 'কায়রো', en: 'Cairo' }),
  embassy('THR', 'IR', { bn: 'তেহরান', en: 'Tehran' }),
  embassy('ANK', 'TR', { bn: 'আঙ্কারা', en: 'Ankara' }),
  highCommission('KUL', 'MY', { bn: 'কুয়ালালামপুর', en: 'Kuala Lumpur' }),
  highCommission('SIN', 'SG', { bn: 'সিঙ্গাপুর', en: 'Singapore' }),
  highCommission('BWN', 'BN', { bn: 'বন্দর সেরি বেগাওয়ান', en: 'Bandar Seri Begawan' }),
  highCommission('MLE', 'MV', { bn: 'মালে', en: 'Malé' }),
  highCommission('MRU', 'MU', { bn: 'পোর্ট লুইস', en: 'Port Louis' }),
  embassy('SEL', 'KR', { bn: 'সিউল', en: 'Seoul' }),
  embassy('TYO', 'JP', { bn: 'টোকিও', en: 'Tokyo' }),
  consulate('HKG', 'HK', { bn: 'হংকং', en: 'Hong Kong' }),
  embassy('BKK', 'TH', { bn: 'ব্যাংকক', en: 'Bangkok' }),
  embassy('ROM', 'IT', { bn: 'রোম', en: 'Rome' }),
  consulate('MIL', 'IT', { bn: 'মিলান', en: 'Milan' }),
  embassy('ATH', 'GR', { bn: 'এথেন্স', en: 'Athens' }),
  embassy('MAD', 'ES', { bn: 'মাদ্রিদ', en: 'Madrid' }),
  embassy('LIS', 'PT', { bn: 'লিসবন', en: 'Lisbon' }),
  embassy('PAR', 'FR', { bn: 'প্যারিস', en: 'Paris' }),
  embassy('BER', 'DE', { bn: 'বার্লিন', en: 'Berlin' }),
  embassy('WAW', 'PL', { bn: 'ওয়ারশ', en: 'Warsaw' }),
  embassy('BUH', 'RO', { bn: 'বুখারেস্ট', en: 'Bucharest' }),
  embassy('MOW', 'RU', { bn: 'মস্কো', en: 'Moscow' }),
  highCommission('LON', 'GB', { bn: 'লন্ডন', en: 'London' }),
  embassy('WAS', 'US', { bn: 'ওয়াশিংটন ডিসি', en: 'Washington DC' }),
  consulate('NYC', 'US', { bn: 'নিউইয়র্ক', en: 'New York' }),
  highCommission('YOW', 'CA', { bn: 'অটোয়া', en: 'Ottawa' }),
  highCommission('CBR', 'AU', { bn: 'ক্যানবেরা', en: 'Canberra' }),
  highCommission('PRY', 'ZA', { bn: 'প্রিটোরিয়া', en: 'Pretoria' }),
]

/** The countries in which Bangladesh has a mission. */
export const missionCountries: string[] = [...new Set(missions.flatMap(({ within = [] }) => within))]
