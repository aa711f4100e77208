/** An element that was not in our pages before: whoever finds one knows that a text became a part of the page. */
export const mark = 'data-prove'
/** An address of ours that nothing of ours asks for. */
export const bait = '/prove-bait'

const picture = (n: number) => `<img ${mark} src=${bait} onerror=__ran(${n})>`

/** Texts that become a script where anything forgets that they are texts. Short, because a title takes no more. */
export const payloads: readonly string[] = [
  `<script ${mark}>__ran(1)</script>`,
  picture(2),
  `<svg ${mark} onload=__ran(3)>`,
  `">${picture(4)}`,
  `' autofocus ${mark} onfocus=__ran(5) x='`,
  `" autofocus ${mark} onfocus=__ran(6) x="`,
  'javascript:__ran(7)',
  '[x](javascript:__ran(8))',
  '[x](https://a.example/"onmouseover="__ran(9))',
  `</script><script ${mark}>__ran(10)</script>`,
  `</style>${picture(11)}`,
  `</textarea></title>${picture(12)}`,
  "{{constructor.constructor('__ran(13)')()}}${__ran(13)}",
  '\u2028__ran(14)//<!--<script>',
  `data:text/html,<script ${mark}>__ran(15)</script>`,
  `<math><mtext><table><mglyph><style>${picture(16)}`,
  `<noscript><p title="</noscript>${picture(17)}">`,
  `<iframe ${mark} srcdoc="<script>parent.__ran(18)</script>">`,
  `<base ${mark} href=//x.example><a href=javascript:__ran(19)>x`,
  `&lt;img ${mark} src=${bait} onerror=__ran(20)&gt;`,
  `<form ${mark} action=javascript:__ran(21)><button>x`,
  '=HYPERLINK("javascript:__ran(22)")',
]
