import * as HarfBuzz from 'harfbuzzjs'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

type Glyph = { id: number; advanceWidth: number; codePoints: number[] }
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
type Layout = { glyphs: Glyph[]; positions: Position[]; advanceWidth: number }

/** A font that pdfkit can embed, and that HarfBuzz shapes: pdfkit alone sets Bangla letter by letter. */
export type ShapedFont = { layout(text: string): Layout; covers(text: string): boolean }

// fontkit ships no types; pdfkit takes the subset and the metrics from its object.
const fontkit = createRequire(import.meta.url)('fontkit') as { create(bytes: Buffer): object }

// HarfBuzz frees its memory only on garbage collection, so one buffer serves every word.
const buffer = new HarfBuzz.Buffer()

/** A style of a Google font, such as `noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf`. */
export function readShapedFont(file: string, language: string): ShapedFont {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`)))
  const face = new HarfBuzz.Face(new HarfBuzz.Blob(bytes), 0)
  const font = new HarfBuzz.Font(face)
  const codePoints = new Set(face.collectUnicodes())
  return Object.assign(fontkit.create(bytes), {
    layout: (text: string) => shape(font, text, language),
    covers: (text: string) => codePointsOf(text).every((codePoint) => codePoints.has(codePoint)),
  })
}

/** Creates new objects on every call, because pdfkit scales the positions in place. */
function shape(font: HarfBuzz.Font, text: string, language: string): Layout {
  buffer.reset()
  buffer.addText(text)
  buffer.setLanguage(language)
  // Removes joiners, which shape their neighbours but have no glyph; otherwise they become zero-width spaces.
  buffer.setFlags(HarfBuzz.BufferFlag.REMOVE_DEFAULT_IGNORABLES)
  buffer.guessSegmentProperties()
  HarfBuzz.shape(font, buffer)
  const shaped = buffer.getGlyphInfosAndPositions()
  const textOf = clusterTexts(text, [...new Set(shaped.map(({ cluster }) => cluster))])
  const glyphs = shaped.map(({ codepoint: id, cluster }, index) => ({
    id,
    advanceWidth: font.glyphHAdvance(id),
    // Assigns all letters of a cluster to its first glyph, so that each letter is copied once.
    codePoints: shaped[index - 1]?.cluster === cluster ? [] : codePointsOf(textOf.get(cluster) ?? ''),
  }))
  const positions = shaped.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    xAdvance,
    yAdvance,
    xOffset,
    yOffset,
  }))
  return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) }
}

/** A cluster reaches from its own start to the start of the next. */
function clusterTexts(text: string, starts: number[]): Map<number, string> {
  const inOrder = starts.sort((one, other) => one - other)
  return new Map(inOrder.map((start, index) => [start, text.slice(start, inOrder[index + 1])]))
}

const codePointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0)
