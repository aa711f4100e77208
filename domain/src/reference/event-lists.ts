import type { ListEntry } from './list-entry.ts'

/** Initial lists of events, complaints, offices and airports (docs/domain/fields.md). */
export const returnReasons: ListEntry[] = [
  { code: 'JOB_LOSS', name: { bn: 'চাকরিচ্যুতি', en: 'Job loss' } },
  { code: 'CONTRACT_ENDED', name: { bn: 'চুক্তির মেয়াদ শেষ', en: 'Contract ended' } },
  { code: 'ILLNESS_OR_ACCIDENT', name: { bn: 'অসুস্থতা/দুর্ঘটনা', en: 'Illness or accident' } },
  { code: 'ABUSE', name: { bn: 'নির্যাতন/শোষণ', en: 'Abuse or exploitation' } },
  { code: 'IRREGULAR_STATUS', name: { bn: 'অবৈধ অবস্থান/বহিষ্কার', en: 'Irregular status or deported' } },
  { code: 'FAMILY', name: { bn: 'পারিবারিক', en: 'Family' } },
  { code: 'WAR_OR_PANDEMIC', name: { bn: 'যুদ্ধ/মহামারি', en: 'War or pandemic' } },
  { code: 'OTHER', name: { bn: 'অন্যান্য', en: 'Other' } },
]

export const causesOfDeath: ListEntry[] = [
  { code: 'NATURAL_ILLNESS', name: { bn: 'স্বাভাবিক অসুস্থতা', en: 'Natural illness' } },
  { code: 'HEART_OR_STROKE', name: { bn: 'হৃদরোগ/স্ট্রোক', en: 'Heart or stroke' } },
  { code: 'WORK_ACCIDENT', name: { bn: 'কর্মস্থলে দুর্ঘটনা', en: 'Work accident' } },
  { code: 'ROAD_ACCIDENT', name: { bn: 'সড়ক দুর্ঘটনা', en: 'Road accident' } },
  { code: 'SUICIDE', name: { bn: 'আত্মহত্যা', en: 'Suicide' } },
  { code: 'MURDER', name: { bn: 'হত্যাকাণ্ড', en: 'Murder' } },
  { code: 'OTHER', name: { bn: 'অন্যান্য', en: 'Other' } },
]

export const diseaseTypes: ListEntry[] = [
  { code: 'INJURY', name: { bn: 'দুর্ঘটনা/আঘাত', en: 'Accident or injury' } },
  { code: 'CANCER', name: { bn: 'ক্যান্সার', en: 'Cancer' } },
  { code: 'KIDNEY', name: { bn: 'কিডনি রোগ', en: 'Kidney disease' } },
  { code: 'LIVER', name: { bn: 'লিভার রোগ', en: 'Liver disease' } },
  { code: 'HEART', name: { bn: 'হৃদরোগ', en: 'Heart disease' } },
  { code: 'STROKE', name: { bn: 'স্ট্রোক/পক্ষাঘাত', en: 'Stroke or paralysis' } },
  { code: 'MENTAL_ILLNESS', name: { bn: 'মানসিক রোগ', en: 'Mental illness' } },
  { code: 'OTHER', name: { bn: 'অন্যান্য', en: 'Other' } },
]

