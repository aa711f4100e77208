import { createContext, use } from 'react'
import type { PublicPageData } from '@wewb/domain/content/public-page-data'

/** Data that the server embeds in the document: public facts, and whether this is a demo portal. */
export type PageData = { demo: boolean; data: PublicPageData }

const PageDataContext = createContext<PageData | undefined>(undefined)
export const PageDataProvider = PageDataContext

export function usePageData(): PageData {
  const pageData = use(PageDataContext)
  if (!pageData) throw new Error('usePageData needs a PageDataProvider')
  return pageData
}
