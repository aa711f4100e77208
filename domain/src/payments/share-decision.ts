import type { ShareBasis, Shares } from '#casework/share-contracts.ts'
import type { Answers } from '#engine/conditions/evaluate-condition.ts'
import { normalizeFieldAnswers } from '#engine/evaluation/normalize-answers.ts'
import { validateFields } from '#engine/evaluation/validate.ts'
import type { Field } from '#engine/fields/field.ts'
import type { Issue } from '#engine/fields/issue.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { bilingualDigits } from '#language/digits.ts'
import { WHOLE_SHARE } from '#reference/paid-through.ts'

type Heir = Shares['heirs'][number]
type Heirs = readonly Pick<Heir, 'name' | 'relation' | 'isAlive' | 'stated' | 'proposed'>[]
export type ShareChoice = { basis: ShareBasis; shares: number[]; reason: string }

const noFacts = { facts: {} }
const shareFieldId = (index: number) => `share${index + 1}`
const percentOf = (share: number) => (share / 100).toFixed(2)
const hasProposal = (heirs: Heirs) => heirs.some(({ proposed }) => proposed !== null)
const isProposedAsStated = (heirs: Heirs) => heirs.every(({ stated, proposed }) => stated === proposed)

/** Returns the questions about the shares. Only the proposal of the law of inheritance needs no reason. */
export function shareFields(heirs: Heirs): Field[] {
  const isChanged = { field: 'basis', is: 'CHANGED' } as const
  const living = heirs.flatMap((heir, index) => (heir.isAlive ? [{ ...heir, id: shareFieldId(index) }] : []))
  return [
    {
      kind: 'choice',
      id: 'basis',
      display: 'radio',
      label: texts.basis,
      options: [
        ...(hasProposal(heirs) ? [{ value: 'PROPOSED', label: shareBasisNames.PROPOSED }] : []),
        ...(isProposedAsStated(heirs) ? [] : [{ value: 'STATED', label: shareBasisNames.STATED }]),
        { value: 'CHANGED', label: shareBasisNames.CHANGED },
      ],
    },
    ...living.map(({ id, name, relation }): Field => ({
      kind: 'number',
      id,
      least: 0,
      most: 100,
      decimals: 2,
      when: isChanged,
      label: interpolate(texts.share, { name, relation }),
    })),
    {
      kind: 'total',
      id: 'total',
      unit: 'number',
      of: living.map(({ id }) => id),
      when: isChanged,
      label: texts.total,
    },
    {
      kind: 'paragraph',
      id: 'reason',
      shortest: 10,
      longest: 1000,
      when: { field: 'basis', isOneOf: ['STATED', 'CHANGED'] },
      label: texts.reason,
      hint: texts.reasonHint,
    },
  ]
}

/** The shares that are paid now, with which the inputs begin. */
export const sharesAsAnswers = (heirs: readonly Pick<Heir, 'share'>[]): Answers =>
  Object.fromEntries(heirs.map(({ share }, index) => [shareFieldId(index), share / 100]))

/** Reads the decision from the answers: in hundredths of a per cent for each heir, a dead one nothing. */
export function readShareChoice(heirs: Heirs, answers: Answers): ShareChoice {
  const normalized = normalizeFieldAnswers(shareFields(heirs), answers, noFacts)
  const basis = normalized['basis'] as ShareBasis
  const typed = (index: number) => Math.round(Number(normalized[shareFieldId(index)] ?? 0) * 100)
  return {
    basis,
    shares: heirs.map(({ isAlive, stated, proposed }, index) =>
      basis === 'STATED' ? stated : basis === 'PROPOSED' ? (proposed ?? 0) : isAlive ? typed(index) : 0,
    ),
    reason: typeof normalized['reason'] === 'string' ? normalized['reason'] : '',
  }
}

/** Returns the issues of a decision. `own`: the newest decision, where the same officer took it. */
export function validateShareChoice(heirs: Heirs, answers: Answers, own?: Omit<ShareChoice, 'reason'>): Issue[] {
  const fields = shareFields(heirs)
  const normalized = normalizeFieldAnswers(fields, answers, noFacts)
  const issues = validateFields(fields, normalized, '', { ...noFacts, answers: [normalized] })
  if (issues.length > 0) return issues
  const { basis, shares } = readShareChoice(heirs, answers)
  const sum = shares.reduce((total, one) => total + one, 0)
  const at = basis === 'CHANGED' ? 'total' : 'basis'
  if (sum !== WHOLE_SHARE) return [{ path: at, code: 'rule', message: sumMessage(sum) }]
  const isSame = own?.basis === basis && shares.every((share, index) => share === own.shares[index])
  return isSame ? [{ path: at, code: 'rule', message: texts.same }] : []
}

const sumMessage = (sum: number): Bilingual =>
  interpolate(sum < WHOLE_SHARE ? texts.tooLittle : texts.tooMuch, {
    sum: bilingualDigits(percentOf(sum)),
    difference: bilingualDigits(percentOf(Math.abs(WHOLE_SHARE - sum))),
  })

export const shareBasisNames: Record<ShareBasis, Bilingual> = {
  STATED: { bn: 'পরিবার যে অংশ লিখেছে', en: 'The shares that the family states' },
  PROPOSED: { bn: 'ফারায়েজ অনুযায়ী অংশ', en: 'The shares by Faraid' },
  CHANGED: { bn: 'অন্য অংশ, যেমন উত্তরাধিকার সনদ অনুযায়ী', en: 'Other shares, as in a succession certificate' },
}

const texts = {
  basis: { bn: 'কোন অংশ অনুযায়ী টাকা দেওয়া হবে', en: 'Which shares are paid' },
  share: { bn: '{name} ({relation}) – অংশ (%)', en: '{name} ({relation}) – share (%)' },
  total: { bn: 'সব অংশের যোগফল (%)', en: 'Sum of the shares (%)' },
  reason: { bn: 'কারণ', en: 'Reason' },
  reasonHint: {
    bn: 'কমপক্ষে ১০টি অক্ষর। যেমন: আদালতের উত্তরাধিকার সনদ নম্বর ১২/২০২৬ অনুযায়ী।',
    en: 'At least 10 characters. For example: by the succession certificate no. 12/2026 of the court.',
  },
  tooLittle: {
    bn: 'যোগফল {sum}%। ১০০.০০% হতে আরও {difference}% লাগবে।',
    en: 'The sum is {sum}%. It must be 100.00%: {difference}% is missing.',
  },
  tooMuch: {
    bn: 'যোগফল {sum}%। ১০০.০০% থেকে {difference}% বেশি হয়েছে।',
    en: 'The sum is {sum}%. It must be 100.00%: that is {difference}% too much.',
  },
  same: { bn: 'এই অংশ আপনি আগেই ঠিক করেছেন।', en: 'You have decided these shares already.' },
} satisfies Record<string, Bilingual>
