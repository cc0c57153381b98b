import { withoutPartWords } from '../clauses/brief.js';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import type { Draft } from '../extract/drafts.js';
import { fold } from '../text/fold.js';
import { overlaps } from '../text/range.js';
import type { FoundName } from './names/name.js';

/** The facts of a brief without what is said for the builder around them. */
export function factsOfBrief(
  prompt: PromptText,
  clauses: readonly Clause[],
  facts: readonly Draft[],
): Draft[] {
  const titles = new Set(
    clauses
      .filter(({ tag, isTitle }) => isTitle && tag === 'page')
      .map((clause) => prompt.words(clause).replace(/[:：]$/u, '')),
  );
  return facts.flatMap((draft) =>
    isQuotedOrder(prompt, draft) ? [] : [withPlainTitle(prompt, draft, titles)],
  );
}

/** "- Headline: “…”", and on the next line "- Button …": a line to show, not a quotation of a person. */
const isQuotedOrder = (prompt: PromptText, { fact }: Draft): boolean =>
  fact.type === 'quote' && fact.by !== undefined && prompt.language.blocks.isIn(fold(fact.by));

const IN_BRACKETS = /\(([^()]{2,80})\)/gu;

/** "a hero with the product image, price $89": what is named by a part of the page has the name of the site. */
export function withOwnName(
  prompt: PromptText,
  clauses: readonly Clause[],
  draft: Draft,
  name: FoundName | null,
): Draft {
  const { fact } = draft;
  const ordered = new Set(clauses.filter(({ tag }) => tag === 'page').map(({ sentence }) => sentence));
  // A stationer sells cards: only what is in the sentence of an ordered part is one.
  if (!clauses.some((clause) => overlaps(clause, draft.range) && ordered.has(clause.sentence))) return draft;
  const isPart = (text: string): boolean => prompt.language.blocks.isIn(fold(text));
  if (name === null) return draft;
  if (fact.type === 'date' && isPart(fact.title)) {
    const note = [...fact.title.matchAll(IN_BRACKETS)].map(([, inner = '']) => inner).join(', ');
    return { ...draft, fact: { ...fact, title: name.name, ...(note === '' ? {} : { note }) } };
  }
  if (fact.type !== 'item' || !isPart(fact.name)) return draft;
  const { note = '', ...rest } = fact;
  return { ...draft, fact: { ...rest, name: name.name, ...(/\p{L}/u.test(note) ? { note } : {}) } };
}

/** "Menu section" is a part of the page in a brief, and "Menu" the title that visitors see. */
function withPlainTitle(prompt: PromptText, draft: Draft, titles: ReadonlySet<string>): Draft {
  const { fact } = draft;
  if (fact.type === 'item' && fact.group !== undefined && titles.has(fact.group)) {
    const { group, ...rest } = fact;
    const title = withoutPartWords(prompt, group);
    return { ...draft, fact: title === undefined ? rest : { ...rest, group: title } };
  }
  if (fact.type === 'list' && fact.title !== undefined) {
    const { title: said, ...rest } = fact;
    const title = withoutPartWords(prompt, said);
    return { ...draft, fact: title === undefined ? rest : { ...rest, title } };
  }
  return draft;
}
