import type { FollowUpRule } from '#engine/definition/service-definition.ts'
import { missionCountries } from '#reference/missions.ts'
import { burialPlace, causeForInsurer, genderBySpouse, natureOfIncident } from './implied-answers.ts'
import {
  wantsAssistance,
  wantsBurialAbroad,
  wantsBurialCost,
  wantsCompensation,
  wantsHome,
  wantsInsurance,
} from './needs.ts'
import { mapSameNames } from '#engine/evaluation/follow-ups.ts'

type Taken = FollowUpRule['answers']

const applicant = mapSameNames('applicantName', 'applicantRelation', 'applicantNid', 'applicantMobile')

const journey: Taken = {
  ...applicant,
  ...mapSameNames(
    'worker',
    'workerFatherName',
    'missionId',
    'servingMissionId',
    'permanent',
    'deathTime',
    'reasonDetails',
    'employerName',
  ),
  ...mapSameNames(
    'destinationAirport',
    'familyWish',
    'passportCopy',
    'deathCertificate',
    'applicantNidCopy',
    'familyCertificate',
  ),
  reason: 'deathCause',
}

const burial: Taken = {
  ...mapSameNames('bank', 'familyCertificate'),
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
  ...mapSameNames('worker', 'deathPlace', 'deathCause', 'returnDate', 'permanent', 'heirs', 'bank'),
  ...mapSameNames('familyCertificate', 'deathCertificate', 'passportCopy', 'clearanceProof'),
  deceasedFatherName: 'workerFatherName',
  deathDate: 'deathTime',
}

const compensation: Taken = {
  ...mapSameNames(
    'worker',
    'claimType',
    'employerName',
    'applicantName',
    'applicantMobile',
    'applicantNid',
    'heirs',
    'bank',
  ),
  ...mapSameNames('familyCertificate', 'deathCertificate', 'passportCopy'),
  incidentDate: 'deathTime',
  homeDistrictId: 'permanent.districtId',
}

const insurance: Taken = {
  ...mapSameNames(
    'worker',
    'personStatus',
    'claimantType',
    'heirs',
    'bank',
    'passportCopy',
    'clearanceProof',
    'deathCertificate',
  ),
  deathDate: 'deathTime',
  incidentDetails: 'reasonDetails',
  claimantName: 'applicantName',
  claimantRelation: 'applicantRelation',
  claimantNid: 'applicantNid',
  claimantMobile: 'applicantMobile',
  nidCopy: 'applicantNidCopy',
}

const isServed = { field: 'workerCountryId', isOneOf: missionCountries }

/**
 * Services that may follow a death (docs/domain/benefits.md). If several rules name a service, the first match
 * applies.
 */
export const followUps: FollowUpRule[] = [
  {
    service: 'fa-repatriation',
    when: wantsHome,
    answers: { ...journey, serviceType: 'bringHome' },
    sets: genderBySpouse,
  },
  {
    service: 'fa-repatriation',
    when: wantsBurialAbroad,
    answers: { ...journey, serviceType: 'buryAbroad' },
    sets: genderBySpouse,
  },
  { service: 'fa-burial-cost', when: wantsBurialCost, answers: burial },
  { service: 'fa-financial-assistance', when: wantsAssistance, answers: assistance, sets: burialPlace },
  {
    service: 'compensation',
    when: { all: [wantsCompensation, isServed] },
    answers: { ...compensation, missionId: 'missionId' },
    sets: natureOfIncident,
  },
  {
    service: 'compensation',
    when: wantsCompensation,
    answers: { ...compensation, missionId: 'servingMissionId' },
    sets: natureOfIncident,
  },
  { service: 'surokkha', when: wantsInsurance, answers: insurance, sets: causeForInsurer },
]
