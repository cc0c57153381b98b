import {
  commonsFileUrl,
  currentItemIds,
  currentTexts,
  yearOf,
} from '../../../vendors/wikidata/statements.js';
import type { WikidataItem, WikidataStatement } from '../../../vendors/wikidata/wikidata-item.js';
import type { EnrichPersonParams } from '../../enrich-person.params.js';
import type { PersonPosition } from '../../enrich-person.result.js';
import type { PersonFacts } from '../../person-result.js';
import { includesRequestedEmployer, isSameEmployer, isSameName } from '../../same-person.js';

const HUMAN = 'Q5';
const INSTANCE_OF = 'P31';
const EMPLOYER = 'P108';
const EDUCATED_AT = 'P69';
const POSITION = 'P39';
const OCCUPATION = 'P106';
const RESIDENCE = 'P551';
const ORCID = 'P496';
const GITHUB = 'P2037';
const START_TIME = 'P580';
const END_TIME = 'P582';
const MAX_POSITIONS = 10;
/** "President of the European Central Bank" has 38 characters. */
const MAX_POSITION_CHARS = 200;

/** Whether an item is a person of that name, in any language. */
export function isPersonCalled(item: WikidataItem, name: string): boolean {
  if (!currentItemIds(item, INSTANCE_OF).includes(HUMAN)) return false;
  return [...item.labels.values(), ...[...item.aliases.values()].flat()].some((label) =>
    isSameName(label, name),
  );
}

/** Compares the requested identifiers with those of the item: all unknown, one equal, or one different. */
export function identifiersOf(
  item: WikidataItem,
  { orcid, github }: EnrichPersonParams,
): 'unknown' | 'same' | 'other' {
  const pairs: [string | undefined, string[]][] = [
    [orcid, currentTexts(item, ORCID)],
    [github, currentTexts(item, GITHUB)],
  ];
  const known = pairs.filter(([asked, stated]) => asked !== undefined && stated.length > 0);
  if (known.length === 0) return 'unknown';
  const isSame = known.every(([asked, stated]) =>
    stated.some((one) => one.toLowerCase() === asked?.toLowerCase()),
  );
  return isSame ? 'same' : 'other';
}

/** Whether the item states the employer that the caller gave: as employer, or in the name of a position. */
export function hasRequestedEmployer(
  item: WikidataItem,
  names: ReadonlyMap<string, string>,
  params: EnrichPersonParams,
): boolean {
  const employers = statementsOf(item, EMPLOYER).flatMap(([id]) => names.get(id) ?? []);
  if (
    includesRequestedEmployer(
      employers.map((name) => ({ name, domain: null })),
      params,
    )
  )
    return true;
  const { company } = params;
  return (
    company !== undefined &&
    statementsOf(item, POSITION).some(([id]) => {
      // "President of the European Central Bank"
      // bounded: MAX_POSITION_CHARS
      const [, organisation] =
        / (?:of|at) (?:the )?(.+)$/.exec((names.get(id) ?? '').slice(0, MAX_POSITION_CHARS)) ?? [];
      return organisation !== undefined && isSameEmployer(organisation, company);
    })
  );
}

/** Items whose names are needed for the facts. */
export function namedItemsOf(item: WikidataItem): string[] {
  return [EMPLOYER, POSITION, EDUCATED_AT, OCCUPATION, RESIDENCE].flatMap((property) =>
    statementsOf(item, property).map(([id]) => id),
  );
}

/** The facts of an item. @param names of the items it refers to. */
export function toPersonFacts(item: WikidataItem, names: ReadonlyMap<string, string>): PersonFacts {
  const nameOf = (property: string): string | null =>
    names.get(currentItemIds(item, property)[0] ?? '') ?? null;
  const text = (property: string): string | undefined => currentTexts(item, property)[0];
  const page = (property: string, base: string): string | null => {
    const id = text(property);
    return id === undefined ? null : base + encodeURIComponent(id);
  };
  const picture = text('P18');
  const employer = nameOf(EMPLOYER);
  return {
    full_name: item.labels.get('en') ?? item.labels.get('mul') ?? [...item.labels.values()][0] ?? null,
    headline: item.descriptions.get('en') ?? nameOf(OCCUPATION),
    title: null,
    company: employer === null ? null : { name: employer, domain: null },
    location: nameOf(RESIDENCE),
    orcid: text(ORCID),
    wikidata_id: item.id,
    photo_url: picture === undefined ? null : commonsFileUrl(picture),
    socials: {
      linkedin_url: page('P6634', 'https://www.linkedin.com/in/'),
      github_url: page(GITHUB, 'https://github.com/'),
      x_url: page('P2002', 'https://x.com/'),
      website_url: text('P856') ?? null,
    },
    employment: positionsOf(item, EMPLOYER, names),
    education: positionsOf(item, EDUCATED_AT, names),
  };
}

function positionsOf(
  item: WikidataItem,
  property: string,
  names: ReadonlyMap<string, string>,
): PersonPosition[] {
  const positions = statementsOf(item, property).flatMap(([id, statement]): PersonPosition[] => {
    const organisation = names.get(id);
    if (organisation === undefined) return [];
    const year = (qualifier: string): number | null => {
      const [value] = statement.qualifiers.get(qualifier) ?? [];
      return value ? yearOf(value) : null;
    };
    return [{ organisation, title: null, start_year: year(START_TIME), end_year: year(END_TIME) }];
  });
  return positions.toSorted((one, other) => (other.start_year ?? 0) - (one.start_year ?? 0));
}

/** Items that statements of a property refer to, including ended ones. */
function statementsOf(item: WikidataItem, property: string): [string, WikidataStatement][] {
  return (item.statements.get(property) ?? [])
    .flatMap((statement): [string, WikidataStatement][] =>
      statement.value.kind === 'item' ? [[statement.value.id, statement]] : [],
    )
    .slice(0, MAX_POSITIONS);
}
