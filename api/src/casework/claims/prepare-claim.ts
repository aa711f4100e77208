import { createHash } from 'node:crypto'
import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import type { ClaimRule } from '@wewb/domain/engine/definition/claim-rule'
import type { ServiceDefinition } from '@wewb/domain/engine/definition/service-definition'
import { claimRulesOf, claimTextsOf, claimTextVersion } from '@wewb/domain/engine/evaluation/claim-keys'
import { extractSearchKeys } from '@wewb/domain/engine/evaluation/search-keys'
import { toDhakaDate } from '@wewb/domain/language/dates'
import { fiscalYearCodeOf } from '@wewb/domain/payments/fiscal-year'
import type { Database, Tx } from '#db/database.ts'
import { listPassportAliases } from '#registers/registry/linked-passports.ts'
import type { Secrets } from '#security/secrets.ts'
import { findLatestDefinition } from '#services/definitions/queries.ts'
import { replaceClaimRows, updateClaimStates, type ClaimKeyRow } from './queries.ts'

/** The rules of today of a service: a draft of an older form is claimed by them too. */
export type LedgerRules = {
  service: string
  rules: readonly ClaimRule[]
  fingerprint: string
  keys: ServiceDefinition['keys']
}

/** The claim of an application before it is entered. */
export type PreparedClaim = { applicationId: number; ledger: LedgerRules; keys: readonly ClaimKeyRow[] }

type Subject = { row: { id: number; setup_id: number | null; submitted_at: Date | null }; answers: Answers }
type ClaimContext = { secrets: Secrets; now: () => Date }

export const loadLedgerRules = async (db: Database, service: string): Promise<LedgerRules> =>
  ledgerRulesOf(service, (await findLatestDefinition(db, service))?.definition)

export function ledgerRulesOf(service: string, latest: ServiceDefinition | undefined): LedgerRules {
  const rules = latest ? claimRulesOf(latest) : []
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([claimTextVersion, rules]))
    .digest('hex')
    .slice(0, 16)
  return { service, rules, fingerprint, keys: latest?.keys ?? {} }
}

/** Computes the keyed digests of what an application claims. */
export async function prepareClaim(
  db: Database,
  { secrets, now }: ClaimContext,
  ledger: LedgerRules,
  { row, answers }: Subject,
): Promise<PreparedClaim> {
  const passports = extractSearchKeys(ledger, answers).passport ?? []
  const texts = claimTextsOf(ledger.rules, answers, {
    service: ledger.service,
    setupId: row.setup_id,
    fiscalYear: fiscalYearCodeOf(toDhakaDate(row.submitted_at ?? now())),
    aliases: ledger.rules.length > 0 ? await listPassportAliases(db, secrets, passports) : new Map(),
  })
  const keys = texts.map(({ rule, text, proven }) => ({ rule, digest: secrets.blindIndex('claim', text), proven }))
  return { applicationId: row.id, ledger, keys }
}

/** Enters the claim in place of an earlier one. Its state follows with the move of its application. */
export const replaceClaim = (tx: Tx, { applicationId, ledger, keys }: PreparedClaim) =>
  replaceClaimRows(tx, { applicationId, service: ledger.service, rules: ledger.fingerprint, keys })

/** Enters the claim with the state that its application has now. */
export async function enterClaim(tx: Tx, claim: PreparedClaim, on: string) {
  await replaceClaim(tx, claim)
  await updateClaimStates(tx, [claim.applicationId], on)
}
