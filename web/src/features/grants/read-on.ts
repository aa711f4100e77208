import type { PublicData } from '../../../../domain/src/contracts/public-data.ts'

export type Grants = NonNullable<PublicData['grants']>
export type PublicProgramme = Grants['programmes'][number]
export type PublicForm = Grants['forms'][number]

export const programIn = (search: string): string | null => new URLSearchParams(search).get('program')
