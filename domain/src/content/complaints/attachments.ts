import { isAnswers, type Answers } from '#engine/conditions/evaluate-condition.ts'
import type { FileField } from '#engine/fields/file.ts'
import type { ListField } from '#engine/fields/nested.ts'

export const MAX_ATTACHMENTS = 5

const file: FileField = {
  kind: 'file',
  id: 'file',
  accepts: ['jpg', 'png', 'pdf'],
  largestKb: 2048,
  label: { bn: 'সংযুক্তি', en: 'Attachment' },
  hint: { bn: 'ছবি (জেপিজি, পিএনজি) বা পিডিএফ, সর্বোচ্চ ২ এমবি', en: 'A picture (JPG, PNG) or PDF, at most 2 MB' },
}

/** Attachments of a complaint, or of a reply to a question; each file has its own name. */
export const attachmentsField: ListField & { fields: [FileField, ...ListField['fields']] } = {
  kind: 'list',
  id: 'attachments',
  most: MAX_ATTACHMENTS,
  optional: true,
  label: { bn: 'সংযুক্তি', en: 'Attachment' },
  hint: {
    bn: 'রসিদ, চিঠি বা ছবি থাকলে দিন। সর্বোচ্চ ৫টি।',
    en: 'A receipt, letter or picture, if you have one. At most 5.',
  },
  fields: [
    file,
    {
      kind: 'text',
      id: 'name',
      longest: 100,
      label: { bn: 'সংযুক্তির নাম', en: 'Name of attachment' },
      hint: { bn: 'যেমন: টাকা দেওয়ার রসিদ', en: 'For example: receipt of the payment' },
    },
  ],
}

export type NamedFile = { name: string; file: string }

/** Rows that have a file, in their order. `file` is the number of the multipart part with its bytes. */
export const namedFilesOf = (answers: Answers): NamedFile[] =>
  (Array.isArray(answers.attachments) ? answers.attachments : []).flatMap((row: unknown) => {
    if (!isAnswers(row) || !Array.isArray(row.file)) return []
    const name = typeof row.name === 'string' ? row.name : ''
    return row.file.map((id) => ({ name, file: String(id) }))
  })
