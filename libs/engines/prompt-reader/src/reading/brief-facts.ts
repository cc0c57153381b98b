import { withoutPartWords } from '../clauses/brief.js';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import type { Draft } from '../extract/drafts.js';
import { withCapital } from '../text/capital.js';
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
    clauses.filter(({ tag, isTitle }) => isTitle && tag === 'page').map((clause) => prompt.title(clause)),
  );
  return facts.flatMap((draft) =>
    isQuotedOrder(prompt, draft) ? [] : [withPlainTitle(prompt, draft, titles)],
  );
}

/** "- Headline: “…”", and on the next line "- Button …": a line to show, not a quotation of a person. */
const isQuotedOrder = (prompt: PromptText, { fact }: Draft): boolean =>
  fact.type === 'quote' && fact.by !== undefined && prompt.language.blocks.isIn(fold(fact.by));

/**
 * The sentences of a prompt that lists the parts of a page: without the order itself, of which what the product does is
 * said ("… called Ledgerly that helps freelancers"), and without "Course name: …".
 */
export function sentencesOfOutlined(
  prompt: PromptText,
  clauses: readonly Clause[],
  sentences: readonly Draft[],
  name: FoundName | null,
): Draft[] {
  const { lists, outline } = prompt.language;
  return sentences.flatMap((draft): Draft[] => {
    const { fact } = draft;
    if (fact.type !== 'statement' && fact.type !== 'policy') return [draft];
    const folded = prompt.fold(draft.range);
    const label = /^[^:：]{0,40}(?=[:：])/u.exec(folded)?.[0] ?? '';
    if (name !== null && outline.name.isIn(label) && fact.text.includes(name.name)) return [];
    const isOrder =
      [lists.imperative, lists.command].some((list) => list.atStart(folded) !== undefined) &&
      lists.site.isIn(folded);
    if (!isOrder) {
      // ", which repairs kettles" behind the name.
      const relative = draft.range.start === 0 ? undefined : outline.describes.atStart(fold(fact.text));
      const isDescribed =
        relative?.start === 0 &&
        clauses.some((clause) => clause.sentence === 0 && overlaps(clause, draft.range));
      return isDescribed
        ? [{ ...draft, fact: { ...fact, text: withCapital(fact.text.slice(relative.end).trim()) } }]
        : [draft];
    }
    const from = name === null ? -1 : fact.text.indexOf(name.name);
    const behind = from === -1 ? '' : fact.text.slice(from + name!.name.length);
    const join = outline.describes.atStart(fold(behind));
    const text = join === undefined ? '' : withCapital(behind.slice(join.end).trim());
    return /^[\s"”»']{0,3}$/u.test(behind.slice(0, join?.start)) && text !== ''
      ? [{ ...draft, fact: { ...fact, text } }]
      : [];
  });
}

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
  const isOrdered = clauses.some((clause) => overlaps(clause, draft.range) && ordered.has(clause.sentence));
  if (!isOrdered && !prompt.isOutlined) return draft;
  const { blocks, parts } = prompt.language;
  const isPart = (text: string): boolean =>
    blocks.isIn(fold(text)) ||
    (prompt.isOutlined &&
      parts.find(fold(text)).some(({ key, end }) => key === 'pricing' && end === text.length));
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
