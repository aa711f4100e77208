import * as z from 'zod/mini'
import { contract, noData } from '#http/contract.ts'

const bothLanguages = z.strictObject({ bn: z.string(), en: z.string() })
const nullableText = z.nullable(z.string())

const importRow = z.strictObject({
  row: z.int(),
  full_name: z.string(),
  full_name_bng: nullableText,
  login_id: z.string(),
  userType: z.string(),
  office: z.nullable(bothLanguages),
  roles: z.array(bothLanguages),
})

export const stageUserImport = contract({
  method: 'POST',
  path: '/users/imports',
  summary: 'Preview an import of users from a CSV or XLSX file (part `file`); nothing is stored before confirmation',
  access: 'users:create',
  multipart: { file: 'file' },
  response: z.strictObject({
    importId: z.string(),
    rows: z.array(importRow),
    errors: z.array(z.strictObject({ row: z.int(), column: z.string(), label: bothLanguages, message: bothLanguages })),
    refused: z.int(),
  }),
  problems: ['ANSWERS_INVALID', 'TOO_LARGE'],
})

export const confirmUserImport = contract({
  method: 'POST',
  path: '/users/imports/:importId/confirm',
  summary: 'Create the accounts of a previewed import in one transaction and invite the users by SMS or e-mail',
  access: 'users:create',
  params: z.strictObject({ importId: z.uuid() }),
  response: z.strictObject({
    made: z.array(
      z.strictObject({ id: z.int(), full_name: z.string(), full_name_bng: nullableText, sentTo: z.string() }),
    ),
  }),
  problems: ['NOT_FOUND', 'MOVE_NOT_OPEN', 'ALREADY_EXISTS'],
  message: { bn: 'ব্যবহারকারীদের যোগ করা হয়েছে।', en: 'The users have been added.' },
})

export const getUserTemplate = contract({
  method: 'GET',
  path: '/users/imports/template',
  summary: 'Download a CSV template with the column names and one example row',
  access: 'users:create',
  response: noData,
  returnsFile: true,
})
