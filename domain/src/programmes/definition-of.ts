import type { Check, Eligibility } from '../definition/rule.ts'
import type { Column, ServiceDefinition, Step } from '../definition/service-definition.ts'
import type { Workflow } from '../definition/workflow.ts'
import { fieldsIn } from '../conditions/read-condition.ts'
import { fieldsOf, type Written } from '../engine/definition-paths.ts'
import type { Bilingual } from '../language/bilingual.ts'
import { declaration } from '../services/shared-fields.ts'
import { sanctionOrder } from '../services/shared-letters.ts'
import { words } from '../services/words.ts'
import { chain } from '../workflows/chain.ts'
import { seats } from '../workflows/desks.ts'
import { isUnsaid, withoutUnsaid } from './blank-texts.ts'
import { bankOf, keysFrom, nidOf, officesOf } from './derive.ts'
import type { Programme } from './programme.ts'

/** domain/3-workflows.md Annex C, E-24. */
export const programmeClosed: Bilingual = { bn: 'এ কর্মসূচির আবেদন বন্ধ রয়েছে।', en: 'This programme is closed.' }

export const serviceOfProgramme = (programId: number): string => `gms-${programId}`

/** A programme is a service: this is the service. Of a programme with an empty checklist it is always a right one. */
export function definitionOf(programme: Programme, { programId }: { programId: number }): ServiceDefinition {
  const steps = stepsOf(programme)
  const written = fieldsOf({ steps })
  const bank = bankOf(programme)
  const checks = checksOf(programme)
  const offices = officePaths(programme)
  const messages = messagesOf(programme)
  return {
    id: serviceOfProgramme(programId),
    prefix: 'GMS',
    title: programme.title,
    summary: summaryOf(programme),
    opensTo: programme.opensTo,
    needsSetup: true,
    steps,
    eligibility: eligibilityOf(programme, written),
    ...(checks.length > 0 ? { checks } : {}),
    workflow: roadOf(programme),
    ...(Object.keys(offices).length > 0 ? { offices } : {}),
    keys: keysFrom(programme),
    list: { columns: columnsOf(programme), filters: filtersOf(programme, written) },
    print: { heading: isUnsaid(programme.printHeading) ? programme.title : programme.printHeading, closing: words.signatureAndDate },
    ...(Object.keys(messages).length > 0 ? { messages } : {}),
    ...(bank ? { letters: [sanctionOrder] } : {}),
  }
}

const stepsOf = ({ sections }: Programme): Step[] => [
  ...sections.map(({ id, title, fields }) => ({ id, title, fields: fields.map(withoutUnsaid) })),
  { id: 'declaration', title: words.declaration, fields: [declaration] },
]

/** What stands on its card: the first line of the details, where there are any. */
function summaryOf({ title, details }: Programme): Bilingual {
  const first = (text: string, otherwise: string) => {
    const line = text.trim().split('\n')[0] ?? ''
    if (line === '') return otherwise
    return line.length > 200 ? `${line.slice(0, 199).trimEnd()}…` : line
  }
  return { bn: first(details.bn, title.bn), en: first(details.en, title.en) }
}

function eligibilityOf({ rules }: Programme, written: readonly Written[]): Eligibility[] {
  const paths = new Set(written.map(({ path }) => path))
  return [
    { code: 'E-24', must: { fact: 'setup.isOpen', is: true }, otherwise: programmeClosed },
    ...rules.map(({ must, otherwise }): Eligibility => {
      // Told at the question it is about. What a register found is told at the question that asked it.
      const at = fieldsIn(must).map((path) => (paths.has(path) ? path : path.slice(0, path.lastIndexOf('.'))))[0]
      return { code: 'E-24', must, otherwise, ...(at ? { at } : {}) }
    }),
  ]
}

function checksOf(programme: Programme): Check[] {
  const [nid, bank] = [nidOf(programme), bankOf(programme)]
  return [
    ...(programme.opensTo === 'members' ? [isMember] : []),
    ...(programme.seats > 0 ? [{ name: 'seats-left', code: 'E-24', otherwise: programmeClosed } satisfies Check] : []),
    ...(programme.onePerPerson && nid
      ? [{ name: 'one-application-ever-per-person', code: 'E-24', at: nid.path, otherwise: words.alreadyApplied } satisfies Check]
      : []),
    ...(bank ? [{ name: 'routing-number-exists', at: `${bank.id}.routingNumber`, otherwise: words.routingUnknown } satisfies Check] : []),
  ]
}
const isMember: Check = { name: 'is-member', otherwise: { bn: 'আপনার কোনো চালু সদস্যপদ নেই।', en: 'You have no active membership.' } }

function roadOf(programme: Programme): Workflow {
  const bank = bankOf(programme)
  const [first, ...rest] = programme.desks.map(({ seat, workingDays }) => ({ ...seats[seat], workingDays }))
  const does = programme.seats > 0 ? ({ does: 'take-seat' } as const) : {}
  const desks: [NonNullable<typeof first>, ...typeof rest] = [first ?? { ...seats.director, workingDays: 5 }, ...rest]
  // Some programmes are for people in sorrow: what the portal says by itself does not congratulate.
  const notifies = bank && !messagesOf(programme).APPROVED ? 'APPROVED_CASE' : 'APPROVED'
  return bank
    ? chain({ desks, pays: bank.id, approved: { notifies, ...does } })
    : chain({ desks, approved: { notifies, state: granted, ...does } })
}

/** What is told in the words of the programme; where nothing is paid, the usual sentence with its amount would be wrong. */
const messagesOf = (programme: Programme): NonNullable<ServiceDefinition['messages']> => ({
  ...(bankOf(programme) ? {} : { APPROVED: approvedWithoutMoney }),
  ...Object.fromEntries(Object.entries(programme.messages).filter(([, text]) => !isUnsaid(text))),
})
const approvedWithoutMoney: Bilingual = {
  bn: 'আপনার {service} আবেদন {ref} অনুমোদিত হয়েছে। বিস্তারিত পোর্টালে দেখুন। -WEWB',
  en: 'Your {service} application {ref} is approved. See the portal for details. -WEWB',
}

/** Nothing is sent to a bank: the approval is the end. */
const granted = {
  reads: { bn: 'অনুমোদিত – আপনার আবেদন মঞ্জুর হয়েছে', en: 'Approved – your application is granted' },
  next: { bn: 'কখন ও কীভাবে পাবেন, বোর্ড আপনাকে জানাবে।', en: 'The board will tell you when and how you get it.' },
}

const officePaths = (programme: Programme): NonNullable<ServiceDefinition['offices']> =>
  Object.fromEntries(
    (['district', 'mission'] as const).flatMap((kind) => {
      const paths = officesOf(programme, kind).map(({ path }) => path)
      return paths.length > 0 ? [[kind, paths]] : []
    }),
  )

const columnsOf = (programme: Programme): Column[] => [
  { of: 'number' },
  { of: 'applicant' },
  ...programme.columns.map((field) => ({ field })),
  { of: 'submittedOn' },
  ...(bankOf(programme) ? [{ of: 'amount' } as const] : []),
  { of: 'status' },
  { of: 'desk' },
]

/** The list is narrowed by what has few answers: the shown choices, and the district. */
function filtersOf(programme: Programme, written: readonly Written[]): string[] {
  const chosen = programme.columns.filter((column) =>
    written.some(({ path, field }) => path === column && (field.kind === 'choice' || field.kind === 'lookup')),
  )
  return [
    ...new Set([
      ...chosen,
      ...officesOf(programme, 'district')
        .slice(0, 1)
        .map(({ path }) => path),
    ]),
  ]
}
