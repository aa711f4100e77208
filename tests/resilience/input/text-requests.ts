import { roleSeeds } from '@wewb/domain/access/roles'
import { sscCircular } from '@wewb/domain/services/definitions/edu-allowance/example'

/** Returns the next payload, or the valid text if the portal rejected a payload at this path. */
export type TextWriter = (path: string, original: string) => string

/** A request that stores typed texts. */
export type TextRequest = {
  who: string
  method: 'POST' | 'PUT'
  path: string
  body(write: TextWriter): object
  /** Name of the multipart part that holds the JSON. */
  part?: string
  /** Path of the response that returns the required revision. */
  seenAt?: string
}

/** Role ids of a new portal follow the order of the seeds. */
const sectionOfficer = roleSeeds.findIndex(({ code }) => code === 'SECTION_OFFICER') + 1

const notice = {
  noticeId: null,
  publishFrom: '2025-10-13T00:00:00+06:00',
  publishUntil: null,
  orderNo: 1,
  activeYn: 'Y',
}
const news = {
  portalNewsHighlightId: null,
  publishFrom: '2025-10-13T00:00:00+06:00',
  publishUntil: null,
  orderNo: 1,
  publishedYn: 'Y',
}
const titles = (write: TextWriter) => ({
  title: write('title', 'Stipend'),
  titleBng: write('titleBng', 'শিক্ষাবৃত্তি'),
  details: write('details', 'Apply now'),
  detailsBng: write('detailsBng', 'আবেদন করুন'),
})
/** Unique names. */
const both = (write: TextWriter, name: string, nameBng: string, n: number) => ({
  [name]: write(name, `Amena Begum ${'abcdefghijkl'[n % 12]}`),
  [nameBng]: write(nameBng, `আমেনা বেগম ${'কখগঘঙচছজঝঞটঠ'[n % 12]}`),
})

/** Requests for texts that people, editors and officers type. `n` makes unique keys. */
export const createTextRequests = (n: number): TextRequest[] => [
  {
    who: 'editor@demo.wewb',
    method: 'POST',
    path: '/portal-notice',
    part: 'notice',
    body: (write) => ({ ...notice, ...titles(write), noticeNumber: `${write('noticeNumber', 'No')} ${n}` }),
  },
  {
    who: 'editor@demo.wewb',
    method: 'POST',
    path: '/portal-news-highlight',
    body: (write) => ({ ...news, ...titles(write) }),
  },
  {
    who: 'admin@demo.wewb',
    method: 'POST',
    path: '/offices',
    body: (write) => ({ code: `P${n}`, type: 'HQ', ...both(write, 'name', 'nameBng', n), places: [] }),
  },
  {
    who: 'admin@demo.wewb',
    method: 'POST',
    path: '/holidays',
    body: (write) => ({
      day: `2027-03-${String(1 + (n % 28)).padStart(2, '0')}`,
      ...both(write, 'name', 'nameBng', n),
    }),
  },
  {
    who: 'admin@demo.wewb',
    method: 'POST',
    path: '/lookup-lists/airport',
    body: (write) => ({ code: `ZZ${n}`, ...both(write, 'name', 'nameBng', n), parents: [], position: 9 }),
  },
  {
    who: 'admin@demo.wewb',
    method: 'POST',
    path: '/roles',
    body: (write) => ({ ...both(write, 'roleName', 'roleNameBng', n), userType: 'STAFF_HQ' }),
  },
  {
    who: 'admin@demo.wewb',
    method: 'POST',
    path: '/users',
    body: (write) => ({
      ...both(write, 'full_name', 'full_name_bng', n),
      login_id: `textuser${n}@example.com`,
      userType: 'STAFF_HQ',
      officeId: 1,
      roleIds: [sectionOfficer],
    }),
  },
  {
    who: 'ad.welfare@demo.wewb',
    method: 'POST',
    path: '/cheque-books',
    body: (write) => ({
      airport: 'DAC',
      bank: write('bank', 'Sonali Bank'),
      firstNo: String(3000001 + n * 100),
      lastNo: String(3000050 + n * 100),
    }),
  },
  {
    who: '01700000002',
    method: 'PUT',
    path: '/profile',
    body: (write) => ({ ...both(write, 'fullNameEn', 'fullNameBn', n), language: 'bn' }),
  },
  {
    who: 'so.two@demo.wewb',
    method: 'PUT',
    path: '/profile',
    body: (write) => ({ ...both(write, 'fullNameEn', 'fullNameBn', n), language: 'en' }),
  },
  {
    who: 'admin@demo.wewb',
    method: 'POST',
    path: '/broadcasts',
    body: (write) => ({
      subject: write('subject', 'News'),
      subjectBng: write('subjectBng', 'খবর'),
      text: write('text', 'Come to us'),
      textBng: write('textBng', 'আসুন আমাদের কাছে'),
      audience: { kind: 'everyone' },
    }),
  },
  {
    who: 'dir.welfare@demo.wewb',
    method: 'POST',
    path: '/reports/filters',
    body: (write) => ({
      screen: 'general-report',
      code: 'G03',
      name: write('name', 'My filter'),
      query: {},
      defaultYn: 'N',
    }),
  },
  {
    who: 'so.edu@demo.wewb',
    method: 'POST',
    path: '/setups/scholarship',
    body: (write) => ({
      circular: {
        ...sscCircular,
        ...both(write, 'title', 'titleBng', n),
        startDate: '2026-01-01',
        endDate: '2099-12-31',
      },
    }),
  },
  {
    who: 'callcentre@demo.wewb',
    method: 'POST',
    path: '/calls',
    body: (write) => ({ search: '01700000001', reason: 'OTHER', note: write('note', 'Asked about it') }),
  },
  {
    who: '01700000003',
    method: 'PUT',
    path: '/family-profile/steps/me',
    seenAt: '/family-profile',
    body: (write) => ({
      answers: {
        nameEn: write('nameEn', 'SALMA'),
        nameBn: write('nameBn', 'সালমা'),
        fatherName: write('fatherName', 'KARIM'),
      },
    }),
  },
]
