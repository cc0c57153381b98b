import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import type { OutlineReading } from '../outline/read-outline.js';
import { type Feature, FORMS } from '../packs/grammar-schema.js';
import type { OrderedBlocks } from './blocks.js';
import { findKind, type FoundKind } from './kind/kind.js';
import type { Reading } from './reading.js';
import { findValues } from './values/values.js';

/** Where the sentences do not say what the customer is, what the parts show does. */
export function kindOfWhole(prompt: PromptText, { name, kind }: Reading): FoundKind {
  const { clauses } = findValues(prompt);
  const found = findKind(prompt, clauses, name, []);
  return { ...kind, kind: found.kind };
}

/** What the outline says goes before what sentences order. */
export function withOutline(ordered: OrderedBlocks, { lines, buttons }: OutlineReading): OrderedBlocks {
  const [button = null, secondButton = null] = [
    ...buttons,
    ...(ordered.button === null ? [] : [ordered.button]),
  ];
  return { ...ordered, button, secondButton, lines: [...lines, ...ordered.lines] };
}

const PAGE = /page|site|seite|p[aá]gina|sito/u;

/** "Build a landing page for …, an app that tracks invoices": a page is ordered, not what it is about. */
export const isForPage = (prompt: PromptText, clauses: readonly Clause[]): boolean =>
  clauses.some(
    (clause) =>
      clause.sentence === 0 &&
      prompt.language.lists.site.find(prompt.fold(clause)).some(({ word }) => PAGE.test(word)),
  );

/** The records that the first sentence alone has words for: what the product does. */
export function describedFeatures(prompt: PromptText, clauses: readonly Clause[]): Feature[] {
  const inFirst = new Set<Feature>();
  const elsewhere = new Set<Feature>();
  for (const clause of clauses)
    for (const { key } of prompt.language.features.find(prompt.fold(clause)))
      (clause.sentence === 0 ? inFirst : elsewhere).add(key);
  return [...inFirst].filter((key) => !FORMS.includes(key) && !elsewhere.has(key));
}
