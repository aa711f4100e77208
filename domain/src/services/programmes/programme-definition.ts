import type { ClaimRule } from '#engine/definition/claim-rule.ts'
import type { ServerCheck, Eligibility } from '#engine/definition/rule.ts'
import type { Column, ServiceDefinition, Step } from '#engine/definition/service-definition.ts'
import type { Workflow } from '#engine/definition/workflow.ts'
import { referencedFields } from '#engine/conditions/condition-references.ts'
import { flattenDefinition, type FieldEntry } from '#engine/evaluation/field-paths.ts'
import type { Bilingual } from '#language/bilingual.ts'
import { declaration } from '#services/definitions/shared-fields.ts'
import { sanctionOrder } from '#services/definitions/shared-letters.ts'
import { serviceMessages } from '#services/definitions/messages.ts'
import { createApprovalWorkflow } from '#services/workflows/approval-workflow.ts'
import { deskTemplates } from '#services/workflows/desk-templates.ts'
import { isBlankBilingual, withoutBlankTexts } from './blank-texts.ts'
import { findBankField, searchKeysOf, findNidField, officeFieldsOf } from './derived-fields.ts'
import type { Programme } from './programme.ts'
import { isKind } from '#engine/fields/is-kind.ts'

/** Message of E-24 (docs/domain/benefits.md). */
export const programmeClosedMessage: Bilingual = { bn: 'এ কর্মসূচির আবেদন বন্ধ রয়েছে।', en: 'This programme is closed.' }

export const serviceIdOfProgramme = (programId: number): string => `gms-${programId}`

/** Creates the service definition of a programme. It is valid if the checklist is empty. */
export function createProgrammeDefinition(
  programme: Programme,
  { programId }: { programId: number },
): ServiceDefinition {
  const steps = stepsOf(programme)
  const written = flattenDefinition({ steps })
  const bank = findBankField(programme)
  const [checks, claims] = [checksOf(programme), claimsOf(programme)]
  const offices = officePaths(programme)
  const messages = messagesOf(programme)
  return {
    id: serviceIdOfProgramme(programId),
    prefix: 'GMS',
    title: programme.title,
    summary: summaryOf(programme),
    opensTo: programme.opensTo,
    needsSetup: true,
    steps,
    eligibility: eligibilityOf(programme, written),
    ...(checks.length > 0 ? { checks } : {}),
    ...(claims.length > 0 ? { claims } : {}),
    workflow: movesOf(programme),
    ...(Object.keys(offices).length > 0 ? { offices } : {}),
    keys: searchKeysOf(programme),
    list: { columns: columnsOf(programme), filters: filtersOf(programme, written) },
    print: {
      heading: isBlankBilingual(programme.printHeading) ? programme.title : programme.printHeading,
      closing: serviceMessages.signatureAndDate,
    },
    ...(Object.keys(messages).length > 0 ? { messages } : {}),
    ...(bank ? { letters: [sanctionOrder] } : {}),
  }
}

const stepsOf = ({ sections }: Programme): Step[] => [
  ...sections.map(({ fields, ...section }) => ({ ...section, fields: fields.map(withoutBlankTexts) })),
  { id: 'declaration', title: serviceMessages.declaration, fields: [declaration] },
]

/** Summary for its card: the first line of the details, or the title. */
function summaryOf({ title, details }: Programme): Bilingual {
  const first = (text: string, otherwise: string) => {
    const line = text.trim().split('\n')[0] ?? ''
    if (line === '') return otherwise
    return line.length > 200 ? `${line.slice(0, 199).trimEnd()}…` : line
  }
  return { bn: first(details.bn, title.bn), en: first(details.en, title.en) }
}

function eligibilityOf({ rules }: Programme, written: readonly FieldEntry[]): Eligibility[] {
  const paths = new Set(written.map(({ path }) => path))
  return [
    { code: 'E-24', must: { fact: 'setup.isOpen', is: true }, otherwise: programmeClosedMessage },
    ...rules.map(({ must, otherwise }): Eligibility => {
      // Reported at the field it refers to; for a property of a verification, at the verification field.
      const at = referencedFields(must).map((path) =>
        paths.has(path) ? path : path.slice(0, path.lastIndexOf('.')),
      )[0]
      return { code: 'E-24', must, otherwise, ...(at ? { at } : {}) }
    }),
  ]
}

