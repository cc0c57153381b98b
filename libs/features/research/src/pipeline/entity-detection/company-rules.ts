import type { Chunk, ChunkedSentence } from './chunks.js';
import { type CompanyMention, nameOf } from './mentions.js';
import { organizationShape } from './organization-name.js';
import { personShape } from './person-name.js';

interface CompanyRule {
  readonly foundBy: string;
  readonly pattern: RegExp;
  /** Requires another kind of mention as confirmation. */
  readonly isWeak?: boolean;
}

const CELL_BORDER = '|';

const RULES: readonly CompanyRule[] = [
  // "Acme, a German maker of pumps"; "Acme is a startup"
  { foundBy: 'description', pattern: /(?<c>N)(?:\([^)]{0,8}\))?[,ID(][I]?T[xNfA,R]{0,5}G/dg },
  // "the robotics company Acme"; "companies such as Acme, Beta and Gamma"
  { foundBy: 'description', pattern: /G(?<c>N)/dg },
  { foundBy: 'description', pattern: /G,?E(?<c>N)(?:,(?<d>N))?(?:,(?<e>N))?(?:,?A(?<g>N))?/dg },
  { foundBy: 'cue', pattern: /(?<c>N),?[VX]/dg },
  { foundBy: 'cue', pattern: /[vX]T?(?<c>N)/dg },
  { foundBy: 'cue', pattern: /(?<c>N)u/dg, isWeak: true },
  { foundBy: 'employer', pattern: /(?<p>N)(?:,?w)?j(?<c>N)/dg, isWeak: true },
  { foundBy: 'cue', pattern: /(?<c>N)S/dg, isWeak: true },
];

/** The organizations that a sentence names by their legal form, their kind, or what they do. */
export function companiesIn({ chunks, codes }: ChunkedSentence, source: number): CompanyMention[] {
  const found: CompanyMention[] = [];
  const add = (chunk: Chunk | undefined, foundBy: string, isWeak: boolean): void => {
    if (chunk?.name) found.push({ name: nameOf(chunk.name), source, foundBy, isWeak });
  };
  for (const chunk of chunks) {
    if (!chunk.name) continue;
    const shape = organizationShape(chunk.name);
    if (shape === 'legal_form' || shape === 'institution') add(chunk, shape, false);
  }
  for (const { foundBy, pattern, isWeak = false } of RULES) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(codes); match; match = pattern.exec(codes)) {
      const matched = chunks.slice(match.index, match.index + match[0].length);
      pattern.lastIndex = match.index + 1;
      // "UUID | the company that pays": the next cell of a row says what a value is, not what its neighbor is.
      if (foundBy === 'description' && matched.some(({ text }) => text === CELL_BORDER)) continue;
      for (const group of ['c', 'd', 'e', 'g']) {
        const span = match.indices?.groups?.[group];
        const chunk = span ? chunks[span[0]] : undefined;
        if (!chunk?.name || organizationShape(chunk.name) === 'no') continue;
        // "developed by Linus Torvalds"
        const mayBePerson = codes[match.index] === 'v' && (chunks[match.index]?.text ?? '').endsWith(' by');
        if (!mayBePerson || personShape(chunk.name) === 'no') add(chunk, foundBy, isWeak);
      }
    }
  }
  return found;
}
