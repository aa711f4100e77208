import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { readShapedFont, type ShapedFont } from './shaped-font.ts'

export type Weight = 'regular' | 'bold'
export type Face = { name: string; font: ShapedFont }
/** A stretch of text that one font can draw. */
export type Run = { face: Face; text: string }

const styles: Record<Weight, string> = { regular: '400Regular', bold: '700Bold' }
const families: Record<Locale, { folder: string; file: string }> = {
  bn: { folder: 'noto-sans-bengali', file: 'NotoSansBengali' },
  en: { folder: 'noto-sans', file: 'NotoSans' },
}

const opened = new Map<string, Face>()
const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** The fonts for a reader's language, the one to try first in front. */
export const facesFor = (weight: Weight, locale: Locale): [Face, Face] =>
  locale === 'bn' ? [openFace(weight, 'bn'), openFace(weight, 'en')] : [openFace(weight, 'en'), openFace(weight, 'bn')]

/** What a reader takes for one letter, conjuncts whole: স্ত্রী is one. */
export const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment)

/** Each letter goes to the first font that has all of it; one that no font has becomes the first font's empty box. */
export function splitRuns(text: string, faces: [Face, Face]): Run[] {
  const [first] = faces
  if (first.font.covers(text)) return [{ face: first, text }]
  const runs: Run[] = []
  for (const letter of lettersOf(text)) {
    const face = faces.find(({ font }) => font.covers(letter)) ?? first
    const last = runs.at(-1)
    if (last?.face === face) last.text += letter
    else runs.push({ face, text: letter })
  }
  return runs
}

/** Read from the disk once: a font takes longer to open than a page to draw. */
function openFace(weight: Weight, script: Locale): Face {
  const { folder, file } = families[script]
  const name = `${file}_${styles[weight]}`
  const face = opened.get(name) ?? { name, font: readShapedFont(`${folder}/${styles[weight]}/${name}.ttf`, script) }
  opened.set(name, face)
  return face
}
