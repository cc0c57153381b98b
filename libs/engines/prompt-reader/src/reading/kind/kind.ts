import type { PromptText } from '../../clauses/prompt-text.js';
import type { Clause } from '../../clauses/roles.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import { OTHER_KIND } from '../../packs/kinds.js';
import { overlaps, type Range } from '../../text/range.js';
import { saidTrade } from './said-trade.js';
import { wordOfWork } from './word-of-work.js';
import { tradePhrase } from './trade-phrase.js';
import { workSaid } from './work-said.js';

export interface FoundKind {
  kind: string;
  /** The customer's own words for it: first the whole phrase. */
  words: string[];
  /** The English term of the trade, where the word is known. */
  trade: string | null;
  /** Whether the words are those of a known kind, and not just a noun phrase in such a place. */
  isKnown: boolean;
  /** Where the deciding words are; null if the kind was only hinted at. */
  range: Range | null;
}

const FIRST_SENTENCES = 2;
const FIRST_CLAUSES = 12;
const MAX_WORDS = 10;
/** What is between the beginning of a clause and the word that says what the customer is: "I would like a site for my new". */
const MAX_WORDS_BEFORE = 2;
const INTRODUCED = 1.8;
const LISTED = 0.3;

/**
 * What the customer is, by the nouns that are known, weighted by where they are: introduced by "our", "we are a", "for a",
 * early, not one of the things on offer. A noun phrase in such a place counts even if no list has it.
 */
export function findKind(
  prompt: PromptText,
  clauses: readonly Clause[],
  name: Range | null,
  listed: readonly Range[],
): FoundKind {
  const { kindWords, kindHints } = prompt.language;
  const scores = new Map<string, number>();
  const best = new Map<string, { range: Range; weight: number }>();
  const words: string[] = [];
  for (const { start, end, key, word } of kindWords.find(prompt.folded)) {
    const at = clauses.findIndex((each) => each.start <= start && start < each.end);
    const clause = clauses[at];
    if (clause === undefined || clause.role === 'without' || clause.role === 'look') continue;
    const weight = weightOf(prompt, clause, { start, end }, name, listed) + word.length / 8;
    const share = weight / (1 + at / 12);
    scores.set(key, (scores.get(key) ?? 0) + share);
    if (share > (best.get(key)?.weight ?? 0)) best.set(key, { range: { start, end }, weight: share });
    const written = prompt.text.slice(start, end);
    if (!words.includes(written)) words.push(written);
  }
  const hints = kindHints.find(prompt.folded);
  const isHinted = scores.size === 0;
  for (const { key } of hints) if (isHinted || scores.has(key)) scores.set(key, (scores.get(key) ?? 0) + 1);
  const introduced = saidTrade(prompt, clauses, name);
  const [kind] = [...scores].toSorted((a, b) => b[1] - a[1])[0] ?? [OTHER_KIND];
  const known = best.get(kind)?.range;
  const range = known ?? introduced;
  if (range === null) return { kind, words: [], trade: null, isKnown: false, range: null };
  const isOther = introduced !== null && known !== undefined && known.start > introduced.end;
  const phrase =
    known === undefined || isOther
      ? (introduced ?? range)
      : withHead(prompt, tradePhrase(prompt, known), introduced);
  const own = prompt.text.slice(phrase.start, phrase.end).replaceAll(/\s+/gu, ' ');
  const word = prompt.text.slice(range.start, range.end);
  const work = phrase === introduced ? workSaid(prompt, clauses.slice(0, FIRST_CLAUSES)) : null;
  const done = work !== null && overlaps(work.object, phrase) ? wordOfWork(prompt, work) : null;
  const trade = prompt.language.trades.find(done ?? prompt.fold(range))[0]?.key ?? null;
  return {
    kind: (isHinted && done !== null ? kindWords.find(done)[0]?.key : undefined) ?? kind,
    words: [...new Set([own, word, ...words])].slice(0, MAX_WORDS),
    trade,
    isKnown: known !== undefined,
    range: phrase,
  };
}

/** "our parish newsletter": where the main noun is last, it is what the customer is, and not the known word before it. */
function withHead({ language }: PromptText, known: Range, said: Range | null): Range {
  const isHeadAfter =
    language.grammar.headIsLast &&
    said !== null &&
    said.start <= known.start &&
    known.start < said.end &&
    known.end < said.end;
  return isHeadAfter ? said : known;
}

function weightOf(
  prompt: PromptText,
  clause: Clause,
  range: Range,
  name: Range | null,
  listed: readonly Range[],
): number {
  const isInName = name !== null && range.start >= name.start && range.end <= name.end;
  const early = clause.sentence === 0 ? 10 : clause.sentence < FIRST_SENTENCES ? 6 : 2;
  const isListed = !isInName && listed.some((each) => overlaps(each, range));
  return (
    early *
    (clause.role === 'remark' ? 0.2 : 1) *
    (isInName ? 0.8 : 1) *
    (isListed ? LISTED : 1) *
    (isIntroduced(prompt, clause, range) ? INTRODUCED : 1)
  );
}

/** Only grammar, possessives and words of the order are before it in its clause. */
function isIntroduced(prompt: PromptText, clause: Clause, { start }: Range): boolean {
  const before = prompt.folded.slice(clause.start, start);
  const { lists } = prompt.language;
  const known = [
    lists.function,
    lists.own,
    lists.self,
    lists.site,
    lists.wish,
    lists.command,
    lists.isA,
    lists.remark,
  ];
  const rest = uncoveredWords(
    before,
    known.flatMap((list) => list.find(before)),
  );
  return (
    rest.length <= MAX_WORDS_BEFORE && (clause.sentence === 0 || lists.own.isIn(before) || rest.length === 0)
  );
}
