/**
 * Lists the files that a document loads at the start; public pages also name, in `data-chunks`, the files loaded on the
 * first interaction.
 */
export const listPageAssets = (html: string): string[] => [
  ...new Set([...html.matchAll(/["\s/](assets\/[\w.-]+)(?=["\s])/g)].map(([, file]) => `/${file}`)),
]
