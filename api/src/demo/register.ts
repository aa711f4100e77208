import type { Row } from '../registry/import-columns.ts'

const worker = (row: Row): Row => ({ father_name: null, date_of_birth: null, issued_on: null, insurance_no: null, mission: null, ...row })
const result = (row: Row): Row => ({ group_id: 'SCIENCE', total_marks: null, institute: null, date_of_birth: null, ...row })

/** One for each way an identity check can go; docs/demo-identities.md tells testers which is which. */
const chosenWorkers: Row[] = [
  { source: 'BMET', number: 'C-1', passport_no: 'A01234567', name_en: 'ABDUL KARIM', father_name: 'ABDUR RAHIM', date_of_birth: '1975-05-05', country: 'SA', issued_on: '2015-03-10' },
  { source: 'BMET', number: 'C-2', passport_no: 'A02345678', name_en: 'JAHANGIR ALAM', father_name: 'NURUL ALAM', date_of_birth: '1972-11-30', country: 'MY', issued_on: '2012-08-22', insurance_no: 'INS-2' },
  { source: 'BMET', number: 'C-3', passport_no: 'B03456789', name_en: 'SHIRIN AKTER', father_name: 'ABDUL MANNAN', date_of_birth: '1982-07-19', country: 'JO', issued_on: '2018-01-15' },
  { source: 'MEMBERSHIP', number: 'M-1', passport_no: 'A04567890', name_en: 'MONIR HOSSAIN', father_name: 'ALI HOSSAIN', date_of_birth: '1980-02-14', country: 'AE', issued_on: '2024-06-02', insurance_no: 'INS-4' },
  { source: 'BMET', number: 'C-5', passport_no: 'A05678901', name_en: 'RAFIQUL ISLAM', father_name: 'SIRAJUL ISLAM', date_of_birth: '1978-12-16', country: 'QA', issued_on: '2019-04-11' },
  { source: 'MEMBERSHIP', number: 'M-5', passport_no: 'A05678901', name_en: 'RAFIQUL ISLAM', father_name: 'SIRAJUL ISLAM', date_of_birth: '1978-12-16', country: 'QA', issued_on: '2023-09-30' },
  { source: 'NOC', number: 'NOC-15/2026', passport_no: 'A06789012', name_en: 'NASIMA AKTER', country: 'SA', issued_on: '2026-01-20', mission: 'RUH' },
  { source: 'NOC', number: 'NOC-15/2026', passport_no: 'A07890123', name_en: 'SHAHIDUL ISLAM', country: 'SA', issued_on: '2026-02-11', mission: 'JED' },
] // prettier-ignore

const chosenResults: Row[] = [
  { level: 3, board_id: 3, passing_year: 2025, roll: '123456', registration_no: '1234567890', student_name: 'RAHIMA KHATUN', father_name: 'ABDUL KARIM', mother_name: 'AMENA BEGUM', gpa: 5, total_marks: 1150, institute: 'Mirpur Girls Ideal School', date_of_birth: '2009-03-01' },
  { level: 4, board_id: 4, passing_year: 2024, roll: '234567', registration_no: '2345678901', student_name: 'SUMAIYA ALAM', father_name: 'JAHANGIR ALAM', mother_name: 'ROKEYA BEGUM', gpa: 5, total_marks: 1080, institute: 'Dhaka City College' },
  { level: 3, board_id: 4, passing_year: 2025, roll: '234568', registration_no: '2345678902', student_name: 'TANVIR ALAM', father_name: 'JAHANGIR ALAM', mother_name: 'ROKEYA BEGUM', group_id: 'HUMANITIES', gpa: 4.83, institute: 'Motijheel Model School' },
  { level: 5, board_id: 11, passing_year: 2024, roll: '345678', registration_no: '3456789012', student_name: 'RAKIB ALAM', father_name: 'JAHANGIR ALAM', mother_name: 'ROKEYA BEGUM', group_id: 'TECHNICAL', gpa: 3.75, institute: 'Dhaka Polytechnic Institute' },
  { level: 3, board_id: 3, passing_year: 2025, roll: '456789', registration_no: '4567890123', student_name: 'SHAHIN MIA', father_name: 'MONIR HOSSAIN', mother_name: 'PARVIN AKTER', gpa: 3.5, institute: 'Cumilla Zilla School' },
  { level: 3, board_id: 7, passing_year: 2025, roll: '567890', registration_no: '5678901234', student_name: 'NUSRAT JAHAN', father_name: 'ABUL KALAM', mother_name: 'SHIRIN AKTER', group_id: 'BUSINESS', gpa: 4.78, institute: 'Vidyamoyee Girls School' },
  { level: 3, board_id: 10, passing_year: 2025, roll: '678901', registration_no: '6789012345', student_name: 'HABIBUR RAHMAN', father_name: 'RAFIQUL ISLAM', mother_name: 'SALEHA KHATUN', group_id: 'MADRASAH_GENERAL', gpa: 4.94, institute: 'Tamirul Millat Madrasah' },
  { level: 4, board_id: 11, passing_year: 2024, roll: '789012', registration_no: '7890123456', student_name: 'SADIA ISLAM', father_name: 'RAFIQUL ISLAM', mother_name: 'SALEHA KHATUN', group_id: 'TECHNICAL', gpa: 4.8, institute: 'Tangail Technical School and College' },
] // prettier-ignore

