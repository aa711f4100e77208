import { documentMessages } from './messages.ts'

/**
 * Hides the notice in every browser that is new enough. It depends on CSS alone, because an old browser may not read
 * the modules, and the content security policy allows no inline script. `color-mix` came to browsers after all the
 * features that the pages of applicants need.
 */
export const oldBrowserStyle =
  '.old-browser{margin:0;padding:12px 16px;background:#fff4d6;color:#5c3d00;font-weight:600;line-height:1.6}' +
  '@supports (color:color-mix(in srgb,red,red)){.old-browser{display:none}}'

/** In both languages, above the page, which stays readable. */
export const oldBrowserNotice =
  `<p class="old-browser"><span lang="bn">${documentMessages.oldBrowser.bn}</span><br>` +
  `<span lang="en">${documentMessages.oldBrowser.en}</span></p>`
