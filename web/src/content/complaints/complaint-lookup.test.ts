import { expect, it } from 'vitest'
import { validateComplaintLookup, normalizeComplaintLookup } from './complaint-lookup.ts'

it('parses ticket and mobile in any notation', () => {
  expect(normalizeComplaintLookup({ ticketNo: ' gcr ২৬১১১৫-১২৩৪৫৬ ', mobile: '০১৭১২ ৩৪৫৬৭৮' })).toEqual({
    ticketNo: 'GCR261115123456',
    mobile: '+8801712345678',
  })
})
it('reports missing and invalid tickets and phones', () => {
  const codes = (ticketNo: string, mobile: string) =>
    validateComplaintLookup({ ticketNo, mobile }).map(({ path, code }) => `${path}:${code}`)
  expect(codes('', '')).toEqual(['ticketNo:required', 'mobile:required'])
  expect(codes('EDU-2026-000001', '12')).toEqual(['ticketNo:rule', 'mobile:not-a-phone'])
  expect(codes('GCR261115123456', '+971501234567')).toEqual([])
})
