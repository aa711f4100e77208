import type { Opening } from '../../definition/service-definition.ts'
import { missionCountries } from '../../lookups/missions.ts'
import { burialPlace, causeForInsurer, genderBySpouse, natureOfIncident } from './implied.ts'
import { wantsAssistance, wantsBurialAbroad, wantsBurialCost, wantsCompensation, wantsHome, wantsInsurance } from './needs.ts'
import { sameNames } from '../../engine/openings.ts'

type Taken = Opening['answers']

const applicant = sameNames('applicantName', 'applicantRelation', 'applicantNid', 'applicantMobile')

const journey: Taken = {
  ...applicant,
  ...sameNames('worker', 'workerFatherName', 'missionId', 'servingMissionId', 'permanent', 'deathTime', 'reasonDetails', 'employerName'),
  ...sameNames('destinationAirport', 'familyWish', 'passportCopy', 'deathCertificate', 'applicantNidCopy', 'familyCertificate'),
  reason: 'deathCause',
}

const burial: Taken = {
  ...sameNames('bank', 'familyCertificate'),
  deceasedName: 'workerNameEn',
  passportNo: 'worker.workerPassportNo',
  countryId: 'workerCountryId',
  airport: 'destinationAirport',
  receiverName: 'applicantName',
  receiverRelation: 'applicantRelation',
  receiverNid: 'applicantNid',
  receiverMobile: 'applicantMobile',
  receiverNidCopy: 'applicantNidCopy',
  payMode: 'burialPayMode',
  districtId: 'permanent.districtId',
}

const assistance: Taken = {
  ...applicant,
  ...sameNames('worker', 'deathPlace', 'deathCause', 'returnDate', 'permanent', 'heirs', 'bank'),
  ...sameNames('familyCertificate', 'deathCertificate', 'passportCopy', 'clearanceProof'),
  deceasedFatherName: 'workerFatherName',
  deathDate: 'deathTime',
}

const compensation: Taken = {
  ...sameNames('worker', 'claimType', 'employerName', 'applicantName', 'applicantMobile', 'applicantNid', 'heirs', 'bank'),
  ...sameNames('familyCertificate', 'deathCertificate', 'passportCopy'),
  incidentDate: 'deathTime',
  homeDistrictId: 'permanent.districtId',
}

const insurance: Taken = {
  ...sameNames('worker', 'personStatus', 'claimantType', 'bank', 'passportCopy', 'clearanceProof', 'deathCertificate'),
  deathDate: 'deathTime',
  incidentDetails: 'reasonDetails',
  claimantName: 'applicantName',
  claimantRelation: 'applicantRelation',
  claimantNid: 'applicantNid',
  claimantMobile: 'applicantMobile',
  nidCopy: 'applicantNidCopy',
}

const isServed = { field: 'workerCountryId', isOneOf: missionCountries }

/** domain/1-rules.md 1.5 and 1.7 to 1.10: what may follow a death. Of several rows for a service the first that fits opens it. */
export const followers: Opening[] = [
  { service: 'fa-repatriation', when: wantsHome, answers: { ...journey, serviceType: 'bringHome' }, sets: genderBySpouse },
  { service: 'fa-repatriation', when: wantsBurialAbroad, answers: { ...journey, serviceType: 'buryAbroad' }, sets: genderBySpouse },
  { service: 'fa-burial-cost', when: wantsBurialCost, answers: burial },
  { service: 'fa-financial-assistance', when: wantsAssistance, answers: assistance, sets: burialPlace },
  {
    service: 'compensation',
    when: { all: [wantsCompensation, isServed] },
    answers: { ...compensation, missionId: 'missionId' },
    sets: natureOfIncident,
  },
  { service: 'compensation', when: wantsCompensation, answers: { ...compensation, missionId: 'servingMissionId' }, sets: natureOfIncident },
  { service: 'surokkha', when: wantsInsurance, answers: insurance, sets: causeForInsurer },
]
