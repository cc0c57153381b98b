import { termsOf } from '@capstan/text-analysis';
import type { Company, Entities, Person } from '../../model/entity.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { Source } from '../../model/source.js';
import { domainsOf } from './company-domains.js';
import type { CompanyMention } from './mentions.js';
import { mergeCompanies } from './merge-companies.js';
import { mergePeople } from './merge-people.js';
import { compactName } from './organization-name.js';
import { personWords } from './person-name.js';
import { type SourceReading, readSource } from './read-source.js';

const MAX_PEOPLE = 50;
const MAX_COMPANIES = 50;

/**
 * Detects the people and organizations that sources name, most sources first. Uses rules, not a list of known
 * names; each entity lists the rules that matched. What no source states is null.
 */
export function detectEntities(plan: QueryPlan, sources: readonly Source[]): Entities {
  const readings = new Map<number, SourceReading>(sources.map((source) => [source.id, readSource(source)]));
  const people = mergePeople(readings);
  const employers: CompanyMention[] = [...readings.values()].flatMap((reading) =>
    reading.people.flatMap(({ company, source, isWeak }) =>
      company === null ? [] : [{ name: company, source, foundBy: 'role', isWeak }],
    ),
  );
  const named = new Set(people.map(({ person }) => compactName(person.name)));
  const surnames = new Set(people.map(({ person }) => personWords(person.name).at(-1) ?? ''));
  const companies = mergeCompanies(readings, employers, domainsOf(sources)).filter(({ company }) => {
    const key = compactName(company.name);
    if (named.has(key)) return false;
    if (surnames.has(key) && !company.foundBy.some((rule) => rule !== 'cue' && rule !== 'repeated'))
      return false;
    return !isOnlyTheSubject(plan, company);
  });
  const usualNames = new Map(companies.map(({ company }) => [compactName(company.name), company.name]));
  return {
    people: best(
      people.map(({ person, mentions }) => ({ entity: person, mentions })),
      MAX_PEOPLE,
    ).map((person): Person => ({
      ...person,
      company:
        person.company === null ? null : (usualNames.get(compactName(person.company)) ?? person.company),
    })),
    companies: best(
      companies.map(({ company, mentions }) => ({ entity: company, mentions })),
      MAX_COMPANIES,
    ),
  };
}

/** "Heat Pump raised …": the subject of the question is a company only if there is further evidence. */
function isOnlyTheSubject(plan: QueryPlan, { name, foundBy }: Company): boolean {
  const subject = new Set(plan.subjectTerms);
  const terms = termsOf(name, 'query').filter(({ isStopWord }) => !isStopWord);
  return (
    terms.length > 0 &&
    terms.every(({ term }) => subject.has(term)) &&
    foundBy.every((rule) => rule === 'cue' || rule === 'repeated')
  );
}

function best<T extends { sources: number[] }>(
  ranked: readonly { entity: T; mentions: number }[],
  limit: number,
): T[] {
  return ranked
    .toSorted(
      (one, other) =>
        other.entity.sources.length - one.entity.sources.length || other.mentions - one.mentions,
    )
    .slice(0, limit)
    .map(({ entity }) => entity);
}
