/** Longest prompt that is read; the API accepts no longer one. */
const MAX_LENGTH = 16_000;

/** Elements whose content is never text. */
const HIDDEN_ELEMENTS = ['script', 'style', 'iframe', 'object', 'svg', 'template'];

function withoutElement(text: string, name: string): string {
  const lower = text.toLowerCase();
  let kept = '';
  let from = 0;
  for (;;) {
    const open = lower.indexOf(`<${name}`, from);
    if (open === -1) return kept + text.slice(from);
    kept += `${text.slice(from, open)} `;
    const close = lower.indexOf(`</${name}`, open);
    if (close === -1) return kept;
    const end = lower.indexOf('>', close);
    if (end === -1) return kept;
    from = end + 1;
  }
}

/** Plain text of a prompt: no markup, control, bidirectional or zero-width characters; full-width ASCII made narrow. */
export function plainText(prompt: string): string {
  let text = prompt.slice(0, MAX_LENGTH).normalize('NFC');
  for (const name of HIDDEN_ELEMENTS) text = withoutElement(text, name);
  return text
    .replaceAll(/<!--[^<]*/g, ' ')
    .replaceAll(/<\/?[a-zA-Z][^<>]*>/g, ' ')
    .replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll(/[[\p{Cc}\p{Cf}]--[\n\t]]/gv, '')
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'")
    .replaceAll(/[\p{Zs}\t]/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
