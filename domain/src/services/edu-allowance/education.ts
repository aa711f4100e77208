import type { Step } from '../../definition/service-definition.ts'
import { words } from '../words.ts'

const isHigher = { field: 'educationLevelId', isOneOf: ['4', '5'] }
const isRenewal = { field: 'applicationKind', is: 'RENEWAL' }

/** domain/2-fields.md 2.2, step 2. */
export const education: Step = {
  id: 'education',
  title: { bn: 'শিক্ষা সংক্রান্ত তথ্য', en: 'Educational information' },
  fields: [
    { kind: 'choice', id: 'groupId', display: 'dropdown', label: { bn: 'বিভাগ/শাখা', en: 'Group / discipline' }, options: [
      { value: 'SCIENCE', label: { bn: 'বিজ্ঞান', en: 'Science' } },
      { value: 'HUMANITIES', label: { bn: 'মানবিক', en: 'Humanities' } },
      { value: 'BUSINESS', label: { bn: 'ব্যবসায় শিক্ষা', en: 'Business studies' } },
      { value: 'TECHNICAL', label: { bn: 'কারিগরি', en: 'Technical' } },
      { value: 'MADRASAH_GENERAL', label: { bn: 'মাদ্রাসা (সাধারণ)', en: 'Madrasah (general)' } },
    ] },
    { kind: 'number', id: 'totalMarks', least: 0, most: 1300, optional: true, label: { bn: 'মোট নম্বর', en: 'Total marks' } },
    { kind: 'number', id: 'result', decimals: 2, least: 0, most: { fact: 'setup.gpaScale' }, confirmedBy: 'studentCheck', label: { bn: 'জিপিএ/সিজিপিএ', en: 'GPA / CGPA' } },
    { kind: 'text', id: 'passedInstitute', script: 'english-only', label: { bn: 'উত্তীর্ণ শিক্ষা প্রতিষ্ঠান', en: 'Institute passed from' } },
    { kind: 'choice', id: 'currentEducationStatus', display: 'dropdown', label: { bn: 'বর্তমান শিক্ষার অবস্থা', en: 'Current education status' }, options: [
      { value: 'STUDYING', label: { bn: 'অধ্যয়নরত', en: 'Studying' } },
      { value: 'BREAK', label: { bn: 'বিরতি', en: 'Break' } },
      { value: 'COMPLETED', label: { bn: 'সম্পন্ন', en: 'Completed' } },
    ] },
    { kind: 'choice', id: 'currentCourse', display: 'dropdown', label: { bn: 'বর্তমান অধ্যয়নরত কোর্স', en: 'Current course' }, options: [
      { value: 'CLASS_XI', label: { bn: 'একাদশ শ্রেণি', en: 'Class XI' } },
      { value: 'DIPLOMA', label: { bn: 'ডিপ্লোমা', en: 'Diploma' } },
      { value: 'HONOURS', label: { bn: 'স্নাতক (সম্মান)', en: 'Honours' } },
      { value: 'DEGREE_PASS', label: { bn: 'স্নাতক (পাস)', en: 'Degree (pass)' } },
      { value: 'MBBS_BDS', label: { bn: 'এমবিবিএস/বিডিএস', en: 'MBBS / BDS' } },
      { value: 'BSC_ENGG', label: { bn: 'বিএসসি ইঞ্জিনিয়ারিং', en: 'BSc Engineering' } },
    ] },
    { kind: 'choice', id: 'mediumId', display: 'dropdown', label: { bn: 'শিক্ষার মাধ্যম', en: 'Medium' }, options: [
      { value: 'BANGLA', label: { bn: 'বাংলা', en: 'Bangla' } },
      { value: 'ENGLISH', label: { bn: 'ইংরেজি', en: 'English' } },
      { value: 'ARABIC', label: { bn: 'আরবি', en: 'Arabic' } },
    ] },
    { kind: 'choice', id: 'universityTypeId', display: 'dropdown', when: isHigher, label: { bn: 'বিশ্ববিদ্যালয়ের ধরন', en: 'University type' }, options: [
      { value: 'PUBLIC', label: { bn: 'সরকারি', en: 'Public' } },
      { value: 'PRIVATE', label: { bn: 'বেসরকারি', en: 'Private' } },
      { value: 'NATIONAL', label: { bn: 'জাতীয় বিশ্ববিদ্যালয়', en: 'National University' } },
      { value: 'MEDICAL', label: { bn: 'মেডিকেল', en: 'Medical' } },
      { value: 'ENGINEERING', label: { bn: 'প্রকৌশল', en: 'Engineering' } },
      { value: 'OTHER', label: { bn: 'অন্যান্য', en: 'Other' } },
    ] },
    { kind: 'lookup', id: 'universityId', source: 'university', orOther: true, when: isHigher, label: { bn: 'বিশ্ববিদ্যালয়', en: 'University' } },
    { kind: 'text', id: 'universityName', script: 'english-only', when: { all: [isHigher, { field: 'universityId', is: 'OTHER' }] }, label: { bn: 'বিশ্ববিদ্যালয়ের নাম (তালিকায় না থাকলে)', en: 'Name of the university (when not in the list)' } },
    {
      kind: 'text', id: 'collegeName', script: 'english-only', label: { bn: 'কলেজ/ইনস্টিটিউট', en: 'College / institute' },
      when: { any: [{ field: 'currentCourse', isOneOf: ['CLASS_XI', 'DIPLOMA', 'MBBS_BDS'] }, { field: 'universityTypeId', isOneOf: ['NATIONAL', 'MEDICAL'] }] },
    },
    { kind: 'text', id: 'facultyName', script: 'english-only', optional: true, label: { bn: 'অনুষদ', en: 'Faculty' } },
    { kind: 'text', id: 'departmentName', script: 'english-only', when: isHigher, label: { bn: 'বিভাগ (ডিপার্টমেন্ট)', en: 'Department' } },
    { kind: 'text', id: 'subjectName', script: 'english-only', optional: true, label: { bn: 'বিষয়/টেকনোলজি', en: 'Subject / technology' } },
    { kind: 'text', id: 'classRoll', longest: 30, label: { bn: 'শ্রেণি রোল/স্টুডেন্ট আইডি', en: 'Class roll / student ID' } },
    { kind: 'lookup', id: 'academicYear', source: 'academic-session', label: { bn: 'শিক্ষাবর্ষ', en: 'Session' } },
    { kind: 'choice', id: 'yearSemester', display: 'dropdown', label: { bn: 'বর্ষ/সেমিস্টার', en: 'Year / semester' }, options: [
      { value: 'YEAR_1', label: { bn: 'প্রথম বর্ষ', en: 'First year' } },
      { value: 'YEAR_2', label: { bn: 'দ্বিতীয় বর্ষ', en: 'Second year' } },
      { value: 'YEAR_3', label: { bn: 'তৃতীয় বর্ষ', en: 'Third year' } },
      { value: 'YEAR_4', label: { bn: 'চতুর্থ বর্ষ', en: 'Fourth year' } },
      { value: 'YEAR_5', label: { bn: 'পঞ্চম বর্ষ', en: 'Fifth year' } },
      { value: 'SEMESTER_1', label: { bn: 'প্রথম সেমিস্টার', en: 'First semester' } },
      { value: 'SEMESTER_2', label: { bn: 'দ্বিতীয় সেমিস্টার', en: 'Second semester' } },
      { value: 'SEMESTER_3', label: { bn: 'তৃতীয় সেমিস্টার', en: 'Third semester' } },
      { value: 'SEMESTER_4', label: { bn: 'চতুর্থ সেমিস্টার', en: 'Fourth semester' } },
      { value: 'SEMESTER_5', label: { bn: 'পঞ্চম সেমিস্টার', en: 'Fifth semester' } },
      { value: 'SEMESTER_6', label: { bn: 'ষষ্ঠ সেমিস্টার', en: 'Sixth semester' } },
      { value: 'SEMESTER_7', label: { bn: 'সপ্তম সেমিস্টার', en: 'Seventh semester' } },
      { value: 'SEMESTER_8', label: { bn: 'অষ্টম সেমিস্টার', en: 'Eighth semester' } },
    ] },
    { kind: 'number', id: 'courseDuration', least: 2, most: 6, label: { bn: 'কোর্সের মেয়াদ (বছর)', en: 'Course duration (years)' } },
    { kind: 'number', id: 'cgpa', decimals: 2, least: 0, most: 5, when: isRenewal, label: { bn: 'সর্বশেষ বর্ষের সিজিপিএ', en: 'CGPA of last year' } },
    { kind: 'number', id: 'installmentNo', least: 1, when: isRenewal, fixed: 'student.nextInstallment', label: words.installmentNo },
    { kind: 'number', id: 'installmentYear', when: isRenewal, fixed: 'setup.year', label: { bn: 'কিস্তির বছর', en: 'Instalment year' } },
  ],
  rules: [
    {
      must: { field: 'currentEducationStatus', is: 'STUDYING' }, at: 'currentEducationStatus',
      otherwise: { bn: 'শুধু অধ্যয়নরত শিক্ষার্থীরা আবেদন করতে পারবেন।', en: 'Only students who are studying now may apply.' },
    },
    {
      when: isRenewal, must: { field: 'cgpa', atLeast: { fact: 'setup.minGpa.renewal' } }, at: 'cgpa', with: { min: { fact: 'setup.minGpa.renewal' } },
      otherwise: { bn: 'আপনার সিজিপিএ নবায়নের ন্যূনতম {min} এর কম।', en: 'Your CGPA is lower than the {min} needed for renewal.' },
    },
    {
      when: isRenewal, must: { field: 'installmentNo', atMost: { field: 'courseDuration' } }, at: 'installmentNo',
      otherwise: { bn: 'কোর্সের মেয়াদের সব কিস্তি দেওয়া হয়েছে।', en: 'All instalments of the course have been given.' },
    },
  ],
} // prettier-ignore