function checksOf(programme: Programme): ServerCheck[] {
  const bank = findBankField(programme)
  return [
    ...(programme.opensTo === 'members' ? [isMember] : []),
    ...(programme.seats > 0
      ? [{ name: 'seats-left', code: 'E-24', otherwise: programmeClosedMessage } satisfies ServerCheck]
      : []),
    ...(bank
      ? [
          {
            name: 'routing-number-exists',
            at: `${bank.id}.routingNumber`,
            otherwise: serviceMessages.routingUnknown,
          } satisfies ServerCheck,
        ]
      : []),
  ]
}

/** One application for each person in the life of a programme. */
function claimsOf(programme: Programme): ClaimRule[] {
  const nid = findNidField(programme)
  if (!programme.onePerPerson || !nid) return []
  const { alreadyApplied: otherwise } = serviceMessages
  return [{ id: 'person', code: 'E-24', oncePer: [{ anyOf: [nid.path], nids: [nid.path] }], at: nid.path, otherwise }]
}

const isMember: ServerCheck = {
  name: 'is-member',
  otherwise: { bn: 'আপনার কোনো চালু সদস্যপদ নেই।', en: 'You have no active membership.' },
}

function movesOf(programme: Programme): Workflow {
  const bank = findBankField(programme)
  const [first, ...rest] = programme.desks.map(({ seat, workingDays }) => ({ ...deskTemplates[seat], workingDays }))
  const does = programme.seats > 0 ? ({ does: 'take-seat' } as const) : {}
  const desks: [NonNullable<typeof first>, ...typeof rest] = [
    first ?? { ...deskTemplates.director, workingDays: 5 },
    ...rest,
  ]
  // The default message does not congratulate, because some programmes are for bereaved people.
  const notifies = bank && !messagesOf(programme).APPROVED ? 'APPROVED_CASE' : 'APPROVED'
  return bank
    ? createApprovalWorkflow({ desks, pays: bank.id, approved: { notifies, ...does } })
    : createApprovalWorkflow({ desks, approved: { notifies, state: granted, ...does } })
}

/** Texts of the programme. Without a bank field the default approval text, which names an amount, is replaced. */
const messagesOf = (programme: Programme): NonNullable<ServiceDefinition['messages']> => ({
  ...(findBankField(programme) ? {} : { APPROVED: approvedWithoutMoney }),
  ...Object.fromEntries(Object.entries(programme.messages).filter(([, text]) => !isBlankBilingual(text))),
})
const approvedWithoutMoney: Bilingual = {
  bn: 'আপনার {service} আবেদন {ref} অনুমোদিত হয়েছে। বিস্তারিত পোর্টালে দেখুন। -WEWB',
  en: 'Your {service} application {ref} is approved. See the portal for details. -WEWB',
}

/** Nothing is paid, so the approval ends the workflow. */
const granted = {
  reads: { bn: 'অনুমোদিত – আপনার আবেদন মঞ্জুর হয়েছে', en: 'Approved – your application is granted' },
  next: { bn: 'কখন ও কীভাবে পাবেন, বোর্ড আপনাকে জানাবে।', en: 'The board will tell you when and how you get it.' },
}

const officePaths = (programme: Programme): NonNullable<ServiceDefinition['offices']> =>
  Object.fromEntries(
    (['district', 'mission'] as const).flatMap((kind) => {
      const paths = officeFieldsOf(programme, kind).map(({ path }) => path)
      return paths.length > 0 ? [[kind, paths]] : []
    }),
  )

const columnsOf = (programme: Programme): Column[] => [
  { of: 'number' },
  { of: 'applicant' },
  ...programme.columns.map((field) => ({ field })),
  { of: 'submittedOn' },
  ...(findBankField(programme) ? [{ of: 'amount' } as const] : []),
  { of: 'status' },
  { of: 'desk' },
]

/** Filters of the list: displayed fields with few values (choices and lookups), and the district. */
function filtersOf(programme: Programme, written: readonly FieldEntry[]): string[] {
  const chosen = programme.columns.filter((column) =>
    written.some(({ path, field }) => path === column && (isKind(field, 'choice') || isKind(field, 'lookup'))),
  )
  return [
    ...new Set([
      ...chosen,
      ...officeFieldsOf(programme, 'district')
        .slice(0, 1)
        .map(({ path }) => path),
    ]),
  ]
}
