import { normalizeSingleLine, normalizeText } from '#language/normalize-text.ts'
import { issue, type Issue } from '#engine/fields/issue.ts'
import { interpolate, type Bilingual } from '#language/bilingual.ts'
import { placeholdersIn } from './placeholders.ts'

/** Texts of a message in the request format: `…Bng` is Bangla. */
export type MessageText = { subject: string; subjectBng: string; text: string; textBng: string }
export const messageTextFields = ['subjectBng', 'textBng', 'subject', 'text'] as const

export const MAX_TEXT_LENGTH = 500
export const MAX_SUBJECT_LENGTH = 120

/** Plain text in NFC without invisible characters; the subject on one line. */
export const normalizeMessageText = (text: MessageText): MessageText => ({
  subject: normalizeSingleLine(text.subject),
  subjectBng: normalizeSingleLine(text.subjectBng),
  text: normalizeText(text.text),
  textBng: normalizeText(text.textBng),
})

const sentences = {
  unknown: {
    bn: '{place} এ বার্তায় বসে না। বসানো যায়: {places}',
    en: '{place} has no value in this message. It knows: {places}',
  },
  none: {
    bn: '{place} এ বার্তায় বসে না। এখানে কোনো ঘর নেই।',
    en: '{place} has no value in this message: it has no places.',
  },
  lacking: {
    bn: '{places} থাকতেই হবে: এটি ছাড়া বার্তাটি কাজে লাগবে না।',
    en: '{places} must stand in it: without it the message is of no use.',
  },
  stray: {
    bn: '{ বা } একা আছে। ঘরের নাম দুই বন্ধনীর মাঝে লিখুন, যেমন {ref}।',
    en: 'A { or } stands alone. Write a place between both, like {ref}.',
  },
  plainSubject: { bn: 'শিরোনামে {…} বসানো যায় না।', en: 'A subject has no places like {…}.' },
} satisfies Record<string, Bilingual>

type PlaceholderRules = { allowed: readonly string[]; required: readonly string[] }

/** Validates the texts of a message. Only placeholders that the sender fills in are allowed. */
export const validateMessageText = (text: MessageText, placeholders: PlaceholderRules): Issue[] => [
  ...checkSubject('subjectBng', text.subjectBng),
  ...checkText('textBng', text.textBng, placeholders),
  ...checkSubject('subject', text.subject),
  ...checkText('text', text.text, placeholders),
]

function checkSubject(path: string, subject: string): Issue[] {
  if (subject === '') return [issue(path, 'required')]
  if (subject.length > MAX_SUBJECT_LENGTH) return [issue(path, 'too-long', MAX_SUBJECT_LENGTH)]
  return /[{}]/.test(subject) ? [rule(path, sentences.plainSubject)] : []
}

function checkText(path: string, text: string, { allowed, required }: PlaceholderRules): Issue[] {
  if (text === '') return [issue(path, 'required')]
  if (text.length > MAX_TEXT_LENGTH) return [issue(path, 'too-long', MAX_TEXT_LENGTH)]
  const used = placeholdersIn(text)
  const unknown = used.filter((name) => !allowed.includes(name))
  const lacking = required.filter((name) => !used.includes(name))
  if (unknown.length > 0)
    return [
      rule(
        path,
        interpolate(allowed.length > 0 ? sentences.unknown : sentences.none, {
          place: listed(unknown),
          places: listed(allowed),
        }),
      ),
    ]
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))) return [rule(path, sentences.stray)]
  return lacking.length > 0 ? [rule(path, interpolate(sentences.lacking, { places: listed(lacking) }))] : []
}

const rule = (path: string, message: Bilingual): Issue => ({ path, code: 'rule', message })
const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
