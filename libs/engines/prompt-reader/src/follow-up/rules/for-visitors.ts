import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { trimEnd } from '../../text/trim-end.js';
import { leadEnd } from '../instructions/asked.js';
import { contentWords } from '../words/words.js';

/** A sentence as visitors are to read it: "ok so we take cards now, thanks" says "We take cards." */
export function forVisitors(said: string, language: Language): string {
  const { lists, rules, grammar } = language;
  let text = withoutCourtesy(said.trim(), language);
  text = text.slice(leadEnd(fold(text), [lists.and])).replace(/^[\s,:;、]+/u, '');
  text = withoutGreeting(text, language);
  const since = rules.since.find(fold(text)).filter(({ start }) =>
    // "Jetzt nehmen wir …": without its first word the verb would be first.
    start === 0 ? !grammar.nounsAreCapital : grammar.isSpaced,
  );
  for (const { start, end } of since.toReversed()) text = `${text.slice(0, start)} ${text.slice(end)}`;
  text = trimEnd(text.replaceAll(/\s{2,9}/gu, ' ').replaceAll(/\s(?=[,;.!])/gu, ''), ',;.');
  text = text.replace(/^[\s,、]+/u, '');
  const end = grammar.isSpaced && !/[!?]$/u.test(text) ? '.' : '';
  return text.charAt(0).toUpperCase() + text.slice(1) + end;
}

/** Without "hi, " or "ok, "; "well behaved dogs" begins with no greeting. */
function withoutGreeting(text: string, { lists }: Language): string {
  const [end] = [lists.remark, lists.aside, lists.thanks].flatMap(
    (list) => list.atStart(fold(text))?.end ?? [],
  );
  const mark = end === undefined ? null : /^\s?[,!:–-]\s*/u.exec(text.slice(end));
  return end === undefined || mark === null ? text : text.slice(end + mark[0].length);
}

/** Without ", thanks" or ", please" at its end. */
function withoutCourtesy(text: string, language: Language): string {
  const { remark, thanks, aside, closing } = language.lists;
  const comma = text.lastIndexOf(',');
  const last = fold(text.slice(comma + 1));
  const isCourtesy =
    comma > 0 &&
    contentWords(last, language).length <= 1 &&
    [remark, thanks, aside, closing].some((list) => list.atStart(last) !== undefined) &&
    !/\d/u.test(last);
  return isCourtesy ? text.slice(0, comma) : text;
}