const fathers = ['ABDUS SALAM', 'AZIZUL HAQUE', 'BABUL MIA', 'DELOWAR HOSSAIN', 'FAZLUL HAQUE', 'GOLAM MOSTAFA', 'HARUN RASHID', 'IDRIS ALI', 'KAMAL UDDIN', 'LIAKAT ALI', 'MIZANUR RAHMAN', 'NASIR UDDIN', 'OMAR FARUK', 'RUHUL AMIN', 'SELIM REZA', 'YUSUF ALI'] // prettier-ignore
const mothers = [
  'ANOWARA BEGUM',
  'FATEMA KHATUN',
  'HASINA AKTER',
  'JOSNA BEGUM',
  'KOHINOOR BEGUM',
  'MORIOM BEGUM',
  'NAZMA AKTER',
  'RABEYA KHATUN',
]
const students = [
  'AYESHA SIDDIKA',
  'FARHAN AHMED',
  'JANNATUL FERDOUS',
  'MEHEDI HASAN',
  'SABINA YASMIN',
  'TASNIM RAHMAN',
  'ZAHID HASAN',
  'MAHMUDA AKTER',
]
const countries = ['SA', 'AE', 'OM', 'QA', 'KW', 'MY', 'SG', 'BH']
const exams = [
  { level: 3, board_id: 8, passing_year: 2025 },
  { level: 4, board_id: 6, passing_year: 2024 },
  { level: 5, board_id: 11, passing_year: 2024, group_id: 'TECHNICAL' },
  { level: 3, board_id: 9, passing_year: 2024 },
] // prettier-ignore

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
const crowd = Array.from({ length: 32 }, (_, index) => index)

/** Enough others that lists have pages and a search has something to leave out. */
export const demoWorkers: Row[] = [
  ...chosenWorkers,
  ...crowd.map((index): Row => ({
    source: index % 4 === 3 ? 'MEMBERSHIP' : 'BMET',
    number: `${index % 4 === 3 ? 'M' : 'C'}-${101 + index}`,
    passport_no: `B1${String(index * 7919).padStart(7, '0')}`,
    name_en: pick(fathers, index),
    date_of_birth: `${1968 + (index % 20)}-${String((index % 12) + 1).padStart(2, '0')}-15`,
    country: pick(countries, index),
    issued_on: `${2014 + (index % 10)}-06-${String((index % 28) + 1).padStart(2, '0')}`,
  })),
].map(worker) // prettier-ignore

export const demoResults: Row[] = [
  ...chosenResults,
  ...crowd.map((index): Row => ({
    ...pick(exams, index),
    roll: String(500_101 + index * 37),
    registration_no: String(5_100_000_001 + index * 7919),
    student_name: pick(students, index),
    father_name: pick(fathers, index),
    mother_name: pick(mothers, index),
    gpa: [5, 4.94, 3.82, 4.5][index % 4] ?? 5,
  })),
].map(result)
