import type { OfficeType } from '#access/office-types.ts'
import { userTypes, type RoleCode, type UserType } from '#access/roles.ts'
import type { Bilingual } from '#language/bilingual.ts'

/** The names of the user types (docs/domain/roles.md). */
export const userTypeNames: Record<UserType, Bilingual> = {
  APPLICANT: { bn: 'আবেদনকারী', en: 'Applicant' },
  STAFF_HQ: { bn: 'প্রধান কার্যালয়', en: 'Head office' },
  STAFF_FIELD: { bn: 'জেলা অফিস ও ওয়েলফেয়ার সেন্টার', en: 'District office and welfare centre' },
  STAFF_MISSION: { bn: 'বিদেশের মিশন', en: 'Mission abroad' },
  STAFF_AIRPORT: { bn: 'বিমানবন্দর ডেস্ক', en: 'Airport desk' },
  CALL_CENTRE: { bn: 'কল সেন্টার', en: 'Call centre' },
  AUDIT: { bn: 'নিরীক্ষা', en: 'Audit' },
}

/** Everyone except applicants, who register themselves, because only they can agree to the terms. */
export const staffTypes: readonly UserType[] = userTypes.filter((type) => type !== 'APPLICANT')

/** Office types allowed for each user type; applicants have no office. */
export const officeTypesOf: Record<UserType, readonly OfficeType[]> = {
  APPLICANT: [],
  STAFF_HQ: ['HQ'],
  STAFF_FIELD: ['DEMO', 'WELFARE_CENTRE'],
  STAFF_MISSION: ['MISSION'],
  STAFF_AIRPORT: ['AIRPORT'],
  CALL_CENTRE: ['CALL_CENTRE'],
  AUDIT: ['HQ'],
}

/** Auditors may come from outside the Board. */
export const mayHaveNoOffice = (type: string) => type === 'APPLICANT' || type === 'AUDIT'

/** Initial role of each user type, until an administrator chooses another. */
export const firstRoles: Record<UserType, RoleCode> = {
  APPLICANT: 'APPLICANT',
  STAFF_HQ: 'SECTION_OFFICER',
  STAFF_FIELD: 'DEMO_OFFICER',
  STAFF_MISSION: 'MISSION_OFFICER',
  STAFF_AIRPORT: 'AIRPORT_OFFICER',
  CALL_CENTRE: 'CALL_CENTRE',
  AUDIT: 'AUDITOR',
}

export const isUserType = (type: string): type is UserType => userTypes.some((userType) => userType === type)
