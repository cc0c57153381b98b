import { trimEnd } from '../text/trim-end.js';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { wordsBeside } from '../clauses/words-beside.js';
import type { Draft } from '../extract/drafts.js';
import { fold } from '../text/fold.js';
import { overlaps, type Range, trimRange } from '../text/range.js';
import type { FoundKind } from './kind.js';
import type { FoundName } from './name.js';

interface Known {
  name: FoundName | null;
  kind: FoundKind;
  areas: readonly Range[];
}

/**
 * The customer's own sentences: every run of factual clauses that says more than the typed facts found in it. They are
 * published word for word, as rules or as statements, so that nothing is lost that has no type of its own.
 */
export function findSentences(
  prompt: PromptText,
  clauses: readonly Clause[],
  drafts: readonly Draft[],
  known: Known,
): Draft[] {
  return runsOf(clauses).flatMap((run): Draft[] => {
    const range = withoutLeadingName(prompt, run, known.name);
    const isTitle = run.every((clause) => clause.isTitle && isShortTitle(prompt.words(clause)));
    if (isTitle && isFollowed(clauses, run.at(-1)!)) return [];
    if (range === null || !saysMore(prompt, range, drafts, known)) return [];
    const text = sentenceText(prompt, range);
    if (text === '') return [];
    const isRule = prompt.language.lists.policy.isIn(prompt.fold(range)) && run[0]!.sentence > 0;
    return [
      {
        fact: isRule ? { type: 'policy', text } : { type: 'statement', text },
        range,
        covers: [range],
      },
    ];
  });
}

const MAX_TITLE_WORDS = 3;

const isShortTitle = (text: string): boolean =>
  !/\d/.test(text) && text.split(/\s+/u).length <= MAX_TITLE_WORDS;

/** The title of what is not published is not published either. */
const isFollowed = (clauses: readonly Clause[], last: Clause): boolean =>
  clauses[clauses.indexOf(last) + 1]?.sentence === last.sentence;

/** Neighboring factual clauses of a sentence. */
function runsOf(clauses: readonly Clause[]): Clause[][] {
  const runs: Clause[][] = [];
  let last: Clause | undefined;
  for (const clause of clauses) {
    if (clause.role === 'fact') {
      if (last?.role === 'fact' && last.sentence === clause.sentence) runs.at(-1)!.push(clause);
      else runs.push([clause]);
    }
    last = clause;
  }
  return runs;
}

/** "Tern & Tide, seafood restaurant": the name is the headline already. Null if nothing is left. */
function withoutLeadingName(
  prompt: PromptText,
  run: readonly Clause[],
  name: FoundName | null,
): Range | null {
  const range = trimRange(prompt.text, {
    start: run[0]!.start,
    end: run.at(-1)!.end,
  });
  if (name === null || name.start < range.start - 1 || name.start - range.start > 2 || name.end > range.end)
    return range;
  const rest = prompt.text.slice(name.end, range.end);
  if (/^["“”»」』]?\s*[,:;/|.(—–-]/u.test(rest)) {
    const start = name.end + (/^["“”»」』\s,:;/|.—–-]*/u.exec(rest)?.[0].length ?? 0);
    return start >= range.end ? null : trimRange(prompt.text, { start, end: range.end });
  }
  return rest.trim() === '' ? null : range;
}

function saysMore(
  prompt: PromptText,
  range: Range,
  drafts: readonly Draft[],
  { name, areas, kind }: Known,
): boolean {
  const { lists } = prompt.language;
  const folded = prompt.fold(range);
  const local = (each: Range): Range => ({
    start: each.start - range.start,
    end: each.end - range.start,
  });
  const covers = [...drafts.flatMap((draft) => draft.covers), ...areas, ...(name === null ? [] : [name])]
    .filter((each) => overlaps(each, range))
    .map(local);
  const grammar = [
    lists.function,
    lists.isA,
    lists.own,
    lists.named,
    lists.namedAfter,
    lists.open,
    lists.phone,
    lists.priceLink,
    lists.honorific,
  ];
  const isNaming = name !== null && overlaps(name, range) && lists.named.isIn(folded);
  if (isNaming) grammar.push(lists.wish, lists.command, lists.site);
  const known = [
    ...covers,
    ...grammar.flatMap((list) => list.find(folded)),
    ...(kind.range === null ? [] : [local(kind.range)]),
  ];
  if (!prompt.language.grammar.isSpaced) return charactersBeside(folded, known) > 3;
  return wordsBeside(folded, known).some((word) => word.length > 1 || /\d/.test(word));
}

/** Letters that nothing covers, where words have no spaces. */
const charactersBeside = (folded: string, known: readonly Range[]): number =>
  [...folded.matchAll(/[\p{L}\p{N}]/gu)].filter(
    ({ index }) => !known.some(({ start, end }) => start <= index && index < end),
  ).length;

/** Without laughter and thanks at its end. */
function withoutAside({ language }: PromptText, text: string): string {
  const folded = fold(text);
  const last = language.lists.aside.find(folded).at(-1);
  const isEnd = last !== undefined && last.start > 0 && !/[\p{L}\p{N}]/u.test(folded.slice(last.end));
  return isEnd ? `${trimEnd(text.slice(0, last.start), ',;:—–-(')}.`.replace(/([.!?])\.$/u, '$1') : text;
}

/** The sentence as it was written, with a capital letter at its beginning and without a bracket that is left open. */
function sentenceText(prompt: PromptText, range: Range): string {
  const words = withoutAside(prompt, trimEnd(prompt.words(range), ',;:—–-'));
  const isBracketed = /^[(（].*[)）]$/u.test(words);
  const plain = isBracketed ? words.slice(1, -1) : words;
  const opened = (plain.match(/[(（]/gu) ?? []).length;
  const closed = (plain.match(/[)）]/gu) ?? []).length;
  const balanced = closed > opened ? plain.replace(/[)）]([.。]?)$/u, '$1') : plain;
  return balanced.charAt(0).toUpperCase() + balanced.slice(1);
}
