/** Made by web/build.ts out of the finished client build. */
declare module 'virtual:client-build' {
  import type { Manifest } from 'vite'
  export const manifest: Manifest
  /** The text of the one style sheet. */
  export const css: string
}
