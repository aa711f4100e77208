import type { LookupName } from '@wewb/domain/engine/fields/lookup-names'
import type { LookupEntry } from '#form-engine/fields/form-services.ts'

/** Sample lookups: a short list, a long one and a filtered one. */
export const demoLookups: { [Name in LookupName]?: LookupEntry[] } = {
  division: [
    { value: '1', label: { bn: 'ঢাকা', en: 'Dhaka' } },
    { value: '2', label: { bn: 'চট্টগ্রাম', en: 'Chattogram' } },
  ],
  district: [
    ['ঢাকা', 'Dhaka'],
    ['গাজীপুর', 'Gazipur'],
    ['নারায়ণগঞ্জ', 'Narayanganj'],
    ['টাঙ্গাইল', 'Tangail'],
    ['কিশোরগঞ্জ', 'Kishoreganj'],
    ['মানিকগঞ্জ', 'Manikganj'],
    ['মুন্সিগঞ্জ', 'Munshiganj'],
    ['নরসিংদী', 'Narsingdi'],
    ['ফরিদপুর', 'Faridpur'],
    ['রাজবাড়ী', 'Rajbari'],
    ['শরীয়তপুর', 'Shariatpur'],
    ['গোপালগঞ্জ', 'Gopalganj'],
    ['মাদারীপুর', 'Madaripur'],
    ['চট্টগ্রাম', 'Chattogram'],
    ['ব্রাহ্মণবাড়িয়া', 'Brahmanbaria'],
    ['কুমিল্লা', 'Cumilla'],
  ].map(([bn = '', en = ''], index) => ({ value: `d${index}`, label: { bn, en }, within: [index < 13 ? '1' : '2'] })),
  upazila: [
    { value: 'u1', label: { bn: 'সাভার', en: 'Savar' }, within: ['d0'] },
    { value: 'u2', label: { bn: 'ধামরাই', en: 'Dhamrai' }, within: ['d0'] },
    { value: 'u3', label: { bn: 'কালিয়াকৈর', en: 'Kaliakair' }, within: ['d1'] },
    { value: 'u4', label: { bn: 'লাকসাম', en: 'Laksam' }, within: ['d15'] },
  ],
  country: [
    { value: 'SA', label: { bn: 'সৌদি আরব', en: 'Saudi Arabia' } },
    { value: 'MY', label: { bn: 'মালয়েশিয়া', en: 'Malaysia' } },
  ],
  mission: [{ value: 'm1', label: { bn: 'রিয়াদ', en: 'Riyadh' } }],
  bank: [{ value: 'b1', label: { bn: 'সোনালী ব্যাংক', en: 'Sonali Bank' } }],
  'bank-branch': [{ value: '200270001', label: { bn: 'সাভার শাখা', en: 'Savar branch' }, within: ['b1', 'd0'] }],
}

/** Returns the entries below all of these parents. */
export const demoLookupEntries = (source: LookupName, parents: readonly string[]): LookupEntry[] =>
  (demoLookups[source] ?? []).filter(({ within = [] }) => parents.every((parent) => within.includes(parent)))