/** Losses covered by the insurance. Their percentages are in the service definition of the insurance. */
export const injuryTypes: ListEntry[] = [
  { code: 'DEATH', name: { bn: 'মৃত্যু', en: 'Death' } },
  { code: 'BOTH_EYES', name: { bn: 'দুই চোখের দৃষ্টিশক্তি হারানো', en: 'Loss of both eyes' } },
  { code: 'BOTH_HANDS', name: { bn: 'দুই হাত হারানো', en: 'Loss of both hands' } },
  { code: 'BOTH_LEGS', name: { bn: 'দুই পা হারানো', en: 'Loss of both legs' } },
  { code: 'HAND_AND_LEG', name: { bn: 'এক হাত ও এক পা হারানো', en: 'Loss of one hand and one leg' } },
  { code: 'ONE_EYE', name: { bn: 'এক চোখের দৃষ্টিশক্তি হারানো', en: 'Loss of one eye' } },
  { code: 'ONE_HAND_OR_LEG', name: { bn: 'এক হাত বা এক পা হারানো', en: 'Loss of one hand or one leg' } },
  { code: 'HEARING', name: { bn: 'দুই কানের শ্রবণশক্তি হারানো', en: 'Loss of hearing in both ears' } },
  { code: 'THUMB', name: { bn: 'বৃদ্ধাঙ্গুলি হারানো', en: 'Loss of a thumb' } },
  { code: 'INDEX_FINGER', name: { bn: 'তর্জনী হারানো', en: 'Loss of an index finger' } },
  { code: 'OTHER_FINGER', name: { bn: 'অন্য আঙুল হারানো', en: 'Loss of another finger' } },
]

export const complaintTypes: ListEntry[] = [
  { code: 'DELAY', name: { bn: 'সেবা প্রদানে বিলম্ব', en: 'Delay in service' } },
  { code: 'MISCONDUCT', name: { bn: 'অসদাচরণ', en: 'Misconduct' } },
  { code: 'BRIBE', name: { bn: 'ঘুষ দাবি', en: 'Bribe demand' } },
  { code: 'WRONG_REJECTION', name: { bn: 'ভুলভাবে নামঞ্জুর', en: 'Wrong rejection' } },
  { code: 'MONEY_NOT_RECEIVED', name: { bn: 'অর্থ না পাওয়া', en: 'Money not received' } },
  { code: 'FRAUD', name: { bn: 'এজেন্সি/দালালের প্রতারণা', en: 'Fraud by agency or middleman' } },
  { code: 'WAGE_OR_EMPLOYER', name: { bn: 'বেতন/নিয়োগকর্তা সংক্রান্ত', en: 'Wage or employer problem' } },
  { code: 'TORTURE', name: { bn: 'বিদেশে নির্যাতন', en: 'Torture abroad' } },
  { code: 'MISSING_PERSON', name: { bn: 'নিখোঁজ', en: 'Missing person' } },
  { code: 'OTHER', name: { bn: 'অন্যান্য', en: 'Other' } },
]

/** Offices that a complaint can be about, including others than the Board's own. */
export const officeTypes: ListEntry[] = [
  { code: 'HQ', name: { bn: 'প্রধান কার্যালয়', en: 'Head office' } },
  { code: 'DEMO', name: { bn: 'জেলা কর্মসংস্থান ও জনশক্তি অফিস', en: 'District Employment and Manpower Office' } },
  { code: 'WELFARE_CENTRE', name: { bn: 'ওয়েলফেয়ার সেন্টার', en: 'Welfare centre' } },
  { code: 'AIRPORT_DESK', name: { bn: 'বিমানবন্দরের প্রবাসী কল্যাণ ডেস্ক', en: 'Airport welfare desk' } },
  { code: 'MISSION', name: { bn: 'বিদেশে বাংলাদেশ মিশন', en: 'Bangladesh mission abroad' } },
  { code: 'RECRUITING_AGENCY', name: { bn: 'রিক্রুটিং এজেন্সি', en: 'Recruiting agency' } },
  { code: 'OTHER', name: { bn: 'অন্যান্য', en: 'Other' } },
]

export const airports: ListEntry[] = [
  {
    code: 'DAC',
    name: { bn: 'হযরত শাহজালাল আন্তর্জাতিক বিমানবন্দর, ঢাকা', en: 'Hazrat Shahjalal International Airport, Dhaka' },
  },
  {
    code: 'CGP',
    name: { bn: 'শাহ আমানত আন্তর্জাতিক বিমানবন্দর, চট্টগ্রাম', en: 'Shah Amanat International Airport, Chattogram' },
  },
  { code: 'ZYL', name: { bn: 'ওসমানী আন্তর্জাতিক বিমানবন্দর, সিলেট', en: 'Osmani International Airport, Sylhet' } },
]
