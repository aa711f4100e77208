import type { Opening } from '../../definition/service-definition.ts'

const isBody = { field: 'serviceType', is: 'DEAD_BODY' }

/** domain/3-workflows.md 3.2: with the hand-over the burial cost is opened, and the financial assistance. Nothing is asked twice. */
export const followers: Opening[] = [
  {
    service: 'fa-burial-cost',
    when: isBody,
    refersBy: 'repatriationRef',
    answers: {
      deceasedName: 'workerNameEn',
      passportNo: 'worker.workerPassportNo',
      countryId: 'workerCountryId',
      airport: 'destinationAirport',
      flightNo: 'flightNo',
      airwayBillNo: 'airwayBillNo',
      arrivalTime: 'arrivalTime',
      receiverName: 'handedOverTo',
      receiverRelation: 'handedOverRelation',
      receiverNid: 'handedOverNid',
      receiverMobile: 'applicantMobile',
      districtId: 'permanent.districtId',
      familyCertificate: 'familyCertificate',
    },
    // A cheque is given at the desk, by an entry of its own; what is claimed afterwards goes to an account.
    sets: [{ values: { payMode: 'EFT' } }],
  },
  {
    service: 'fa-financial-assistance',
    when: isBody,
    refersBy: 'repatriationRef',
    answers: {
      worker: 'worker',
      deceasedFatherName: 'workerFatherName',
      deathDate: 'deathTime',
      deathCause: 'reason',
      applicantName: 'applicantName',
      applicantRelation: 'applicantRelation',
      applicantNid: 'applicantNid',
      applicantMobile: 'applicantMobile',
      permanent: 'permanent',
      passportCopy: 'passportCopy',
      deathCertificate: 'deathCertificate',
      familyCertificate: 'familyCertificate',
    },
    // The body came from abroad and was handed over at home.
    sets: [{ values: { deathPlace: 'ABROAD', buriedAt: 'BANGLADESH' } }],
  },
]
