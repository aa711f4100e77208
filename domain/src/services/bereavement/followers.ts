import type { Opening } from '../../definition/service-definition.ts'
import { hasMission } from '../shared-missions.ts'
import { isAtRest } from './deceased.ts'
import { wantsAssistance, wantsBurialAbroad, wantsBurialCost, wantsCompensation, wantsHome, wantsInsurance } from './needs.ts'

type Taken = Opening['answers']

/** What stays the same under the same name. */
const same = (...ids: string[]): Taken => Object.fromEntries(ids.map((id) => [id, id]))
const applicant = same('applicantName', 'applicantRelation', 'applicantNid', 'applicantMobile')

const journey: Taken = {
  ...applicant,
  ...same('worker', 'workerFatherName', 'missionId', 'servingMissionId', 'permanent', 'deathTime', 'reasonDetails', 'employerName'),
  ...same('destinationAirport', 'familyWish', 'passportCopy', 'deathCertificate', 'applicantNidCopy', 'familyCertificate'),
  reason: 'deathCause',
}

const burial: Taken = {
  ...same('bank', 'familyCertificate'),
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
  ...same('worker', 'deathPlace', 'deathCause', 'returnDate', 'permanent', 'heirs', 'bank'),
  ...same('familyCertificate', 'deathCertificate', 'passportCopy', 'clearanceProof'),
  deceasedFatherName: 'workerFatherName',
  deathDate: 'deathTime',
}

const compensation: Taken = {
  ...same('worker', 'claimType', 'employerName', 'applicantName', 'applicantMobile', 'applicantNid', 'heirs', 'bank'),
  ...same('familyCertificate', 'deathCertificate', 'passportCopy'),
  incidentDate: 'deathTime',
  homeDistrictId: 'permanent.districtId',
}

const insurance: Taken = {
  ...same('worker', 'personStatus', 'claimantType', 'bank', 'passportCopy', 'clearanceProof', 'deathCertificate'),
  deathDate: 'deathTime',
  incidentDetails: 'reasonDetails',
  claimantName: 'applicantName',
  claimantRelation: 'applicantRelation',
  claimantNid: 'applicantNid',
  claimantMobile: 'applicantMobile',
  nidCopy: 'applicantNidCopy',
}

const isServed = hasMission('workerCountryId')
/** The causes that compensation and insurance call by the same name; of the others they ask in their own words. */
const sameInCompensation = { field: 'deathCause', isOneOf: ['WORK_ACCIDENT', 'ROAD_ACCIDENT', 'MURDER', 'NATURAL_ILLNESS', 'OTHER'] }
const sameInInsurance = { field: 'deathCause', isOneOf: ['SUICIDE', 'OTHER'] }

const missions = [
  { when: isServed, answers: { missionId: 'missionId' } },
  { when: { not: isServed }, answers: { missionId: 'servingMissionId' } },
]

/** domain/1-rules.md 1.5 and 1.7 to 1.10: what may follow a death. Of several rows for a service the first that fits opens it. */
export const followers: Opening[] = [
  { service: 'fa-repatriation', when: wantsHome, answers: { ...journey, serviceType: 'bringHome' } },
  { service: 'fa-repatriation', when: wantsBurialAbroad, answers: { ...journey, serviceType: 'buryAbroad' } },
  { service: 'fa-burial-cost', when: wantsBurialCost, answers: burial },
  { service: 'fa-financial-assistance', when: { all: [wantsAssistance, isAtRest] }, answers: { ...assistance, buriedAt: 'restsAt' } },
  { service: 'fa-financial-assistance', when: wantsAssistance, answers: assistance },
  ...missions.flatMap(({ when, answers }): Opening[] => [
    {
      service: 'compensation',
      when: { all: [wantsCompensation, when, sameInCompensation] },
      answers: { ...compensation, ...answers, incidentType: 'deathCause' },
    },
    { service: 'compensation', when: { all: [wantsCompensation, when] }, answers: { ...compensation, ...answers } },
  ]),
  { service: 'surokkha', when: { all: [wantsInsurance, sameInInsurance] }, answers: { ...insurance, deathCause: 'deathCause' } },
  { service: 'surokkha', when: wantsInsurance, answers: insurance },
]
