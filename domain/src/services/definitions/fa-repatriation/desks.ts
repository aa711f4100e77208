import type { Predicate } from '#engine/conditions/condition.ts'
import type { Desk, Stage } from '#engine/definition/workflow.ts'
import type { Field } from '#engine/fields/field.ts'
import { isFullEntry } from '#services/definitions/shared-short-entry.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import * as actionFields from '#services/workflows/action-fields.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'

/**
 * Stages of a case. The moves, not the stages, notify about the flight, because the texts differ for a body and a
 * living worker.
 */
export const stages: [Stage, ...Stage[]] = [
  { id: 'REGISTERED', label: { bn: 'নিবন্ধিত', en: 'Registered' } },
  { id: 'FAMILY_INFORMED', label: { bn: 'পরিবারকে অবহিত', en: 'Family informed' } },
  {
    id: 'LETTER_TO_MISSION',
    label: { bn: 'মিশনে পত্র প্রেরিত', en: 'Letter sent to the mission' },
    notifies: 'REP_MISSION',
  },
  { id: 'EMPLOYER_AGREED', label: { bn: 'নিয়োগকর্তা সম্মত', en: 'Employer agreed' } },
  { id: 'EMPLOYER_REFUSED', label: { bn: 'নিয়োগকর্তা অসম্মত', en: 'Employer refused' } },
  { id: 'COST_SANCTIONED', label: { bn: 'ব্যয় মঞ্জুর', en: 'Cost sanctioned' } },
  { id: 'NOC_ISSUED', label: { bn: 'এনওসি প্রদান', en: 'NOC issued' } },
  { id: 'FLIGHT_FIXED', label: { bn: 'ফ্লাইট নির্ধারিত', en: 'Flight fixed' } },
  { id: 'ARRIVED', label: { bn: 'দেশে পৌঁছেছে', en: 'Arrived in Bangladesh' } },
  { id: 'HANDED_OVER', label: { bn: 'পরিবারের নিকট হস্তান্তরিত', en: 'Handed over to the family' } },
  { id: 'BURIED_ABROAD', label: serviceMessages.buriedAbroad },
  { id: 'CLOSED', label: serviceMessages.closed },
]

const paidByBoard: Predicate = { field: 'costBorneBy', is: 'WEWB' }

/** Fields of the section when it registers the case. */
const register: Field[] = [
  {
    kind: 'choice',
    id: 'dataSource',
    display: 'dropdown',
    label: { bn: 'তথ্যের উৎস', en: 'Data source' },
    options: [
      { value: 'ONLINE', label: { bn: 'অনলাইন', en: 'Online' } },
      { value: 'CALL_CENTRE', label: { bn: 'কল সেন্টার', en: 'Call centre' } },
      { value: 'DEMO', label: deskTemplates.demo.label },
      { value: 'MISSION', label: serviceMessages.mission },
      { value: 'AIRPORT_DESK', label: { bn: 'বিমানবন্দর কল্যাণ ডেস্ক', en: 'Airport desk' } },
      { value: 'LETTER', label: { bn: 'পত্র', en: 'Letter' } },
      { value: 'MEDIA', label: { bn: 'গণমাধ্যম', en: 'Media' } },
    ],
  },
  {
    kind: 'text',
    id: 'caretakerName',
    script: 'name',
    heading: { bn: 'যিনি নথিটি দেখবেন', en: 'Who looks after the case' },
    label: { bn: 'তদারককারী কর্মকর্তা', en: 'Case caretaker' },
  },
  { kind: 'text', id: 'caretakerDesignation', label: { bn: 'পদবি', en: 'Designation' } },
]
const cost: Field[] = [
  {
    kind: 'choice',
    id: 'costBorneBy',
    display: 'dropdown',
    label: { bn: 'খরচ বহনকারী', en: 'Cost borne by' },
    options: [
      { value: 'EMPLOYER', label: { bn: 'নিয়োগকর্তা', en: 'Employer' } },
      { value: 'WEWB', label: { bn: 'কল্যাণ বোর্ড', en: 'Welfare board' } },
      { value: 'FAMILY', label: { bn: 'পরিবার', en: 'Family' } },
      { value: 'INSURANCE', label: serviceMessages.insurance },
      { value: 'MISSION_FUND', label: { bn: 'মিশনের তহবিল', en: 'Fund of the mission' } },
    ],
  },
  {
    kind: 'money',
    id: 'costForeign',
    least: 1,
    currency: { field: 'costCurrency' },
    when: paidByBoard,
    label: { bn: 'ব্যয় (বৈদেশিক মুদ্রা)', en: 'Cost (foreign currency)' },
  },
  { kind: 'lookup', id: 'costCurrency', source: 'currency', when: paidByBoard, label: serviceMessages.currency },
  { kind: 'money', id: 'costBdt', least: 1, when: paidByBoard, label: { bn: 'ব্যয় (টাকা)', en: 'Cost (BDT)' } },
]

/** The director decides only if the Board pays; otherwise the assistant director decides. */
export const desks: [Desk, ...Desk[]] = [
  { ...deskTemplates.section, workingDays: 1, asks: register, stage: 'LETTER_TO_MISSION' },
  { ...deskTemplates.mission, workingDays: 10, when: isFullEntry, asks: cost },
  { ...deskTemplates.assistant, workingDays: 1 },
  {
    ...deskTemplates.director,
    workingDays: 1,
    when: paidByBoard,
    asks: [actionFields.approvedAmountUpTo('case.costBdt'), actionFields.sanctionMemoNo],
    stage: 'COST_SANCTIONED',
  },
]

export const desksAfterApproval: [Desk, ...Desk[]] = [
  {
    ...deskTemplates.mission,
    id: 'mission-flight',
    workingDays: 10,
    label: { bn: 'মিশন – এনওসি ও ফ্লাইট', en: 'Mission – NOC and flight' },
  },
  { ...deskTemplates.airport, workingDays: 5 },
]
