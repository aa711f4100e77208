import type { FastifyInstance } from 'fastify'
import { printSelectionLetter as printSelectionLetterEndpoint } from '@wewb/domain/casework/letter-contracts'
import * as lists from '@wewb/domain/content/merit-list-contracts'
import * as changes from '@wewb/domain/content/list-change-contracts'
import * as plans from '@wewb/domain/content/result-plan-contracts'
import * as contracts from '@wewb/domain/content/result-contracts'
import { closeCircular } from '@wewb/domain/services/setup-contracts'
import { addDays } from '@wewb/domain/engine/evaluation/working-days'
import { toDhakaDate } from '@wewb/domain/language/dates'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { confirmResultFile } from './confirm-result-file.ts'
import { createResult } from './create-result.ts'
import { correctResultEntry, listResultEntries } from './result-entries.ts'
import { getResultTemplate } from './result-file-template.ts'
import { getDecisions } from './get-decisions.ts'
import { getResultPlan } from './get-result-plan.ts'
import { approveListChange, rejectListChange } from './decide-list-change.ts'
import { listListChanges } from './list-list-changes.ts'
import { proposeListChange } from './propose-list-change.ts'
import { listResults } from './list-results.ts'
import { approveMeritList, getMeritList, createMeritList } from './merit-list.ts'
import { printPublicResult, printResult } from './print-result.ts'
import { publishResult } from './publish-result.ts'
import { updateSetupLastDay } from './queries.ts'
import { importResultFile } from './import-result-file.ts'
import { saveResultText } from './save-result-text.ts'
import { scheduleResult, withdrawSchedule } from './schedule-result.ts'
import { createResultSearch } from './search-results.ts'
import { printSelectionLetter } from './print-selection-letter.ts'
import { startRenewal } from './start-renewal.ts'
import { stopInstalments } from './stop-instalments.ts'
import { awardLateApprovals } from './award-late-approvals.ts'
import { resultPublisher } from './publish-due-results.ts'
import { runRenewalReminders } from './renewal-reminders.ts'
import { resultPages } from './search-results.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, lists.createMeritList, createMeritList)
  registerEndpoint(app, portal, lists.getMeritList, getMeritList)
  registerEndpoint(app, portal, lists.approveMeritList, approveMeritList)
  registerEndpoint(app, portal, changes.listListChanges, listListChanges)
  registerEndpoint(app, portal, changes.proposeListChange, proposeListChange)
  registerEndpoint(app, portal, changes.approveListChange, approveListChange)
  registerEndpoint(app, portal, changes.rejectListChange, rejectListChange)
  registerEndpoint(app, portal, contracts.listResults, listResults)
  registerEndpoint(app, portal, contracts.createResult, createResult)
  registerEndpoint(app, portal, contracts.getDecisions, getDecisions)
  registerEndpoint(app, portal, contracts.publishResult, publishResult)
  registerEndpoint(app, portal, contracts.searchResults, createResultSearch(portal))
  registerEndpoint(app, portal, plans.getResultPlan, getResultPlan)
  registerEndpoint(app, portal, plans.saveResultText, saveResultText)
  registerEndpoint(app, portal, plans.scheduleResult, scheduleResult)
  registerEndpoint(app, portal, plans.withdrawSchedule, withdrawSchedule)
  registerEndpoint(app, portal, plans.stageResultImport, importResultFile)
  registerEndpoint(app, portal, plans.confirmResultImport, confirmResultFile)
  registerEndpoint(app, portal, plans.getResultTemplate, getResultTemplate)
  registerEndpoint(app, portal, plans.listResultEntries, listResultEntries)
  registerEndpoint(app, portal, plans.correctResultEntry, correctResultEntry)
  registerEndpoint(app, portal, plans.printResult, printResult)
  registerEndpoint(app, portal, plans.printPublicResult, printPublicResult)
  registerEndpoint(app, portal, contracts.startRenewal, startRenewal)
  registerEndpoint(app, portal, contracts.stopInstalments, stopInstalments)
  registerEndpoint(app, portal, printSelectionLetterEndpoint, printSelectionLetter)
  // Demo only: closes a circular before its last day.
  registerEndpoint(app, portal, closeCircular, async ({ db, now }, { id }) => {
    await updateSetupLastDay(db, id, addDays(toDhakaDate(now()), -1))
    return null
  })
}

export const resultsModule = {
  routes,
  jobs: (portal) => [
    { queue: 'publish-result', run: resultPublisher(portal) },
    { queue: 'daily-round', run: () => awardLateApprovals(portal) },
    { queue: 'daily-round', run: () => runRenewalReminders(portal) },
  ],
  pages: resultPages,
  letterPrinters: { 'selection-letter': printSelectionLetter },
} satisfies Module
