import type { Company } from '../../model/entity.js';
import { type DomainsByName, domainOf } from './company-domains.js';
import type { CompanyFact } from './company-facts.js';
import type { CompanyMention } from './mentions.js';
import { compactName } from './organization-name.js';
import type { SourceReading } from './read-source.js';

/** An organization with its ranking. */
export interface RankedCompany {
  readonly company: Company;
  readonly mentions: number;
}

/** Merges mentions of an organization, with and without its legal form, and what sources state about it. */
export function mergeCompanies(
  readings: ReadonlyMap<number, SourceReading>,
  employers: readonly CompanyMention[],
  domains: DomainsByName,
): RankedCompany[] {
  const all = [...[...readings.values()].flatMap(({ companies }) => companies), ...employers];
  const byName = Map.groupBy(all, ({ name }) => compactName(name));
  const facts = Map.groupBy(
    [...readings.values()].flatMap((reading) => reading.facts),
    ({ name }) => compactName(name),
  );
  const counts = new Map<string, Map<number, number>>();
  for (const [id, { names }] of readings) {
    for (const [name, count] of names) {
      const key = compactName(name);
      const bySource = counts.get(key) ?? new Map<number, number>();
      counts.set(key, bySource);
      bySource.set(id, (bySource.get(id) ?? 0) + count);
    }
  }
  return [...byName].flatMap(([key, mentions]) => {
    if (key === '' || !isConfirmed(mentions)) return [];
    const stated = new Set(mentions.map(({ source }) => source));
    const counted = counts.get(key) ?? new Map<number, number>();
    const sources = new Set([...stated, ...counted.keys()]);
    const foundBy = [...new Set(mentions.map((mention) => mention.foundBy))];
    if (sources.size > stated.size) foundBy.push('repeated');
    const known = facts.get(key) ?? [];
    const company: Company = {
      name: usualName(mentions),
      domain: domainOf(key, sources, domains),
      industry: mostStated(known, ({ industry }) => industry),
      employeeCount: mostStated(known, ({ employeeCount }) => employeeCount),
      profile: null,
      sources: [...sources].toSorted((one, other) => one - other),
      foundBy,
    };
    return [
      {
        company,
        mentions: Math.max(
          mentions.length,
          [...counted.values()].reduce((sum, count) => sum + count, 0),
        ),
      },
    ];
  });
}

/** One certain mention, or weak ones of two kinds or in two sources. */
function isConfirmed(mentions: readonly CompanyMention[]): boolean {
  return (
    mentions.some(({ isWeak }) => !isWeak) ||
    new Set(mentions.map(({ foundBy }) => foundBy)).size > 1 ||
    new Set(mentions.map(({ source }) => source)).size > 1
  );
}

/** The most frequent form; the first of equals. */
function usualName(mentions: readonly CompanyMention[]): string {
  const forms = [...Map.groupBy(mentions, ({ name }) => name)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return forms[0]?.[0] ?? '';
}

/** The value that most sources state; the first of equals. */
function mostStated<T extends string | number>(
  facts: readonly CompanyFact[],
  valueOf: (fact: CompanyFact) => T | undefined,
): T | null {
  const values = new Map<T, Set<number>>();
  for (const fact of facts) {
    const value = valueOf(fact);
    if (value !== undefined) values.set(value, (values.get(value) ?? new Set()).add(fact.source));
  }
  const ranked = [...values].toSorted(([, one], [, other]) => other.size - one.size);
  return ranked[0]?.[0] ?? null;
}
