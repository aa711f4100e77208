import type { PublicPageData } from '@wewb/domain/content/public-page-data'
import { holidaysModule } from './administration/holidays/module.ts'
import { listsModule } from './administration/lists/module.ts'
import { lookupsModule } from './administration/lookups/module.ts'
import { officesModule } from './administration/offices/module.ts'
import { settingsModule } from './administration/settings/module.ts'
import { auditModule } from './audit/module.ts'
import { acknowledgementsModule } from './casework/acknowledgements/module.ts'
import { applicationsModule } from './casework/applications/module.ts'
import { casesModule } from './casework/cases/module.ts'
import { claimsModule } from './casework/claims/module.ts'
import { desksModule } from './casework/desks/module.ts'
import { waitingTimesModule } from './casework/waiting-times/module.ts'
import { earlierModule } from './casework/earlier/module.ts'
import { familiesModule } from './casework/families/module.ts'
import { lettersModule } from './casework/letters/module.ts'
import { notesModule } from './casework/notes/module.ts'
import { linkRequestsModule } from './casework/link-requests/module.ts'
import { reviewsModule } from './casework/reviews/module.ts'
import { complaintsModule } from './content/complaints/module.ts'
import { contentModule } from './content/content/module.ts'
import { pageProblemsModule } from './content/page-problems/module.ts'
import { resultsModule } from './content/results/module.ts'
import { accessModule } from './identity/access/module.ts'
import { accountsModule } from './identity/accounts/module.ts'
import { captchaModule } from './identity/captcha/module.ts'
import { usersModule } from './identity/users/module.ts'
import { maintenanceModule } from './maintenance/module.ts'
import { retentionModule } from './maintenance/retention/module.ts'
import { cardsModule } from './membership/cards/module.ts'
import { membersModule } from './membership/members/module.ts'
import { verificationModule } from './membership/verification/module.ts'
import { broadcastsModule } from './messaging/broadcasts/module.ts'
import { messagesModule } from './messaging/messages/module.ts'
import { outboxModule } from './messaging/outbox/module.ts'
import { chequesModule } from './payments/cheques/module.ts'
import { paymentsModule } from './payments/payments/module.ts'
import { registryModule } from './registers/registry/module.ts'
import { callCentreModule } from './reporting/call-centre/module.ts'
import { dashboardModule } from './reporting/dashboard/module.ts'
import { reportsModule } from './reporting/reports/module.ts'
import { definitionsModule } from './services/definitions/module.ts'
import { programmesModule } from './services/programmes/module.ts'
import { setupsModule } from './services/setups/module.ts'
import { stopsModule } from './services/stops/module.ts'
import type { Module } from './module.ts'
import type { Extensions, Portal } from './server/context.ts'

/** Every module of the portal, lowest area first. */
export const modules: readonly Module[] = [
  registryModule,
  settingsModule,
  officesModule,
  lookupsModule,
  listsModule,
  holidaysModule,
  auditModule,
  messagesModule,
  outboxModule,
  broadcastsModule,
  definitionsModule,
  setupsModule,
  stopsModule,
  programmesModule,
  captchaModule,
  accountsModule,
  accessModule,
  usersModule,
  membersModule,
  verificationModule,
  cardsModule,
  applicationsModule,
  linkRequestsModule,
  earlierModule,
  claimsModule,
  familiesModule,
  desksModule,
  waitingTimesModule,
  reviewsModule,
  notesModule,
  casesModule,
  lettersModule,
  acknowledgementsModule,
  paymentsModule,
  chequesModule,
  contentModule,
  resultsModule,
  complaintsModule,
  pageProblemsModule,
  maintenanceModule,
  retentionModule,
  callCentreModule,
  reportsModule,
  dashboardModule,
]

/** Extensions that modules contribute to lower areas. The compiler reports an extension that no module contributes. */
export const extensions: Extensions = {
  effects: { ...applicationsModule.effects, ...chequesModule.effects },
  factLoaders: { ...applicationsModule.factLoaders, ...chequesModule.factLoaders },
  letterPrinters: resultsModule.letterPrinters,
  seeApplication: applicationsModule.seeApplication,
}

/** Loads the data that every public page is rendered with. */
export const readPublicData = async (portal: Portal): Promise<PublicPageData> => ({
  ...(await contentModule.publicData(portal)),
  ...(await programmesModule.publicData(portal)),
  ...(await waitingTimesModule.publicData(portal)),
})
