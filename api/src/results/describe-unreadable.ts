import type { Issue } from '../../../domain/src/fields/issue.ts'
import type { UnreadableFile } from '../registry/unreadable-file.ts'

/** Why the file as a whole cannot be taken. */
export function describeUnreadable(why: UnreadableFile['why'] | 'no-rows'): Issue {
  return { path: 'file', code: 'wrong-file', message: sentenceOf(why) }
}

function sentenceOf(why: UnreadableFile['why'] | 'no-rows') {
  if (why === 'no-rows') return { bn: 'ফাইলে কোনো সারি নেই, শুধু ঘরের নাম আছে।', en: 'The file has no rows, only the names of the columns.' }
  if (why === 'too-large') return { bn: 'ফাইলে সর্বোচ্চ ২,০০,০০০ সারি থাকতে পারে।', en: 'A file may have at most 200,000 rows.' }
  if (why === 'not-a-sheet')
    return {
      bn: 'ফাইলটি পড়া যায়নি। এক্সেল (XLSX) বা সিএসভি (CSV) ফাইল দিন, প্রথম সারিতে ঘরের নাম থাকবে।',
      en: 'The file could not be read. Choose a CSV or XLSX file with the column names in its first row.',
    }
  return {
    bn: `প্রথম সারিতে এই ঘরগুলো নেই: ${why.missing.map(({ bn }) => bn).join(', ')}।`,
    en: `The first row lacks these columns: ${why.missing.map(({ en }) => en).join(', ')}.`,
  }
}
