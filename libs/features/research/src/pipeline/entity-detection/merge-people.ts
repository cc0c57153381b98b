import type { Person } from '../../model/entity.js';
import type { PersonMention } from './mentions.js';
import { compactName } from './organization-name.js';
import { areCompatible, personWords } from './person-name.js';
import type { SourceReading } from './read-source.js';
import { folded } from './vocabulary/false-friends.js';

/** A person with its ranking. */
export interface RankedPerson {
  readonly person: Person;
  readonly mentions: number;
}

interface Cluster {
  readonly words: string[][];
  readonly mentions: PersonMention[];
}

/**
 * Merges mentions of a person, including "J. M. Doe" and "Jane Doe"; `readings` in the order of sources, with
 * their ids.
 */
export function mergePeople(readings: ReadonlyMap<number, SourceReading>): RankedPerson[] {
  const mentions = [...readings.values()].flatMap(({ people }) => people);
  const sure = new Set(mentions.filter(({ isWeak }) => !isWeak).map(({ name }) => keyOf(name)));
  const clusters = clustersOf(mentions.filter(({ name }) => sure.has(keyOf(name))));
  const rivals = Map.groupBy(clusters, surnameOf);
  const standing = namesBySurname(readings);
  return clusters.map((cluster) => {
    const surname = surnameOf(cluster);
    return personOf(cluster, rivals.get(surname) ?? [], standing.get(surname) ?? []);
  });
}

function keyOf(name: string): string {
  return personWords(name).join(' ');
}

/** Fullest names first, so that shorter ones match them; a form that matches two people stays separate. */
function clustersOf(mentions: readonly PersonMention[]): Cluster[] {
  const bySurname = new Map<string, Cluster[]>();
  const byName = Map.groupBy(mentions, ({ name }) => keyOf(name));
  const names = [...byName].toSorted(([one], [other]) => fullness(other) - fullness(one));
  for (const [key, group] of names) {
    const words = key.split(' ');
    const surname = words.at(-1) ?? '';
    const clusters = bySurname.get(surname) ?? [];
    bySurname.set(surname, clusters);
    const fitting = clusters.filter((cluster) => fits(cluster, words));
    const [only] = fitting;
    if (only && fitting.length === 1) {
      only.words.push(words);
      only.mentions.push(...group);
    } else {
      clusters.push({ words: [words], mentions: [...group] });
    }
  }
  return [...bySurname.values()].flat();
}

function fullness(key: string): number {
  return key.split(' ').reduce((sum, word) => sum + (word.replaceAll('.', '').length > 1 ? 10 : 4), 0);
}

/** A name in a source, and how often it occurs. */
interface NameCount {
  source: number;
  words: string[];
  count: number;
}

/** Names of two or more words in the sources, by their last word. */
function namesBySurname(readings: ReadonlyMap<number, SourceReading>): Map<string, NameCount[]> {
  const names = [...readings].flatMap(([source, reading]) =>
    [...reading.names].map(([name, count]) => ({ source, words: personWords(name), count })),
  );
  return Map.groupBy(
    names.filter(({ words }) => words.length > 1),
    ({ words }) => words.at(-1) ?? '',
  );
}

function surnameOf({ words }: Cluster): string {
  return words[0]?.at(-1) ?? '';
}

/** @param rivals people with that surname, including this one. @param standing names that end with it. */
function personOf(
  cluster: Cluster,
  rivals: readonly Cluster[],
  standing: readonly NameCount[],
): RankedPerson {
  const sources = new Set(cluster.mentions.map(({ source }) => source));
  const stated = new Set(sources);
  let mentions = 0;
  for (const { source, words, count } of standing) {
    if (!fits(cluster, words)) continue;
    if (rivals.some((other) => other !== cluster && fits(other, words))) continue;
    mentions += count;
    sources.add(source);
  }
  const { role, company } = bestStatement(cluster.mentions);
  const foundBy = [...new Set(cluster.mentions.map((mention) => mention.foundBy))];
  if (sources.size > stated.size) foundBy.push('repeated');
  const person: Person = {
    name: bestName(cluster.mentions),
    role,
    company,
    profile: null,
    sources: [...sources].toSorted((one, other) => one - other),
    foundBy,
  };
  return { person, mentions: Math.max(mentions, cluster.mentions.length) };
}

function fits(cluster: Cluster, words: readonly string[]): boolean {
  return cluster.words.every((known) => areCompatible(known, words));
}

/** The fullest form; of equally full ones the first. */
function bestName(mentions: readonly PersonMention[]): string {
  return mentions
    .map(({ name }) => name)
    .reduce((best, name) => (fullness(keyOf(name)) > fullness(keyOf(best)) ? name : best));
}

/**
 * Role and company from one statement, never from two; what most sources state, preferably with a company.
 */
function bestStatement(mentions: readonly PersonMention[]): { role: string | null; company: string | null } {
  const statements = Map.groupBy(
    mentions.filter(({ role, company }) => role !== null || company !== null),
    ({ role, company }) => `${folded(role ?? '')}|${compactName(company ?? '')}`,
  );
  const ranked = [...statements.values()].map((group) => ({
    first: group[0] as PersonMention,
    fields: Number(group[0]?.role !== null) + Number(group[0]?.company !== null),
    sources: new Set(group.map(({ source }) => source)).size,
  }));
  const [best] = ranked.toSorted((one, other) => other.fields - one.fields || other.sources - one.sources);
  return { role: best?.first.role ?? null, company: best?.first.company ?? null };
}
