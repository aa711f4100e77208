import { expect, it } from 'vitest'
import { toComplaintFormData } from './complaint-form-data.ts'

const jsonIn = (form: FormData, part: string): unknown => JSON.parse(form.get(part) as string)

it('sends files in the order of their rows, named by number, without empty rows', () => {
  const files = new Map([
    ['b', new File(['b'], 'b.pdf')],
    ['a', new File(['a'], 'a.jpg')],
  ])
  const attachments = [
    { name: 'Letter', file: ['a'] },
    { name: 'Lost', file: ['gone'] },
    { name: 'Receipt', file: ['b'] },
  ]
  const form = toComplaintFormData('complaint', { subject: 'Delay', attachments }, (id) => files.get(id))
  expect(jsonIn(form, 'complaint')).toEqual({
    subject: 'Delay',
    attachments: [
      { name: 'Letter', file: ['0'] },
      { name: 'Receipt', file: ['1'] },
    ],
  })
  expect(form.getAll('attachments').map((file) => (file as File).name)).toEqual(['a.jpg', 'b.pdf'])
})
it('sends no list without attachments', () => {
  expect(
    jsonIn(
      toComplaintFormData('reply', { answer: 'yes' }, () => undefined),
      'reply',
    ),
  ).toEqual({ answer: 'yes' })
})
