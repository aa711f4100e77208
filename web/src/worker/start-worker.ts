import { keepPortal } from './keep-portal.ts'

// Fetched by every page once it stands (app/open-without-line.ts). A browser may refuse the worker, as some do in private windows:
// there pages open with a line alone.
keepPortal().catch(() => undefined)
