import type { InputOf } from '@wewb/domain/http/contract'
import type { addLookupRow, updateLookupRow } from '@wewb/domain/administration/lookup-list-contracts'
import type { Issue } from '@wewb/domain/engine/fields/issue'
import { codeFormats, type CatalogueList } from '@wewb/domain/reference/list-catalogue'
import { findEntries } from '#administration/lookups/queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#db/database.ts'
import { assertNoIssues, throwProblem } from '#problems/problem.ts'
import { recordAuditEntry } from '#server/audit-log.ts'
import { describeRows, getList } from './describe-row.ts'
import {
  generateCode,
  entryMessages,
  validateBranch,
  validateCode,
  validateNames,
  normalizeCode,
  normalizeEntryName,
  type ColumnIssue,
} from './validate-entry.ts'
import { insertEntry, updateEntry, getEntryRow, listAllEntries, type LookupEntry, type EntryRow } from './queries.ts'

const taken = { bn: 'এই কোড তালিকায় আগেই আছে।', en: 'This code is in the list already.' }
const issueOf = ({ column, message }: ColumnIssue): Issue => ({ path: column, code: 'rule', message })

/** Adds an entry that is not part of the seed data. */
export const createListRow = ({ db, actor }: Context, input: InputOf<typeof addLookupRow>) =>
  db.transaction().execute(async (tx) => {
    const list = getList(input.list)
    const { name, nameBng, found } = await validate(tx, list, input)
    const existing = new Map((await listAllEntries(tx, [list.name])).map((entry) => [entry.code, entry]))
    const typed = normalizeCode(list, input.code ?? '')
    const code = typed || (codeFormats[list.code].isExternal ? '' : generateCode(list, name, existing))
    const wrong = code
      ? [...validateCode(list, code), ...validateBranch(list, code, input.parents)]
      : [{ column: 'code', message: entryMessages.empty }]
    if (existing.has(code)) wrong.push({ column: 'code', message: taken })
    assertNoIssues([...wrong.map(issueOf), ...found])
    const entry = {
      source: list.name,
      code,
      name,
      name_bng: nameBng,
      parents: input.parents,
      position: input.position,
      active: true,
    }
    if (!(await insertEntry(tx, entry))) throwProblem('VERSION_CONFLICT')
    await recordAuditEntry(tx, actor, 'list.row-added', `list:${list.name}`, { code, name, nameBng })
    return await describe(tx, list, code)
  })

/** Changes names, order, parents and the active state. The code never changes, because saved answers refer to it. */
export const updateListRow = ({ db, actor }: Context, input: InputOf<typeof updateLookupRow>) =>
  db.transaction().execute(async (tx) => {
    const list = getList(input.list)
    const before = await getEntryRow(tx, list.name, input.code)
    const { name, nameBng, found } = await validate(tx, list, input)
    assertNoIssues([...validateBranch(list, input.code, input.parents).map(issueOf), ...found])
    const entry: LookupEntry = {
      source: list.name,
      code: input.code,
      name,
      name_bng: nameBng,
      parents: input.parents,
      position: input.position,
      active: input.activeYn === 'Y',
    }
    if (!(await updateEntry(tx, entry, input.revision))) throwProblem('VERSION_CONFLICT')
    await recordAuditEntry(tx, actor, 'list.row-changed', `list:${list.name}`, {
      code: input.code,
      ...differences(before, entry),
    })
    return await describe(tx, list, input.code)
  })

type Typed = { name: string; nameBng: string; parents: string[] }

async function validate(
  tx: Tx,
  list: CatalogueList,
  typed: Typed,
): Promise<{ name: string; nameBng: string; found: Issue[] }> {
  const name = normalizeEntryName(typed.name)
  const nameBng = normalizeEntryName(typed.nameBng) || (list.isBanglaOptional ? name : '')
  return {
    name,
    nameBng,
    found: [...validateNames(list, name, nameBng).map(issueOf), ...(await validateParents(tx, list, typed.parents))],
  }
}

async function validateParents(tx: Tx, { within }: CatalogueList, parents: string[]): Promise<Issue[]> {
  const parentKeys = within.flatMap((source, index) => (parents[index] ? [{ source, code: parents[index] }] : []))
  const parentEntries = parentKeys.length > 0 ? await findEntries(tx, { wanted: parentKeys, activeOnly: false }) : []
  return within.flatMap((source, index): Issue[] => {
    if (!parents[index]) return [{ path: `parents.${index}`, code: 'required' }]
    return parentEntries.some((parent) => parent.source === source && parent.code === parents[index])
      ? []
      : [{ path: `parents.${index}`, code: 'not-an-option' }]
  })
}

/** Lists the changed columns for the audit log, with the values before and after. */
const differences = (before: EntryRow, after: LookupEntry) =>
  Object.fromEntries(
    (['name', 'name_bng', 'parents', 'position', 'active'] as const)
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, { before: before[key], after: after[key] }]),
  )

async function describe(tx: Tx, list: CatalogueList, code: string) {
  const [row] = await describeRows(tx, list, [await getEntryRow(tx, list.name, code)])
  return row ?? throwProblem('NOT_FOUND')
}
