import { sentencesOf } from '@capstan/text-analysis';
import { unwrapLines } from './unwrap-lines.js';

const MAX_LENGTH = 200_000;
/** Longer than nearly all sentences: where a cut text is looked through for its last whole one. */
const TAIL_LENGTH = 4_000;

/**
 * Characters that show nothing: soft hyphens, zero-width spaces and joins of words, overrides of the direction of
 * writing, tags. Joiners of scripts and emoji stay, as they change what is seen.
 */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e007f}]/gu;
/** Control characters but tab and line feed; the database takes no NUL. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
/** Our own marker of citations, which no page may speak. */
const OWN_MARKER = /\[\s*source\s+\d+\s*\]/i;
const OWN_MARKERS = new RegExp(OWN_MARKER, 'gi');

/** One spelling for each text, and nothing that cannot be seen or stored; the words are left as they are. */
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

/** What breaks its lines at the margin. */
const WRAPPED_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'text/plain']);

/**
 * What a source says: its text normalised, without lines that bear our marker, cut after a whole sentence.
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
