import type { PromptText } from '../../clauses/prompt-text.js';
import type { Clause } from '../../clauses/roles.js';
import { isSentence } from '../../clauses/said-title.js';
import { uncoveredCharacters, uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Draft } from '../../extract/drafts.js';
import { distinctRanges, overlaps, type Range, trimRange } from '../../text/range.js';
import type { FoundKind } from '../kind/kind.js';
import type { FoundName } from '../names/name.js';
import { sentenceText, withoutName } from './sentence-text.js';

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
  const covers = distinctRanges(drafts.flatMap((draft) => draft.covers));
  const isCovered = (clause: Clause): boolean =>
    !saysMore(prompt, clause, drafts, covers, known) &&
    (prompt.language.grammar.isSpaced || drafts.some((draft) => isOf(draft, clause)));
  return runsOf(prompt, clauses)
    .flatMap((run) => piecesOf(prompt, run, drafts, isCovered))
    .flatMap((run): Draft[] => {
      const range = withoutQuoteAtEnd(prompt, withoutLeadingName(prompt, run, known.name), drafts);
      const isTitle = run.every((clause) => clause.isTitle && isShortTitle(prompt.words(clause)));
      if (isTitle && isFollowed(clauses, run.at(-1)!)) return [];
      if (isLeadIn(prompt, clauses, run, drafts)) return [];
      if (range === null || !saysMore(prompt, range, drafts, covers, known)) return [];
      const said = withoutName(prompt, sentenceText(prompt, range), known.name);
      const text = isSentence(prompt, run[0]!) ? `${said}.` : said;
      if (text === '') return [];
      const { lists, orders } = prompt.language;
      const folded = prompt.fold(range);
      const isAbout = isSubject(prompt, folded) && run.every(({ tag }) => tag === 'about');
      const isRule =
        !isAbout && run[0]!.sentence > 0 && (lists.policy.isIn(folded) || orders.pickUp.isIn(folded));
      return [
        { fact: isRule ? { type: 'policy', text } : { type: 'statement', text }, range, covers: [range] },
      ];
    });
}

/** "We teach children and adults": it begins with who the customer is, and is no rule. */
function isSubject({ language }: PromptText, folded: string): boolean {
  const subject = language.lists.self.atStart(folded);
  return subject !== undefined && !language.lists.own.isWord(subject.word);
}

/** "Sourdough loaves, open Tuesday to Saturday 7-18": the hours are a fact of their own, and not said twice. */
function withoutHoursAtEnd(
  prompt: PromptText,
  run: readonly Clause[],
  drafts: readonly Draft[],
  own: readonly boolean[],
): readonly Clause[] {
  const isHours = (clause: Clause): boolean =>
    drafts.some((draft) => draft.fact.type === 'hours' && isOf(draft, clause));
  const last = run.findLastIndex(
    (clause, index) => !(own[index]! && clause.opening === ',' && isHours(clause)),
  );
  const rest = run.slice(0, last + 1);
  return rest.length > 0 && contentLength(prompt, rest) >= MIN_PIECE ? rest : run;
}

const MAX_TITLE_WORDS = 3;

const isShortTitle = (text: string): boolean =>
  !/\d/.test(text) && text.split(/\s+/u).length <= MAX_TITLE_WORDS;

const MAX_LEAD_WORDS = 6;
const FOLLOWING: ReadonlySet<string> = new Set(['item', 'list', 'date', 'person']);

/** "There are three of them:" before courses in lines of their own: what it announces is shown without it. */
function isLeadIn(
  prompt: PromptText,
  clauses: readonly Clause[],
  run: readonly Clause[],
  drafts: readonly Draft[],
): boolean {
  const [title, more] = run;
  const next = title === undefined ? undefined : clauses[clauses.indexOf(title) + 1];
  if (title?.isTitle !== true || more !== undefined || next === undefined) return false;
  const words = prompt.words(title);
  if (next.sentence === title.sentence || /\d/u.test(words) || words.split(/\s+/u).length > MAX_LEAD_WORDS)
    return false;
  return drafts.some((draft) => FOLLOWING.has(draft.fact.type) && isOf(draft, next));
}

