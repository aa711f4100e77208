import { describe, expect, it } from 'vitest'
import { complaintFields } from '#content/complaints/complaint-form.ts'
import { blocks } from '#engine/fields/blocks.ts'
import type { Field } from '#engine/fields/field.ts'
import { sourceTypes } from '#engine/fields/verification.ts'
import { educationBoards } from '#reference/education-lists.ts'
import { circularFields as disabilityCircular } from './dis-allowance/circular.ts'
import { circularFields as stipendCircular } from './edu-allowance/circular.ts'
import { catalogue } from './catalogue.ts'
import { photo, scan, signature } from './shared-fields.ts'

const words = (text: string) => text.trim().split(/\s+/)
const serviceOf = (id: string) => catalogue.find((service) => service.id === id)!
const fieldsOf = (id: string) => serviceOf(id).steps.flatMap(({ fields }) => fields)
const officerFieldsOf = (id: string) => {
  const { desks, moves } = serviceOf(id).workflow
  return [...desks, ...moves].flatMap(({ asks = [] }) => asks)
}

/** Ids of all questions, also of those in blocks and lists. */
const idsIn = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    field.id,
    ...(field.kind === 'block' ? idsIn(blocks[field.block]) : 'fields' in field ? idsIn(field.fields) : []),
  ])
const valuesOf = (fields: readonly Field[], id: string) => {
  const field = fields.find((one) => one.id === id)
  return field && 'options' in field ? field.options.map(({ value }) => value) : []
}

/** Questions of the specification by service. */
const specified: Record<string, string> = {
  'edu-allowance': `
    studentNameEn studentNameBn boardId rollNo registrationNo totalMarks result passedInstitute studentDob studentMobile
    guardianName guardianNid guardianMobile guardianRelation currentEducationStatus studyCategoryId mediumId
    universityTypeId universityId collegeName facultyName departmentName classRoll academicYear courseDuration cgpa
    subjectName installmentNo installmentYear previousService
    photo certificate signature testimonial workerPassport birthOrNid transcript embassyNoc`,
  'wewb-membership': `
    nomineeName nomineeMobile emergencyContactName emergencyContactMobile children referencePassports
    abroad permanent present
    primary secondary extra postalCode city state passportIssuePlace passportIssueDate passportExpiryDate
    employerName employerAddress employerIdentification employerEmailFax employerContact
    workPermitNo socialId civilId residenceId visaNo visaIssueDate visaExpiryDate foreignCountryId missionId
    jobCategoryId jobSubCategoryId jobSubSubCategoryId experiences years
    paymentMethod transactionId senderName senderAccount voucherNo paidAmount currency insuranceYn
    insuranceClaimAmount photo signature passportCopy visaCopy`,
  're-integration': `
    nameEn email phone nid passportNo gender religion fatherName motherName dateOfBirth divisionId districtId upazilaId
    postOffice postCode unionWard village houseRoad present permanent maritalStatus bloodGroup spouseName
    bankId branchId accountNumber routingNumber accountHolderName clearanceId employmentCountryId returnDate
    returnReason proofOfReturn debtAfterReturn dependents disabilityYn vulnerabilityFlags skills years`,
  'fa-repatriation': `
    serviceType deathTime reason applicantName destinationAirport placeName placeAddress contactPersonName
    contactPersonMobile notes caretakerName caretakerDesignation dataSource stage`,
  'fa-medical-assistance': `
    workerName fatherName memberNo lastCountryId permanent returnDate whatsappNo accountHolderName accountNumber bankId
    routingNumber branchId bankDistrictId relation sicknessDetails referencePassportOrTp diseaseTypeId approvedAmount`,
  'dis-allowance': 'circularId recordNo',
  surokkha: 'personStatus returnDate',
}

describe('specified form', () => {
  it.each(Object.entries(specified))('%s asks every question of the specification', (service, ids) => {
    const fieldIds = idsIn([...fieldsOf(service), ...officerFieldsOf(service)])
    expect(words(ids).filter((id) => !fieldIds.includes(id))).toEqual([])
  })
  it('of a complaint asks every question of the specification', () => {
    const fieldIds = idsIn(complaintFields)
    const ids = `name mobile email address passportNo complaintTypeId clearanceId officeTypeId officeId employeeName
      defender subject description attachments`
    expect(words(ids).filter((id) => !fieldIds.includes(id))).toEqual([])
  })
  it('of a circular has title, year, limits and dates', () => {
    const stipend = words('title titleBng educationLevelId passingYear minGpaAlive minGpaDead startDate endDate')
    expect(stipend.filter((id) => !idsIn(stipendCircular).includes(id))).toEqual([])
    expect(words('title circularNo endDate').filter((id) => !idsIn(disabilityCircular).includes(id))).toEqual([])
  })
  it('has the steps of the specification', () => {
    const stepsOf = (id: string) => serviceOf(id).steps.map(({ title }) => title.en)
    expect(stepsOf('re-integration')).toEqual([
      'Consent form',
      'Personal information',
      'Eligibility information',
      'Preview and submit',
    ])
    expect(stepsOf('wewb-membership')).toEqual([
      'Applicant and nominee',
      'Applicant address',
      'Experiences, mission and attachments',
      'Preview, payment and submit',
    ])
  })
  it('has the fixed codes of the specification', () => {
    const stipend = fieldsOf('edu-allowance')
    const levels = stipend.find(({ id }) => id === 'educationLevelId')
    expect(levels && 'options' in levels && levels.options.map(({ value, label }) => `${value} ${label.en}`)).toEqual([
      '1 PEC / Ebtedayee',
      '2 JSC / JDC',
      '3 SSC / Dakhil',
      '4 HSC / Alim',
      '5 Diploma in Engineering',
    ])
    expect(valuesOf(stipend, 'previousService')).toEqual(['N', 'EDU', 'FA', 'Y'])
    expect(valuesOf(stipend, 'studyCategoryId')).toContain('2')
    expect(educationBoards.at(-1)).toMatchObject({ code: '11', name: { en: 'Technical' } })
    expect(valuesOf(blocks['worker-check'], 'identitySource')).toEqual(['4', '2'])
    expect(sourceTypes).toEqual({ BMET: 1, NOC: 2, MEMBERSHIP: 3, MANUAL: 4 })
  })
  it('has the sizes of the specification for photo, signature and copies', () => {
    expect([photo.accepts, photo.pixels]).toEqual([['jpg'], { width: 300, height: 300 }])
    expect(signature.pixels).toEqual({ width: 300, height: 80 })
    expect([photo, signature, scan].map(({ hint }) => hint?.en)).toEqual([
      expect.stringContaining('White background'),
      expect.stringContaining('300 × 80'),
      expect.stringContaining('8 × 6 inch'),
    ])
  })
  it('offers bank payment of the membership fee beside cash', () => {
    expect(valuesOf(fieldsOf('wewb-membership'), 'paymentMethod')).toEqual(['CASH', 'BANK'])
  })
})
