import { expect, it } from 'vitest'
import { filterReports, groupReports } from './filter-reports.ts'

const files = { bn: 'নথি', en: 'Files' }
const money = { bn: 'টাকা', en: 'Money' }
const reports = [
  {
    code: 'M01',
    group: files,
    title: { bn: 'ডেস্কভিত্তিক অপেক্ষমাণ নথি', en: 'Pending files by desk and age' },
    about: { bn: 'কোথায় কত নথি পড়ে আছে?', en: 'Where do files lie?' },
  },
  {
    code: 'M07',
    group: money,
    title: { bn: 'পেমেন্ট ব্যাচ ও ফেরত', en: 'Payment batches and returns' },
    about: { bn: 'কোন টাকা ফেরত এসেছে?', en: 'Which money came back?' },
  },
  {
    code: 'M02',
    group: files,
    title: { bn: 'সময়সীমা অতিক্রান্ত নথি', en: 'SLA breaches' },
    about: { bn: 'কোন নথি দেরি হয়েছে?', en: 'Which files are late?' },
  },
]
const codes = (typed: string) => filterReports(reports, typed).map(({ code }) => code)

it('finds a report by code in either digits, by name and by question, in either language', () => {
  expect([codes(''), codes('m০৭'), codes('BATCHES'), codes('ফেরত'), codes('late files'), codes('নথি দেরি')]).toEqual([
    ['M01', 'M07', 'M02'],
    ['M07'],
    ['M07'],
    ['M07'],
    ['M02'],
    ['M02'],
  ])
  expect(codes('passport')).toEqual([])
})

it('groups reports under one heading', () => {
  expect(groupReports(reports).map(({ group, reports: own }) => [group.en, own.map(({ code }) => code)])).toEqual([
    ['Files', ['M01', 'M02']],
    ['Money', ['M07']],
  ])
})