/** The title of what is not published is not published either. */
const isFollowed = (clauses: readonly Clause[], last: Clause): boolean =>
  clauses[clauses.indexOf(last) + 1]?.sentence === last.sentence;

/** Neighboring factual clauses of a sentence; one before a colon is a run of its own. */
function runsOf(prompt: PromptText, clauses: readonly Clause[]): Clause[][] {
  const runs: Clause[][] = [];
  let last: Clause | undefined;
  for (const clause of clauses) {
    if (clause.role === 'fact') {
      if (last?.role === 'fact' && last.sentence === clause.sentence && !isSentence(prompt, last))
        runs.at(-1)!.push(clause);
      else runs.push([clause]);
    }
    last = clause;
  }
  return runs;
}

/** Facts that a sentence can be a list of. */
const LISTED: ReadonlySet<string> = new Set(['item', 'person', 'contact']);
const MIN_LISTED = 2;
const MIN_PIECE = 2;

/**
 * What a run says neighbors the typed facts that it lists: "Prices: adults £8, juniors £4, the first visit is free" is the
 * last clause. The title of clauses that are facts says nothing of its own. A sentence that is not a list stays whole.
 */
function piecesOf(
  prompt: PromptText,
  run: readonly Clause[],
  drafts: readonly Draft[],
  isCovered: (clause: Clause) => boolean,
): Clause[][] {
  const own = run.map((clause) => !clause.isTitle && isCovered(clause));
  const isListed = run.map((clause, index) =>
    clause.isTitle ? isTitleShown(prompt, run, drafts, own, index) : own[index]!,
  );
  if (!isListed.includes(false)) return [];
  const kept = withoutHoursAtEnd(prompt, run, drafts, own);
  if (kept.length < run.length) return piecesOf(prompt, kept, drafts, isCovered);
  const listed = drafts.filter(
    (draft) => LISTED.has(draft.fact.type) && run.some((clause, index) => own[index]! && isOf(draft, clause)),
  );
  const hasOpenTitle = run.some(({ isTitle }, index) => isTitle && !isListed[index]!);
  const isList = !hasOpenTitle && (run.some(({ isTitle }) => isTitle) || listed.length >= MIN_LISTED);
  const pieces: Clause[][] = [];
  run.forEach((clause, index) => {
    if (isListed[index]!) return;
    if (index > 0 && !isListed[index - 1]!) pieces.at(-1)?.push(clause);
    else pieces.push([clause]);
  });
  const isApart = pieces.every(
    (piece) => piece[0]?.opening !== '(' && contentLength(prompt, piece) >= MIN_PIECE && !isByAddress(piece),
  );
  return isList && isApart ? pieces : [[...run]];

  /** "3rd floor, 4 Mill Lane": a part of the address. */
  function isByAddress(piece: readonly Clause[]): boolean {
    const neighbors = [run[run.indexOf(piece[0]!) - 1], run[run.indexOf(piece.at(-1)!) + 1]];
    return drafts.some(
      (draft) =>
        draft.fact.type === 'place' &&
        neighbors.some((clause) => clause !== undefined && isOf(draft, clause)),
    );
  }
}

/** Whether what a title introduces is shown with it, or without need of it. */
function isTitleShown(
  { language, ...prompt }: PromptText,
  run: readonly Clause[],
  drafts: readonly Draft[],
  isListed: readonly boolean[],
  index: number,
): boolean {
  const next = run[index + 1];
  if (next === undefined) return false;
  const folded = prompt.folded.slice(run[index]!.start, run[index]!.end);
  if (next.isTitle) return language.lists.menu.isIn(folded);
  if (!isListed[index + 1]! || /\d/.test(folded)) return false;
  const types = new Set(drafts.filter((draft) => isOf(draft, next)).map(({ fact }) => fact.type));
  if (types.has('item') || types.has('person')) return true;
  if (types.has('hours')) return language.lists.open.isIn(folded);
  return [language.lists.phone, language.lists.contactCue].some((list) => list.isIn(folded));
}

