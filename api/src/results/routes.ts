import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { printSelectionLetter as printSelectionLetterCall } from '../../../domain/src/contracts/letters.ts'
import * as lists from '../../../domain/src/contracts/merit-lists.ts'
import * as plans from '../../../domain/src/contracts/result-plans.ts'
import * as calls from '../../../domain/src/contracts/results.ts'
import { closeCircular } from '../../../domain/src/contracts/setups.ts'
import { addDays } from '../../../domain/src/engine/working-days.ts'
import { dhakaDay } from '../../../domain/src/language/dates.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { confirmResultFile } from './confirm-file.ts'
import { correctResultEntry, listResultEntries } from './entries.ts'
import { fileTemplate } from './file-template.ts'
import { getDecided } from './get-decided.ts'
import { getResultPlan } from './get-plan.ts'
import { listResults } from './list-results.ts'
import { approveMeritList, getMeritList, makeMeritList } from './merit-list.ts'
import { printPublicResult, printResult } from './print-list.ts'
import { publishResult } from './publish-result.ts'
import { readResultFile } from './read-file.ts'
import { saveResultText } from './save-text.ts'
import { scheduleResult, withdrawSchedule } from './schedule.ts'
import { openSearch } from './search-results.ts'
import { printSelectionLetter } from './selection-letter.ts'
import { startRenewal } from './start-renewal.ts'
import { stopInstalments } from './stop-instalments.ts'

export function resultRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, lists.makeMeritList, makeMeritList)
  serve(app, portal, lists.getMeritList, getMeritList)
  serve(app, portal, lists.approveMeritList, approveMeritList)
  serve(app, portal, calls.listResults, listResults)
  serve(app, portal, calls.getDecided, getDecided)
  serve(app, portal, calls.publishResult, publishResult)
  serve(app, portal, calls.searchResults, openSearch(portal))
  serve(app, portal, plans.getResultPlan, getResultPlan)
  serve(app, portal, plans.saveResultText, saveResultText)
  serve(app, portal, plans.scheduleResult, scheduleResult)
  serve(app, portal, plans.withdrawSchedule, withdrawSchedule)
  serve(app, portal, plans.readResultFile, readResultFile)
  serve(app, portal, plans.confirmResultFile, confirmResultFile)
  serve(app, portal, plans.getResultTemplate, fileTemplate)
  serve(app, portal, plans.listResultEntries, listResultEntries)
  serve(app, portal, plans.correctResultEntry, correctResultEntry)
  serve(app, portal, plans.printResult, printResult)
  serve(app, portal, plans.printPublicResult, printPublicResult)
  serve(app, portal, calls.startRenewal, startRenewal)
  serve(app, portal, calls.stopInstalments, stopInstalments)
  serve(app, portal, printSelectionLetterCall, printSelectionLetter)
  // A demonstration cannot wait for the last day of a circular.
  serve(app, portal, closeCircular, async ({ db, now }, { id }) => {
    const yesterday = addDays(dhakaDay(now()), -1)
    const opens = sql<string>`least(opens_on, ${yesterday}::date)`
    await db.updateTable('setup').set({ opens_on: opens, closes_on: yesterday }).where('id', '=', id).execute()
    return null
  })
}
