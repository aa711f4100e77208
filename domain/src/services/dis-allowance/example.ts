import type { Answers } from '../../conditions/holds.ts'
import { account, home, karim } from '../example-people.ts'
import type { ServiceExample } from '../service-example.ts'

/** The circular of 2026 as staff fill it in: domain/8-seed-lists.md, "Setups to seed", with other days. */
export const circular2026: Answers = {
  title: 'Disability allowance 2026', titleBng: 'প্রতিবন্ধী ভাতা ২০২৬', circularNo: '49.04.0000.004.18.003.26-15', monthlyAmount: '2000', termYears: 7, effectiveFrom: '2026-01-01',
  maxChildrenPerWorker: 2, startDate: '2026-10-13', endDate: '2026-11-25',
} // prettier-ignore

/** For a girl of the demo register's first worker. */
export const example: ServiceExample = {
  answers: {
    circularId: '7', recordNo: 'DIS-2026-000001', applicationKind: 'NEW', worker: karim, workerAliveYn: 'Y',
    childNameEn: 'SUMI AKTER', childNameBn: 'সুমি আক্তার', childBrn: '20151234567890124', childDob: '2015-04-10', childGender: 'FEMALE', fatherName: 'ABDUL KARIM', motherName: 'AMENA BEGUM',
    disabilityTypeId: 'CEREBRAL_PALSY', disabilityDegree: 'SEVERE', disabilityCardNo: '20151234567890124-09', otherAllowanceYn: 'N', siblingsApplied: 0,
    applicantRelation: 'MOTHER', applicantNameEn: 'AMENA BEGUM', applicantNid: '1234567890', applicantMobile: '01812345678', monthlyAmount: '2000',
    receiverNameEn: 'AMENA BEGUM', receiverNid: '1234567890', receiverMobile: '01812345678', bank: { ...account, accountHolderRelation: 'MOTHER' },
    present: home, permanent: { ...home, same: true },
    childPhoto: ['d-childPhoto'], receiverPhoto: ['d-receiverPhoto'], disabilityCard: ['d-disabilityCard'], birthCertificate: ['d-birthCertificate'],
    receiverNidCopy: ['d-receiverNidCopy'], workerPassport: ['d-workerPassport'], declarationAccepted: true,
  },
  facts: {
    today: '2026-11-15', 'application.number': 'DIS-2026-000001', 'worker.childrenApplied': 0,
    'setup.id': '7', 'setup.isOpen': true, 'setup.opensOn': '2026-10-13', 'setup.closesOn': '2026-11-25', 'setup.year': 2026, 'setup.circularNo': '49.04.0000.004.18.003.26-15',
    'setup.monthlyAmount': '2000', 'setup.termYears': 7, 'setup.effectiveFrom': '2026-01-01', 'setup.maxChildren': 2, 'setup.maxAge': 150,
    'service.amount': '24000', 'service.ceiling': '24000', 'budget.left': '24000',
  },
  road: [
    { by: 'applicant', move: 'submit', reply: {} },
    { by: 'demo.tangail', move: 'forward', reply: { visitDate: '2025-01-10', childSeen: true, cardSeen: true, visitPhoto: ['d-visitPhoto'], visitNote: 'বাড়িতে গিয়ে সন্তানকে দেখা হয়েছে।' } },
    { by: 'so.edu', move: 'forward', reply: { initialApproveStatus: '1' } },
    { by: 'ad.welfare', move: 'forward', reply: {} },
    { by: 'dir.welfare', move: 'approve', reply: { sanctionMemoNo: 'WEWB/DIS/2026/15' } },
  ],
  refusal: [
    { by: 'applicant', move: 'submit', reply: {} },
    { by: 'wc.tangail', move: 'forward', reply: { visitDate: '2025-01-10', childSeen: true, cardSeen: true, visitPhoto: ['d-visitPhoto'], visitNote: 'কার্ডের নম্বর মিলেছে।' } },
    { by: 'so.edu', move: 'forward', reply: { initialApproveStatus: '-1' } },
    { by: 'ad.welfare', move: 'reject', reply: { reasonCode: 'ALREADY_PAID', noteBng: 'সন্তানটি আগে থেকেই ভাতা পাচ্ছে।', note: 'The child already receives the allowance.' } },
  ],
} // prettier-ignore
