import { type Fact, type SiteDocument, type Span, wordsOfFact } from '@capstan/site-document';

/** A document whose new facts have the positions of their words in the prompts. */
export function withSources(
  document: SiteDocument,
  before: SiteDocument,
  prompts: readonly string[],
): SiteDocument {
  const known = new Map(before.facts.map(({ id, source }) => [id, source]));
  return {
    ...document,
    facts: document.facts.map((fact) => ({
      ...fact,
      source: fact.source.length > 0 ? fact.source : (known.get(fact.id) ?? spansOf(fact, prompts)),
    })),
  };
}

/** Where the first of its words is, in the latest prompt that has it. */
function spansOf(fact: Fact, prompts: readonly string[]): Span[] {
  for (const words of wordsOfFact(fact)) {
    for (const [prompt, text] of [...prompts.entries()].toReversed()) {
      const start = text.toLowerCase().indexOf(words.toLowerCase());
      if (start !== -1) return [{ prompt, start, end: start + words.length }];
    }
  }
  return [];
}
