/** Attribute that our pages never have: its presence in the DOM indicates an injection. */
export const PAYLOAD_MARKER = 'data-xss-marker'
/** A path that our own code never requests. */
export const BAIT_PATH = '/xss-bait'

const picture = (n: number) => `<img ${PAYLOAD_MARKER} src=${BAIT_PATH} onerror=__ran(${n})>`

/** XSS payloads that execute where text is rendered as markup. Short enough for a title. */
export const xssPayloads: readonly string[] = [
  `<script ${PAYLOAD_MARKER}>__ran(1)</script>`,
  picture(2),
  `<svg ${PAYLOAD_MARKER} onload=__ran(3)>`,
  `">${picture(4)}`,
  `' autofocus ${PAYLOAD_MARKER} onfocus=__ran(5) x='`,
  `" autofocus ${PAYLOAD_MARKER} onfocus=__ran(6) x="`,
  'javascript:__ran(7)',
  '[x](javascript:__ran(8))',
  '[x](https://a.example/"onmouseover="__ran(9))',
  `</script><script ${PAYLOAD_MARKER}>__ran(10)</script>`,
  `</style>${picture(11)}`,
  `</textarea></title>${picture(12)}`,
  "{{constructor.constructor('__ran(13)')()}}${__ran(13)}",
  '\u2028__ran(14)//<!--<script>',
  `data:text/html,<script ${PAYLOAD_MARKER}>__ran(15)</script>`,
  `<math><mtext><table><mglyph><style>${picture(16)}`,
  `<noscript><p title="</noscript>${picture(17)}">`,
  `<iframe ${PAYLOAD_MARKER} srcdoc="<script>parent.__ran(18)</script>">`,
  `<base ${PAYLOAD_MARKER} href=//x.example><a href=javascript:__ran(19)>x`,
  `&lt;img ${PAYLOAD_MARKER} src=${BAIT_PATH} onerror=__ran(20)&gt;`,
  `<form ${PAYLOAD_MARKER} action=javascript:__ran(21)><button>x`,
  '=HYPERLINK("javascript:__ran(22)")',
]
