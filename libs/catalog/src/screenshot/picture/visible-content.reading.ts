/** Elements that are visible without text. */
const VISIBLE = new Set(
  'img svg canvas video audio picture iframe frame embed object input button select textarea progress meter hr math'.split(
    ' ',
  ),
);
/** Elements whose text is invisible. */
const SILENT = new Set('script style noscript template title'.split(' '));
const TAG = /^<\/?([a-z][a-z0-9-]*)/;
const BLANK = /^(?:[\s\u200b]|&(?:nbsp|#160|#xa0|zwnj);)*$/;

/**
 * Whether a rendered document has any text or image: blank pages are not charged. A single pass; malformed markup counts
 * as visible.
 */
export function hasVisibleContent(html: string): boolean {
  const text = html.toLowerCase();
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('<', at);
    const end = open === -1 ? text.length : open;
    if (!BLANK.test(text.slice(at, end))) return true;
    if (open === -1) return false;
    at = afterTag(text, open);
    if (at === SEEN) return true;
  }
  return false;
}

const SEEN = -1;

/** Position of the text after a tag, skipping invisible content; SEEN for visible elements. */
function afterTag(text: string, open: number): number {
  const past = (mark: string, from: number): number => {
    const found = text.indexOf(mark, from);
    return found === -1 ? text.length : found + mark.length;
  };
  if (text.startsWith('<!--', open)) return past('-->', open + 4);
  if (text.startsWith('<!', open) || text.startsWith('<?', open)) return past('>', open);
  const name = TAG.exec(text.slice(open, open + 60))?.[1];
  if (name === undefined || VISIBLE.has(name)) return SEEN;
  const close = past('>', open);
  const isOpening = text[open + 1] !== '/';
  return isOpening && SILENT.has(name) ? past('>', past(`</${name}`, close) - 1) : close;
}
