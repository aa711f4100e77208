import type { RoleDashboard, Tile } from '#reporting/dashboard/dashboard-definition.ts'
import { countNewsEndingSoon, countNotices } from './queries.ts'

const notices = (code: string, label: Tile['label'], which: 'draft' | 'scheduled' | 'ending'): Tile => ({
  code,
  label,
  permission: 'notice-list:edit',
  count: async ({ db }) => ({
    value: await countNotices(db, which),
    url: which === 'ending' ? '/notice-list?state=published&ending=Y' : `/notice-list?state=${which}`,
  }),
})

const newsEnding: Tile = {
  code: 'NEWS_ENDING',
  label: { bn: '৭ দিনের মধ্যে শেষ হবে এমন খবর', en: 'News that ends within 7 days' },
  permission: 'highlight-news:edit',
  count: async ({ db }) => ({
    value: await countNewsEndingSoon(db),
    url: '/highlight-news?state=published&ending=Y',
  }),
}

export const contentEditorDashboard: RoleDashboard = {
  roles: ['CONTENT_EDITOR'],
  tiles: [
    notices('NOTICES_ENDING', { bn: '৭ দিনের মধ্যে শেষ হবে এমন নোটিশ', en: 'Notices that end within 7 days' }, 'ending'),
    newsEnding,
    notices('NOTICES_SCHEDULED', { bn: 'প্রকাশের অপেক্ষায় নোটিশ', en: 'Notices that wait for their day' }, 'scheduled'),
    notices('NOTICES_DRAFT', { bn: 'খসড়া নোটিশ', en: 'Notices not yet finished' }, 'draft'),
  ],
  series: [],
}
