import { expect, it } from 'vitest'
import { validateComplaintLookup, normalizeComplaintLookup } from './complaint-lookup.ts'

it('reads ticket and mobile in any spelling', () => {
  expect(normalizeComplaintLookup({ ticketNo: ' gcr ২৬১১১৫-১২৩৪৫৬ ', mobile: '০১৭১২ ৩৪৫৬৭৮' })).toEqual({
    ticketNo: 'GCR261115123456',
    mobile: '+8801712345678',
  })
})
it('says what is missing, and what can be no ticket or no phone', () => {
  const codes = (ticketNo: string, mobile: string) =>
    validateComplaintLookup({ ticketNo, mobile }).map(({ path, code }) => `${path}:${code}`)
  expect(codes('', '')).toEqual(['ticketNo:required', 'mobile:required'])
  expect(codes('EDU-2026-000001', '12')).toEqual(['ticketNo:rule', 'mobile:not-a-phone'])
  expect(codes('GCR261115123456', '+971501234567')).toEqual([])
})
