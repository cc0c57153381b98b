import type { PromptText } from '../../clauses/prompt-text.js';
import { type Range } from '../../text/range.js';
import { trimEnd } from '../../text/trim-end.js';
import type { Match } from '../../text/word-list.js';
import { leadEnd } from './asked.js';
import { OPERATIONS, operationsOf } from './operations.js';
import type { Block } from './content.js';
import { valuesIn } from '../words/found-values.js';
import { contentWords } from '../words/words.js';

const MAX_TITLE_WORDS = 7;
const MAX_GAP = 2;
const OPENING = /^["“„«「『\s]+/u;
/** Not of a time. */
const COLON = /\s?[:：](?!\d)\s?/u;

/** 'a section called Getting there: a coach leaves …': a title, and every sentence that follows and orders nothing. */
export function sectionFrom(prompt: PromptText, sentences: readonly Range[], at: number): Block | null {
  const { language, text } = prompt;
  const first = sentences[at]!;
  const folded = prompt.fold(first);
  const title = titleIn(prompt, first);
  const operations = operationsOf(language, folded.slice(0, title?.start ?? 0));
  const { wish, command } = language.lists;
  const isOrdered =
    operations.has('add') || [wish, command].some((list) => list.isIn(folded.slice(0, title?.start ?? 0)));
  const isOther = (['remove', 'rename', 'replace'] as const).some((each) => operations.has(each));
  if (title === null || !isOrdered || isOther) return null;
  // "Change the bit about parking: …": of a section that is there, and not a new one.
  const opening = folded.slice(0, title.start);
  if (!operations.has('add') && language.messages.changes.isIn(opening)) return null;
  const texts = title.rest === '' ? [] : [title.rest];
  let { end } = first;
  let count = 1;
  for (const sentence of sentences.slice(at + 1)) {
    const isOther = isOtherRequest(prompt, sentence);
    if (isOther) break;
    texts.push(text.slice(sentence.start, sentence.end).trim());
    ({ end } = sentence);
    count += 1;
  }
  if (texts.length === 0) return null;
  return { start: first.start, end, count, content: { kind: 'section', title: title.text, texts } };
}

/** Whether a sentence asks for something else: an order at its beginning, or a change of a value. */
function isOtherRequest(prompt: PromptText, sentence: Range): boolean {
  const { language, text } = prompt;
  const { lists, changes } = language;
  const folded = prompt.fold(sentence);
  const said = text.slice(sentence.start, sentence.end);
  const operations = operationsOf(language, folded);
  const rest = folded.slice(leadEnd(folded, [lists.remark, lists.aside, lists.and]));
  const openings = [
    lists.remark,
    lists.command,
    lists.imperative,
    // "We need a gallery", but not "We need a plug socket".
    ...([language.features, lists.site, lists.part].some((list) => list.isIn(folded)) ? [lists.wish] : []),
    ...OPERATIONS.map((each) => changes[each]),
  ];
  return (
    /[?？]\s*$/u.test(said) ||
    [changes.keep, changes.fine].some((list) => list.isIn(folded)) ||
    [folded, rest].some((each) => openings.some((list) => list.atStart(each) !== undefined)) ||
    (['remove', 'rename', 'replace', 'swap'] as const).some((each) => operations.has(each)) ||
    (operations.size > 0 && valuesIn(said, language).length > 0)
  );
}

/** The words between "section called" and the colon, or the end of the sentence; and what is behind the colon. */
function titleIn(prompt: PromptText, sentence: Range): { text: string; rest: string; start: number } | null {
  const { language } = prompt;
  const { section, titled } = language.messages;
  const folded = prompt.fold(sentence);
  const text = prompt.text.slice(sentence.start, sentence.end);
  for (const word of section.find(folded)) {
    const lead = longestAt(titled.find(folded), word.end);
    if (lead === undefined) continue;
    const after = text.slice(lead.end);
    const colon = COLON.exec(after);
    const title = trimEnd(after.slice(0, colon?.index ?? undefined), ' .!?,"”“»」』').replace(OPENING, '');
    const rest = colon === null ? '' : trimEnd(after.slice(colon.index + colon[0].length).trim(), ' ?？');
    const size = title.split(/\s+/u).length;
    // A whole sentence without a colon is no title.
    if (title === '' || size > MAX_TITLE_WORDS || contentWords(title, language).length === 0) continue;
    if (colon === null && /[,;]/u.test(title)) continue;
    return {
      text: title.charAt(0).toUpperCase() + title.slice(1),
      rest: rest.charAt(0).toUpperCase() + rest.slice(1),
      start: word.start,
    };
  }
  return null;
}

/** The longest of the words that follow directly. */
const longestAt = (found: readonly Match[], at: number): Match | undefined =>
  found.filter(({ start }) => start >= at && start - at <= MAX_GAP).toSorted((a, b) => b.end - a.end)[0];
