import { dhakaYear } from '@wewb/domain/language/dates'
import type { FastifyInstance } from 'fastify'
import * as contracts from '@wewb/domain/administration/administration-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { importHolidays } from './import-holidays.ts'
import { listHolidays } from './list-holidays.ts'
import { previewHolidayImport } from './preview-holiday-import.ts'
import { removeHoliday, saveHoliday } from './save-holiday.ts'
import { seedHolidays } from './seed-holidays.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, contracts.listHolidays, listHolidays)
  registerEndpoint(app, portal, contracts.saveHoliday, saveHoliday)
  registerEndpoint(app, portal, contracts.removeHoliday, removeHoliday)
  registerEndpoint(app, portal, contracts.previewHolidayImport, previewHolidayImport)
  registerEndpoint(app, portal, contracts.importHolidays, importHolidays)
}

export const holidaysModule = {
  seed: (tx, { now }) => seedHolidays(tx, dhakaYear(now)),
  routes,
} satisfies Module
