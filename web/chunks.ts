import { chunkByNeed } from './chunks-by-need.ts'

/**
 * Files the bundler would otherwise split into forty: fewer questions to ask, and text packs better together.
 * Only what stands on no heavy package belongs into `base` and `kit`; budget.test.ts notices when one slips in.
 */
export const chunks = [
  { name: 'preload', test: /preload-helper|reload-when-stale|open-without-line|light-mode/, priority: 4 },
  // Alone, because it changes with no release of ours.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  // What every page has.
  {
    name: 'base',
    test: /web\/src\/(app\/page-skeleton|i18n|router|api-client\/(page-data|session|(use-)?shared-phone|use-signed-in|loader)|ui\/(words|look|button|toast|loader-overlay|language-switch|skip-link)\.)|domain\/src\/(language\/(?!bilingual-schema|money|mask-name|bangla-name|moments)|lookups\/portal\.|access\/(screens|guard))|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)|icons\/(languages|loader-circle|phone)\./,
    priority: 2,
  },
  // What most forms have.
  {
    name: 'kit',
    test: /web\/src\/(api-client\/(call\.|no-schema)|ui\/(alert|card|field|form|error-summary|focus-field|text-input|captcha-input|use-captcha|use-busy|use-problems|typed-text|use-steady-caret|skeleton|page-title)\.)|domain\/src\/(contracts\/(contract|problems|shapes)|fields\/(issue|formats|scripts)\.)/,
    priority: 1,
  },
  // Those who register and those who check a clearance are asked alike.
  { name: 'choices', test: /web\/src\/ui\/(checkbox|birth-date-input|radio-group|choice-words|date-words)\./, priority: 1 },
  // A file of its own for each icon costs more than the icon: those of the public frame come together with its menu, and those of the sidebar.
  {
    name: 'public-frame',
    test: /icons\/(chevron-(left|right|down)|play|pause|arrow-(up|right)|menu|search-check|gauge|file-pen|file-text|search)\.|features\/public\/use-top-menu|access\/top-menu|app\/(public\/words|shared-phone-watch)/,
    priority: 1,
  },
  { name: 'result-icons', test: /icons\/(search-x|link-2|printer|arrow-left)\./, priority: 1 },
  {
    name: 'sidebar-icons',
    test: /icons\/(award|badge-check|banknote|blocks|hand-coins|heart-handshake|id-card|key-round|scroll-text|message-square-text|list|rotate-ccw-clock|trash|users?-round)\./,
    priority: 1,
  },
  { name: 'state-icons', test: /icons\/circle-(dashed|dot-dashed|x)\./, priority: 1 },
  {
    name: 'form-icons',
    test: /icons\/(archive-arrow-up|camera|cloud-check|cloud-off|cloud-upload|external-link|image-up|lock|plus|rotate-cw|send|undo-2)\./,
    priority: 1,
  },
  // What is read of an answer: by every form, and by public pages that ask for a number.
  {
    name: 'answers',
    test: /domain\/src\/(conditions\/(condition|facts|names|holds)|fields\/(kind|phone|form-issues|text-formats)|language\/bilingual-schema|lookups\/routing-number)\./,
    priority: 1,
  },
  { name: 'service-address', test: /access\/service-screen\.|forms\/service-address\./, priority: 1 },
  { name: 'deadline', test: /web\/src\/ui\/deadline\.|language\/moments\./, priority: 1 },
  // Of the dashboard and every form; of the profile and every form.
  {
    name: 'my-files',
    test: /contracts\/(applications|application-shapes)\./,
    priority: 1,
  },
  { name: 'later', test: /web\/src\/ui\/((use-)?later|use-view-arrival)\./, priority: 2 },
  { name: 'person', test: /web\/src\/ui\/(photo-words|fit-picture|bangla-name-input)\./, priority: 1 },
  { name: 'flush-typed', test: /web\/src\/api-client\/flush-typed\./, priority: 1 },
  // Of all that package only reports ask many questions at once, and few pages change things through it.
  { name: 'many-questions', test: /@tanstack\/.*(useQueries|queriesObserver)\./, priority: 2, includeDependenciesRecursively: false },
  { name: 'mutations', test: /@tanstack\/.*(useMutation|mutationObserver)\./, priority: 2, includeDependenciesRecursively: false },
  // Who is logged in, behind every log-in, and the icons of the menu: left to the bundler they would come into a file that waits for the
  // one that needs them. The entry names every file of a page it may have to fetch: what all these have comes as one.
  {
    name: 'signed-in-frame',
    test: /web\/src\/ui\/(masked|use-person|avatar|menu-button)\.|node_modules\/@tanstack\/(query-core|react-query)\/|icons\/(accessibility|chart-column|clipboard-list|graduation-cap|heart-pulse|house|log-out|message-square-exclamation-point|newspaper|panel-left|plane-landing|scale|settings|shield|sliders-vertical|user-cog|users)\./,
    priority: 1,
  },
  { name: 'welcome', test: /accounts\/use-welcome|api-client\/way-on|contracts\/portal\./, priority: 1 },
  // The board of the landing page and the list of all notices; then what a notice itself is read with.
  {
    name: 'notice-board',
    test: /features\/public\/(board-words|notice-lines|no-notices|notice-search)|content\/notice-address/,
    priority: 1,
  },
  { name: 'notice', test: /web\/src\/ui\/(notice-article|notice-words|rich-text)|domain\/src\/content\/rich-text/, priority: 1 },
  {
    name: 'accounts',
    test: /features\/accounts\/(account-words|account-card|later-steps)|ui\/password-input|domain\/src\/(contracts\/accounts|accounts\/(?!second-factor|staff-account|user-types|role-name))/,
    priority: 1,
  },
  { name: chunkByNeed, debugName: 'by-need', priority: 0, includeDependenciesRecursively: false },
]
