import { getOwn } from '#collections/get-own.ts'
import { roleSeeds } from '#access/roles.ts'
import { toPoisha } from '#engine/fields/money.ts'
import type { Field } from '#engine/fields/field.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { isIsoDate } from '#language/dates.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import type { ProgrammeIssue } from './check-allowed.ts'
import { checkCondition } from './check-references.ts'
import type { DeskTemplateName } from './programme-options.ts'
import { findBankField, findNidField, officeFieldsOf, isAlwaysRequested } from './derived-fields.ts'
import { rulePosition } from './positions.ts'
import type { Programme } from './programme.ts'
import { referableAnswersOf, listableAnswersOf } from './referable-answers.ts'
import { textsOf } from './texts.ts'
import { isKind } from '#engine/fields/is-kind.ts'

const sentences = {
  opensOn: { bn: 'আবেদন শুরুর তারিখ দিন।', en: 'Give the day on which applications start.' },
  closesOn: { bn: 'আবেদন শেষের তারিখ দিন।', en: 'Give the day on which applications end.' },
  window: { bn: 'আবেদন শেষের তারিখ শুরুর তারিখের আগে।', en: 'Applications end before they start.' },
  budget: {
    bn: 'একজনের সর্বোচ্চ অনুদান মোট বরাদ্দের চেয়ে বেশি।',
    en: 'The most for one person is more than the whole budget.',
  },
  nid: {
    bn: 'একজনের একটি আবেদন রাখতে হলে সবাইকে এনআইডি নম্বর জিজ্ঞাসা করুন (যেমন: অনুদান গ্রহীতার তথ্য)।',
    en: 'To take one application per person, ask everybody for an NID number (for example with the grant receiver block).',
  },
  twoBanks: { bn: 'ব্যাংক হিসাব একবারই চাওয়া যায়।', en: 'A bank account can be asked for only once.' },
  someBank: {
    bn: 'ব্যাংক হিসাব সবার জন্য আবশ্যক হতে হবে, কোনো শর্ত ছাড়া।',
    en: 'The bank account must be asked of everybody, required and without a condition.',
  },
  noDesk: {
    bn: 'অন্তত দুটি ডেস্ক বেছে নিন: একজন যাচাই করবেন, আরেকজন সিদ্ধান্ত দেবেন।',
    en: 'Choose at least two desks: one who checks and another who decides.',
  },
  deskTwice: { bn: 'একই ডেস্ক দুইবার আছে: {desk}।', en: 'The same desk is there twice: {desk}.' },
  deskClosed: {
    bn: '{desk}: এ ডেস্কের কর্মকর্তারা অনুদানের আবেদন অগ্রায়ন করতে পারেন না।',
    en: '{desk}: officers at this desk may not forward grant applications.',
  },
  lastDesk: {
    bn: 'শেষ ডেস্কটি এমন হতে হবে যেখানে অনুদান অনুমোদন করা যায়, যেমন পরিচালক।',
    en: 'The last desk must be one that may approve grants, such as the director.',
  },
  district: {
    bn: '{desk}: কোন জেলার অফিসে যাবে তা জানতে সবাইকে ঠিকানা বা জেলা জিজ্ঞাসা করুন।',
    en: '{desk}: ask everybody for an address or a district, so that the file finds its office.',
  },
  mission: {
    bn: '{desk}: কোন মিশনে যাবে তা জানতে সবাইকে মিশন জিজ্ঞাসা করুন।',
    en: '{desk}: ask everybody for the mission, so that the file finds its office.',
  },
  ruleFieldDeleted: {
    bn: '{where}: শর্তটি এমন প্রশ্নের কথা বলে যা ফরমে নেই।',
    en: '{where}: it asks about a question that is not in the form.',
  },
  ruleOption: {
    bn: '{where}: শর্তটি এমন অপশনের কথা বলে যা আর নেই।',
    en: '{where}: it asks for an option that is no longer there.',
  },
  ruleBraces: { bn: '{where}: বাক্যে {} বন্ধনী ব্যবহার করা যায় না।', en: '{where}: the sentence cannot have words in {}.' },
  message: { bn: '{where}: এখানে শুধু এগুলো বসানো যায়: {places}', en: '{where}: only these can be put in: {places}' },
  messageLong: { bn: '{where}: সর্বোচ্চ ৫০০টি অক্ষর।', en: '{where}: at most 500 letters.' },
  column: {
    bn: 'তালিকার একটি কলাম এমন প্রশ্নের যা নেই, দুইবার আছে, বা তালিকায় দেখানো যায় না।',
    en: 'A column of the list is of a question that is not there, is there twice, or cannot be shown in a list.',
  },
  titleLong: { bn: 'কর্মসূচির নাম সর্বোচ্চ ২৫৫ অক্ষরের হতে পারে।', en: 'The title has at most 255 letters.' },
} satisfies Record<string, Bilingual>

/** Placeholders available in each message; `execute-move.ts` fills them. */
export const programmeMessagePlaceholders: {
  readonly [M in keyof Required<Programme['messages']>]: readonly string[]
} = {
  SUBMITTED: ['service', 'ref'],
  RETURNED: ['service', 'ref', 'date'],
  APPROVED: ['service', 'ref', 'amount'],
  REJECTED: ['service', 'ref'],
}

/** Checks the settings: period, amounts, eligibility, desks and texts. */
export const checkSettings = (programme: Programme): ProgrammeIssue[] => [
  ...checkWindow(programme),
  ...checkMoney(programme),
  ...checkDesks(programme),
  ...checkRules(programme),
  ...checkMessages(programme),
  ...checkColumns(programme),
]

