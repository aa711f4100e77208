import type { Condition, Test } from '../../conditions/condition.ts'
import type { Step } from '../../definition/service-definition.ts'
import { declaration } from '../shared-fields.ts'
import { papers } from '../shared-people.ts'
import { words } from '../words.ts'
import { comesHome, wishesAbroad, wishesHome } from './deceased.ts'

/** What the board pays to the family of a registered worker only; who went on without the register is not offered it in vain. */
const isRegistered: Test = { field: 'worker.check.outcome', isOneOf: ['verified', 'manual'] }

export const wantsHome: Test = { field: 'bringHome', is: 'DEAD_BODY' }
export const wantsBurialAbroad: Test = { field: 'buryAbroad', is: 'BURIAL_ABROAD' }
export const wantsBurialCost: Test = { field: 'burialPayMode', is: 'EFT' }
export const wantsAssistance: Test = { field: 'assistanceYn', is: 'Y' }
export const wantsCompensation: Test = { field: 'claimType', is: 'DEATH_COMPENSATION' }
export const wantsInsurance: Test = { field: 'personStatus', is: 'DEAD' }
const wantsMoney: Condition = { any: [wantsBurialCost, wantsAssistance, wantsCompensation, wantsInsurance] }

/** A yes is the very answer that the service which follows would ask for; a no opens nothing. */
const wanted = { kind: 'choice', display: 'radio' } as const
const no = { value: 'N', label: words.no }

export const needs: Step = {
  id: 'needs',
  title: { bn: 'কী সহায়তা লাগবে', en: 'What help is needed' },
  fields: [
    { ...wanted, options: [{ value: 'DEAD_BODY', label: words.yes }, no], id: 'bringHome', when: wishesHome, label: { bn: 'মৃতদেহ দেশে আনতে বোর্ডের সহায়তা চান?', en: 'Do you want the board to help bring the body home?' } },
    { ...wanted, options: [{ value: 'BURIAL_ABROAD', label: words.yes }, no], id: 'buryAbroad', when: wishesAbroad, label: { bn: 'বিদেশে দাফনে বোর্ডের সহায়তা চান?', en: 'Do you want the board to help with the burial abroad?' } },
    {
      ...wanted, options: [{ value: 'EFT', label: { bn: 'হ্যাঁ, ব্যাংক হিসাবে', en: 'Yes, to a bank account' } }, no], id: 'burialPayMode', when: comesHome, label: { bn: 'মৃতদেহ পরিবহন ও দাফনের খরচ চান?', en: 'Do you want the cost of transport and burial?' },
      hint: { bn: 'বিমানবন্দরের কল্যাণ ডেস্ক থেকে চেক পেয়ে থাকলে "না" বেছে নিন', en: 'If the welfare desk at the airport has given you a cheque, choose No' },
    },
    { ...wanted, options: [{ value: 'Y', label: words.yes }, no], id: 'assistanceYn', when: isRegistered, label: { bn: 'পরিবারের জন্য আর্থিক অনুদান চান?', en: 'Do you want the financial assistance for the family?' } },
    { ...wanted, options: [{ value: 'DEATH_COMPENSATION', label: words.yes }, no], id: 'claimType', when: isRegistered, label: { bn: 'বিদেশের নিয়োগকারীর কাছ থেকে ক্ষতিপূরণ আদায় চান?', en: 'Do you want compensation claimed from the employer abroad?' } },
    { ...wanted, options: [{ value: 'DEAD', label: words.yes }, no], id: 'personStatus', when: isRegistered, label: { bn: 'প্রবাসী কর্মী বীমার টাকা দাবি করতে চান?', en: "Do you want to claim the workers' insurance?" } },
    { kind: 'choice', id: 'claimantType', display: 'radio', when: wantsInsurance, label: { bn: 'বীমার কাগজে আপনি কে?', en: 'Who are you in the insurance?' }, options: [
      { value: 'NOMINEE', label: words.nominee },
      { value: 'HEIR', label: words.heir },
    ] },
    { kind: 'block', id: 'bank', block: 'bank-account', optional: true, when: wantsMoney, label: words.bankAccount, hint: { bn: 'এখন হাতে না থাকলে পরে দিলেও চলবে', en: 'It may come later' } },
    { ...papers.passportCopy, optional: true, heading: { bn: 'কাগজপত্র – যা এখন হাতে আছে, বাকিটা পরে', en: 'Papers: what is at hand now, the rest later' } },
    { ...papers.deathCertificate, optional: true },
    { ...papers.familyCertificate, optional: true },
    { ...papers.applicantNidCopy, optional: true },
    { ...papers.clearanceProof, optional: true, when: { all: [isRegistered, { not: { field: 'worker.identitySource', is: '2' } }] } },
  ],
} // prettier-ignore

export const consent: Step = { id: 'declaration', title: words.declaration, fields: [declaration] }
