/** Removes the server-rendered step once the form is mounted (app/hand-off-step.ts, which is loaded with that step). */
export const requestStepHandOff = (): void => (window as { handOffStep?: () => void }).handOffStep?.()
