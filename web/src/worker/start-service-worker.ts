import { registerServiceWorker } from './register-service-worker.ts'

// Loaded by every page when idle (app/schedule-service-worker.ts). Some browsers reject service workers in private
// windows; pages there need a connection.
registerServiceWorker().catch(() => undefined)
