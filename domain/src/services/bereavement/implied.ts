import type { Opening } from '../../definition/service-definition.ts'

type Implied = NonNullable<Opening['sets']>

/** Who mourns a husband need not be asked whether the worker was a man. */
export const genderBySpouse: Implied = [
  { when: { field: 'applicantRelation', is: 'WIFE' }, values: { workerGender: 'MALE' } },
  { when: { field: 'applicantRelation', is: 'HUSBAND' }, values: { workerGender: 'FEMALE' } },
]

/** Who died at home is buried at home, and so will be who is on the way. While the body is kept abroad, nobody knows yet. */
export const burialPlace: Implied = [
  { when: { field: 'deathPlace', isOneOf: ['ON_LEAVE_IN_BD', 'AFTER_RETURN'] }, values: { buriedAt: 'BANGLADESH' } },
  { when: { field: 'restsAt', isOneOf: ['ON_THE_WAY', 'BANGLADESH'] }, values: { buriedAt: 'BANGLADESH' } },
  { when: { field: 'restsAt', is: 'ABROAD' }, values: { buriedAt: 'ABROAD' } },
]

/** The seven causes of the board's list, in the words of compensation. */
export const natureOfIncident: Implied = [
  { when: { field: 'deathCause', isOneOf: ['WORK_ACCIDENT'] }, values: { incidentType: 'WORK_ACCIDENT' } },
  { when: { field: 'deathCause', isOneOf: ['ROAD_ACCIDENT'] }, values: { incidentType: 'ROAD_ACCIDENT' } },
  { when: { field: 'deathCause', isOneOf: ['MURDER'] }, values: { incidentType: 'MURDER' } },
  { when: { field: 'deathCause', isOneOf: ['NATURAL_ILLNESS', 'HEART_OR_STROKE'] }, values: { incidentType: 'NATURAL_ILLNESS' } },
  { when: { field: 'deathCause', isOneOf: ['SUICIDE', 'OTHER'] }, values: { incidentType: 'OTHER' } },
]

/** The same in the words of the insurance. What a killing is to an insurer, its terms decide: here it is none of the others. */
export const causeForInsurer: Implied = [
  { when: { field: 'deathCause', isOneOf: ['NATURAL_ILLNESS', 'HEART_OR_STROKE'] }, values: { deathCause: 'NATURAL' } },
  { when: { field: 'deathCause', isOneOf: ['WORK_ACCIDENT', 'ROAD_ACCIDENT'] }, values: { deathCause: 'ACCIDENT' } },
  { when: { field: 'deathCause', isOneOf: ['SUICIDE'] }, values: { deathCause: 'SUICIDE' } },
  { when: { field: 'deathCause', isOneOf: ['MURDER', 'OTHER'] }, values: { deathCause: 'OTHER' } },
]
