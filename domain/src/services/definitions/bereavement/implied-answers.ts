import type { FollowUpRule } from '#engine/definition/service-definition.ts'

type Implied = NonNullable<FollowUpRule['sets']>

/** The worker's gender follows from the relation of a spouse. */
export const genderBySpouse: Implied = [
  { when: { field: 'applicantRelation', is: 'WIFE' }, values: { workerGender: 'MALE' } },
  { when: { field: 'applicantRelation', is: 'HUSBAND' }, values: { workerGender: 'FEMALE' } },
]

/**
 * Burial in Bangladesh follows from a death at home or from a body on its way; while the body is abroad, it is not
 * known yet.
 */
export const burialPlace: Implied = [
  { when: { field: 'deathPlace', isOneOf: ['ON_LEAVE_IN_BD', 'AFTER_RETURN'] }, values: { buriedAt: 'BANGLADESH' } },
  { when: { field: 'restsAt', isOneOf: ['ON_THE_WAY', 'BANGLADESH'] }, values: { buriedAt: 'BANGLADESH' } },
  { when: { field: 'restsAt', is: 'ABROAD' }, values: { buriedAt: 'ABROAD' } },
]

/** Maps the causes of death to the incident types of compensation. */
export const natureOfIncident: Implied = [
  { when: { field: 'deathCause', isOneOf: ['WORK_ACCIDENT'] }, values: { incidentType: 'WORK_ACCIDENT' } },
  { when: { field: 'deathCause', isOneOf: ['ROAD_ACCIDENT'] }, values: { incidentType: 'ROAD_ACCIDENT' } },
  { when: { field: 'deathCause', isOneOf: ['MURDER'] }, values: { incidentType: 'MURDER' } },
  {
    when: { field: 'deathCause', isOneOf: ['NATURAL_ILLNESS', 'HEART_OR_STROKE'] },
    values: { incidentType: 'NATURAL_ILLNESS' },
  },
  { when: { field: 'deathCause', isOneOf: ['SUICIDE', 'OTHER'] }, values: { incidentType: 'OTHER' } },
]

/**
 * Maps the causes of death to those of the insurance. Murder is mapped to OTHER, because the terms of the insurance
 * decide it.
 */
export const causeForInsurer: Implied = [
  { when: { field: 'deathCause', isOneOf: ['NATURAL_ILLNESS', 'HEART_OR_STROKE'] }, values: { deathCause: 'NATURAL' } },
  { when: { field: 'deathCause', isOneOf: ['WORK_ACCIDENT', 'ROAD_ACCIDENT'] }, values: { deathCause: 'ACCIDENT' } },
  { when: { field: 'deathCause', isOneOf: ['SUICIDE'] }, values: { deathCause: 'SUICIDE' } },
  { when: { field: 'deathCause', isOneOf: ['MURDER', 'OTHER'] }, values: { deathCause: 'OTHER' } },
]
