import type { InputOf } from '../../../domain/src/contracts/contract.ts'
import type { addLookupRow, changeLookupRow } from '../../../domain/src/contracts/lookup-lists.ts'
import type { Issue } from '../../../domain/src/fields/issue.ts'
import { codeShapes, type CatalogueList } from '../../../domain/src/lookups/list-catalogue.ts'
import { findEntries } from '../lookups/repository.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database.ts'
import { insist, refuse } from '../platform/problem.ts'
import { record } from '../platform/record.ts'
import { describeRows, getList } from './describe-row.ts'
import { codeFor, faults, judgeBranch, judgeCode, judgeNames, tidyCode, tidyName, type Fault } from './judge-entry.ts'
import { addRow, changeRow, getRow, listWhole, type Entry, type Row } from './repository.ts'

const taken = { bn: 'এই কোড তালিকায় আগেই আছে।', en: 'This code is in the list already.' }
const issueOf = ({ column, message }: Fault): Issue => ({ path: column, code: 'rule', message })

/** A list gets an entry that no start of the portal brought. */
export const addListRow = ({ db, actor }: Context, input: InputOf<typeof addLookupRow>) =>
  db.transaction().execute(async (tx) => {
    const list = getList(input.list)
    const { name, nameBng, found } = await judge(tx, list, input)
    const present = new Map((await listWhole(tx, [list.name])).map((entry) => [entry.code, entry]))
    const typed = tidyCode(list, input.code ?? '')
    const code = typed || (codeShapes[list.code].isGiven ? '' : codeFor(list, name, present))
    const wrong = code ? [...judgeCode(list, code), ...judgeBranch(list, code, input.parents)] : [{ column: 'code', message: faults.empty }]
    if (present.has(code)) wrong.push({ column: 'code', message: taken })
    insist([...wrong.map(issueOf), ...found])
    const entry = { source: list.name, code, name, name_bng: nameBng, parents: input.parents, position: input.position, active: true }
    if (!(await addRow(tx, entry))) refuse('VERSION_CONFLICT')
    await record(tx, actor, 'list.row-added', `list:${list.name}`, { code, name, nameBng })
    return await told(tx, list, code)
  })

/** Names, order and parents change, and it is closed or opened; the code never changes, for answers are kept by it. */
export const changeListRow = ({ db, actor }: Context, input: InputOf<typeof changeLookupRow>) =>
  db.transaction().execute(async (tx) => {
    const list = getList(input.list)
    const before = await getRow(tx, list.name, input.code)
    const { name, nameBng, found } = await judge(tx, list, input)
    insist([...judgeBranch(list, input.code, input.parents).map(issueOf), ...found])
    const entry: Entry = {
      source: list.name,
      code: input.code,
      name,
      name_bng: nameBng,
      parents: input.parents,
      position: input.position,
      active: input.activeYn === 'Y',
    }
    if (!(await changeRow(tx, entry, input.revision))) refuse('VERSION_CONFLICT')
    await record(tx, actor, 'list.row-changed', `list:${list.name}`, { code: input.code, ...differences(before, entry) })
    return await told(tx, list, input.code)
  })

type Typed = { name: string; nameBng: string; parents: string[] }

async function judge(tx: Tx, list: CatalogueList, typed: Typed): Promise<{ name: string; nameBng: string; found: Issue[] }> {
  const name = tidyName(typed.name)
  const nameBng = tidyName(typed.nameBng) || (list.isBanglaOptional ? name : '')
  return { name, nameBng, found: [...judgeNames(list, name, nameBng).map(issueOf), ...(await judgeParents(tx, list, typed.parents))] }
}

async function judgeParents(tx: Tx, { within }: CatalogueList, parents: string[]): Promise<Issue[]> {
  const wanted = within.flatMap((source, index) => (parents[index] ? [{ source, code: parents[index] }] : []))
  const known = wanted.length > 0 ? await findEntries(tx, { wanted, activeOnly: false }) : []
  return within.flatMap((source, index): Issue[] => {
    if (!parents[index]) return [{ path: `parents.${index}`, code: 'required' }]
    return known.some((parent) => parent.source === source && parent.code === parents[index])
      ? []
      : [{ path: `parents.${index}`, code: 'not-an-option' }]
  })
}

/** What the audit tells of a change: each thing as it was and as it is. */
const differences = (before: Row, after: Entry) =>
  Object.fromEntries(
    (['name', 'name_bng', 'parents', 'position', 'active'] as const)
      .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
      .map((key) => [key, { before: before[key], after: after[key] }]),
  )

async function told(tx: Tx, list: CatalogueList, code: string) {
  const [row] = await describeRows(tx, list, [await getRow(tx, list.name, code)])
  return row ?? refuse('NOT_FOUND')
}
