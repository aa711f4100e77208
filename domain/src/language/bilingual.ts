import { getOwn } from '#collections/get-own.ts'

export type Locale = 'bn' | 'en'

/** Published text, always in both languages. */
export type Bilingual = { readonly bn: string; readonly en: string }

export const localize = (text: Bilingual, locale: Locale): string => text[locale]

/** Replaces the `{name}` placeholders in both languages. */
export const interpolate = (text: Bilingual, values: Record<string, Bilingual | string>): Bilingual => ({
  bn: interpolateText(text.bn, values, 'bn'),
  en: interpolateText(text.en, values, 'en'),
})

const interpolateText = (sentence: string, values: Record<string, Bilingual | string>, locale: Locale) =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = getOwn(values, name)
    if (value === undefined) return place
    return typeof value === 'string' ? value : value[locale]
  })
