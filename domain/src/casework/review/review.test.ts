import { describe, expect, it } from 'vitest'
import { eduAllowance } from '#services/definitions/edu-allowance/definition.ts'
import { eduAllowanceAnswers } from '#services/definitions/edu-allowance/example.ts'
import { documentTitle } from './document-title.ts'
import { requiredDocumentsOf, reviewGaps } from './review.ts'

const page = (id: string, path: string) => ({ id, path, file_name: `${id}.jpg` })

describe('the title of a document', () => {
  it('is the label of its question, with the page where there are several', () => {
    const all = [page('a', 'transcript'), page('b', 'transcript'), page('c', 'photo')]
    expect(documentTitle(eduAllowance, page('b', 'transcript'), all)).toEqual({
      bn: 'নম্বরপত্র/ট্রান্সক্রিপ্ট, পাতা ২',
      en: 'Mark sheet / transcript, page 2',
    })
    expect(documentTitle(eduAllowance, page('c', 'photo'), all).en).toBe("Student's photo")
  })

  it('names the row of a list', () => {
    const photo = { kind: 'file', id: 'photo', label: { bn: 'ছবি', en: 'Photo' }, accepts: ['image/jpeg'] }
    const heirs = { kind: 'list', id: 'heirs', label: { bn: 'ওয়ারিশ', en: 'Heir' }, fields: [photo] }
    const definition = { ...eduAllowance, steps: [{ id: 's', title: heirs.label, fields: [heirs as never] }] }
    expect(documentTitle(definition, page('a', 'heirs.2.photo'), [])).toEqual({
      bn: 'ওয়ারিশ ৩: ছবি',
      en: 'Heir 3: Photo',
    })
  })

  it('is the name of the file where no question belongs to it', () => {
    expect(documentTitle(eduAllowance, page('a', 'acknowledgement.1'), []).bn).toBe('a.jpg')
  })
})

describe('what a bulk action asks for', () => {
  const nothing = { isOpened: false, openedDocuments: new Set<string>(), hasCheckList: false }

  it('is the application itself first', () => {
    expect(reviewGaps(nothing, ['a']).map(({ en }) => en)).toEqual([
      'You have not opened this application since it came to this desk. Open it first.',
    ])
  })

  it('is each required document and the check-list, and nothing when all is done', () => {
    const opened = { ...nothing, isOpened: true, openedDocuments: new Set(['a', 'other']) }
    expect(reviewGaps(opened, ['a', 'b', 'c']).map(({ en }) => en.split('.')[0])).toEqual([
      'Documents you have not opened: 2',
      'You have not answered the check-list of this application',
    ])
    expect(reviewGaps({ ...opened, hasCheckList: true }, ['a'])).toEqual([])
  })

  it('is every page of the documents that must be given, and none of the optional ones', () => {
    const answers = { ...eduAllowanceAnswers, transcript: ['t1', 't2'], photo: ['p'] }
    const required = requiredDocumentsOf(eduAllowance, answers, { facts: {} })
    expect(required).toEqual(expect.arrayContaining(['t1', 't2', 'p']))
    const optional = eduAllowance.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) => (field.id === 'photo' ? { ...field, optional: true as const } : field)),
    }))
    expect(requiredDocumentsOf({ steps: optional }, answers, { facts: {} })).not.toContain('p')
  })
})
