import type { FollowUpRule } from '#engine/definition/service-definition.ts'

const isBody = { field: 'serviceType', is: 'DEAD_BODY' }

/** The hand-over opens burial cost and financial assistance, and copies the answers. */
export const followUps: FollowUpRule[] = [
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
    // Cheques are issued at the airport desk by a separate entry; a later claim is paid to an account.
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
    // The body came from abroad and was handed over in Bangladesh.
    sets: [{ values: { deathPlace: 'ABROAD', buriedAt: 'BANGLADESH' } }],
  },
]
