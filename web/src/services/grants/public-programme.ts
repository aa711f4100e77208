import type { PublicPageData } from '@wewb/domain/content/public-page-data'

export type Grants = NonNullable<PublicPageData['grants']>
export type PublicProgramme = Grants['programmes'][number]
export type PublicForm = Grants['forms'][number]

export const readProgramId = (search: string): string | null => new URLSearchParams(search).get('program')
