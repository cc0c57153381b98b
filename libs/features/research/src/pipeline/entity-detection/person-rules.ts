import type { Chunk, ChunkedSentence } from './chunks.js';
import { type PersonMention, nameOf } from './mentions.js';
import { isAllCaps } from './name-run.js';
import { organizationShape } from './organization-name.js';
import { personShape } from './person-name.js';
import { AMBIGUOUS_ROLES } from './vocabulary/roles.js';
import { folded } from './vocabulary/false-friends.js';

interface PersonRule {
  readonly foundBy: string;
  /**
   * Matches the codes of a sentence; groups `p`, `q`, `t` people, `r` or `s` their role, `c` its
   * organization, `f` or `g` "former".
   */
  readonly pattern: RegExp;
  readonly isWeak?: boolean;
}

/** The first match wins for each person of a sentence. */
const RULES: readonly PersonRule[] = [
  // "Jane Doe, Acme's chief executive"; "Jane Doe (CEO of Acme)"; "Jane Doe is the CEO of Acme"
  { foundBy: 'role', pattern: /H?(?<p>N)[,(DI:]T?(?<f>f?)(?<c>N)P?(?<r>R)/dg },
  {
    foundBy: 'role',
    pattern:
      /H?(?<p>N)(?:,w|[,(D:])?(?:I|[,(D:K])(?:T(?<f>f?)(?<r>x{0,2}R)|(?<g>f?)(?<s>R))(?:[O,D]+T?(?<c>N)(?![RP]|,T?R))?/dg,
  },
  // "Acme CEO Jane Doe"; "the CEO of Acme, Jane Doe"; "chief executive Jane Doe of Acme"
  { foundBy: 'role', pattern: /(?<f>f?)(?<r>R)H?(?<p>N)OT?(?<c>N)/dg },
  { foundBy: 'role', pattern: /(?<f>f?)(?<c>N)P?f?(?<r>R)[,D]?H?(?<p>N)/dg },
  { foundBy: 'role', pattern: /(?<f>f?)(?<r>R)OT?(?<c>N),H?(?<p>N)/dg },
  { foundBy: 'role', pattern: /(?<f>f?)(?<r>R)H?(?<p>N)/dg },
  { foundBy: 'role', pattern: /(?<f>f?)(?<r>R),H?(?<p>N)/dg, isWeak: true },
  // "Acme appointed Jane Doe as its CEO"; "Jane Doe joined Acme as CTO"
  { foundBy: 'appointment', pattern: /(?<c>N)JH?(?<p>N)K?T?(?<r>R)/dg },
  { foundBy: 'appointment', pattern: /JH?(?<p>N)K?T?(?<r>R)/dg },
  { foundBy: 'appointment', pattern: /(?<p>N)(?:,?w)?j(?<c>N)KT?(?<r>R)/dg },
  // "founded in London by Jane Doe, John Roe and Max Moe"
  { foundBy: 'founder', pattern: /(?:F|[Vj][xON]{0,3}Y)T?H?(?<p>N)(?:,H?(?<q>N))?(?:,?AH?(?<t>N))?/dg },
  { foundBy: 'title', pattern: /H(?<p>N)/dg },
  { foundBy: 'birth', pattern: /(?<p>N)[,(I]{0,2}B/dg },
  { foundBy: 'affiliation', pattern: /(?<p>N)[,(]?O?T?(?<c>N)/dg, isWeak: true },
  { foundBy: 'speech', pattern: /S,?H?(?<p>N)/dg, isWeak: true },
  { foundBy: 'speech', pattern: /(?<p>N),?S/dg, isWeak: true },
  { foundBy: 'activity', pattern: /(?<p>N)(?:,?w)?j/dg, isWeak: true },
];
/** Rules that are reliable for names in capitals, such as "EXPLAIN ANALYZE SELECT". */
const SHOUTED_RULES: ReadonlySet<string> = new Set(['role', 'appointment', 'title']);
const PEOPLE_GROUPS = ['p', 'q', 't'];

/** The people that a sentence names by a role, a title, speech and so on. */
export function peopleIn({ text, chunks, codes }: ChunkedSentence, source: number): PersonMention[] {
  const found = new Map<number, PersonMention>();
  if (!chunks.some(({ name }) => name && personShape(name) !== 'no')) return [];
  for (const { foundBy, pattern, isWeak = false } of RULES) {
    for (const { groups, place } of matchesOf(pattern, codes)) {
      const chunk = chunks[place];
      if (!chunk?.name || found.has(place)) continue;
      const at = (...names: string[]): readonly Chunk[] => {
        const span = names.map((name) => groups[name]).find((known) => known !== undefined);
        return span ? chunks.slice(...span) : [];
      };
      const shape = personShape(chunk.name);
      if (isAllCaps(chunk.name) && !SHOUTED_RULES.has(foundBy)) continue;
      const role = roleOf(text, at('r', 's'));
      const [employer] = at('c');
      const company = employer ? companyOf(employer, role !== null) : null;
      if (shape === 'no' || (foundBy === 'affiliation' && (shape !== 'sure' || !isSureCompany(employer))))
        continue;
      if (shape !== 'sure' && role !== null && isAmbiguous(role) && !isSureCompany(employer)) continue;
      const [former] = at('f', 'g');
      found.set(place, {
        name: nameOf(chunk.name),
        source,
        foundBy,
        isWeak: isWeak && shape !== 'sure',
        role: role === null ? null : [former?.text, role].filter(Boolean).join(' '),
        company,
      });
    }
  }
  return [...found.values()];
}

type Groups = Readonly<Record<string, [number, number] | undefined>>;

/**
 * All matches, including overlapping ones: the end of one may begin the next; `place` is that of a person's
 * chunk.
 */
function matchesOf(pattern: RegExp, codes: string): { groups: Groups; place: number }[] {
  const matches: { groups: Groups; place: number }[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(codes); match; match = pattern.exec(codes)) {
    const groups: Groups = match.indices?.groups ?? {};
    for (const group of PEOPLE_GROUPS) {
      const span = groups[group];
      if (span) matches.push({ groups, place: span[0] });
    }
    pattern.lastIndex = match.index + 1;
  }
  return matches;
}

/** The role with the plain words before it: "game designer". */
function roleOf(text: string, chunks: readonly Chunk[]): string | null {
  const last = chunks.at(-1);
  if (!last) return null;
  const first = chunks.every((chunk) => chunk === last || /^\p{Ll}[\p{L}-]*$/u.test(chunk.text))
    ? chunks[0]
    : last;
  return text.slice(first?.start, last.end).replace(/\s+/gu, ' ');
}

/** The organization of a role, unless the chunk is a person or a place. */
function companyOf(chunk: Chunk, hasRole: boolean): string | null {
  if (!chunk.name || organizationShape(chunk.name) === 'no') return null;
  const isWord = chunk.name.tokens.length === 1 && chunk.text.endsWith('ing');
  const isDoubtful =
    organizationShape(chunk.name) === 'possible' && personShape(chunk.name) !== 'no' && !hasRole;
  return (isWord && chunk.start === 0) || isDoubtful ? null : nameOf(chunk.name);
}

function isSureCompany(chunk: Chunk | undefined): boolean {
  const shape = chunk?.name ? organizationShape(chunk.name) : 'no';
  return shape === 'institution' || shape === 'legal_form';
}

function isAmbiguous(role: string): boolean {
  return AMBIGUOUS_ROLES.has(folded(role).split(' ').at(-1) ?? '');
}
