import { sentencesOf, withoutListNumber } from '@capstan/text-analysis';
import type { Source } from '../../model/source.js';
import { type ChunkedSentence, chunksOf } from './chunks.js';
import { type CompanyFact, factsIn } from './company-facts.js';
import { companiesIn } from './company-rules.js';
import { type CompanyMention, type PersonMention, nameOf } from './mentions.js';
import { OrdinaryWords } from './ordinary-words.js';
import { compactName } from './organization-name.js';
import { personShape } from './person-name.js';
import { peopleIn } from './person-rules.js';

/** Mentions of people and organizations in one source. */
export interface SourceReading {
  readonly people: PersonMention[];
  readonly companies: CompanyMention[];
  readonly facts: CompanyFact[];
  /** How often each capitalized run of words occurs. */
  readonly names: ReadonlyMap<string, number>;
}

/** Maximum characters per page: names come early. */
const MAX_TEXT_CHARS = 60_000;
const MAX_SENTENCE_CHARS = 1200;
const MAX_LINE_CHARS = 120;
/** "Jane Doe, CEO, Acme" as a separate line, as on team pages. */
const PROFILE_CODES = /^H?N[,D(:][TfNPRO,D]*\)?$/;
const BYLINE_CODES = /^Y:?H?N(?:[,A]+H?N){0,5}/;

/** Reads a source line by line. */
export function readSource(source: Source): SourceReading {
  const reading = {
    people: [] as PersonMention[],
    companies: [] as CompanyMention[],
    facts: [] as CompanyFact[],
  };
  const names = new Map<string, number>();
  const headings = new Set(source.headings);
  const read = source.text.slice(0, MAX_TEXT_CHARS);
  const lines = read
    .split('\n')
    .map((line) => withoutListNumber(line.trim()))
    .filter(Boolean);
  addAuthors(source, reading.people);
  lines.forEach((line, index) => {
    const isHeading = headings.has(line) || isTitleCase(line);
    const sentences = isHeading ? [line] : sentencesOf(line);
    for (const text of sentences) {
      const sentence = chunksOf(text.slice(0, MAX_SENTENCE_CHARS));
      addByline(sentence, line, source.id, reading.people);
      addProfile(sentence, line, lines[index + 1], source.id, reading.people);
      if (isHeading && !PROFILE_CODES.test(sentence.codes)) continue;
      for (const { name } of sentence.chunks)
        if (name) names.set(nameOf(name), (names.get(nameOf(name)) ?? 0) + 1);
      reading.people.push(...peopleIn(sentence, source.id));
      reading.companies.push(...companiesIn(sentence, source.id));
      reading.facts.push(...factsIn(sentence, source.id));
    }
  });
  return { ...withoutOrdinaryWords(reading, names, read), names };
}

/** Removes names, also of employers, that the page itself uses as plain words. */
function withoutOrdinaryWords(
  { people, companies, facts }: Omit<SourceReading, 'names'>,
  names: ReadonlyMap<string, number>,
  text: string,
): Omit<SourceReading, 'names'> {
  const ordinary = new OrdinaryWords(text);
  const known = new Set([...names.keys()].map(compactName));
  const withUsualName = <T extends { readonly name: string }>(mention: T): T => ({
    ...mention,
    name: ordinary.withoutLabel(mention.name, (rest) => known.has(compactName(rest))),
  });
  return {
    people: people.map((mention) =>
      mention.company !== null && ordinary.isOrdinary(mention.company)
        ? { ...mention, company: null }
        : mention,
    ),
    companies: companies.filter(({ name }) => !ordinary.isOrdinary(name)).map(withUsualName),
    facts: facts.map(withUsualName),
  };
}

const person = (
  name: string,
  source: number,
  foundBy: string,
  role: string | null = null,
): PersonMention => ({ name, source, foundBy, isWeak: false, role, company: null });

/** Adds the author of the page's metadata, if it is the name of one or several people. */
function addAuthors({ author, id }: Source, people: PersonMention[]): void {
  if (author === null || author.length > 300) return;
  // bounded: an author of more than 300 characters is ignored
  for (const part of author
    .replace(/^\s*(?:by|von|par|por)\s+/i, '')
    .split(/\s*(?:[,;|]|\s(?:and|und|et|y|&)\s)\s*/u)) {
    const { chunks } = chunksOf(part);
    const named = chunks.filter((chunk) => chunk.name);
    const [only] = named;
    if (only?.name && named.length === 1 && chunks.length <= 2 && personShape(only.name) !== 'no')
      people.push(person(nameOf(only.name), id, 'byline'));
  }
}

function addByline(
  { chunks, codes }: ChunkedSentence,
  line: string,
  source: number,
  people: PersonMention[],
): void {
  const match = line.length <= MAX_LINE_CHARS ? BYLINE_CODES.exec(codes) : null;
  if (!match) return;
  for (const { name } of chunks.slice(0, match[0].length))
    if (name && personShape(name) !== 'no') people.push(person(nameOf(name), source, 'byline'));
}

/** A name on one line, a role on the next. */
function addProfile(
  { chunks, codes }: ChunkedSentence,
  line: string,
  next: string | undefined,
  source: number,
  people: PersonMention[],
): void {
  const name = chunks.at(-1)?.name;
  if (!/^H?N$/.test(codes) || !name || !next || next.length > MAX_LINE_CHARS || line.length > MAX_LINE_CHARS)
    return;
  const below = chunksOf(next);
  const shape = personShape(name);
  if (shape !== 'no' && /^f?R$/.test(below.codes)) people.push(person(nameOf(name), source, 'profile', next));
}

/** A line in title case: its capitals mean nothing. */
function isTitleCase(line: string): boolean {
  if (line.length > MAX_LINE_CHARS || /[.!?…。]["”’)]?$/u.test(line)) return false;
  const words = line.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const longWords = words.filter((word) => word.length > 3);
  return (
    longWords.length >= 2 &&
    longWords.filter((word) => /^\p{Lu}/u.test(word)).length >= longWords.length * 0.75
  );
}
