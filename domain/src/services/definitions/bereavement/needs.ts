import type { Condition, Predicate } from '#engine/conditions/condition.ts'
import type { Step } from '#engine/definition/service-definition.ts'
import { declaration } from '#services/definitions/shared-fields.ts'
import { documentFields } from '#services/definitions/shared-people.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { comesHome, wishesBurialAbroad, wishesRepatriation } from './deceased.ts'

/**
 * Some benefits are only for families of registered workers. They are not offered if the register check was skipped.
 */
const isRegistered: Predicate = { field: 'worker.check.outcome', isOneOf: ['verified', 'manual'] }

export const wantsHome: Predicate = { field: 'bringHome', is: 'DEAD_BODY' }
export const wantsBurialAbroad: Predicate = { field: 'buryAbroad', is: 'BURIAL_ABROAD' }
export const wantsBurialCost: Predicate = { field: 'burialPayMode', is: 'EFT' }
export const wantsAssistance: Predicate = { field: 'assistanceYn', is: 'Y' }
export const wantsCompensation: Predicate = { field: 'claimType', is: 'DEATH_COMPENSATION' }
export const wantsInsurance: Predicate = { field: 'personStatus', is: 'DEAD' }
const wantsMoney: Condition = { any: [wantsBurialCost, wantsAssistance, wantsCompensation, wantsInsurance] }

/** The value of "yes" is the answer copied into the follow-up service; "no" opens nothing. */
const radioField = { kind: 'choice', display: 'radio' } as const
const no = { value: 'N', label: serviceMessages.no }

export const needs: Step = {
  id: 'needs',
  title: { bn: 'কী সহায়তা লাগবে', en: 'What help is needed' },
  fields: [
    {
      ...radioField,
      options: [{ value: 'DEAD_BODY', label: serviceMessages.yes }, no],
      id: 'bringHome',
      when: wishesRepatriation,
      label: { bn: 'মৃতদেহ দেশে আনতে বোর্ডের সহায়তা চান?', en: 'Do you want the board to help bring the body home?' },
    },
    {
      ...radioField,
      options: [{ value: 'BURIAL_ABROAD', label: serviceMessages.yes }, no],
      id: 'buryAbroad',
      when: wishesBurialAbroad,
      label: { bn: 'বিদেশে দাফনে বোর্ডের সহায়তা চান?', en: 'Do you want the board to help with the burial abroad?' },
    },
    {
      ...radioField,
      options: [{ value: 'EFT', label: { bn: 'হ্যাঁ, ব্যাংক হিসাবে', en: 'Yes, to a bank account' } }, no],
      id: 'burialPayMode',
      when: comesHome,
      label: { bn: 'মৃতদেহ পরিবহন ও দাফনের খরচ চান?', en: 'Do you want the cost of transport and burial?' },
      hint: {
        bn: 'বিমানবন্দরের কল্যাণ ডেস্ক থেকে চেক পেয়ে থাকলে "না" বেছে নিন',
        en: 'If the welfare desk at the airport has given you a cheque, choose No',
      },
    },
    {
      ...radioField,
      options: [{ value: 'Y', label: serviceMessages.yes }, no],
      id: 'assistanceYn',
      when: isRegistered,
      label: { bn: 'পরিবারের জন্য আর্থিক অনুদান চান?', en: 'Do you want the financial assistance for the family?' },
    },
    {
      ...radioField,
      options: [{ value: 'DEATH_COMPENSATION', label: serviceMessages.yes }, no],
      id: 'claimType',
      when: isRegistered,
      label: {
        bn: 'বিদেশের নিয়োগকারীর কাছ থেকে ক্ষতিপূরণ আদায় চান?',
        en: 'Do you want compensation claimed from the employer abroad?',
      },
    },
    {
      ...radioField,
      options: [{ value: 'DEAD', label: serviceMessages.yes }, no],
      id: 'personStatus',
      when: isRegistered,
      label: { bn: 'প্রবাসী কর্মী বীমার টাকা দাবি করতে চান?', en: "Do you want to claim the workers' insurance?" },
    },
    {
      kind: 'choice',
      id: 'claimantType',
      display: 'radio',
      when: wantsInsurance,
      label: { bn: 'বীমার কাগজে আপনি কে?', en: 'Who are you in the insurance?' },
      options: [
        { value: 'NOMINEE', label: serviceMessages.nominee },
        { value: 'HEIR', label: serviceMessages.heir },
      ],
    },
    {
      kind: 'block',
      id: 'bank',
      block: 'bank-account',
      optional: true,
      when: wantsMoney,
      label: serviceMessages.bankAccount,
      hint: { bn: 'এখন হাতে না থাকলে পরে দিলেও চলবে', en: 'It may come later' },
    },
    {
      ...documentFields.passportCopy,
      optional: true,
      heading: { bn: 'কাগজপত্র – যা এখন হাতে আছে, বাকিটা পরে', en: 'Papers: what is at hand now, the rest later' },
    },
    { ...documentFields.deathCertificate, optional: true },
    { ...documentFields.familyCertificate, optional: true },
    { ...documentFields.applicantNidCopy, optional: true },
    {
      ...documentFields.clearanceProof,
      optional: true,
      when: { all: [isRegistered, { not: { field: 'worker.identitySource', is: '2' } }] },
    },
  ],
}

export const consent: Step = { id: 'declaration', title: serviceMessages.declaration, fields: [declaration] }
