import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile } from 'tailwindcss'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8')
/** The stylesheet's palettes in source order, each with its condition: `theme`, or a `@media` preference. */
const palettes = [...css.matchAll(/@(theme|media [^{]+?) \{\s*(?::root \{)?([^{}]*)\}/g)].map(
  ([, condition = '', tokens = '']) => ({
    condition,
    tokens: tokensIn(tokens),
  }),
)
/** Resolves the colours for a user with these preferences: later palettes win. */
const coloursFor = (...wishes: string[]): Tokens =>
  Object.assign(
    {},
    ...palettes
      .filter(({ condition }) => condition === 'theme' || wishes.some((wish) => condition.includes(wish)))
      .map(({ tokens }) => tokens),
  )

const states = ['danger', 'needs-you', 'in-process', 'done', 'draft']
const grounds = ['card', 'paper', 'brand-soft', ...states.map((state) => `${state}-soft`)]
/** All pairs of text and background colours that the components use. */
const texts = [
  ...['ink', 'muted', 'brand'].flatMap((text) => grounds.map((ground) => [text, ground])),
  ...states.flatMap((state) => ['card', 'paper', `${state}-soft`].map((ground) => [state, ground])),
  ['card', 'brand'],
  ['card', 'brand-strong'],
] as [string, string][]

describe.each([
  ['by day', coloursFor(), 4.5],
  ['by night', coloursFor('dark'), 4.5],
  ['by day with more contrast', coloursFor('contrast'), 7],
  ['by night with more contrast', coloursFor('dark', 'contrast'), 7],
  ['on paper', coloursFor('print'), 4.5],
])('colours %s', (_, tokens, enough) => {
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [one, other].map((name) => brightness(hexOf(tokens, name))).toSorted((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }

  it.each(texts)('%s is readable on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(enough)
  })

  it.each(['card', 'paper', 'brand-soft', 'draft-soft'])('the border of an input has contrast with %s', (ground) => {
    expect(contrast('edge', ground)).toBeGreaterThanOrEqual(3)
  })
})

it('every colour has a dark variant for screens only: print stays white', () => {
  const night = palettes.find(({ condition }) => condition.includes('dark'))
  expect(Object.keys(night?.tokens ?? {}).toSorted()).toEqual(Object.keys(coloursFor()).toSorted())
  expect(night?.condition).toBe('media screen and (prefers-color-scheme: dark)')
})

/** Compiles the stylesheet for these classes and returns it on one line. */
const render = async (...names: string[]) =>
  (await compile(`${css}\n@tailwind utilities;`)).build(names).replaceAll(/\s+/g, ' ')

describe('reduced motion and data saving', () => {
  it('disable every animation of a component', async () => {
    const still = '* { animation: none !important; transition: none !important; }'
    expect(await render()).toContain(`@media (prefers-reduced-motion: reduce) { ${still}`)
    expect(await render()).toContain(`[data-light] ${still}`)
  })

  it('have one style per component', async () => {
    const hidden = '.motion-reduce\\:hidden { display: none; }'
    expect(await render('motion-reduce:hidden')).toContain(`@media (prefers-reduced-motion: reduce) { ${hidden}`)
    expect(await render('motion-reduce:hidden')).toContain(`[data-light] ${hidden}`)
  })

  it('stop the news ticker', () => {
    const moving = [...css.matchAll(/([^{}]+)\{[^{}]*animation: ticker/g)].map(([, selector]) => selector)
    expect(moving).toHaveLength(1)
    for (const selector of moving) expect(selector).toContain('html:not([data-light])')
  })

  // On a slow phone smooth scrolling would still run when the user taps, and the tap would miss its target.
  it('disable smooth scrolling', () => {
    expect(css).not.toContain('scroll-behavior')
  })
})

type Tokens = Record<string, string>

function tokensIn(part: string): Tokens {
  return Object.fromEntries(
    [...part.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** A colour may refer to another: with more contrast, lines use the ink colour. */
function hexOf(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? ''
  const other = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1]
  return other ? hexOf(tokens, other) : value
}

/** Relative luminance as WCAG 2.2 defines it. */
function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('keep the focus ring: outline-none also applies to outline-3', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const invisible = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => {
    const lists = readFileSync(root + file, 'utf8').match(/(['"`])[^'"`\n]*\boutline-none\b[^'"`\n]*\1/g) ?? []
    return !file.endsWith('theme.test.ts') && lists.some((list) => /outline-[1-9]/.test(list))
  })
  expect(invisible).toEqual([])
})
