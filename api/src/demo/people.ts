import type { RoleCode } from '@wewb/domain/access/roles'

export const demoPassword = 'Demo@12345'

/** The offices in which the demo people work, with their ids; `offices.ts` lists all offices. */
export const staffedOffices: { readonly [code: string]: number } = {
  HQ: 1,
  'DEMO-TANGAIL': 2,
  'WC-TANGAIL': 3,
  RUH: 4,
  DAC: 5,
  CALL: 6,
  'DEMO-CUMILLA': 7,
  DXB: 8,
}

export type DemoPerson = { login: string; name: string; nameBn: string; role: RoleCode; office: number | null }

/** At least one person for each role; accounts has two, because a batch needs a second person to authorise it. */
export const demoPeople: DemoPerson[] = [
  { login: 'admin@demo.wewb', name: 'Admin Demo', nameBn: 'অ্যাডমিন ডেমো', role: 'SYS_ADMIN', office: 1 },
  {
    login: 'so.edu@demo.wewb',
    name: 'Section Officer Demo',
    nameBn: 'শাখা কর্মকর্তা ডেমো',
    role: 'SECTION_OFFICER',
    office: 1,
  },
  {
    login: 'ad.welfare@demo.wewb',
    name: 'Assistant Director Demo',
    nameBn: 'সহকারী পরিচালক ডেমো',
    role: 'ASST_DIRECTOR',
    office: 1,
  },
  { login: 'dir.welfare@demo.wewb', name: 'Director Demo', nameBn: 'পরিচালক ডেমো', role: 'DIRECTOR', office: 1 },
  { login: 'dg@demo.wewb', name: 'Director General Demo', nameBn: 'মহাপরিচালক ডেমো', role: 'DG', office: 1 },
  {
    login: 'so.two@demo.wewb',
    name: 'Second Section Officer Demo',
    nameBn: 'দ্বিতীয় শাখা কর্মকর্তা ডেমো',
    role: 'SECTION_OFFICER',
    office: 1,
  },
  {
    login: 'acc.maker@demo.wewb',
    name: 'Accounts Maker Demo',
    nameBn: 'হিসাব প্রস্তুতকারী ডেমো',
    role: 'ACCOUNTS',
    office: 1,
  },
  {
    login: 'acc.checker@demo.wewb',
    name: 'Accounts Checker Demo',
    nameBn: 'হিসাব অনুমোদনকারী ডেমো',
    role: 'ACCOUNTS',
    office: 1,
  },
  { login: 'editor@demo.wewb', name: 'Editor Demo', nameBn: 'সম্পাদক ডেমো', role: 'CONTENT_EDITOR', office: 1 },
  { login: 'auditor@demo.wewb', name: 'Auditor Demo', nameBn: 'নিরীক্ষক ডেমো', role: 'AUDITOR', office: 1 },
  {
    login: 'demo.tangail@demo.wewb',
    name: 'Tangail Officer Demo',
    nameBn: 'টাঙ্গাইল কর্মকর্তা ডেমো',
    role: 'DEMO_OFFICER',
    office: 2,
  },
  {
    login: 'demo.cumilla@demo.wewb',
    name: 'Cumilla Officer Demo',
    nameBn: 'কুমিল্লা কর্মকর্তা ডেমো',
    role: 'DEMO_OFFICER',
    office: 7,
  },
  {
    login: 'wc.tangail@demo.wewb',
    name: 'Welfare Centre Demo',
    nameBn: 'ওয়েলফেয়ার সেন্টার ডেমো',
    role: 'WC_OFFICER',
    office: 3,
  },
  {
    login: 'mission.riyadh@demo.wewb',
    name: 'Riyadh Mission Demo',
    nameBn: 'রিয়াদ মিশন ডেমো',
    role: 'MISSION_OFFICER',
    office: 4,
  },
  {
    login: 'mission.dubai@demo.wewb',
    name: 'Dubai Mission Demo',
    nameBn: 'দুবাই মিশন ডেমো',
    role: 'MISSION_OFFICER',
    office: 8,
  },
  {
    login: 'airport.dac@demo.wewb',
    name: 'Airport Desk Demo',
    nameBn: 'বিমানবন্দর ডেস্ক ডেমো',
    role: 'AIRPORT_OFFICER',
    office: 5,
  },
  { login: 'callcentre@demo.wewb', name: 'Call Centre Demo', nameBn: 'কল সেন্টার ডেমো', role: 'CALL_CENTRE', office: 6 },
  { login: '01700000001', name: 'Rahima Begum', nameBn: 'রহিমা বেগম', role: 'APPLICANT', office: null },
  { login: '01700000002', name: 'Abdul Karim', nameBn: 'আব্দুল করিম', role: 'APPLICANT', office: null },
  { login: '01700000003', name: 'Salma Khatun', nameBn: 'সালমা খাতুন', role: 'APPLICANT', office: null },
  { login: 'kamal@demo.wewb', name: 'Kamal Hossain', nameBn: 'কামাল হোসেন', role: 'APPLICANT', office: null },
]
