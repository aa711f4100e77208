import type { FastifyInstance } from 'fastify'
import * as calls from '../../../domain/src/contracts/administration.ts'
import type { Portal } from '../platform/context.ts'
import { serve } from '../platform/serve.ts'
import { importHolidays } from './import-holidays.ts'
import { listHolidays } from './list-holidays.ts'
import { readHolidayFile } from './read-file.ts'
import { removeHoliday, saveHoliday } from './save-holiday.ts'

export function holidayRoutes(app: FastifyInstance, portal: Portal) {
  serve(app, portal, calls.listHolidays, listHolidays)
  serve(app, portal, calls.saveHoliday, saveHoliday)
  serve(app, portal, calls.removeHoliday, removeHoliday)
  serve(app, portal, calls.readHolidayFile, readHolidayFile)
  serve(app, portal, calls.importHolidays, importHolidays)
}
