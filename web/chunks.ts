import { chunkByUsage } from './chunk-by-usage.ts'

/** Matches source files by their paths from the project root, and optionally other modules by patterns. */
const files = (paths: readonly string[], ...others: readonly RegExp[]): RegExp => {
  const own = `/(?:${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})`
  return new RegExp([own, ...others.map(({ source }) => source)].join('|'))
}

/** Matches icons by their names, separated by spaces. */
const icons = (names: string): RegExp => new RegExp(`icons/(${names.replaceAll(' ', '|')})\\.`)

/**
 * Merges modules that the bundler would split into about forty files: fewer requests, and better compression. Modules
 * in `base` and `kit` must not import a heavy package; bundle-budget.test.ts checks it.
 */
export const chunkGroups = [
  {
    name: 'preload',
    test: files(
      [
        'web/src/app/reload-on-stale-chunk.ts',
        'web/src/app/schedule-service-worker.ts',
        'web/src/lib/data-saver.ts',
        'web/src/lib/lazy/load-optional.ts',
      ],
      /preload-helper/,
    ),
    priority: 4,
  },
  // A separate chunk, because our releases do not change it.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  // Modules used by every page.
  {
    name: 'base',
    test: files(
      [
        'domain/src/reference/portal.ts',
        'domain/src/access/applicant-screens.ts',
        'domain/src/access/public-screens.ts',
        'domain/src/access/route-guard.ts',
        'domain/src/access/screens.ts',
        'domain/src/access/staff-screens.ts',
        'domain/src/language/bilingual.ts',
        'domain/src/language/dates.ts',
        'domain/src/language/digits.ts',
        'domain/src/language/language-cookie.ts',
        'domain/src/language/localized-url.ts',
        'web/src/app/page-skeleton.tsx',
        'web/src/app/report-problem-link.tsx',
        'web/src/components/feedback/loader-overlay.tsx',
        'web/src/components/feedback/toast.tsx',
        'web/src/components/inputs/button.tsx',
        'web/src/components/layout/language-switch.tsx',
        'web/src/components/layout/skip-link.tsx',
        'web/src/components/messages.ts',
        'web/src/components/styles/class-names.ts',
        'web/src/lib/api-client/loader.ts',
        'web/src/lib/api-client/page-data.tsx',
        'web/src/lib/api-client/return-to.ts',
        'web/src/lib/api-client/session-end.ts',
        'web/src/lib/api-client/session-messages.ts',
        'web/src/lib/api-client/session-storage.ts',
        'web/src/lib/api-client/shared-phone.ts',
        'web/src/lib/api-client/use-session.ts',
        'web/src/lib/i18n/language.tsx',
        'web/src/lib/router/link.tsx',
        'web/src/lib/router/router.tsx',
        'web/src/lib/router/use-search-params.ts',
      ],
      /lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)/,
      icons('languages loader-circle phone'),
    ),
    priority: 2,
  },
  // Modules used by most forms.
  {
    name: 'kit',
    test: files([
      'domain/src/engine/fields/formats.ts',
      'domain/src/engine/fields/issue.ts',
      'domain/src/engine/fields/text-scripts.ts',
      'domain/src/http/contract.ts',
      'domain/src/http/problems.ts',
      'domain/src/http/schemas.ts',
      'web/src/components/feedback/alert.tsx',
      'web/src/components/feedback/error-summary.tsx',
      'web/src/components/feedback/skeleton.tsx',
      'web/src/components/feedback/use-problems.ts',
      'web/src/components/inputs/captcha-input.tsx',
      'web/src/components/inputs/field.tsx',
      'web/src/components/inputs/focus-field.ts',
      'web/src/components/inputs/form.tsx',
      'web/src/components/inputs/normalize-input.ts',
      'web/src/components/inputs/text-input.tsx',
      'web/src/components/inputs/use-captcha.ts',
      'web/src/components/layout/card.tsx',
      'web/src/components/layout/page-title.tsx',
      'web/src/lib/api-client/schema-stub.ts',
      'web/src/lib/api-client/send-request.ts',
      'web/src/lib/hooks/use-busy.ts',
    ]),
    priority: 1,
  },
  // Inputs shared by the registration form and the clearance check.
  {
    name: 'choices',
    test: files([
      'web/src/components/inputs/birth-date-input.tsx',
      'web/src/components/inputs/checkbox.tsx',
      'web/src/components/inputs/choice-messages.ts',
      'web/src/components/inputs/date-messages.ts',
      'web/src/components/inputs/radio-group.tsx',
    ]),
    priority: 1,
  },
  // Icons of the public header and of the sidebar are bundled with their menus: a separate file per icon costs more
  // than the icon.
  {
    name: 'public-frame',
    test: files(
      [
        'domain/src/access/top-menu.ts',
        'web/src/app/public/messages.ts',
        'web/src/app/shared-phone-watch.tsx',
        'web/src/content/public/use-top-menu.ts',
      ],
      icons(
        'chevron-left chevron-right chevron-down play pause arrow-up arrow-right menu search-check gauge ' +
          'file-pen file-text search',
      ),
    ),
    priority: 1,
  },
  { name: 'result-icons', test: icons('search-x link-2 printer arrow-left'), priority: 1 },
  {
    name: 'sidebar-icons',
    test: icons(
      'award badge-check banknote blocks hand-coins heart-handshake id-card key-round scroll-text ' +
        'circle-pause message-square-text message-square-warning list rotate-ccw-clock trash user-round users-round',
    ),
    priority: 1,
  },
  { name: 'state-icons', test: icons('circle-dashed circle-dot-dashed circle-x'), priority: 1 },
  {
    name: 'form-icons',
    test: icons(
      'archive-arrow-up camera cloud-check cloud-off cloud-upload external-link image-up lock plus rotate-cw ' +
        'send undo-2',
    ),
    priority: 1,
  },
  // Modules that read answers: used by every form and by public pages that ask for a number.
  {
    name: 'answers',
    test: files([
      'domain/src/reference/routing-number.ts',
      'domain/src/engine/conditions/condition.ts',
      'domain/src/engine/conditions/evaluate-condition.ts',
      'domain/src/engine/conditions/facts.ts',
      'domain/src/engine/conditions/identifiers.ts',
      'domain/src/engine/fields/form-issues.ts',
      'domain/src/engine/fields/kind.ts',
      'domain/src/engine/fields/phone.ts',
      'domain/src/engine/fields/text-formats.ts',
      'domain/src/language/bilingual-schema.ts',
    ]),
    priority: 1,
  },
  {
    name: 'service-address',
    test: files(['domain/src/access/service-screen.ts', 'web/src/lib/router/service-url.ts']),
    priority: 1,
  },
  {
    name: 'deadline',
    test: files(['domain/src/language/date-times.ts', 'web/src/components/layout/deadline.tsx']),
    priority: 1,
  },
  // `my-files` is shared by the dashboard and every form, `person` by the profile and every form.
  {
    name: 'my-files',
    test: files(['domain/src/casework/application-contracts.ts', 'domain/src/casework/application-schemas.ts']),
    priority: 1,
  },
  {
    name: 'later',
    test: files([
      'web/src/lib/lazy/lazy.tsx',
      'web/src/lib/lazy/use-lazy-component.ts',
      'web/src/lib/router/use-focus-on-view-change.ts',
    ]),
    priority: 2,
  },
  {
    name: 'person',
    test: files([
      'web/src/components/inputs/bangla-name-input.tsx',
      'web/src/components/inputs/photo-messages.ts',
      'web/src/components/inputs/picture-guide.tsx',
      'web/src/components/inputs/resize-image.ts',
    ]),
    priority: 1,
  },
  { name: 'flush-typed', test: files(['web/src/lib/api-client/flush-unsaved-changes.ts']), priority: 1 },
  // Only reports run parallel queries, and few pages use mutations: these modules get separate chunks.
  {
    name: 'many-questions',
    test: /@tanstack\/.*(useQueries|queriesObserver)\./,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'mutations',
    test: /@tanstack\/.*(useMutation|mutationObserver)\./,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  // Session, signed-in layout and menu icons. Left to the bundler, they would land in a file that loads only after its
  // importer. The entry names every file of a page it may fetch, so these come as one file.
  {
    name: 'signed-in-frame',
    test: files(
      [
        'web/src/components/layout/avatar.tsx',
        'web/src/components/layout/masked.tsx',
        'web/src/components/overlays/menu-button.tsx',
        'web/src/lib/api-client/use-current-user.ts',
      ],
      /node_modules\/@tanstack\/(query-core|react-query)\//,
      icons(
        'accessibility chart-column clipboard-list graduation-cap heart-pulse house log-out ' +
          'message-square-exclamation-point newspaper panel-left plane-landing scale settings shield ' +
          'sliders-vertical user-cog users',
      ),
    ),
    priority: 1,
  },
  {
    name: 'welcome',
    test: files([
      'domain/src/administration/portal-contracts.ts',
      'web/src/identity/accounts/use-complete-login.ts',
      'web/src/lib/api-client/return-to.ts',
    ]),
    priority: 1,
  },
  // Modules shared by the notice board of the landing page and the list of notices; the next group renders a single
  // notice.
  {
    name: 'notice-board',
    test: files([
      'domain/src/content/notice-urls.ts',
      'web/src/content/public/no-notices.tsx',
      'web/src/content/public/notice-board-messages.ts',
      'web/src/content/public/notice-list.tsx',
      'web/src/content/public/notice-search.tsx',
    ]),
    priority: 1,
  },
  {
    name: 'notice',
    test: files([
      'domain/src/content/rich-text.ts',
      'web/src/components/layout/notice-article.tsx',
      'web/src/components/layout/notice-messages.ts',
      'web/src/components/layout/rich-text.tsx',
    ]),
    priority: 1,
  },
  {
    name: 'accounts',
    test: files([
      'domain/src/engine/fields/account-issues.ts',
      'domain/src/identity/account-contracts.ts',
      'domain/src/identity/accounts/password.ts',
      'domain/src/identity/accounts/registration.ts',
      'web/src/components/inputs/password-input.tsx',
      'web/src/identity/accounts/account-card.tsx',
      'web/src/identity/accounts/account-messages.ts',
      'web/src/identity/accounts/lazy-steps.tsx',
      'web/src/identity/accounts/otp-step-storage.ts',
    ]),
    priority: 1,
  },
  { name: chunkByUsage, debugName: 'by-need', priority: 0, includeDependenciesRecursively: false },
]
