import type { PromptText } from '../../clauses/prompt-text.js';
import type { Clause } from '../../clauses/roles.js';
import { contains, overlaps, type Range } from '../../text/range.js';
import type { NameCandidate } from './candidates.js';
import { domainLikeness } from './domain-names.js';
import type { NameContext } from './name-context.js';
import { type Hit, nameSigns } from './name-signs.js';

const COMPANY =
  /(?:^|[\s.])(?:ltd|limited|llp|llc|inc|plc|gmbh|ug|ag|kg|ohg|gbr|mbb|e\.?\s?v|e\.?\s?k|sarl|scop|sas|sl|s\.l|s\.a|lda|ltda|srl|snc|s\.r\.l|spa|bros|co|company|studio|collective|club|team|社|会社|店|堂|屋|庵|丸|亭|荘|館|会)\.?$/u;
const REACH = 30;
const SIDE = 14;

/** What a prompt without a name is recognized by. */
export function namelessFeatures({ prompt, clauses, hits, stems }: NameContext): string[] {
  const all = new Set(hits({ start: 0, end: prompt.text.length }).map(({ list }) => list));
  const { code } = prompt.language;
  return [
    'none',
    `none:${code}`,
    `none:clauses:${Math.min(clauses.length >> 2, 6)}`,
    ...['named', 'namedAfter', 'own', 'self', 'site'].map((list) => `none:${list}:${all.has(list)}`),
    `none:stems:${Math.min(stems.length, 1)}`,
    `none:quoted:${/["“„«「『]/u.test(prompt.text)}`,
  ];
}

/** What a candidate is recognized by: its shape, its words, where it is, and what is around it. */
export function nameFeatures(candidate: NameCandidate, context: NameContext): string[] {
  const { prompt, clauses, hits } = context;
  const clause = clauses.find(({ start, end }) => start <= candidate.start && candidate.start < end);
  const around = hits({ start: Math.max(0, candidate.start - REACH * 2), end: candidate.end + REACH });
  const shape = shapeOf(prompt, candidate);
  const place = placeOf(candidate, context, clause);
  const cues = cuesOf(prompt, candidate, around);
  const own = [...ownFeatures(candidate, context), ...sideFeatures(prompt, candidate)];
  const tag = `tag:${clause?.tag ?? '-'}`;
  const main = [...candidate.sources].toSorted().join('+');
  return [
    'some',
    shape,
    main,
    tag,
    ...place,
    ...cues,
    ...nameSigns(candidate, context, clause, around, new Set(cues)),
    ...own,
    ...edgesOf(prompt, candidate, cues),
    ...own.filter((each) => each.startsWith('domain:')).map((each) => `${each}|${main}`),
    ...lineBefore(prompt, candidate),
    `${shape}|${main}`,
    `${shape}|${tag}`,
    `${main}|${tag}`,
    `${tag}|${place[0]!}`,
    ...cues.filter((each) => each.startsWith('<')).map((each) => `${shape}|${each}`),
    ...cues.filter((each) => each.startsWith('=')).map((each) => `${place[0]!}|${each}`),
  ];
}

const BIG = /^\p{Lu}/u;

