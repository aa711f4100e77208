import { identifyingNumber } from '@wewb/domain/engine/evaluation/identifying-numbers'
import type { Person } from '@wewb/domain/engine/evaluation/workflow-state'
import type { Database } from '#db/database.ts'
import type { Secrets } from '#security/secrets.ts'
import {
  findIdentity,
  listAccountsByContact,
  listAccountsByNid,
  listSealedAnswers,
  type IdentityRow,
} from './identity-queries.ts'

/** All accounts of one person, and the numbers by which a form names that person. */
export type Identity = Required<Pick<Person, 'accounts' | 'samePerson' | 'numbers'>>

export type LinkedAccounts = Identity & {
  /** Every spelling in which a search key of an application may contain one of the numbers. */
  spellings: string[]
}

/**
 * Finds the other accounts of an officer: those with the same mobile number, e-mail address or NID. The officer is also
 * named in a form by the NID of such an account, and by the bank accounts of its own applications.
 */
export async function loadIdentity(db: Database, secrets: Secrets, accountId: number): Promise<Identity> {
  const { accounts, samePerson, numbers } = await loadLinkedAccounts(db, secrets, accountId)
  return { accounts, samePerson, numbers }
}

export async function loadLinkedAccounts(db: Database, secrets: Secrets, accountId: number): Promise<LinkedAccounts> {
  const own = await findIdentity(db, accountId)
  if (!own) return { accounts: [], numbers: [], spellings: [], samePerson: [] }
  const byContact = await listAccountsByContact(db, contactsOf(own))
  const indexes = [own, ...byContact].flatMap(({ nid_index }) => nid_index ?? [])
  const all = [
    ...new Map([own, ...byContact, ...(await listAccountsByNid(db, indexes))].map((row) => [row.id, row])),
  ].map(([, row]) => row)
  const others = all.filter(({ id }) => id !== accountId).map(({ id }) => id)
  const bankAccounts =
    others.length === 0 ? [] : (await listSealedAnswers(db, others)).flatMap(accountNumbersIn(secrets))
  const personal = all.flatMap((row) => [
    ...contactsOf(row),
    ...(row.nid_sealed ? [secrets.decrypt(row.nid_sealed)] : []),
  ])
  const compared = (values: readonly string[]) => values.flatMap((value) => identifyingNumber(value) ?? [])
  return {
    accounts: others.map(String),
    samePerson: samePersonIn(own, all).map(({ id }) => String(id)),
    numbers: [...new Set(compared([...personal, ...bankAccounts]))],
    // A search key has all 17 digits of an NID, or 13. A bank account has no birth year that one may leave out.
    spellings: [...new Set([...compared(personal), ...[...personal, ...bankAccounts].map(withoutSpaces)])],
  }
}

/** Returns one and the same name for the accounts of one person. */
export async function namePeople(db: Database, secrets: Secrets, accountIds: readonly number[]) {
  const names = new Map<number, string>()
  const distinct = [...new Set(accountIds)]
  for (const id of distinct) {
    const samePerson = distinct.length > 1 ? (await loadLinkedAccounts(db, secrets, id)).samePerson : []
    const known = [...names].find(([other]) => samePerson.includes(String(other)))
    names.set(id, known?.[1] ?? String(id))
  }
  return (accountId: number) => names.get(accountId) ?? String(accountId)
}

function samePersonIn(own: IdentityRow, all: readonly IdentityRow[]): IdentityRow[] {
  const phones = phonesOf(own)
  const byPhone = all.filter((row) => row.id === own.id || phonesOf(row).some((phone) => phones.includes(phone)))
  const nids = byPhone.flatMap(({ nid_index }) => nid_index?.toString('hex') ?? [])
  return all.filter((row) => byPhone.includes(row) || nids.includes(row.nid_index?.toString('hex') ?? ''))
}

const phonesOf = ({ login_id, mobile }: IdentityRow): string[] => [login_id, mobile].flatMap((phone) => phone || [])

const contactsOf = (row: IdentityRow): string[] => [...phonesOf(row), ...(row.email ? [row.email] : [])]

const withoutSpaces = (value: string): string => value.replace(/\s/g, '')

const accountNumbersIn =
  (secrets: Secrets) =>
  ({ answers_sealed }: { answers_sealed: Buffer | null }): string[] =>
    answers_sealed ? valuesAt('accountNumber', JSON.parse(secrets.decrypt(answers_sealed))) : []

/** Texts under this name, at any depth. */
function valuesAt(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' ? (key.split('.').at(-1) === name ? [inner] : []) : valuesAt(name, inner),
  )
}
