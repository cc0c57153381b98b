/** A page, the fields that are looked for, and what the page states of them. */
export interface StatedPage {
  name: string;
  html: string;
  /** Types by name; `?` is yes or no, `#` a number, `@` a date, `[]` a list of texts, `''` a text. */
  fields: Readonly<Record<string, '' | '#' | '?' | '@' | '[]'>>;
  /** Fields that the page does not state are null. */
  states: Readonly<Record<string, unknown>>;
}

/** A whole page around its content, with the furniture that real pages have. */
export const whole = (content: string, { title = '', language = 'en', head = '' } = {}): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body><header><a href="/">Start</a><nav><ul><li><a href="/about">About</a></li><li><a href="/contact">Contact</a></li></ul></nav></header>
<main>${content}</main>
<footer><p>© 2026. Price list, opening hours and imprint: see <a href="/imprint">imprint</a>. Phone: 0800 000 000</p></footer></body></html>`;
