import { missingReasons } from '@wewb/domain/casework/cross-checks/unanswered'
import { yesNo } from '#server/listing.ts'
import { fingerprintOf, listReasonGivers, listValidReasons } from './assert-answered.ts'
import { loadCrossChecks, type CrossCheckInput } from './load-cross-checks.ts'

/** Presents the comparisons to the officers, with the reasons given so far; those that need attention come first. */
export async function presentCrossChecks(about: CrossCheckInput, accountId: number) {
  const checks = await loadCrossChecks(about)
  const reasons = await listValidReasons(about, checks)
  const people = await listReasonGivers(about, reasons)
  const presented = checks.map((check) => ({
    code: check.code,
    level: check.level,
    percent: check.percent ?? null,
    text: check.text,
    source: check.source,
    applications: [...(check.applications ?? [])],
    missing: missingReasons(check, people, true),
    reasons: reasons
      .filter(({ code, fingerprint }) => code === check.code && fingerprintOf(about.secrets, check).equals(fingerprint))
      .map(({ full_name, full_name_bng, at, reason, account_id }) => ({
        person: full_name,
        personBng: full_name_bng ?? full_name,
        at: at.toISOString(),
        reason,
        mineYn: yesNo(account_id === accountId),
      })),
  }))
  return { checks, presented: presented.toSorted((one, other) => order[one.level] - order[other.level]) }
}

const order = { red: 0, amber: 1, green: 2 }
