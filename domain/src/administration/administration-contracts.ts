import * as z from 'zod/mini'
import { officeTypes } from '#reference/office-types.ts'
import { settingKindNames } from '#reference/setting-kinds.ts'
import { settingSubjects } from '#reference/setting-subjects.ts'
import { contract, noData } from '#http/contract.ts'
import { paginatedList, listQuery, timestamp, queryId, text, yesNo } from '#http/schemas.ts'

const day = z.string()
/** Revision that the editor saw last. A newer revision is not overwritten. Scripts may omit it. */
const revisionSchema = z.optional(z.int())
const seenInQuery = z.strictObject({ revision: z.optional(text(20)) })
const names = { name: z.string(), nameBng: z.string() }
const typedNames = { name: text(500), nameBng: text(500) }

/** Change history: who, when, and the state before and after. */
const change = <S extends z.ZodMiniType>(state: S) =>
  z.strictObject({
    list: z.array(
      z.strictObject({
        at: timestamp,
        actorName: z.nullable(z.string()),
        actorNameBng: z.nullable(z.string()),
        act: z.enum(['changed', 'revoked', 'closed', 'opened']),
        from: z.nullable(state),
        to: z.nullable(state),
        validFrom: z.nullable(day),
      }),
    ),
  })

const valued = { setting_value: z.string(), active_yn: yesNo }
const setting = z.strictObject({
  setting_code: z.string(),
  ...valued,
  valid_from: day,
  description: z.string(),
  descriptionBng: z.string(),
  subject: z.enum(settingSubjects),
  kind: z.enum(settingKindNames),
  unit: z.nullable(z.string()),
  unitBng: z.nullable(z.string()),
  affects: z.string(),
  affectsBng: z.string(),
  coming: z.array(z.strictObject({ ...valued, valid_from: day })),
  revision: z.int(),
})
const settingPath = { params: z.strictObject({ setting_code: text(100) }) }

export const listGeneralSettings = contract({
  method: 'GET',
  path: '/general-settings',
  summary: 'List the settings with their current and scheduled values',
  access: 'settings-setup:view',
  query: z.strictObject(listQuery),
  response: paginatedList(setting),
})

export const saveGeneralSetting = contract({
  method: 'POST',
  path: '/general-settings',
  summary: 'Change a setting, from today or from the day `valid_from` (Dhaka time); a switch needs only `active_yn`',
  access: 'settings-setup:edit',
  body: z.strictObject({
    setting_code: text(100),
    setting_value: z.optional(text(1000)),
    active_yn: z.optional(yesNo),
    valid_from: z.optional(z.nullable(text(10))),
    revision: revisionSchema,
  }),
  response: setting,
  problems: ['ANSWERS_INVALID', 'VERSION_CONFLICT'],
  message: { bn: 'সেটিং রাখা হয়েছে।', en: 'The setting was saved.' },
})

export const revokeComingSetting = contract({
  method: 'DELETE',
  path: '/general-settings/:setting_code/:valid_from',
  summary: 'Cancel a scheduled change of a setting',
  access: 'settings-setup:edit',
  params: z.strictObject({ setting_code: text(100), valid_from: text(10) }),
  query: seenInQuery,
  response: setting,
  problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
  message: { bn: 'আসন্ন পরিবর্তনটি বাতিল হয়েছে।', en: 'The coming change was taken back.' },
})

export const getSettingHistory = contract({
  method: 'GET',
  path: '/general-settings/:setting_code/history',
  summary: 'List the last 50 changes of a setting with user, time, old and new value',
  access: 'settings-setup:view',
  ...settingPath,
  response: change(z.strictObject(valued)),
  problems: ['NOT_FOUND'],
})

const holiday = z.strictObject({ day, ...names, revision: z.int() })

export const listHolidays = contract({
  method: 'GET',
  path: '/holidays',
  summary: 'List the holidays of a year; working days exclude them',
  access: 'settings-setup:view',
  query: z.strictObject({ year: z.optional(text(4)) }),
  response: z.strictObject({ year: z.int(), years: z.array(z.int()), list: z.array(holiday) }),
})

export const saveHoliday = contract({
  method: 'POST',
  path: '/holidays',
  summary: 'Add a holiday, or with `was` change the holiday of that day',
  access: 'settings-setup:edit',
  body: z.strictObject({ day: text(10), ...typedNames, was: z.optional(text(10)), revision: revisionSchema }),
  response: holiday,
  problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT'],
  message: { bn: 'ছুটির দিনটি রাখা হয়েছে।', en: 'The holiday was saved.' },
})

export const removeHoliday = contract({
  method: 'DELETE',
  path: '/holidays/:day',
  summary: 'Delete a holiday',
  access: 'settings-setup:delete',
  params: z.strictObject({ day: text(10) }),
  query: seenInQuery,
  response: noData,
  problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
  message: { bn: 'ছুটির দিনটি বাদ দেওয়া হয়েছে।', en: 'The holiday was removed.' },
})

const readHoliday = z.strictObject({
  row: z.int(),
  day,
  ...names,
  state: z.enum(['new', 'changed', 'same', 'refused']),
  problem: z.nullable(z.strictObject({ bn: z.string(), en: z.string() })),
})

