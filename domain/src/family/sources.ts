import type { BlockName } from '../fields/blocks.ts'
import type { TextFormat } from '../fields/text-formats.ts'

/**
 * Where the profile has an answer to a question of a service, likeliest first. `children.brn` is that of every child,
 * `banks` is every account. A question that is none of these is recognised by its block, its format or its label.
 */
export const byId: Readonly<Record<string, readonly string[]>> = {
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

export const byFormat: { readonly [F in TextFormat]?: readonly string[] } = {
  nid: ['nid', 'spouseNid', 'workerNid', 'nomineeNid'],
  brn: ['children.brn'],
  passport: ['workerPassportNo', 'passports.passportNo'],
  mobile: ['mobile', 'spouseMobile', 'workerMobile', 'nomineeMobile'],
  email: ['email'],
}

export const byBlock: { readonly [B in BlockName]?: readonly string[] } = {
  address: ['present', 'permanent'],
  'address-abroad': ['abroad'],
  'bank-account': ['banks'],
  passport: ['passports'],
}

/** Who is the worker writes these down only once, as their own. */
export const ownOfWorker: Readonly<Record<string, string>> = {
  workerNameEn: 'nameEn',
  workerFatherName: 'fatherName',
  workerDob: 'dateOfBirth',
  workerNid: 'nid',
  workerMobile: 'mobile',
}

/** What is known of a person, by what a form may call it. `nidOrBrn` is whichever they have. */
export const personal: Readonly<
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

/** A group about one person may be filled with any of these; a list of people with all of them at once. */
export const peopleFor: Readonly<Record<string, readonly ('me' | 'spouse' | 'nominee' | 'children')[]>> = {
  nominee: ['nominee', 'spouse'],
  receiver: ['me', 'spouse', 'nominee'],
  children: ['children'],
  heirs: ['spouse', 'children'],
}
