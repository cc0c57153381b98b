import type { Fact, FactType } from '@capstan/site-document';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import type { Block } from '../packs/grammar-schema.js';
import type { Range } from '../text/range.js';

/** The parts of a page that a prompt orders. */
export interface OrderedBlocks {
  clauses: readonly { clause: Clause; blocks: readonly Block[] }[];
  /** What the main button is to say. */
  button: (Range & { label: string }) | null;
}

const MAX_LABEL = 40;
const QUOTED = new RegExp(
  String.raw`["“„«「『](?<double>[^"“”„«»「」『』\n]{2,${MAX_LABEL}})["“”»」』]|(?<!\p{L})'(?<single>[^'\n]{2,${MAX_LABEL}})'(?!\p{L})`,
  'gu',
);

/** "Include a hero, a button labeled \"Get started\" and testimonials" is for the builder and never printed. */
export function orderedBlocks(prompt: PromptText, clauses: readonly Clause[]): OrderedBlocks {
  const ordered = clauses
    .filter(({ tag, role }) => tag === 'page' && role === 'wish')
    .map((clause) => ({
      clause,
      blocks: [...new Set(prompt.language.blocks.find(prompt.fold(clause)).map(({ key }) => key))],
    }))
    .filter(({ blocks }) => blocks.length > 0);
  const button = ordered
    .filter(({ blocks }) => blocks.includes('action'))
    .map(({ clause }) => labelIn(prompt, clause))
    .find((label) => label !== null);
  return { clauses: ordered, button: button ?? null };
}

/** The quotation nearest to the word for a button: "logo text \"Nimbus\" and a \"Get started\" button". */
function labelIn(prompt: PromptText, clause: Clause): (Range & { label: string }) | null {
  const folded = prompt.fold(clause);
  const word = prompt.language.blocks.find(folded).findLast(({ key }) => key === 'action');
  if (word === undefined) return null;
  const labels = [...prompt.text.slice(clause.start, clause.end).matchAll(QUOTED)].map((match) => ({
    label: (match.groups?.['double'] ?? match.groups?.['single'] ?? '').trim(),
    start: clause.start + match.index,
    end: clause.start + match.index + match[0].length,
    distance: Math.min(
      Math.abs(match.index - word.end),
      Math.abs(word.start - match.index - match[0].length),
    ),
  }));
  const [nearest] = labels.toSorted((a, b) => a.distance - b.distance);
  return nearest === undefined ? null : { label: nearest.label, start: nearest.start, end: nearest.end };
}

/** The facts that a part of a page shows; a part that is not here is on every page. */
const SHOWN: Partial<Record<Block, readonly FactType[]>> = {
  features: ['item', 'list', 'number'],
  quotes: ['quote'],
  pricing: ['item'],
  people: ['person'],
  about: ['statement', 'person'],
  contact: ['contact', 'place', 'hours'],
};

/** The orders of parts for which nothing was said: a site has no invented testimonials. */
export function emptyBlocks({ clauses }: OrderedBlocks, facts: readonly Fact[]): Clause[] {
  const types = new Set(facts.map(({ type }) => type));
  return clauses
    .filter(({ blocks }) => blocks.some((block) => SHOWN[block]?.some((type) => types.has(type)) === false))
    .map(({ clause }) => clause);
}
