const MONTHS =
  'jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[czs]|ene|abr|ago|dic|fév|févr|avr|juin|juil|août|déc|gen|mag|giu|lug|set|ott|fev|out|stycz|lut|kwie|maj|czerw|lip|sierp|wrze|paź|list|grud|янв|фев|мар|апр|май|мая|июн|июл|авг|сен|окт|ноя|дек';
const DATE = new RegExp(
  [
    String.raw`\d{4}-\d{2}-\d{2}`,
    String.raw`\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2,4}`,
    String.raw`\d{4}年`,
    String.raw`(?:${MONTHS})\p{L}{0,12}\.?\s*\d{1,2}(?:\D|$)`,
    String.raw`\d{1,2}(?:st|nd|rd|th|er|\.)?\s*(?:de\s+)?(?:${MONTHS})`,
  ].join('|'),
  'giu',
);
const DATE_WORDS =
  /^(?:(?:first |last |originally )?(?:published|updated|posted|modified|created)|veröffentlicht|aktualisiert|erschienen|stand|publié|mis à jour|publicado|actualizado|pubblicato|aggiornato|opublikowano|aktualizacja|data)/i;
const MAX_DATE_CHARS = 120;

/** Length limit of weekdays and the like next to a date. */
const MAX_REST_CHARS = 12;

/** Returns whether a line consists only of a publication date. */
export function isDateLine(text: string): boolean {
  if (text.length > MAX_DATE_CHARS || text.search(DATE) < 0) return false;
  if (DATE_WORDS.test(text)) return true;
  const rest = text.replace(DATE, ' ').replace(/[\d\s.,:;|/()@·•–—-]+|\b(?:am|pm|uhr|[A-Z]{2,4})\b/g, '');
  return rest.length <= MAX_REST_CHARS;
}

const BYLINE =
  /^(?:by|von|par|por|di|written by|posted by|text|autor|author|auteur|photos? by|foto|photo|image|bild|quelle|source)(?::\s*|\s+)/i;
const CONNECTIVES: ReadonlySet<string> = new Set([
  'and',
  'und',
  'et',
  'y',
  'e',
  'for',
  'von',
  'de',
  'van',
  '&',
]);
const MAX_BYLINE_CHARS = 100;
const MAX_NAMES = 10;

/** Returns whether a line consists only of the author: "by", then names. */
export function isByline(text: string): boolean {
  const word = text.length < MAX_BYLINE_CHARS ? BYLINE.exec(text)?.[0] : undefined;
  if (word === undefined) return false;
  const names = text
    .slice(word.length)
    .split(/[\s,|/·•–—]+/)
    .filter((name) => name !== '');
  return (
    names.length > 0 &&
    names.length <= MAX_NAMES &&
    /^\p{Lu}/u.test(names[0]!) &&
    names.every((name) => CONNECTIVES.has(name) || /^(?:[dl]['’])?\p{Lu}[\p{L}.'’-]*$/u.test(name))
  );
}
