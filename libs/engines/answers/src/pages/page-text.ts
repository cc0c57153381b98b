import { sentencesOf } from '@capstan/text-analysis';
import { unwrapLines } from './unwrap-lines.js';

const MAX_LENGTH = 200_000;
/**
 * Longer than nearly all sentences: the range in which the last complete sentence of a cut text is searched.
 */
const TAIL_LENGTH = 4_000;

/**
 * Invisible characters: soft hyphens, zero-width spaces, word joiners, bidirectional overrides, tags. Joiners
 * of scripts and emoji are kept, as they change the rendering.
 */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/gu;
/** Control characters except tab and line feed; the database cannot store NUL. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
/** Our own citation marker, which must not come from a page. */
const OWN_MARKER = /\[\s*source\s+\d+\s*\]/i;
const OWN_MARKERS = new RegExp(OWN_MARKER, 'gi');

/** Normalizes a text and removes what is invisible or cannot be stored; words are not changed. */
export function normalText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL, ' ')
    .replace(INVISIBLE, '')
    .toWellFormed()
    .normalize('NFC');
}

/** The same on one line, without our marker. */
export function normalLine(text: string): string {
  return normalText(text).replace(OWN_MARKERS, ' ').replace(/\s+/g, ' ').trim();
}

/** Media types whose lines are wrapped at the margin. */
const WRAPPED_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'text/plain']);

/**
 * The text of a page: normalized, without lines that contain our marker, cut after a complete sentence.
 * @param contentType of the page.
 */
export function pageText(text: string, contentType: string | null): string {
  const lines = normalText(text)
    .split('\n')
    .filter((line) => !OWN_MARKER.test(line));
  const whole = lines.join('\n').trim();
  return cutAfterSentence(WRAPPED_TYPES.has(contentType ?? '') ? unwrapLines(whole) : whole);
}

function cutAfterSentence(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH).toWellFormed();
  const last = sentencesOf(cut.slice(-TAIL_LENGTH)).at(-1) ?? '';
  const start = cut.lastIndexOf(last);
  return (start > MAX_LENGTH - TAIL_LENGTH ? cut.slice(0, start) : cut).trimEnd();
}
