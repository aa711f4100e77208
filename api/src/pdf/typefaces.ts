import type { Locale } from '@wewb/domain/language/bilingual'
import { readShapedFont, type ShapedFont } from './shaped-font.ts'

export type Weight = 'regular' | 'bold'
export type Face = { name: string; font: ShapedFont }
/** A part of a text that one font can draw. */
export type TextRun = { face: Face; text: string }

const styles: Record<Weight, string> = { regular: '400Regular', bold: '700Bold' }
const families: Record<Locale, { folder: string; file: string }> = {
  bn: { folder: 'noto-sans-bengali', file: 'NotoSansBengali' },
  en: { folder: 'noto-sans', file: 'NotoSans' },
}

const opened = new Map<string, Face>()
const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** Returns the fonts for a language, the preferred one first. */
export const facesFor = (weight: Weight, locale: Locale): [Face, Face] =>
  locale === 'bn' ? [openFace(weight, 'bn'), openFace(weight, 'en')] : [openFace(weight, 'en'), openFace(weight, 'bn')]

/** Splits a text into graphemes, with conjuncts whole: স্ত্রী is one. */
export const splitGraphemes = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment)

/** Assigns each grapheme to the first font that covers it; an uncovered one becomes the empty box of the first font. */
export function splitRuns(text: string, faces: [Face, Face]): TextRun[] {
  const [first] = faces
  if (first.font.covers(text)) return [{ face: first, text }]
  const runs: TextRun[] = []
  for (const letter of splitGraphemes(text)) {
    const face = faces.find(({ font }) => font.covers(letter)) ?? first
    const last = runs.at(-1)
    if (last?.face === face) last.text += letter
    else runs.push({ face, text: letter })
  }
  return runs
}

/** Caches fonts: opening one takes longer than drawing a page. */
function openFace(weight: Weight, script: Locale): Face {
  const { folder, file } = families[script]
  const name = `${file}_${styles[weight]}`
  const face = opened.get(name) ?? { name, font: readShapedFont(`${folder}/${styles[weight]}/${name}.ttf`, script) }
  opened.set(name, face)
  return face
}
