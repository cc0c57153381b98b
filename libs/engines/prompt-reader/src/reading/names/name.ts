import { listHits } from '../../clauses/list-hits.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Draft } from '../../extract/drafts.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { nameCandidates } from './candidates.js';
import { domainStems } from './domain-names.js';
import type { NameContext } from './name-context.js';
import { type RankedName, rankNames } from './rank.js';
import type { Values } from '../values/values.js';

export interface FoundName extends Range {
  name: string;
  /** Whether it is far more likely a name than not. */
  isCertain: boolean;
}

type FoundRange = Pick<FoundName, 'name' | 'start' | 'end'>;

const CERTAIN = 0.6;
/** So many characters before a name can be the word of its trade. */
const BEFORE = 40;

/** The name of the business, club, person or event: the most likely candidate, unless none is likely. */
export function findName(prompt: PromptText, values: Values, facts: readonly Draft[]): FoundName | null {
  const labeled = prompt.isOutlined ? labeledName(prompt) : null;
  if (labeled !== null) return labeled;
  const context = nameContext(prompt, values, facts);
  const ranked = rankNames(nameCandidates(prompt, values.clauses, values.contacts, context.hits), context);
  const best = belowSignature(prompt, ranked) ?? ranked[0];
  if (best === undefined) return null;
  const { name, start, end } = withoutPlace(context, best);
  return { name, start, end, isCertain: best.share >= CERTAIN };
}

const LABELED =
  /^[ \t]*(?:[-–—*•·][ \t]+)?(?<label>[^\n:：]{2,30})[:：][ \t]+["“„«]?(?<name>[^\s"“”„«»][^\n"“”„«»]{1,59})/gmu;

/** "Course name: Ledgerfinch Basics" in a line of a prompt that lists the parts of a page. */
function labeledName({ text, language }: PromptText): FoundName | null {
  for (const match of text.matchAll(LABELED)) {
    const name = match.groups!['name']!.trim();
    if (!language.outline.name.isWord(fold(match.groups!['label']!).trim())) continue;
    const start = match.index + match[0].lastIndexOf(name);
    return { name, start, end: start + name.length, isCertain: true };
  }
  return null;
}

/** "our ryokan Yamabuki in Hakone": after the trade or "called", a name ends before its town. */
function withoutPlace({ prompt, hits }: NameContext, { candidate }: RankedName): FoundRange {
  const { start, end, sources } = candidate;
  const inside = fold(prompt.language.grammar.place[0] ?? '');
  const isAfterKind = hits({ start: Math.max(0, start - BEFORE), end: start }).some(
    ({ list, end: to }) => (list === 'kind' || list === 'named') && to === start - 1,
  );
  // "à Lyon, Kiné Confluence": what is before the comma is the town.
  const comma = prompt.text.slice(start, end).indexOf(', ');
  if (comma > 0 && prompt.folded.slice(0, start).endsWith(` ${inside} `)) {
    const from = start + comma + ', '.length;
    return { name: prompt.words({ start: from, end }), start: from, end };
  }
  const at = prompt.folded.slice(start, end).lastIndexOf(` ${inside} `);
  const isPlace = /^\p{Lu}/u.test(prompt.text.slice(start + at + ` ${inside} `.length));
  if (!isAfterKind || at < 1 || !isPlace || sources.has('quoted') || sources.has('stated')) return candidate;
  return { name: prompt.words({ start, end: start + at }), start, end: start + at };
}

/** "Kind regards / Ada Finch / The Clock Loft": what is below the name of who signs is that of the business. */
function belowSignature(
  { text, folded, language }: PromptText,
  ranked: readonly RankedName[],
): RankedName | undefined {
  const [first] = ranked;
  if (first === undefined || !language.grammar.isSpaced) return undefined;
  const { start, end } = first.candidate;
  const isLine = text.charAt(end) === '\n' && text.charAt(start - 1) === '\n';
  const before =
    folded
      .slice(0, Math.max(0, start - 1))
      .split('\n')
      .at(-1) ?? '';
  if (!isLine || language.lists.closing.atStart(before) === undefined) return undefined;
  return ranked.find(({ candidate }) => candidate.start === end + 1);
}

export function nameContext(prompt: PromptText, values: Values, facts: readonly Draft[]): NameContext {
  const coversOf = (type: string): Range[] =>
    facts.filter(({ fact }) => fact.type === type).flatMap(({ covers }) => covers);
  return {
    prompt,
    clauses: values.clauses,
    hits: listHits(prompt),
    stems: domainStems(values.contacts),
    people: coversOf('person'),
    items: coversOf('item'),
    values: [...values.monies, ...values.contacts, ...values.dates, ...values.times],
  };
}
