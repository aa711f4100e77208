import { getOwn } from '#collections/get-own.ts'
import type { Bilingual } from '#language/bilingual.ts'

/** Notes for staff and applicants when another office than the usual one has an application. */
export const holderNotes = {
  noOffice: {
    bn: '{place}-এর জন্য এই কাজের অফিস এখন নেই; প্রধান কার্যালয় আবেদনটি দেখছে।',
    en: 'No office serves {place}; head office handles it.',
  },
  noCentre: {
    bn: '{place}-এর জন্য ওয়েলফেয়ার সেন্টার এখন নেই; প্রধান কার্যালয় আবেদনটি দেখছে।',
    en: 'No welfare centre serves {place}; head office handles it.',
  },
  noStaff: {
    bn: '{place}-এর অফিসে এখন এই কাজের কর্মকর্তা নেই; প্রধান কার্যালয় আবেদনটি দেখছে।',
    en: 'The office that serves {place} has no officer for this; head office handles it.',
  },
  noPlace: {
    bn: 'আবেদনে জায়গার নাম নেই; প্রধান কার্যালয় আবেদনটি দেখছে।',
    en: 'The application names no place; head office handles it.',
  },
  givenToHeadOffice: {
    bn: 'প্রধান কার্যালয় আবেদনটির দায়িত্ব নিয়েছে।',
    en: 'Head office has taken over this application.',
  },
  noHearer: {
    bn: 'এই আপিল শোনার মতো কর্মকর্তা এখন নেই; প্রধান কার্যালয় একজনকে ঠিক করবে।',
    en: 'Nobody may hear this appeal at present; head office will name somebody.',
  },
  givenToOffice: { bn: 'আবেদনটি এখন এই অফিসের কাছে: {office}।', en: '{office} now handles this application.' },
} as const satisfies Record<string, Bilingual>

/** The act of an officer who gave an application to another office, without the names of the offices. */
export const reassignTitle: Bilingual = { bn: 'অন্য অফিসকে দেওয়া হয়েছে', en: 'Given to another office' }

/** Entries of the history that are not moves of a workflow: the desk stays the same, and the office changes. */
const holderActs: Record<string, Bilingual> = {
  'holder-changed': { bn: 'আবেদনটি এখন এই অফিসের কাছে: {holder}', en: 'Now with {holder}' },
  reassign: { bn: 'অফিস বদল: {from} থেকে {holder}', en: 'Given by {from} to {holder}' },
}

/** The label of a line of the history that is no move of a workflow, with `{from}` and `{holder}`. */
export const holderActOf = (move: string): Bilingual | undefined => getOwn(holderActs, move)
