import { tidyLine, tidyText } from '../content/tidy-text.ts'
import { issue, type Issue } from '../fields/issue.ts'
import { fill, type Bilingual } from '../language/bilingual.ts'
import { placesIn } from './places.ts'

/** The words of a message as they go over the wire: `…Bng` is the Bangla one. */
export type WrittenWords = { subject: string; subjectBng: string; text: string; textBng: string }
export const wordNames = ['subjectBng', 'textBng', 'subject', 'text'] as const

export const longestText = 500
export const longestSubject = 120

/** Plain text: one encoding, no hidden signs, and a subject of one line. */
export const tidyWords = (words: WrittenWords): WrittenWords => ({
  subject: tidyLine(words.subject),
  subjectBng: tidyLine(words.subjectBng),
  text: tidyText(words.text),
  textBng: tidyText(words.textBng),
})

const sentences = {
  unknown: { bn: '{place} এ বার্তায় বসে না। বসানো যায়: {places}', en: '{place} has no value in this message. It knows: {places}' },
  none: { bn: '{place} এ বার্তায় বসে না। এখানে কোনো ঘর নেই।', en: '{place} has no value in this message: it has no places.' },
  lacking: { bn: '{places} থাকতেই হবে: এটি ছাড়া বার্তাটি কাজে লাগবে না।', en: '{places} must stand in it: without it the message is of no use.' },
  stray: { bn: '{ বা } একা আছে। ঘরের নাম দুই বন্ধনীর মাঝে লিখুন, যেমন {ref}।', en: 'A { or } stands alone. Write a place between both, like {ref}.' },
  plainSubject: { bn: 'শিরোনামে {…} বসানো যায় না।', en: 'A subject has no places like {…}.' },
} satisfies Record<string, Bilingual> // prettier-ignore

type Known = { places: readonly string[]; needed: readonly string[] }

/** What stands between a text and its being sent, each at its box. The places are what the sender fills in, and nothing else. */
export const checkWords = (words: WrittenWords, known: Known): Issue[] => [
  ...checkSubject('subjectBng', words.subjectBng),
  ...checkText('textBng', words.textBng, known),
  ...checkSubject('subject', words.subject),
  ...checkText('text', words.text, known),
]

function checkSubject(path: string, subject: string): Issue[] {
  if (subject === '') return [issue(path, 'required')]
  if (subject.length > longestSubject) return [issue(path, 'too-long', longestSubject)]
  return /[{}]/.test(subject) ? [rule(path, sentences.plainSubject)] : []
}

function checkText(path: string, text: string, { places, needed }: Known): Issue[] {
  if (text === '') return [issue(path, 'required')]
  if (text.length > longestText) return [issue(path, 'too-long', longestText)]
  const used = placesIn(text)
  const unknown = used.filter((name) => !places.includes(name))
  const lacking = needed.filter((name) => !used.includes(name))
  if (unknown.length > 0)
    return [rule(path, fill(places.length > 0 ? sentences.unknown : sentences.none, { place: listed(unknown), places: listed(places) }))]
  if (/[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ''))) return [rule(path, sentences.stray)]
  return lacking.length > 0 ? [rule(path, fill(sentences.lacking, { places: listed(lacking) }))] : []
}

const rule = (path: string, message: Bilingual): Issue => ({ path, code: 'rule', message })
const listed = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