function checkWindow({ title, opensOn, closesOn }: Programme): ProgrammeIssue[] {
  const days = [
    ...(isIsoDate(opensOn) ? [] : [{ path: 'opensOn', message: sentences.opensOn }]),
    ...(isIsoDate(closesOn) ? [] : [{ path: 'closesOn', message: sentences.closesOn }]),
  ]
  return [
    ...(title.bn.length > 255 || title.en.length > 255 ? [{ path: 'title', message: sentences.titleLong }] : []),
    ...(days.length === 0 && closesOn < opensOn ? [{ path: 'closesOn', message: sentences.window }] : days),
  ]
}

function checkMoney(programme: Programme): ProgrammeIssue[] {
  const { maxAmount, budget, sections, onePerPerson } = programme
  const bank = findBankField(programme)
  const banks = sections
    .flatMap(({ fields }) => fields)
    .filter((field) => isKind(field, 'block') && field.block === 'bank-account')
  return [
    ...(toPoisha(budget) > 0 && toPoisha(maxAmount) > toPoisha(budget)
      ? [{ path: 'budget', message: sentences.budget }]
      : []),
    ...(banks.length > 1 ? [{ path: placeOf(programme, banks[1]), message: sentences.twoBanks }] : []),
    ...(bank && !isAlwaysRequested(programme, bank)
      ? [{ path: placeOf(programme, bank), message: sentences.someBank }]
      : []),
    ...(onePerPerson && !findNidField(programme)?.isAlways ? [{ path: 'onePerPerson', message: sentences.nid }] : []),
  ]
}

const placeOf = ({ sections }: Programme, field: Field | undefined): string =>
  sections.flatMap(({ id, fields }) => (field && fields.includes(field) ? [`sections.${id}.${field.id}`] : []))[0] ??
  'sections'

const rolesAt = (seat: DeskTemplateName): readonly string[] => [deskTemplates[seat].role].flat()
const mayDo = (seat: DeskTemplateName, action: 'forward' | 'approve'): boolean =>
  roleSeeds.some(
    ({ code, permissions }) => rolesAt(seat).includes(code) && permissions.includes(`online-gms-program:${action}`),
  )

function checkDesks(programme: Programme): ProgrammeIssue[] {
  const { desks } = programme
  const report = (index: number, sentence: Bilingual): ProgrammeIssue => ({
    path: `desks.${index}`,
    message: interpolate(sentence, { desk: deskTemplates[desks[index]?.seat ?? 'director'].label }),
  })
  const last = desks.at(-1)
  return [
    ...(desks.length < 2 ? [{ path: 'desks', message: sentences.noDesk }] : []),
    ...(last && !mayDo(last.seat, 'approve')
      ? [{ path: `desks.${desks.length - 1}`, message: sentences.lastDesk }]
      : []),
    ...desks.flatMap(({ seat }, index) => {
      const { office } = deskTemplates[seat]
      const isFound = office === 'hq' || officeFieldsOf(programme, office).some(({ isAlways }) => isAlways)
      return [
        ...(desks.findIndex((desk) => desk.seat === seat) < index ? [report(index, sentences.deskTwice)] : []),
        ...(index < desks.length - 1 && !mayDo(seat, 'forward') ? [report(index, sentences.deskClosed)] : []),
        ...(isFound ? [] : [report(index, sentences[office])]),
      ]
    }),
  ]
}

function checkRules(programme: Programme): ProgrammeIssue[] {
  const at = new Map(referableAnswersOf(programme).map(({ path, field }) => [path, field]))
  const faults = { gone: sentences.ruleFieldDeleted, option: sentences.ruleOption }
  return programme.rules.flatMap(({ must, otherwise }, index) => [
    ...checkCondition(must, at).map((fault) => ({
      path: `rules.${index}.must`,
      message: interpolate(faults[fault], { where: rulePosition(index) }),
    })),
    ...(/\{\w+\}/.test(`${otherwise.bn} ${otherwise.en}`)
      ? [
          {
            path: `rules.${index}.otherwise`,
            message: interpolate(sentences.ruleBraces, { where: rulePosition(index) }),
          },
        ]
      : []),
  ])
}

function checkMessages(programme: Programme): ProgrammeIssue[] {
  const pays = findBankField(programme) !== undefined
  return textsOf({ ...programme, sections: [], rules: [] })
    .filter(({ path }) => path.startsWith('messages.'))
    .flatMap(({ path, where, bn, en }) => {
      const all = getOwn(programmeMessagePlaceholders, path.slice('messages.'.length)) ?? []
      const placeholders = all.filter((placeholder) => pays || placeholder !== 'amount')
      const used = [...`${bn} ${en}`.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
      const named = placeholders.map((placeholder) => `{${placeholder}}`).join(', ')
      return [
        ...(used.every((name) => placeholders.includes(name))
          ? []
          : [{ path, message: interpolate(sentences.message, { where, places: named }) }]),
        ...(Math.max(bn.length, en.length) > 500
          ? [{ path, message: interpolate(sentences.messageLong, { where }) }]
          : []),
      ]
    })
}

function checkColumns(programme: Programme): ProgrammeIssue[] {
  const listable = new Set(listableAnswersOf(programme).map(({ path }) => path))
  return programme.columns.flatMap((column, index) =>
    listable.has(column) && programme.columns.indexOf(column) === index
      ? []
      : [{ path: `columns.${index}`, message: sentences.column }],
  )
}
