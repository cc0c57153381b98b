import { listHits } from '../clauses/list-hits.js';
import type { Reading } from '../reading/reading.js';

const MAX_WORDS = 70;
const STEM = 5;
const WORDS = /[\p{L}\p{N}+#]+(?:\.[\p{L}\p{N}+#]+)*|[?!？]/gu;
/** Facts that a site is made of, rather than sentences. */
const TYPED: ReadonlySet<string> = new Set(['person', 'item', 'place', 'hours', 'contact', 'date']);
const REQUEST = 2;

/** What distinguishes an order for a site from one for something else, and from none. */
export function scopeFeatures({ prompt, clauses, drafts, kind, features, name }: Reading): string[] {
  const { code, grammar } = prompt.language;
  const request = clauses.filter(({ sentence }) => sentence < REQUEST);
  const first = prompt.folded.slice(0, request.at(-1)?.end ?? 0);
  const words = grammar.isSpaced
    ? (prompt.folded.match(WORDS) ?? []).slice(0, MAX_WORDS)
    : [...prompt.folded].slice(0, MAX_WORDS * 2).map((each, index, all) => each + (all[index + 1] ?? ''));
  const hits = listHits(prompt)({ start: 0, end: first.length });
  const tags = new Set(clauses.map(({ tag }) => tag));
  const typed = drafts.filter(({ fact }) => TYPED.has(fact.type)).length;
  return [
    'bias',
    `words:${Math.min(words.length >> 3, 8)}`,
    `typed:${Math.min(typed, 4)}`,
    `typed&words:${Math.min(typed, 2)}${Math.min(words.length >> 3, 4)}`,
    `kind:${kind.range !== null}`,
    `name:${name === null ? 'none' : name.isCertain}`,
    `features:${Math.min(features.size, 2)}`,
    `nothing:${kind.range === null && features.size === 0 && typed === 0}`,
    `question:${/[?？]\s*$/u.test(prompt.text)}`,
    ...[...tags].map((tag) => `tag:${tag}`),
    ...new Set(hits.map(({ list }) => `list:${list}`)),
    // A task begins with a verb.
    ...new Set(hits.filter(({ start }) => start === 0).map(({ list }) => `first:${list}`)),
    `first:${code}:${words[0] ?? ''}`,
    ...new Set(
      hits
        .filter(({ list }) => list.startsWith('refusal'))
        .map(({ list }) => `${list}&site:${hits.some((each) => each.list === 'site')}`),
    ),
    ...words.flatMap((word, index) => [
      `${code}:${word}`,
      ...(word.length > STEM ? [`${code}:${word.slice(0, STEM)}*`] : []),
      ...(/^[a-z]{3,}/.test(word) ? [`any:${word}`] : []),
      ...(index + 1 < words.length && grammar.isSpaced ? [`${code}:${word} ${words[index + 1]}`] : []),
    ]),
  ];
}
