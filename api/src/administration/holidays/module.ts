import { dhakaYear } from '@wewb/domain/language/dates'
import type { FastifyInstance } from 'fastify'
import * as calls from '@wewb/domain/administration/administration-contracts'
import type { Module } from '#module.ts'
import type { Portal } from '#server/context.ts'
import { registerEndpoint } from '#server/register-endpoint.ts'
import { importHolidays } from './import-holidays.ts'
import { listHolidays } from './list-holidays.ts'
import { previewHolidayImport } from './preview-holiday-import.ts'
import { removeHoliday, saveHoliday } from './save-holiday.ts'
import { seedHolidays } from './seed-holidays.ts'

function routes(app: FastifyInstance, portal: Portal) {
  registerEndpoint(app, portal, calls.listHolidays, listHolidays)
  registerEndpoint(app, portal, calls.saveHoliday, saveHoliday)
  registerEndpoint(app, portal, calls.removeHoliday, removeHoliday)
  registerEndpoint(app, portal, calls.previewHolidayImport, previewHolidayImport)
  registerEndpoint(app, portal, calls.importHolidays, importHolidays)
}

export const holidaysModule = {
  seed: (tx, { now }) => seedHolidays(tx, dhakaYear(now)),
  routes,
} satisfies Module
