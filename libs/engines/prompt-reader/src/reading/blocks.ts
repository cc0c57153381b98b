import type { Fact, FactType } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import { type Quotation, quotationsIn } from '../clauses/quotations.js';
import type { Clause } from '../clauses/roles.js';
import type { Draft } from '../extract/drafts.js';
import type { Block } from '../packs/outline-schema.js';
import type { PagePart } from '../outline/heads.js';
import { overlaps, type Range } from '../text/range.js';

/** The parts of a page that a prompt orders. */
export interface OrderedBlocks {
  clauses: readonly { clause: Clause; blocks: readonly (Block | PagePart)[] }[];
  /** What the main button is to say. */
  button: Quotation | null;
  secondButton: Quotation | null;
  /** What the top of the first page is to say; the headline first. */
  lines: readonly Quotation[];
}

const MAX_LABEL = 40;
/** Farther than any quotation in a sentence. */
const FAR = 400;

/** "Include a hero, a button labeled \"Get started\" and testimonials" is for the builder and never printed. */
export function orderedBlocks(prompt: PromptText, clauses: readonly Clause[]): OrderedBlocks {
  const ordered = clauses
    .filter(({ tag, role }) => tag === 'page' && role === 'wish')
    .map((clause) => ({ clause, blocks: blocksOf(prompt, clauses, clause) }))
    .filter(({ blocks }) => blocks.length > 0);
  const labels = (block: Block): Quotation[] =>
    ordered
      .filter(({ blocks }) => blocks.includes(block))
      .flatMap(({ clause }) => labelIn(prompt, withBracket(clauses, clause), block) ?? []);
  const button = labels('action').find(({ text }) => text.length <= MAX_LABEL) ?? null;
  const lines = ordered
    .filter(({ blocks }) => blocks.includes('hero'))
    .flatMap(({ clause }) => quotationsIn(prompt, withBracket(clauses, clause)))
    .filter((line) => /\p{L}\S?\s+\p{L}/u.test(line.text) && (button === null || !overlaps(line, button)));
  return {
    clauses: ordered,
    button,
    secondButton: null,
    lines: [...new Map(lines.map((line) => [line.start, line])).values()],
  };
}

/** The parts that a clause names; without one those of the title that it is behind: "Hero: the line “…”". */
function blocksOf(prompt: PromptText, clauses: readonly Clause[], clause: Clause): Block[] {
  const named = (each: Range): Block[] =>
    prompt.language.blocks.find(prompt.fold(each)).map(({ key }) => key);
  const own = named(clause);
  const title = clauses.find(({ sentence, isTitle }) => isTitle && sentence === clause.sentence);
  return [...new Set(own.length > 0 || title === undefined ? own : named(title))];
}

/** "two buttons — \"Start for free\" (primary)": a part and what is said of it behind a dash, a colon or in brackets. */
function withBracket(clauses: readonly Clause[], clause: Clause): Range {
  const next = clauses[clauses.indexOf(clause) + 1];
  const isOfClause = next?.sentence === clause.sentence && ['-', ':', '('].includes(next.opening);
  return { start: clause.start, end: isOfClause ? next.end : clause.end };
}

/** The quotation nearest to the word for a part, e.g. a button: "logo text \"Nimbus\" and a \"Get started\" button". */
function labelIn(prompt: PromptText, part: Range, block: Block): Quotation | null {
  const folded = prompt.fold(part);
  const word = prompt.language.blocks.find(folded).findLast(({ key }) => key === block);
  if (word === undefined) return null;
  const labels = quotationsIn(prompt, part).map((label) => {
    const [start, end] = [label.start - part.start, label.end - part.start];
    const between = start >= word.end ? folded.slice(word.end, start) : folded.slice(end, word.start);
    // "the line “…” and a button labelled “…”": what another word is joined to is its own.
    const isJoined = prompt.language.lists.and.isIn(between);
    return { label, distance: between.length + (isJoined ? FAR : 0) };
  });
  return labels.toSorted((a, b) => a.distance - b.distance)[0]?.label ?? null;
}

/** What the top of the page is to say. */
export const draftsOfBlocks = ({ lines }: OrderedBlocks): Draft[] =>
  lines.map(({ text, ...range }) => ({ fact: { type: 'statement', text }, range, covers: [range] }));

/** The facts that a part of a page shows; a part that is not here is on every page. */
const SHOWN: Partial<Record<Block | PagePart, readonly FactType[]>> = {
  features: ['item', 'list', 'number'],
  quotes: ['quote'],
  pricing: ['item'],
  people: ['person'],
  about: ['statement', 'person'],
  contact: ['contact', 'place', 'hours'],
  questions: ['policy'],
  schedule: ['item', 'list', 'date'],
};

/** The orders of parts for which nothing was said: a site has no invented testimonials. */
export function emptyBlocks({ clauses }: OrderedBlocks, facts: readonly Fact[]): Clause[] {
  const types = new Set(facts.map(({ type }) => type));
  return clauses
    .filter(({ blocks }) => blocks.some((block) => SHOWN[block]?.some((type) => types.has(type)) === false))
    .map(({ clause }) => clause);
}