export const previewHolidayImport = contract({
  method: 'POST',
  path: '/holidays/file',
  summary: 'Validate a CSV or XLSX file of holidays (part `file`) row by row without storing it',
  access: 'settings-setup:edit',
  multipart: { file: 'file' },
  response: z.strictObject({ list: z.array(readHoliday) }),
  problems: ['ANSWERS_INVALID', 'TOO_LARGE'],
})

export const importHolidays = contract({
  method: 'POST',
  path: '/holidays/import',
  summary: 'Store the holidays of a validated file; a day that exists gets the new names',
  access: 'settings-setup:edit',
  body: z.strictObject({ list: z.array(z.strictObject({ day: text(10), ...typedNames })).check(z.maxLength(500)) }),
  response: z.strictObject({ added: z.int(), changed: z.int() }),
  problems: ['ANSWERS_INVALID'],
  message: { bn: 'ছুটির তালিকা রাখা হয়েছে।', en: 'The holidays were stored.' },
})

const office = z.strictObject({
  officeId: z.int(),
  code: z.string(),
  type: z.enum(officeTypes),
  ...names,
  places: z.array(z.strictObject({ code: z.string(), ...names })),
  people: z.int(),
  closedAt: z.nullable(timestamp),
  revision: z.int(),
})
const officePath = { params: z.strictObject({ officeId: queryId }) }

export const listAllOffices = contract({
  method: 'GET',
  path: '/offices',
  summary: 'List all offices and missions with their jurisdictions, including closed ones',
  access: 'settings-setup:view',
  query: z.strictObject({ ...listQuery, type: z.optional(z.enum(officeTypes)) }),
  response: paginatedList(office),
})

const typedOffice = {
  code: text(100),
  type: z.enum(officeTypes),
  ...typedNames,
  places: z.array(text(20)).check(z.maxLength(64)),
}

export const createOffice = contract({
  method: 'POST',
  path: '/offices',
  summary: 'Create an office or a mission',
  access: 'settings-setup:create',
  body: z.strictObject(typedOffice),
  response: office,
  problems: ['ANSWERS_INVALID'],
  message: { bn: 'অফিসটি যুক্ত হয়েছে।', en: 'The office was added.' },
})

export const updateOffice = contract({
  method: 'PUT',
  path: '/offices/:officeId',
  summary: 'Update the names or the jurisdiction of an office; its type cannot change while it has staff',
  access: 'settings-setup:edit',
  ...officePath,
  body: z.strictObject({ ...typedOffice, revision: revisionSchema }),
  response: office,
  problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT'],
  message: { bn: 'অফিসের তথ্য রাখা হয়েছে।', en: 'The office was saved.' },
})

export const closeOffice = contract({
  method: 'POST',
  path: '/offices/:officeId/close',
  summary: 'Close an office that nothing refers to, or reopen it',
  access: 'settings-setup:edit',
  ...officePath,
  body: z.strictObject({ closedYn: yesNo, revision: revisionSchema }),
  response: office,
  problems: ['ANSWERS_INVALID', 'NOT_FOUND', 'VERSION_CONFLICT'],
  message: { bn: 'অফিসের অবস্থা বদলানো হয়েছে।', en: 'The office has been changed.' },
})

const charged = { currency: z.string(), fee: z.string(), premium: z.string() }
const fee = z.strictObject({ ...charged, validFrom: day })
const missionFee = z.strictObject({
  mission: z.string(),
  missionName: z.string(),
  missionNameBng: z.string(),
  current: z.nullable(fee),
  coming: z.array(fee),
  past: z.array(fee),
  revision: z.int(),
})

export const listMissionFees = contract({
  method: 'GET',
  path: '/mission-fees',
  summary: 'List the fees of each mission for membership and insurance: current, scheduled and past',
  access: 'settings-setup:view',
  response: z.strictObject({ list: z.array(missionFee), otherwise: z.strictObject(charged) }),
})

export const saveMissionFee = contract({
  method: 'POST',
  path: '/mission-fees',
  summary: 'Set the fees of a mission from a day; without a day, from today',
  access: 'settings-setup:edit',
  body: z.strictObject({
    mission: text(20),
    currency: text(10),
    fee: text(20),
    premium: text(20),
    validFrom: z.optional(z.nullable(text(10))),
    revision: revisionSchema,
  }),
  response: missionFee,
  problems: ['ANSWERS_INVALID', 'VERSION_CONFLICT'],
  message: { bn: 'ফি রাখা হয়েছে।', en: 'The fee was saved.' },
})

export const revokeMissionFee = contract({
  method: 'DELETE',
  path: '/mission-fees/:mission/:validFrom',
  summary: 'Cancel a scheduled fee',
  access: 'settings-setup:edit',
  params: z.strictObject({ mission: text(20), validFrom: text(10) }),
  query: seenInQuery,
  response: missionFee,
  problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
  message: { bn: 'আসন্ন ফি বাতিল হয়েছে।', en: 'The coming fee was taken back.' },
})
