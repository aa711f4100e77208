import type { PublicData } from '../../../../domain/src/contracts/public-data.ts'

export type Grants = NonNullable<PublicData['grants']>
export type PublicProgramme = Grants['programmes'][number]
export type PublicForm = Grants['forms'][number]

export const programIn = (search: string): string | null => new URLSearchParams(search).get('program')

/** The page of one programme brings its form along; the list brings none. */
export const readOn = (search: string, { programmes, forms }: Grants): Grants => ({
  programmes,
  forms: forms.filter(({ programId }) => String(programId) === programIn(search)),
})
