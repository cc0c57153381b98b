import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Instruction } from '../instructions/instruction.js';
import { operationsOf } from '../instructions/operations.js';
import { seenIn } from '../notices/notice-words.js';
import { QUOTED } from '../words/quoted.js';
import { contentWords } from '../words/words.js';

/** A sentence becomes a text of the site only if it asks for nothing else: what cannot be done is not written on a page. */
export function isPlainAddition({ folded, text }: Instruction, language: Language): boolean {
  const own = operationsOf(language, folded);
  const isFirst = language.changes.add.atStart(folded) !== undefined;
  // "The headline is too big" is about the site itself.
  if (language.messages.headline.isIn(folded) && !QUOTED.test(text)) return false;
  // "Add a banner picture at the top": nothing that visitors are to read.
  const isOrdered = language.notices.noun.isIn(folded) && seenIn(folded, language).length > 0;
  if (isOrdered && !QUOTED.test(text) && !text.includes(':')) return false;
  return QUOTED.test(text) || (!own.has('remove') && (!own.has('set') || isFirst));
}

/** "Add that to the home page please": this names a place of the site, and nothing to write there. */
function namesOnlyPlace(folded: string, language: Language): boolean {
  const { lists, changes, messages, notices, grammar } = language;
  const { add, set, pronoun, question } = changes;
  const orders = [lists.wish, lists.command, lists.imperative, add, set, pronoun, question, notices.putting];
  const courtesies = [lists.function, lists.remark, lists.aside, lists.thanks];
  const places = [notices.seen, lists.site, lists.part, messages.section];
  const known = [...orders, ...courtesies, ...places].flatMap((list) => list.find(folded));
  const left = uncoveredWords(folded, known);
  return grammar.isSpaced
    ? left.length === 0
    : left.every((word) => !/[\p{Script=Han}\p{Script=Katakana}\d]/u.test(word));
}

/** "a page for results", "a section about our history": this asks for a part of the site, and says nothing to visitors. */
export function isOfThePage(plain: string, { text, folded }: Instruction, language: Language): boolean {
  const { lists, messages, grammar } = language;
  if (QUOTED.test(text) || text.includes(':')) return false;
  if (namesOnlyPlace(folded, language)) return true;
  if (!grammar.isSpaced) return false;
  const words = fold(plain).replace(/^\P{L}+/u, '');
  return [lists.site, lists.part, messages.section].some((list) => {
    const part = list.atStart(words);
    const topic = part === undefined ? '' : words.slice(part.end).trimStart();
    return [messages.whether, lists.withFields].some((each) => each.atStart(topic) !== undefined);
  });
}

/** 'Write "Closed in August" on the home page': the quotation, if nothing else is said. */
export function quotedOnly({ text }: Instruction, language: Language): string | null {
  const quote = QUOTED.exec(text);
  if (quote?.[1] === undefined) return null;
  const { lists, changes } = language;
  const rest = fold(text.replace(quote[0], ' '));
  const grammar = [
    lists.site,
    lists.part,
    lists.command,
    lists.wish,
    lists.function,
    changes.add,
    changes.set,
  ];
  const others = uncoveredWords(
    rest,
    grammar.flatMap((list) => list.find(rest)),
  );
  return others.length === 0 ? quote[1].trim() : null;
}

/** Where a message ends without ", please add that too". */
function withoutTail(text: string, language: Language): number {
  const comma = text.lastIndexOf(',');
  const last = text.slice(comma + 1);
  const isOrder =
    comma > 0 && operationsOf(language, fold(last)).has('add') && contentWords(last, language).length === 0;
  const end = isOrder ? comma : text.length;
  const words = language.changes.add.find(fold(text.slice(0, end)));
  const tail = words.find((word) => /^[\s.!]*$/u.test(text.slice(word.end, end)));
  return tail === undefined || tail.start === 0 ? end : tail.start;
}

/** What is to be added, without "please add that". */
export function withoutVerbs({ text, folded }: Instruction, language: Language): string {
  const { changes, lists, grammar } = language;
  const lead = [
    changes.add,
    changes.instead,
    changes.set,
    lists.remark,
    lists.wish,
    lists.command,
    lists.function,
    lists.aside,
  ].flatMap((list) => list.find(folded));
  let reached = 0;
  for (;;) {
    const rest = folded.slice(reached).search(/[\p{L}\p{N}"“„«「]/u);
    const at = reached + Math.max(rest, 0);
    const match = lead
      // "Stick-on soles": a part of a word is not a verb.
      .filter(({ start, end }) => start === at && end > at && !/^-\p{L}/u.test(folded.slice(end)))
      .toSorted((a, b) => b.end - a.end)[0];
    if (match === undefined) break;
    reached = match.end;
  }
  const tail = grammar.isSpaced
    ? withoutTail(text, language)
    : (changes.add.find(folded).at(-1)?.start ?? text.length);
  const plain = text.slice(tail > reached ? reached : 0, tail > reached ? tail : undefined);
  return plain
    .replace(/^[\s,:;–—-]+/u, '')
    .replace(/[をも]$/u, '')
    .trim();
}
