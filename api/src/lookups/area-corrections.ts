import type { Bilingual } from '../../../domain/src/language/bilingual.ts'
import type { ListEntry } from '../../../domain/src/lookups/list-entry.ts'

/** What bd-geodata writes otherwise than the gazette or the area itself, by its ids. Only what is named here differs. */
type Names = { readonly [id: string]: Partial<Bilingual> }
export type Corrections = {
  names: Names
  /** Unions that went to another upazila when it was made. */
  moved: { readonly [id: string]: string }
  /** Rows that are there twice. */
  dropped: readonly string[]
  /** Areas made since. Their ids go on where bd-geodata's end, far enough not to meet its next ones. */
  added: readonly ListEntry[]
}

export const divisionCorrections: Corrections = {
  names: { '1': { en: 'Chattogram' }, '4': { en: 'Barishal' } },
  moved: {},
  dropped: [],
  added: [],
}

export const districtCorrections: Corrections = {
  names: { '1': { en: 'Cumilla' }, '9': { en: "Cox's Bazar" }, '30': { en: 'Jhalokati' }, '33': { en: 'Barishal' } },
  moved: {},
  dropped: [],
  added: [],
}

export const upazilaCorrections: Corrections = {
  names: {
    '11': { bn: 'কুমিল্লা আদর্শ সদর', en: 'Cumilla Adarsha Sadar' },
    '13': { en: 'Manoharganj' },
    '14': { bn: 'কুমিল্লা সদর দক্ষিণ', en: 'Cumilla Sadar Dakshin' },
    '31': { en: 'Banchharampur' },
    '36': { en: 'Baghaichhari' },
    '40': { en: 'Bilaichhari' },
    '41': { en: 'Juraichhari' },
    '46': { en: 'Hatiya' },
    '49': { en: 'Senbagh' },
    '51': { en: 'Sonaimuri' },
    '56': { en: 'Matlab Dakshin' },
    '58': { en: 'Matlab Uttar' },
    '59': { en: 'Faridganj' },
    '66': { bn: 'সীতাকুণ্ড' },
    '79': { en: 'Karnaphuli' },
    '80': { en: "Cox's Bazar Sadar" },
    '83': { en: 'Ukhia' },
    '84': { en: 'Maheshkhali' },
    '89': { bn: 'দীঘিনালা' },
    '90': { en: 'Panchhari' },
    '91': { bn: 'লক্ষ্মীছড়ি', en: 'Lakshmichhari' },
    '92': { en: 'Mahalchhari' },
    '93': { en: 'Manikchhari' },
    '105': { bn: 'চৌহালী' },
    '106': { en: 'Kamarkhanda' },
    '108': { en: 'Raiganj' },
    '114': { en: 'Ishwardi' },
    '118': { en: 'Atgharia' },
    '123': { en: 'Bogura Sadar' },
    '124': { en: 'Sariakandi' },
    '126': { bn: 'দুপচাঁচিয়া' },
    '128': { bn: 'নন্দীগ্রাম', en: 'Nandigram' },
    '130': { en: 'Dhunat' },
    '136': { en: 'Mohanpur' },
    '156': { en: 'Gomastapur' },
    '160': { en: 'Mahadebpur' },
    '161': { en: 'Badalgachhi' },
    '162': { bn: 'পত্নীতলা' },
    '174': { en: 'Chaugachha' },
    '175': { en: 'Jhikargachha' },
    '177': { en: 'Jashore Sadar' },
    '206': { en: 'Paikgachha' },
    '207': { en: 'Phultala' },
    '208': { en: 'Dighalia' },
    '209': { en: 'Rupsa' },
    '212': { en: 'Batiaghata' },
    '213': { en: 'Dacope' },
    '226': { bn: 'হরিণাকুণ্ডু', en: 'Harinakunda' },
    '229': { en: 'Maheshpur' },
    '230': { en: 'Jhalokati Sadar' },
    '245': { bn: 'ইন্দুরকানী', en: 'Indurkani' },
    '247': { bn: 'মঠবাড়িয়া' },
    '249': { en: 'Barishal Sadar' },
    '254': { en: 'Gaurnadi' },
    '260': { bn: 'বোরহানউদ্দিন', en: 'Burhanuddin' },
    '261': { en: 'Char Fasson' },
    '262': { en: 'Daulatkhan' },
    '270': { en: 'Patharghata' },
    '271': { bn: 'তালতলী' },
    '283': { en: 'Dakshin Surma' },
    '284': { bn: 'ওসমানীনগর' },
    '286': { en: 'Kamalganj' },
    '301': { bn: 'শান্তিগঞ্জ', en: 'Shantiganj' },
    '312': { en: 'Manohardi' },
    '322': { bn: 'শরীয়তপুর সদর' },
    '330': { bn: 'নারায়ণগঞ্জ সদর' },
    '334': { bn: 'ভূঞাপুর' },
    '353': { en: 'Karimganj' },
    '361': { en: 'Ghior' },
    '362': { en: 'Shibalaya' },
    '363': { en: 'Daulatpur' },
    '364': { en: 'Singair' },
    '367': { bn: 'কেরানীগঞ্জ' },
    '373': { en: 'Lohajang' },
    '374': { en: 'Gazaria' },
    '375': { bn: 'টঙ্গীবাড়ী' },
    '378': { en: 'Pangsha' },
    '387': { bn: 'টুঙ্গিপাড়া' },
    '403': { bn: 'তেঁতুলিয়া' },
    '415': { en: 'Biral' },
    '422': { en: 'Saidpur' },
    '426': { en: 'Kishoreganj' },
    '434': { en: 'Fulchhari' },
    '441': { bn: 'গঙ্গাচড়া' },
    '442': { en: 'Taraganj' },
    '443': { en: 'Badarganj' },
    '445': { en: 'Pirganj' },
    '447': { en: 'Pirgachha' },
    '456': { en: 'Char Rajibpur' },
    '459': { en: 'Sreebardi' },
    '460': { en: 'Nakla' },
    '462': { bn: 'ফুলবাড়িয়া' },
    '465': { en: 'Muktagachha' },
    '470': { en: 'Gauripur' },
    '471': { en: 'Gaffargaon' },
    '472': { en: 'Ishwarganj' },
    '478': { en: 'Dewanganj' },
    '481': { en: 'Bakshiganj' },
    '489': { en: 'Mohanganj' },
  },
  moved: {},
  dropped: [],
  added: [{ code: '9001', name: { bn: 'শায়েস্তাগঞ্জ', en: 'Shayestaganj' }, within: ['38'] }],
}

export const unionCorrections: Corrections = {
  names: {
    '242': { bn: 'নাটাই (দক্ষিণ)', en: 'Natai (South)' },
    '243': { en: 'Natai (North)' },
    '1414': { en: 'Mahadevpur' },
    '3177': { en: 'Maijchar' },
  },
  moved: {
    '815': '492', '816': '492', '817': '492', '818': '492', '819': '492',
    '911': '96', '918': '96',
    '1285': '149', '1286': '149', '1287': '149', '1288': '149', '1289': '149',
    '2670': '9001', '2671': '9001',
    '2744': '493', '2745': '493', '2746': '493', '2747': '493',
    '3478': '494', '3481': '494', '3483': '494', '3485': '494', '3487': '494',
  }, // prettier-ignore
  dropped: ['2353', '2546', '3686'],
  added: [{ code: '9001', name: { bn: 'ব্রাহ্মণডুরা', en: 'Brahmandura' }, within: ['9001'] }],
}
