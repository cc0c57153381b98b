/** Markup of abstracts: JATS, MathML or a little HTML. Any other `<` is a less-than sign. */
const NO_TAG =
  /<(?!\/?(?:(?:jats|mml):[\w-]+|p|i|b|u|em|strong|sub|sup|br|h[1-6]|div|span|title|sec|list|list-item|italic|bold)(?:\s[^<>]*|\/)?>)/gi;
/** The formula is duplicated as TeX. */
const TEX = /<(?:jats:)?tex-math\b[^<>]*>(?:(?!<(?:jats:)?tex-math\b)[\s\S])*?<\/(?:jats:)?tex-math>/gi;
const HEADING = /^\s*<(?:jats:title|title|h[1-6])\b[^<>]*>\s*(?:abstract|summary)[.:]?\s*<\/[^<>]+>/i;
const BLOCK = /<\/?(?:jats:)?(?:p|title|sec|list|list-item|br|break|h[1-6]|div)\b[^<>]*>/gi;

/** Maximum length of an abstract. */
const MAX_CHARS = 20_000;

/**
 * Converts an abstract of a vendor to an HTML fragment whose blocks stay separate when tags are removed; without the
 * heading "Abstract".
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
