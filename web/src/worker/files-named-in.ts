/** Every file that a document starts with; a public page also names, in `data-chunks`, what comes with the first touch. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/["\s/](assets\/[\w.-]+)(?=["\s])/g)].map(([, file]) => `/${file}`)),
]
