import type { Condition, Predicate } from '#engine/conditions/condition.ts'
import type { Step } from '#engine/definition/service-definition.ts'
import type { Option } from '#engine/fields/choice.ts'
import { gender } from '#services/definitions/shared-fields.ts'
import { missionCountries } from '#reference/missions.ts'
import { entryKind, isFullEntry } from '#services/definitions/shared-short-entry.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

const serviceTypes: Option[] = [
  { value: 'DEAD_BODY', label: { bn: 'মৃতদেহ দেশে আনা', en: 'Bringing a body home' } },
  { value: 'BURIAL_ABROAD', label: { bn: 'বিদেশে দাফন', en: 'Burial abroad' } },
  { value: 'STRANDED', label: { bn: 'আটকে পড়া কর্মীর ফেরা', en: 'Return of a stranded worker' } },
  { value: 'SICK', label: { bn: 'অসুস্থ কর্মীর ফেরা', en: 'Return of a sick worker' } },
  { value: 'DETAINED', label: { bn: 'আটক কর্মীর ফেরা', en: 'Return of a detained worker' } },
]
export const hasDied: Predicate = { field: 'serviceType', isOneOf: ['DEAD_BODY', 'BURIAL_ABROAD'] }
export const isAlive: Predicate = { field: 'serviceType', isOneOf: ['STRANDED', 'SICK', 'DETAINED'] }
export const comesHome: Condition = { all: [isFullEntry, { not: { field: 'serviceType', is: 'BURIAL_ABROAD' } }] }

/** Step 1. Open to every citizen: a worker who is in no register may skip the check. */
export const verification: Step = {
  id: 'verification',
  title: serviceMessages.passportVerification,
  opensNext: true,
  fields: [
    entryKind,
    {
      kind: 'choice',
      id: 'serviceType',
      display: 'radio',
      when: isFullEntry,
      label: { bn: 'সেবার ধরন', en: 'Type of service' },
      options: serviceTypes,
    },
    {
      kind: 'block',
      id: 'worker',
      block: 'worker-check-or-skip',
      when: isFullEntry,
      label: serviceMessages.workerCheck,
    },
  ],
}

/** Countries with a mission; others are served by the mission of another country. */
const isServed = { field: 'workerCountryId', isOneOf: missionCountries }

/**
 * Step 2. The check provides name and country; for a short entry they are typed. Death and return have separate lists
 * of reasons.
 */
export const worker: Step = {
  id: 'worker',
  title: { bn: 'কর্মীর তথ্য', en: 'Worker information' },
  fields: [
    {
      kind: 'text',
      id: 'workerNameEn',
      script: 'english-text',
      takenFrom: 'worker.workerNameEn',
      label: serviceMessages.workerName,
    },
    { kind: 'text', id: 'workerFatherName', script: 'name', when: isFullEntry, label: serviceMessages.fatherName },
    { ...gender, id: 'workerGender', when: isFullEntry },
    {
      kind: 'lookup',
      id: 'workerCountryId',
      source: 'country',
      takenFrom: 'worker.workerCountryId',
      label: serviceMessages.country,
    },
    {
      kind: 'lookup',
      id: 'missionId',
      source: 'mission',
      within: ['workerCountryId'],
      when: { all: [isFullEntry, isServed] },
      label: serviceMessages.bangladeshMission,
    },
    {
      kind: 'lookup',
      id: 'servingMissionId',
      source: 'mission',
      when: { all: [isFullEntry, { field: 'workerCountryId', isFilled: true }, { not: isServed }] },
      label: { bn: 'যে মিশন এ দেশের দায়িত্বে আছে', en: 'The mission that serves this country' },
      hint: {
        bn: 'এ দেশে বাংলাদেশের মিশন নেই। কাছের যে মিশন কাজটি করবে সেটি বেছে নিন।',
        en: 'There is no mission of Bangladesh in this country. Choose the one nearby that will help.',
      },
    },
    { kind: 'block', id: 'permanent', block: 'address', when: isFullEntry, label: serviceMessages.permanentAddress },
    {
      kind: 'date-time',
      id: 'deathTime',
      notAfter: { fact: 'today' },
      when: hasDied,
      heading: { bn: 'মৃত্যুর বিবরণ', en: 'About the death' },
      label: { bn: 'মৃত্যুর তারিখ ও সময়', en: 'Date and time of death' },
    },
    { kind: 'lookup', id: 'reason', source: 'cause-of-death', when: hasDied, label: serviceMessages.deathCause },
    {
      kind: 'lookup',
      id: 'returnReason',
      source: 'return-reason',
      when: isAlive,
      heading: { bn: 'কেন ফেরা প্রয়োজন', en: 'Why the return is needed' },
      label: serviceMessages.reason,
    },
    {
      kind: 'paragraph',
      id: 'reasonDetails',
      longest: 500,
      optional: true,
      sensitive: true,
      when: isFullEntry,
      label: { bn: 'বিস্তারিত', en: 'Details' },
      hint: { bn: 'যতটুকু জানেন ততটুকুই লিখুন', en: 'As much as you know' },
    },
    {
      kind: 'text',
      id: 'placeName',
      when: isFullEntry,
      heading: { bn: 'কর্মী এখন কোথায়', en: 'Where the worker is now' },
      label: { bn: 'হাসপাতাল/মর্গ/প্রতিষ্ঠানের নাম', en: 'Hospital / morgue / concern' },
    },
    {
      kind: 'text',
      id: 'placeAddress',
      longest: 500,
      optional: true,
      when: isFullEntry,
      label: { bn: 'হাসপাতাল/প্রতিষ্ঠানের ঠিকানা', en: 'Address of hospital / concern' },
    },
    {
      kind: 'text',
      id: 'contactPersonName',
      script: 'name',
      when: isFullEntry,
      heading: { bn: 'বিদেশে যাঁদের সাথে কথা বলা যাবে', en: 'Whom to speak to abroad' },
      label: { bn: 'বিদেশে যোগাযোগের ব্যক্তি', en: 'Contact person abroad' },
      hint: {
        bn: 'সহকর্মী, আত্মীয় বা প্রতিবেশী, যিনি কর্মীর খবর জানেন',
        en: 'A colleague, relative or neighbour who knows about the worker',
      },
    },
    {
      kind: 'phone',
      id: 'contactPersonMobile',
      when: isFullEntry,
      label: { bn: 'যোগাযোগের ব্যক্তির মোবাইল নম্বর', en: "Contact person's mobile" },
    },
    {
      kind: 'text',
      id: 'employerName',
      optional: true,
      when: isFullEntry,
      label: { bn: 'নিয়োগকারী (কফিল/কোম্পানি)', en: 'Employer (kafeel / company)' },
    },
    {
      kind: 'text',
      id: 'employerContact',
      optional: true,
      when: isFullEntry,
      label: { bn: 'নিয়োগকারীর যোগাযোগ', en: "Employer's contact" },
    },
    {
      kind: 'lookup',
      id: 'destinationAirport',
      source: 'airport',
      when: comesHome,
      heading: { bn: 'দেশে আগমন', en: 'Arrival in Bangladesh' },
      label: { bn: 'আগমনের বিমানবন্দর', en: 'Airport of arrival' },
      hint: { bn: 'পরিবার যেখানে গ্রহণ করতে পারবে', en: 'Where the family can come to' },
    },
  ],
}
