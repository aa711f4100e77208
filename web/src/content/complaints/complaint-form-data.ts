import type { Answers } from '@wewb/domain/engine/conditions/evaluate-condition'
import { namedFilesOf } from '@wewb/domain/content/complaints/attachments'

/** Builds the form data: the answers as one JSON part, then the files in the order in which the answers name them. */
export function toComplaintFormData(
  part: string,
  answers: Answers,
  fileOf: (id: string) => File | undefined,
): FormData {
  const rows = namedFilesOf(answers).flatMap(({ name, file }) => {
    const found = fileOf(file)
    return found ? [{ name, file: found }] : []
  })
  const { attachments: _rows, ...otherAnswers } = answers
  const numbered =
    rows.length > 0
      ? { ...otherAnswers, attachments: rows.map(({ name }, index) => ({ name, file: [String(index)] })) }
      : otherAnswers
  const form = new FormData()
  form.append(part, JSON.stringify(numbered))
  for (const { file } of rows) form.append('attachments', file, file.name)
  return form
}
