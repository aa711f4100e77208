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
      receiverNid: 'handedOverNid',
      receiverMobile: 'applicantMobile',
      districtId: 'permanent.districtId',
      familyCertificate: 'familyCertificate',
    },
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
  },
]
