import type { Desk } from '#engine/definition/workflow.ts'

type Seat = Omit<Desk, 'workingDays'>

/** Templates of desks; a service adds the working days. */
export const deskTemplates = {
  demo: {
    id: 'demo',
    role: 'DEMO_OFFICER',
    office: 'district',
    label: { bn: 'জেলা কর্মসংস্থান ও জনশক্তি অফিস', en: 'DEMO' },
  },
  /** Either office that serves the district. */
  district: {
    id: 'district',
    role: ['DEMO_OFFICER', 'WC_OFFICER'],
    office: 'district',
    label: { bn: 'জেলা অফিস বা ওয়েলফেয়ার সেন্টার', en: 'District office or welfare centre' },
  },
  centre: {
    id: 'centre',
    role: 'WC_OFFICER',
    office: 'district',
    label: { bn: 'ওয়েলফেয়ার সেন্টার', en: 'Welfare centre' },
  },
  mission: {
    id: 'mission',
    role: 'MISSION_OFFICER',
    office: 'mission',
    label: { bn: 'মিশনের শ্রম কল্যাণ উইং', en: 'Labour wing of the mission' },
  },
  airport: {
    id: 'airport',
    role: 'AIRPORT_OFFICER',
    office: 'airport',
    label: { bn: 'বিমানবন্দর কল্যাণ ডেস্ক', en: 'Airport welfare desk' },
  },
  section: { id: 'section', role: 'SECTION_OFFICER', office: 'hq', label: { bn: 'শাখা কর্মকর্তা', en: 'Section officer' } },
  assistant: {
    id: 'assistant',
    role: 'ASST_DIRECTOR',
    office: 'hq',
    label: { bn: 'সহকারী পরিচালক', en: 'Assistant director' },
  },
  director: { id: 'director', role: 'DIRECTOR', office: 'hq', label: { bn: 'পরিচালক', en: 'Director' } },
} satisfies Record<string, Seat>
