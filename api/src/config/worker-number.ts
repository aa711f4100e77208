/** Set by the primary process for each worker. A replacement worker gets the same number. */
export const workerNumberVariable = 'PORTAL_WORKER_NUMBER'
export const getWorkerNumber = () => process.env[workerNumberVariable] ?? '1'