const isOf = ({ covers }: Draft, clause: Range): boolean => covers.some((each) => overlaps(each, clause));

const contentLength = (prompt: PromptText, piece: readonly Clause[]): number => {
  const text = piece.map((clause) => prompt.words(clause)).join(' ');
  return prompt.language.grammar.isSpaced ? text.split(/\s+/u).filter(Boolean).length : text.length / 2;
};

/** "Tern & Tide, seafood restaurant": the name is the headline already. Null if nothing is left. */
function withoutLeadingName(
  prompt: PromptText,
  run: readonly Clause[],
  name: FoundName | null,
): Range | null {
  const range = trimRange(prompt.text, { start: run[0]!.start, end: run.at(-1)!.end });
  if (name === null || name.start < range.start - 1 || name.start - range.start > 2 || name.end > range.end)
    return range;
  const rest = prompt.text.slice(name.end, range.end);
  if (/^["“”»」』]?\s*[,:;/|.(—–-]/u.test(rest)) {
    const start = name.end + (/^["“”»」』\s,:;/|.—–-]*/u.exec(rest)?.[0].length ?? 0);
    return start >= range.end ? null : trimRange(prompt.text, { start, end: range.end });
  }
  return rest.trim() === '' ? null : range;
}

/** "…, says Edda Plowrith: “…”": a quotation that is shown with its author is not said twice. */
function withoutQuoteAtEnd(prompt: PromptText, range: Range | null, drafts: readonly Draft[]): Range | null {
  const quote = drafts.find(
    (draft) =>
      range !== null &&
      draft.fact.type === 'quote' &&
      draft.range.start > range.start &&
      draft.range.start < range.end &&
      draft.range.end >= range.end - 1,
  );
  return range === null || quote === undefined
    ? range
    : trimRange(prompt.text, { start: range.start, end: quote.range.start });
}

function saysMore(
  prompt: PromptText,
  range: Range,
  drafts: readonly Draft[],
  draftCovers: readonly Range[],
  { name, areas, kind }: Known,
): boolean {
  const { lists } = prompt.language;
  const folded = prompt.fold(range);
  const local = (each: Range): Range => ({ start: each.start - range.start, end: each.end - range.start });
  const covers = [...draftCovers, ...areas, ...(name === null ? [] : [name])]
    .filter((each) => overlaps(each, range))
    .map(local);
  const grammar = [
    lists.function,
    lists.isA,
    lists.own,
    lists.self,
    lists.named,
    lists.namedAfter,
    lists.open,
    lists.phone,
    lists.priceLink,
    lists.honorific,
    ...(drafts.some((draft) => isReached(draft, range)) ? [lists.contactCue] : []),
  ];
  const isNaming = name !== null && overlaps(name, range) && lists.named.isIn(folded);
  if (isNaming) grammar.push(lists.wish, lists.command, lists.site);
  const known = [
    ...covers,
    ...grammar.flatMap((list) => list.find(folded)),
    ...(kind.range === null ? [] : [local(kind.range)]),
  ];
  if (!prompt.language.grammar.isSpaced) return uncoveredCharacters(folded, known) > 3;
  return uncoveredWords(folded, known).some((word) => word.length > 1 || /\d/.test(word));
}

/** A contact or an address is in the range: the words that introduce it say nothing more. */
const isReached = ({ fact, covers }: Draft, range: Range): boolean =>
  (fact.type === 'contact' || (fact.type === 'place' && fact.address !== undefined)) &&
  covers.some((each) => overlaps(each, range));