/** How it begins after what is before it, and how it ends before what is after it. */
function edgesOf(
  { text, language }: PromptText,
  { name, start, end }: NameCandidate,
  cues: readonly string[],
): string[] {
  if (!language.grammar.isSpaced) return [];
  const words = name.split(/\s+/u);
  const kind = (word: string, mark: string): string =>
    (BIG.test(word) ? 'A' : /^\p{N}/u.test(word) ? '1' : 'a') +
    (cues.includes(`${mark}kind`) ? 'k' : '') +
    (cues.includes(`${mark}function`) ? 'f' : '') +
    (cues.includes(`${mark}site`) || cues.includes(`${mark}own`) || cues.includes(`${mark}self`) ? 's' : '');
  // bounded: SIDE * 2 characters
  const before = /(\p{L}[\p{L}'’]*)(\.?)([\s,:–—-]*)$/u.exec(
    text.slice(Math.max(0, start - SIDE * 2), start),
  );
  const after = /^([\s,.:–—-]*)(\p{L}|\p{N})/u.exec(text.slice(end, end + SIDE));
  const left =
    before === null
      ? signAt(text, start, -1)
      : `${BIG.test(before[1]!) ? 'A' : 'a'}${before[1]!.length < 4 ? '-' : ''}${before[2]}${before[3]!.replaceAll(/\s+/gu, ' ')}`;
  const right =
    after === null
      ? signAt(text, end, 1)
      : `${after[1]!.replaceAll(/[^\S\n]+/gu, ' ')}${BIG.test(after[2]!) ? 'A' : 'a'}`;
  return [
    `starts:${kind(words[0]!, '^')}:${left}`,
    `ends:${kind(words.at(-1)!, '$')}:${right}`,
    `left:${left}`,
    `right:${right}`,
    `starts:${kind(words[0]!, '^')}`,
    `ends:${kind(words.at(-1)!, '$')}`,
  ];
}

/** "Aa Aa", "aa & Aa": small and big words, at most five. */
function shapeOf({ language }: PromptText, { name }: NameCandidate): string {
  if (!language.grammar.isSpaced)
    return `shape:${[
      ...new Set(
        name
          .replaceAll(/\p{Script=Han}/gu, '漢')
          .replaceAll(/[\p{Script=Katakana}ー]/gu, 'カ')
          .replaceAll(/\p{Script=Hiragana}/gu, 'ひ')
          .replaceAll(/\w/gu, 'A'),
      ),
    ].join('')}`;
  const words = name.split(/[\s-]+/u).map((word) => {
    if (/^\p{N}/u.test(word)) return '1';
    if (word.length > 1 && word === word.toUpperCase() && /^\p{Lu}/u.test(word)) return 'A';
    if (/^["'(¿¡]?\p{Lu}/u.test(word)) return 'Aa';
    return /\p{L}/u.test(word) ? 'a' : '&';
  });
  return `shape:${words.slice(0, 5).join(' ')}${words.length > 5 ? '…' : ''}`;
}

function placeOf(
  candidate: NameCandidate,
  { prompt, clauses }: NameContext,
  clause: Clause | undefined,
): string[] {
  const { text } = prompt;
  const sentence = clause?.sentence ?? 0;
  const last = clauses.at(-1)?.sentence ?? 0;
  const lineStart = text.lastIndexOf('\n', candidate.start - 1) + 1;
  const lineEnd = text.indexOf('\n', candidate.end);
  const line = text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd).trim();
  const size = candidate.end - candidate.start;
  const isClauseStart = clause !== undefined && candidate.start - clause.start <= 2;
  const isClauseEnd = clauses.some(({ end }) => Math.abs(end - candidate.end) <= 2);
  const isFirst = clauses.find((each) => each.sentence === sentence) === clause;
  return [
    `at:${Math.min(sentence, 3)}${isClauseStart ? 's' : ''}${isClauseEnd ? 'e' : ''}${isFirst ? 'f' : ''}`,
    ...(text.trim().includes('\n')
      ? [`line:${candidate.start - lineStart < 3 ? 's' : ''}${line.length - size < 3 ? 'w' : ''}`]
      : []),
    ...(candidate.start < 3 ? ['start'] : []),
    ...(sentence === last && last > 0 ? ['last'] : []),
    `signs:${signAt(text, candidate.start, -1)}${signAt(text, candidate.end, 1)}`,
    `before:${signAt(text, candidate.start, -1)}`,
    `after:${signAt(text, candidate.end, 1)}`,
  ];
}

/** The first sign that is not a space, before or after a place: letters by their case. */
function signAt(text: string, place: number, step: -1 | 1): string {
  const side = step === 1 ? text.slice(place, place + 4) : text.slice(Math.max(0, place - 4), place);
  // bounded: four characters
  if (/^\s*\n/u.test(step === 1 ? side : '') || /\n\s*$/u.test(step === -1 ? side : '')) return '⏎';
  const sign = step === 1 ? side.trimStart().charAt(0) : side.trimEnd().at(-1);
  if (sign === undefined || sign === '') return '|';
  return sign
    .replace(/\p{Ll}/u, 'a')
    .replace(/\p{Lu}/u, 'A')
    .replace(/\p{N}/u, '1');
}

/** The lists whose words are right before (<), after (>), within (~), and all of it (=). */
function cuesOf({ text }: PromptText, candidate: NameCandidate, around: readonly Hit[]): string[] {
  const found = new Set<string>();
  const isNext = (from: number, to: number): boolean =>
    /^[\s"“”„«»「」『』'‘’(（:：,–—-]*$/u.test(text.slice(from, to));
  for (const { list, start, end } of around) {
    if (end <= candidate.start) {
      if (isNext(end, candidate.start)) found.add(`<${list}`);
      else if (candidate.start - end < REACH / 2) found.add(`<<${list}`);
    } else if (start >= candidate.end) {
      if (isNext(candidate.end, start)) found.add(`>${list}`);
      else if (start - candidate.end < REACH / 2) found.add(`>>${list}`);
    } else if (start <= candidate.start && end >= candidate.end) found.add(`=${list}`);
    else {
      found.add(`~${list}`);
      if (start <= candidate.start) found.add(`^${list}`);
      if (end >= candidate.end) found.add(`$${list}`);
    }
  }
  return [...found];
}

function ownFeatures(
  candidate: NameCandidate,
  { prompt, stems, people, items, values }: NameContext,
): string[] {
  const { name } = candidate;
  const folded = prompt.fold(candidate);
  const likeness = domainLikeness(name, stems);
  const words = name.split(/\s+/u);
  const found = (label: string, is: boolean): string[] => (is ? [label] : []);
  return [
    `words:${Math.min(words.length, 7)}`,
    `length:${Math.min(name.length >> 2, 8)}`,
    `domain:${likeness === 1 ? 'same' : likeness > 0.3 ? 'part' : stems.length > 0 ? 'other' : 'none'}`,
    ...found(
      'person',
      people.some((range) => overlaps(range, candidate)),
    ),
    ...found(
      'whole person',
      people.some((range) => contains(candidate, range)),
    ),
    ...found(
      'item',
      items.some((range) => overlaps(range, candidate)),
    ),
    ...found(
      'value',
      values.some((range) => overlaps(range, candidate)),
    ),
    ...found('company', COMPANY.test(folded)),
    ...found('joined', /\s?[&+×]\s?/u.test(name)),
    ...found('possessive', /['’]s?\b/u.test(name)),
    ...found('comma', name.includes(',')),
    ...found('mark', /[.!?]$/u.test(name)),
    ...found('digits', /\p{N}/u.test(name)),
    ...found('repeated', prompt.folded.indexOf(folded) !== prompt.folded.lastIndexOf(folded)),
  ];
}

/** The words next to a candidate. */
function sideFeatures({ folded, language }: PromptText, { start, end }: Range): string[] {
  const { code, grammar } = language;
  const left = folded.slice(Math.max(0, start - SIDE * 2), start);
  const right = folded.slice(end, end + SIDE * 2);
  if (!grammar.isSpaced)
    return [
      `ja<${left.slice(-2)}`,
      `ja<${left.slice(-1)}`,
      `ja>${right.slice(0, 2)}`,
      `ja>${right.slice(0, 1)}`,
    ];
  const before = left.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const after = right.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return [`${code}<${before.at(-1) ?? ''}`, `${code}>${after[0] ?? ''}`];
}

/** The line before one that begins with the candidate: of a person, as in signatures, or another one. */
function lineBefore({ text }: PromptText, { start }: Range): string[] {
  const from = text.lastIndexOf('\n', start - 1);
  if (from === -1 || text.slice(from + 1, start).trim() !== '') return [];
  const line =
    text
      .slice(Math.max(0, from - SIDE * 4), from)
      .trimEnd()
      .split('\n')
      .at(-1) ?? '';
  return [
    `line before:${/^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,2}$/u.test(line) ? 'name' : line.endsWith(',') ? 'comma' : 'other'}`,
  ];
}
