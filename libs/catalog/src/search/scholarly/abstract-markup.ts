/** What abstracts are marked up with: JATS, MathML or a little HTML. Any other `<` is a less-than sign. */
const NO_TAG =
  /<(?!\/?(?:(?:jats|mml):[\w-]+|p|i|b|u|em|strong|sub|sup|br|h[1-6]|div|span|title|sec|list|list-item|italic|bold)(?:\s[^<>]*|\/)?>)/gi;
/** The formula is there a second time, as TeX. */
const TEX = /<(?:jats:)?tex-math\b[^<>]*>(?:(?!<(?:jats:)?tex-math\b)[\s\S])*?<\/(?:jats:)?tex-math>/gi;
const HEADING = /^\s*<(?:jats:title|title|h[1-6])\b[^<>]*>\s*(?:abstract|summary)[.:]?\s*<\/[^<>]+>/i;
const BLOCK = /<\/?(?:jats:)?(?:p|title|sec|list|list-item|br|break|h[1-6]|div)\b[^<>]*>/gi;

/** No abstract is longer. */
const MAX_CHARS = 20_000;

/**
 * An abstract as a vendor gives it, made an HTML fragment whose blocks stay apart when its tags are dropped;
 * without the heading "Abstract".
 */
export function abstractMarkup(abstract: string): string {
  return abstract
    .slice(0, MAX_CHARS)
    .replace(TEX, ' ')
    .replace(HEADING, '')
    .replace(BLOCK, ' ')
    .replace(NO_TAG, '&lt;')
    .trim();
}
