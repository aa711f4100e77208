import type { Condition, Predicate } from '#engine/conditions/condition.ts'
import type { Step } from '#engine/definition/service-definition.ts'
import { missionCountries } from '#reference/missions.ts'
import { serviceMessages } from '#services/definitions/messages.ts'

/** Countries with a mission; others are served by the mission of another country. */
const isServed = { field: 'workerCountryId', isOneOf: missionCountries }
const diedAbroad: Predicate = { field: 'deathPlace', is: 'ABROAD' }
export const wishesRepatriation: Predicate = { field: 'familyWish', is: 'BRING_HOME' }
export const wishesBurialAbroad: Predicate = { field: 'familyWish', is: 'BURY_ABROAD' }
/** The body arrives by air or has arrived: only then there is an airport and a burial cost to pay. */
export const comesHome: Condition & { any: Predicate[] } = {
  any: [{ field: 'restsAt', isOneOf: ['ON_THE_WAY', 'BANGLADESH'] }, wishesRepatriation],
}

/** Ids and values match those of the follow-up services, so that answers can be copied. */
export const deceased: Step = {
  id: 'deceased',
  title: { bn: 'যিনি চলে গেছেন', en: 'The person who has died' },
  opensNext: true,
  fields: [
    { kind: 'block', id: 'worker', block: 'worker-check-or-skip', label: serviceMessages.workerCheck },
    {
      kind: 'text',
      id: 'workerNameEn',
      script: 'english-text',
      takenFrom: 'worker.workerNameEn',
      label: serviceMessages.workerName,
    },
    {
      kind: 'lookup',
      id: 'workerCountryId',
      source: 'country',
      takenFrom: 'worker.workerCountryId',
      label: serviceMessages.country,
    },
    { kind: 'text', id: 'workerFatherName', script: 'name', label: serviceMessages.fatherName },
    {
      kind: 'date-time',
      id: 'deathTime',
      notAfter: { fact: 'today' },
      heading: { bn: 'মৃত্যুর কথা', en: 'About the death' },
      label: { bn: 'মৃত্যুর তারিখ ও সময়', en: 'Date and time of death' },
      hint: { bn: 'সময় ঠিক জানা না থাকলে আনুমানিক লিখুন', en: 'If you do not know the hour, give it roughly' },
    },
    {
      kind: 'choice',
      id: 'deathPlace',
      display: 'radio',
      label: { bn: 'কোথায় মৃত্যু হয়েছে?', en: 'Where did the death happen?' },
      options: [
        { value: 'ABROAD', label: { bn: 'বিদেশে', en: 'Abroad' } },
        { value: 'ON_LEAVE_IN_BD', label: { bn: 'ছুটিতে দেশে এসে', en: 'On leave in Bangladesh' } },
        { value: 'AFTER_RETURN', label: { bn: 'একেবারে দেশে ফেরার পর', en: 'After the final return' } },
      ],
    },
    {
      kind: 'date',
      id: 'returnDate',
      notAfter: { fact: 'today' },
      when: { field: 'deathPlace', isOneOf: ['ON_LEAVE_IN_BD', 'AFTER_RETURN'] },
      label: { bn: 'সর্বশেষ দেশে ফেরার তারিখ', en: 'Last date of return' },
    },
    { kind: 'lookup', id: 'deathCause', source: 'cause-of-death', sensitive: true, label: serviceMessages.deathCause },
    {
      kind: 'paragraph',
      id: 'reasonDetails',
      longest: 500,
      optional: true,
      sensitive: true,
      label: { bn: 'কী ঘটেছিল', en: 'What happened' },
      hint: { bn: 'লিখতে কষ্ট হলে এখন ফাঁকা রাখুন', en: 'If it is hard to write, leave it for now' },
    },
    {
      kind: 'choice',
      id: 'restsAt',
      display: 'radio',
      when: diedAbroad,
      label: { bn: 'মৃতদেহ এখন কোথায়?', en: 'Where is the body now?' },
      options: [
        { value: 'KEPT_ABROAD', label: { bn: 'এখনো বিদেশে', en: 'Still abroad' } },
        { value: 'ON_THE_WAY', label: { bn: 'দেশে আসার পথে', en: 'On the way home' } },
        { value: 'BANGLADESH', label: { bn: 'দেশে পৌঁছেছে', en: 'At home in Bangladesh' } },
        { value: 'ABROAD', label: { bn: 'বিদেশে দাফন হয়েছে', en: 'Buried abroad' } },
      ],
    },
    {
      kind: 'choice',
      id: 'familyWish',
      display: 'radio',
      when: { field: 'restsAt', is: 'KEPT_ABROAD' },
      label: { bn: 'পরিবার কী চায়?', en: 'What does the family wish?' },
      options: [
        { value: 'BRING_HOME', label: { bn: 'দেশে আনা হোক', en: 'Bring home' } },
        { value: 'BURY_ABROAD', label: { bn: 'বিদেশে দাফন হোক', en: 'Bury abroad' } },
      ],
    },
    {
      kind: 'lookup',
      id: 'destinationAirport',
      source: 'airport',
      when: comesHome,
      label: { bn: 'আগমনের বিমানবন্দর', en: 'Airport of arrival' },
    },
    {
      kind: 'lookup',
      id: 'missionId',
      source: 'mission',
      within: ['workerCountryId'],
      when: isServed,
      heading: { bn: 'কাজের দেশ', en: 'The country of work' },
      label: serviceMessages.bangladeshMission,
    },
    {
      kind: 'lookup',
      id: 'servingMissionId',
      source: 'mission',
      when: { all: [{ field: 'workerCountryId', isFilled: true }, { not: isServed }] },
      label: { bn: 'যে মিশন এ দেশের দায়িত্বে আছে', en: 'The mission that serves this country' },
      hint: {
        bn: 'এ দেশে বাংলাদেশের মিশন নেই। কাছের যে মিশন কাজটি করবে সেটি বেছে নিন।',
        en: 'There is no mission of Bangladesh in this country. Choose the one nearby that will help.',
      },
    },
    {
      kind: 'text',
      id: 'employerName',
      optional: true,
      label: { bn: 'নিয়োগকারী (কফিল/কোম্পানি)', en: 'Employer (kafeel / company)' },
    },
  ],
}
