import { parseMobile } from '@wewb/domain/engine/fields/formats'
import { parseMoney } from '@wewb/domain/engine/fields/money'
import { textFormats } from '@wewb/domain/engine/fields/text-formats'
import type { Bilingual } from '@wewb/domain/language/bilingual'
import type { EarlierStatus } from '@wewb/domain/casework/earlier-contracts'
import { keyOf } from './row-key.ts'
import { listAllEntries } from '#administration/lists/queries.ts'
import type { Database } from '#db/database.ts'
import type { ImportColumn, ImportSheet, ParsedRow } from '#registers/imports/import-sheets.ts'
import {
  entryParser,
  integerParser,
  parseDate,
  parseDocumentNumber,
  parsePassport,
  parseText,
} from '#registers/imports/parse-values.ts'
import { loadClaimReader, type ClaimReader } from './claim-columns.ts'
import { listLatestDefinitions } from '#services/definitions/queries.ts'

const firstYear = 1990

const statusNames: readonly (readonly [string, EarlierStatus])[] = [
  ...['PAID', 'পরিশোধিত', 'টাকা দেওয়া হয়েছে'].map((name) => [name, 'PAID'] as const),
  ...['APPROVED', 'GRANTED', 'মঞ্জুর', 'মঞ্জুর হয়েছে', 'অনুমোদিত'].map((name) => [name, 'APPROVED'] as const),
  ...['REJECTED', 'NOT APPROVED', 'REFUSED', 'মঞ্জুর হয়নি', 'নামঞ্জুর'].map((name) => [name, 'REJECTED'] as const),
]

const optional = (column: Omit<ImportColumn, 'isOptional'>): ImportColumn => ({ ...column, isOptional: true })

/** The columns of a sheet of applications from before the portal, with the services and districts of today. */
export async function loadEarlierSheet(db: Database, today: string): Promise<ImportSheet & Pick<ClaimReader, 'read'>> {
  const services = (await listLatestDefinitions(db)).map(({ definition }) => definition)
  const districts = await listAllEntries(db, ['district'])
  const claims = await loadClaimReader(db, services)
  const columns: ImportColumn[] = [
    {
      id: 'oldNo',
      label: { bn: 'পুরোনো নম্বর', en: 'Old number' },
      aliases: ['application_no', 'applicationNo', 'আবেদন নম্বর', 'number', 'no', 'নম্বর'],
      parse: parseDocumentNumber,
      errorMessage: {
        bn: 'ইংরেজি অক্ষর ও সংখ্যায় লিখুন, সর্বোচ্চ ৫০টি।',
        en: 'Write at most 50 English letters and digits.',
      },
      example: '49.04.0000.101-2019/17',
    },
    {
      id: 'service',
      label: { bn: 'সেবা', en: 'Service' },
      aliases: ['service_name', 'সেবার নাম'],
      parse: entryParser(
        new Map(services.flatMap(({ id, title }) => [id, title.bn, title.en].map((name) => [name, id] as const))),
      ),
      errorMessage: {
        bn: 'পোর্টালে এই নামের কোনো সেবা নেই।',
        en: 'The portal has no service of this name.',
      },
      example: 'fa-medical-assistance',
    },
    {
      id: 'name',
      label: { bn: 'নাম', en: 'Name' },
      aliases: ['applicant', 'applicant_name', 'আবেদনকারী', 'আবেদনকারীর নাম'],
      parse: parseText,
      errorMessage: { bn: 'সর্বোচ্চ ২৫৫ অক্ষরে নাম লিখুন।', en: 'Write the name with at most 255 letters.' },
      example: 'ABDUL KARIM',
    },
    optional({
      id: 'nid',
      label: { bn: 'জাতীয় পরিচয়পত্র', en: 'National ID' },
      aliases: ['nid_no', 'এনআইডি', 'জাতীয় পরিচয়পত্র নম্বর'],
      parse: textFormats.nid.parse,
      errorMessage: {
        bn: 'জাতীয় পরিচয়পত্র নম্বরে ১০, ১৩ বা ১৭টি সংখ্যা থাকে।',
        en: 'A national ID has 10, 13 or 17 digits.',
      },
      example: '1234567890',
    }),
    optional({
      id: 'passport',
      label: { bn: 'পাসপোর্ট নম্বর', en: 'Passport number' },
      aliases: ['passport', 'passport_no', 'পাসপোর্ট'],
      parse: parsePassport,
      errorMessage: {
        bn: 'পাসপোর্ট নম্বরে ১ বা ২টি ইংরেজি অক্ষরের পর ৭ বা ৮টি সংখ্যা থাকে।',
        en: 'A passport number has 1 or 2 letters and then 7 or 8 digits.',
      },
      example: 'A01234567',
    }),
    optional({
      id: 'mobile',
      label: { bn: 'মোবাইল নম্বর', en: 'Mobile number' },
      aliases: ['mobile', 'phone', 'মোবাইল', 'ফোন'],
      parse: parseMobile,
      errorMessage: {
        bn: 'মোবাইল নম্বরে ০১ দিয়ে শুরু ১১টি সংখ্যা থাকে।',
        en: 'A mobile number has 11 digits and begins with 01.',
      },
      example: '01712345678',
    }),
    optional({
      id: 'district',
      label: { bn: 'জেলা', en: 'District' },
      aliases: ['zila'],
      parse: entryParser(
        new Map(
          districts.flatMap(({ code, name, name_bng }) => [code, name, name_bng].map((text) => [text, code] as const)),
        ),
      ),
      errorMessage: { bn: 'এই নামের কোনো জেলা নেই।', en: 'There is no district of this name.' },
      example: 'Tangail',
    }),
    {
      id: 'year',
      label: { bn: 'সন', en: 'Year' },
      aliases: ['বছর', 'application_year'],
      parse: integerParser(firstYear, Number(today.slice(0, 4))),
      errorMessage: { bn: '১৯৯০ থেকে এ বছর পর্যন্ত একটি সন লিখুন।', en: 'Write a year from 1990 to this year.' },
      example: '2019',
    },
    optional({
      id: 'amount',
      label: { bn: 'টাকা', en: 'Amount' },
      aliases: ['amount_bdt', 'bdt', 'পরিমাণ', 'টাকার পরিমাণ'],
      parse: parseMoney,
      errorMessage: { bn: 'টাকা শুধু সংখ্যায় লিখুন, যেমন ৫০০০০।', en: 'Write the amount in digits, such as 50000.' },
      example: '50000',
    }),
    {
      id: 'status',
      label: { bn: 'অবস্থা', en: 'Status' },
      aliases: ['state', 'result', 'ফল'],
      parse: entryParser(new Map(statusNames)),
      errorMessage: {
        bn: '“টাকা দেওয়া হয়েছে”, “মঞ্জুর” বা “মঞ্জুর হয়নি” লিখুন।',
        en: 'Write PAID, APPROVED or REJECTED.',
      },
      example: 'PAID',
    },
    optional({
      id: 'decidedOn',
      label: { bn: 'সিদ্ধান্তের তারিখ', en: 'Date of decision' },
      aliases: ['decision_date', 'decided', 'তারিখ', 'date'],
      parse: parseDate,
      errorMessage: { bn: 'তারিখটি এভাবে লিখুন: ০৫-০৫-২০১৯', en: 'Write the date like this: 05-05-2019.' },
      example: '05-05-2019',
    }),
    ...claims.columns,
  ]
  const labels = new Map(columns.map(({ id, label }) => [id, label]))
  const labelOf = (column: string) => labels.get(column) ?? { bn: column, en: column }
  return {
    columns,
    keyColumn: 'oldNo',
    keyOf,
    validateRow: (row) => [...validateRow(row, today), ...claims.validate(row, labelOf, today)],
    read: claims.read,
  }
}

