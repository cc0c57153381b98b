import type { Fact, FactOf, Identity } from '@capstan/site-document';
import { townOf } from '../extract/places.js';
import { fold } from '../text/fold.js';
import { overlaps } from '../text/range.js';
import type { Reading } from './reading.js';
import { describingStatement } from './tagline.js';

const MAX_LINE = 290;
/** A person who is named so early is whose site it is. */
const EARLY_CHARACTERS = 120;

/** Who the site is of: the name, the kind and a line below the name. */
export function identityOf(reading: Reading, facts: readonly Fact[]): Identity {
  const { kind, words } = reading.kind;
  return {
    name: nameOf(reading, facts).slice(0, MAX_LINE),
    kind,
    ...taglineOf(reading, facts),
    domainWords: words.map((word) => word.slice(0, MAX_LINE)),
  };
}

/** A name that was typed without capital letters gets them. */
const capitalized = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replaceAll(/(?<![\p{L}'’])\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());

/** Without a name: the only person, else the kind and the place. */
function nameOf(reading: Reading, facts: readonly Fact[]): string {
  const { name, areas, prompt } = reading;
  if (name !== null) return capitalized(name.name);
  const people = facts.filter((fact) => fact.type === 'person');
  const first = people[0];
  const isFirst =
    first?.type === 'person' && (people.length === 1 || (first.source[0]?.start ?? 0) < EARLY_CHARACTERS);
  if (isFirst) return [first.title ?? titleOf(reading, first.role), first.name].filter(Boolean).join(' ');
  const kind = ownKind(reading);
  const [place] = areas;
  return place === undefined ? kind : fill(prompt.language.labels.fallbackName, { kind, place });
}

/** The customer's own words for their trade, else the name of the kind. */
function ownKind({ kind, prompt }: Reading): string {
  const own = kind.words[0] ?? prompt.language.kindName(kind.kind);
  return own.charAt(0).toUpperCase() + own.slice(1);
}

/** "Maître" is a role and a title. */
const titleOf = ({ prompt }: Reading, role: string | undefined): string | undefined =>
  role !== undefined && prompt.language.lists.honorific.isWord(fold(role)) ? role : undefined;

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replaceAll(`{${key}}`, value), text);

/** A line that was ordered for the top of the site: the headline first. */
export function lineOf(
  { ordered, prompt }: Reading,
  facts: readonly Fact[],
  index: number,
): FactOf<'statement'> | undefined {
  const headline = ordered.lines[index];
  return facts.find(
    (fact): fact is FactOf<'statement'> =>
      fact.type === 'statement' &&
      headline !== undefined &&
      fact.source.some((span) => span.prompt === prompt.index && overlaps(span, headline)),
  );
}

/** The customer's sentence about themselves; else what and where; else none. */
function taglineOf(reading: Reading, facts: readonly Fact[]): Pick<Identity, 'tagline'> {
  const { prompt, areas } = reading;
  const said = lineOf(reading, facts, 0) ?? describingStatement(reading, facts);
  if (said !== undefined) return { tagline: { text: said.text, basis: [said.id] } };
  const place = facts.find(
    (fact) => fact.type === 'place' && (fact.area ?? townOf(fact.address)) !== undefined,
  );
  const town =
    place?.type === 'place'
      ? (areas.find((area) => !prompt.language.lists.street.isIn(fold(area))) ?? townOf(place.address))
      : undefined;
  if (place !== undefined && town !== undefined && reading.kind.range !== null) {
    const { labels } = prompt.language;
    const text = fill(labels.placeLine, { kind: ownKind(reading), place: town });
    return { tagline: { text, basis: [place.id] } };
  }
  return {};
}
