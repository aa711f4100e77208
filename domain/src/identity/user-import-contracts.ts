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
  summary:
    'Reads a CSV or XLSX file (part `file`) and says which users it would make; ' +
    'nothing is written before it is confirmed',
  access: 'users:create',
  multipart: true,
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
  summary: 'Makes the accounts of a file that was read, all or none, and invites everybody by SMS or e-mail',
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
  summary: 'A CSV file to fill in: the column names and one example row',
  access: 'users:create',
  response: noData,
  returnsFile: true,
})