const messages = {
  unknownPerson: {
    bn: 'জাতীয় পরিচয়পত্র, পাসপোর্ট বা মোবাইল নম্বরের অন্তত একটি দিন।',
    en: 'Give at least one of national ID, passport and mobile number.',
  },
  needsAmount: { bn: 'টাকা দেওয়া হয়ে থাকলে পরিমাণ লিখুন।', en: 'Write the amount that was paid.' },
  needsDay: { bn: 'মঞ্জুর হয়ে থাকলে সিদ্ধান্তের তারিখ লিখুন।', en: 'Write the date on which it was approved.' },
  future: { bn: 'সিদ্ধান্তের তারিখ আজকের পরে হতে পারে না।', en: 'The date of decision cannot be in the future.' },
  beforeYear: { bn: 'সিদ্ধান্তের তারিখ আবেদনের সনের আগে।', en: 'The date of decision is before the year.' },
} satisfies Record<string, Bilingual>

function validateRow({ nid, passport, mobile, amount, status, decidedOn, year }: ParsedRow, today: string) {
  const faults: { column: string; message: Bilingual }[] = []
  if (!nid && !passport && !mobile) faults.push({ column: 'nid', message: messages.unknownPerson })
  if (status === 'PAID' && !(Number(amount) > 0)) faults.push({ column: 'amount', message: messages.needsAmount })
  if (status !== 'REJECTED' && !decidedOn) faults.push({ column: 'decidedOn', message: messages.needsDay })
  const day = String(decidedOn ?? '')
  if (day > today) faults.push({ column: 'decidedOn', message: messages.future })
  if (day !== '' && day.slice(0, 4) < String(year)) faults.push({ column: 'decidedOn', message: messages.beforeYear })
  return faults
}
