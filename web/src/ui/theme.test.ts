import { readFileSync } from 'node:fs'
import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8')
const tokensIn = (part: string) =>
  Object.fromEntries([...part.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = '', value = '']) => [name, value]))

const light = tokensIn(css.slice(css.indexOf('@theme'), css.indexOf(':root')))
const dark = tokensIn(css.slice(css.indexOf('prefers-color-scheme: dark'), css.indexOf('prefers-contrast')))

const states = ['danger', 'needs-you', 'in-process', 'done', 'draft']
/** Whatever the components write on whatever they write it on. */
const texts = [
  ...['ink', 'muted', 'brand', ...states].flatMap((text) => [
    [text, 'card'],
    [text, 'paper'],
  ]),
  ...states.map((state) => [state, `${state}-soft`]),
  ...['ink', 'muted', 'brand'].map((text) => [text, 'brand-soft']),
  ['card', 'brand'],
  ['card', 'brand-strong'],
] as [string, string][]

describe.each([
  ['by day', light],
  ['by night', dark],
])('colours %s', (_, tokens) => {
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [brightness(tokens[one]), brightness(tokens[other])].toSorted((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }

  it.each(texts)('%s is readable on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it('the edge of an input stands out from the card', () => {
    expect(contrast('edge', 'card')).toBeGreaterThanOrEqual(3)
  })
})

it('no colour of the day is forgotten at night', () => {
  expect(Object.keys(dark).toSorted()).toEqual(Object.keys(light).toSorted())
})

/** What Tailwind makes of the sheet for these classes, in one line. */
const drawn = async (...names: string[]) => (await compile(`${css}\n@tailwind utilities;`)).build(names).replaceAll(/\s+/g, ' ')

describe('where no motion is wanted, or every byte counts', () => {
  it('nothing moves, whatever a component asks for', async () => {
    const still = '* { animation: none !important; transition: none !important; }'
    expect(await drawn()).toContain(`@media (prefers-reduced-motion: reduce) { ${still}`)
    expect(await drawn()).toContain(`[data-light] ${still}`)
  })

  it('a component says once how it looks then', async () => {
    const hidden = '.motion-reduce\\:hidden { display: none; }'
    expect(await drawn('motion-reduce:hidden')).toContain(`@media (prefers-reduced-motion: reduce) { ${hidden}`)
    expect(await drawn('motion-reduce:hidden')).toContain(`[data-light] ${hidden}`)
  })

  it('the news line runs for nobody who counts bytes', () => {
    const moving = [...css.matchAll(/([^{}]+)\{[^{}]*animation: ticker/g)].map(([, selector]) => selector)
    expect(moving).toHaveLength(1)
    for (const selector of moving) expect(selector).toContain('html:not([data-light])')
  })

  // On a slow phone the page would still glide when the finger comes down, and the press would land beside what it was meant for.
  it('a page jumps to its place and never glides there', () => {
    expect(css).not.toContain('scroll-behavior')
  })
})

/** Relative luminance as WCAG 2.2 defines it. */
function brightness(hex = '#000000'): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
