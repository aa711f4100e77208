import type { Bilingual } from '@wewb/domain/language/bilingual'

export const readAloudMessages = {
  readAloud: { bn: 'পড়ে শোনান', en: 'Read aloud' },
  readQuestion: { bn: 'পড়ে শোনান: {label}', en: 'Read aloud: {label}' },
  stop: { bn: 'পড়া থামান: {label}', en: 'Stop reading: {label}' },
} satisfies Record<string, Bilingual>
