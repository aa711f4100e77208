import type { Issue } from '#engine/fields/issue.ts'

/** The issue of a photo that is no picture of an accepted type. */
export const photoIssue = {
  path: 'photo',
  code: 'wrong-image',
  message: { bn: 'JPG বা PNG ছবি দিন।', en: 'Choose a JPG or PNG picture.' },
} satisfies Issue
