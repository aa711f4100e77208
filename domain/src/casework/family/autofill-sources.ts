import type { BlockName } from '#engine/fields/blocks.ts'
import type { TextFormat } from '#engine/fields/text-formats.ts'

/**
 * Paths in the family profile that may answer a field of a service, likeliest first. `children.brn` is the number of
 * every child, `banks` every account. Other fields are matched by their block, format or label.
 */
export const sourcesByFieldId: Readonly<Record<string, readonly string[]>> = {
  nameEn: ['nameEn'],
  nameBn: ['nameBn'],
  applicantName: ['nameEn'],
  applicantNameEn: ['nameEn'],
  claimantName: ['nameEn', 'nomineeName', 'spouseNameEn'],
  receiverName: ['nameEn', 'spouseNameEn', 'nomineeName'],
  receiverNameEn: ['nameEn', 'spouseNameEn', 'nomineeName'],
  guardianName: ['nameEn', 'spouseNameEn'],
  emergencyContactName: ['spouseNameEn', 'nomineeName'],
  emergencyContactMobile: ['spouseMobile', 'nomineeMobile'],
  fatherName: ['fatherName', 'workerNameEn'],
  motherName: ['motherName', 'spouseNameEn'],
  spouseName: ['spouseNameEn'],
  dateOfBirth: ['dateOfBirth'],

  workerName: ['workerNameEn'],
  workerNameEn: ['workerNameEn'],
  deceasedName: ['workerNameEn'],
  workerFatherName: ['workerFatherName'],
  deceasedFatherName: ['workerFatherName'],
  workerDob: ['workerDob'],
  workerNid: ['workerNid'],
  clearanceOrMemberNo: ['clearanceOrMemberNo'],
  clearanceId: ['clearanceOrMemberNo'],
  passportNo: ['passports.passportNo', 'workerPassportNo'],

  studentNameBn: ['children.nameBn', 'nameBn'],
  studentDob: ['children.dateOfBirth', 'dateOfBirth'],
  childNameEn: ['children.nameEn'],
  childNameBn: ['children.nameBn'],
  childDob: ['children.dateOfBirth'],

  photo: ['photo'],
  signature: ['signature'],
  nidCopy: ['nidCopy'],
  applicantNidCopy: ['nidCopy'],
  receiverNidCopy: ['nidCopy'],
  nomineeNidCopy: ['nomineeNidCopy'],
  birthOrNid: ['birthCertificate', 'nidCopy'],
  birthCertificate: ['birthCertificate'],
  passportCopy: ['passportCopy', 'workerPassport'],
  workerPassport: ['workerPassport', 'passportCopy'],
  familyCertificate: ['familyCertificate'],
  clearanceProof: ['clearanceProof'],
  chequeCopy: ['banks.chequeCopy'],
}

export const sourcesByFormat: { readonly [F in TextFormat]?: readonly string[] } = {
  nid: ['nid', 'spouseNid', 'workerNid', 'nomineeNid'],
  brn: ['children.brn'],
  passport: ['workerPassportNo', 'passports.passportNo'],
  mobile: ['mobile', 'spouseMobile', 'workerMobile', 'nomineeMobile'],
  email: ['email'],
}

export const sourcesByBlock: { readonly [B in BlockName]?: readonly string[] } = {
  address: ['present', 'permanent'],
  'address-abroad': ['abroad'],
  'bank-account': ['banks'],
  passport: ['passports'],
}

/** Fields about the worker that the profile stores under the applicant's own fields if the applicant is the worker. */
export const workerToOwnField: Readonly<Record<string, string>> = {
  workerNameEn: 'nameEn',
  workerFatherName: 'fatherName',
  workerDob: 'dateOfBirth',
  workerNid: 'nid',
  workerMobile: 'mobile',
}

/** Property of a family member by the id that a form may use for it. `nidOrBrn` is whichever number they have. */
export const memberFieldByFieldId: Readonly<
  Record<string, 'name' | 'nameBn' | 'born' | 'gender' | 'nid' | 'brn' | 'nidOrBrn' | 'mobile' | 'relation'>
> = {
  name: 'name',
  nameEn: 'name',
  fullName: 'name',
  nomineeName: 'name',
  nameBn: 'nameBn',
  dateOfBirth: 'born',
  dob: 'born',
  gender: 'gender',
  nid: 'nid',
  nomineeNid: 'nid',
  nidOrBrn: 'nidOrBrn',
  brn: 'brn',
  mobile: 'mobile',
  nomineeMobile: 'mobile',
  nomineeRelation: 'relation',
}

/** A group about one person may be filled with any of these members; a list of people with all of them. */
export const membersByFieldId: Readonly<Record<string, readonly ('me' | 'spouse' | 'nominee' | 'children')[]>> = {
  nominee: ['nominee', 'spouse'],
  receiver: ['me', 'spouse', 'nominee'],
  children: ['children'],
  heirs: ['spouse', 'children'],
}
