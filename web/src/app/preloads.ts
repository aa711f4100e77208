import type { Manifest } from 'vite'
import type { Screen } from '../../../domain/src/access/screen.ts'
import type { Locale } from '../../../domain/src/language/bilingual.ts'
import { appEntry, formSource, lightSheet, pageLists, publicEntry } from './sources.ts'

/** The files of a screen besides the style sheet, the entry first, so that the browser can fetch them all at once. */
export const filesOf = (screen: Screen, manifest: Manifest): string[] => filesWith([], screen, manifest)

/** Of a service at a step of its form: the form comes along, instead of being asked for when all the rest is here. */
export const filesOfForm = (screen: Screen, manifest: Manifest): string[] => filesWith([formSource], screen, manifest)

function filesWith(more: string[], screen: Screen, manifest: Manifest): string[] {
  const page = pageSource(screen, manifest)
  const list = pageLists.filter((key) => manifest[key]?.dynamicImports?.includes(page))
  const wanted = withImports([appEntry, ...list, layoutSource(screen), page, ...more], manifest)
  return [...wanted].map((key) => manifest[key]?.file ?? '')
}

/** The sheet that the layout or the page asks for itself (`ui/whole.css`); otherwise the light one. */
export const sheetOf = (screen: Screen, manifest: Manifest): string => {
  const own = [...withImports([layoutSource(screen), pageSource(screen, manifest)], manifest)].flatMap((key) => manifest[key]?.css ?? [])
  return own[0] ?? manifest[lightSheet]?.file ?? ''
}

/** Spaces and signs are in the Latin file alone; an English page has one Bangla word, which can wait. */
export const fontsOf = (locale: Locale, manifest: Manifest): string[] =>
  [...(locale === 'bn' ? ['fonts/noto-sans-bengali.woff2'] : []), 'fonts/noto-sans-latin.woff2'].flatMap((key) => manifest[key]?.file ?? [])

/** The files of the small script a rendered page starts with. */
export const filesOfPublicEntry = (manifest: Manifest): string[] =>
  [...withImports([publicEntry], manifest)].map((key) => manifest[key]?.file ?? '')

const layoutSource = ({ layout }: Screen) => `src/app/${layout}/${layout}-layout.tsx`

function pageSource({ id }: Screen, manifest: Manifest): string {
  const keys = Object.keys(manifest)
  const found = keys.find((key) => key.endsWith(`/${id}-page.tsx`)) ?? keys.find((key) => spelled(key).endsWith(`-${id}-page.tsx`))
  if (!found) throw new Error(`screen ${id} has no file ${id}-page.tsx`)
  return found
}

/** `features/demo/outbox-page.tsx` is the page of `demo-outbox`. */
const spelled = (key: string) => key.replaceAll('/', '-')

function withImports(keys: Iterable<string>, manifest: Manifest, found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key) || !manifest[key]) continue
    found.add(key)
    withImports(manifest[key].imports ?? [], manifest, found)
  }
  return found
}
