import type { Manifest } from 'vite'
import type { Screen } from '@wewb/domain/access/screen'
import type { Locale } from '@wewb/domain/language/bilingual'
import { appEntry, formSource, publicStylesheet, pageLists, publicEntry } from './build-entries.ts'

/** Lists the scripts of a screen, the entry first, so that the browser can load them in parallel. */
export const filesOfScreen = (screen: Screen, manifest: Manifest): string[] => filesWith([], screen, manifest)

/** Lists the scripts of a service at a form step: the form is included instead of loading last. */
export const filesOfForm = (screen: Screen, manifest: Manifest): string[] => filesWith([formSource], screen, manifest)

function filesWith(more: string[], screen: Screen, manifest: Manifest): string[] {
  const page = pageSource(screen, manifest)
  const list = pageLists.filter((key) => manifest[key]?.dynamicImports?.includes(page))
  const files = withImports([appEntry, ...list, layoutSource(screen), page, ...more], manifest)
  return [...files].map((key) => manifest[key]?.file ?? '')
}

/**
 * Returns the stylesheet that the layout or the page imports (`components/styles/app.css`), otherwise the small public
 * one.
 */
export const stylesheetOf = (screen: Screen, manifest: Manifest): string => {
  const own = [...withImports([layoutSource(screen), pageSource(screen, manifest)], manifest)].flatMap(
    (key) => manifest[key]?.css ?? [],
  )
  return own[0] ?? manifest[publicStylesheet]?.file ?? ''
}

/** Spaces and punctuation are only in the Latin font; the single Bangla word of an English page can wait. */
export const fontsOf = (locale: Locale, manifest: Manifest): string[] =>
  [...(locale === 'bn' ? ['fonts/noto-sans-bengali.woff2'] : []), 'fonts/noto-sans-latin.woff2'].flatMap(
    (key) => manifest[key]?.file ?? [],
  )

/** Lists the files of the small script that a server-rendered page starts with. */
export const filesOfPublicEntry = (manifest: Manifest): string[] =>
  [...withImports([publicEntry], manifest)].map((key) => manifest[key]?.file ?? '')

const layoutSource = ({ layout }: Screen) => `src/app/${layout}/${layout}-layout.tsx`

function pageSource({ id }: Screen, manifest: Manifest): string {
  const keys = Object.keys(manifest)
  const found =
    keys.find((key) => key.endsWith(`/${id}-page.tsx`)) ?? keys.find((key) => spelled(key).endsWith(`-${id}-page.tsx`))
  if (!found) throw new Error(`screen ${id} has no file ${id}-page.tsx`)
  return found
}

/** Maps a path to a screen id: `demo/outbox-page.tsx` is the page of `demo-outbox`. */
const spelled = (key: string) => key.replaceAll('/', '-')

function withImports(keys: Iterable<string>, manifest: Manifest, found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key) || !manifest[key]) continue
    found.add(key)
    withImports(manifest[key].imports ?? [], manifest, found)
  }
  return found
}
