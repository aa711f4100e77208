import type { Bilingual } from '../../../domain/src/language/bilingual.ts'

export const words = {
  readAloud: { bn: 'পড়ে শোনান', en: 'Read aloud' },
  readQuestion: { bn: 'পড়ে শোনান: {label}', en: 'Read aloud: {label}' },
  stop: { bn: 'পড়া থামান: {label}', en: 'Stop reading: {label}' },
} satisfies Record<string, Bilingual>
