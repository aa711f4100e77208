import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { circular2026 } from '@wewb/domain/services/definitions/dis-allowance/example'
import { sscCircular } from '@wewb/domain/services/definitions/edu-allowance/example'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { disabilityServiceId, scholarshipServiceId } from '#services/setups/queries.ts'

type DemoCircular = { service: string; circular: Answers; opensOn: string; closesOn: string }

const hsc: Answers = {
  ...sscCircular,
  educationLevelId: '4',
  minGpaAlive: { science: 4.8, humanities: 4.5, business: 4.5, technical: 4.5, madrasah: 4.5 },
  monthlyAmount: '2500',
  yearlyAmount: '4000',
}
const diploma: Answers = {
  ...sscCircular,
  educationLevelId: '5',
  gpaScale: '4',
  minGpaAlive: { science: 3.5, humanities: 3.5, business: 3.5, technical: 3.5, madrasah: 3.5 },
  minGpaDead: { science: 3, humanities: 3, business: 3, technical: 3, madrasah: 3 },
  monthlyAmount: '2500',
  yearlyAmount: '4000',
}

const named = (circular: Answers, year: number, en: string, bn: string): Answers => ({
  ...circular,
  passingYear: year,
  title: `Education stipend ${en}`,
  titleBng: `শিক্ষাবৃত্তি ${bn}`,
})

/** The allowance until 2025: half the amount, for five years. */
const disability2025: Answers = {
  ...circular2026,
  title: 'Disability allowance 2025',
  titleBng: 'প্রতিবন্ধী ভাতা ২০২৫',
  circularNo: '49.04.0000.004.18.003.25-11',
  monthlyAmount: '1000',
  termYears: 5,
  effectiveFrom: '2025-01-01',
}

/** Three closed circulars, and four that are open on the day the demo starts. */
export function demoCirculars(today: string): DemoCircular[] {
  const open = { opensOn: addDays(today, -14), closesOn: addDays(today, 30) }
  return [
    {
      service: scholarshipServiceId,
      circular: named(sscCircular, 2024, 'SSC 2024', 'এসএসসি ২০২৪'),
      opensOn: '2024-12-01',
      closesOn: '2025-01-15',
    },
    {
      service: scholarshipServiceId,
      circular: named(hsc, 2023, 'HSC 2023', 'এইচএসসি ২০২৩'),
      opensOn: '2024-12-01',
      closesOn: '2025-01-15',
    },
    { service: disabilityServiceId, circular: disability2025, opensOn: '2025-02-15', closesOn: '2025-03-31' },
    { service: scholarshipServiceId, circular: named(sscCircular, 2025, 'SSC 2025', 'এসএসসি ২০২৫'), ...open },
    { service: scholarshipServiceId, circular: named(hsc, 2024, 'HSC 2024', 'এইচএসসি ২০২৪'), ...open },
    {
      service: scholarshipServiceId,
      circular: named(diploma, 2024, 'Diploma in Engineering 2024', 'ডিপ্লোমা ইন ইঞ্জিনিয়ারিং ২০২৪'),
      ...open,
    },
    { service: disabilityServiceId, circular: circular2026, ...open },
  ].map(({ circular, ...rest }) => ({
    ...rest,
    circular: { ...circular, startDate: rest.opensOn, endDate: rest.closesOn },
  }))
}
