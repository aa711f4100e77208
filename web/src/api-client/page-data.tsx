import { createContext, use } from 'react'
import type { PublicData } from '../../../domain/src/contracts/public-data.ts'

/** What the server wrote into the document: public facts, and whether this portal is only for show. */
export type PageData = { demo: boolean; data: PublicData }

const PageDataContext = createContext<PageData | undefined>(undefined)
export const PageDataProvider = PageDataContext

export function usePageData(): PageData {
  const pageData = use(PageDataContext)
  if (!pageData) throw new Error('usePageData needs a PageDataProvider')
  return pageData
}
