import {
  DOCUMENT_VERSION,
  type Fact,
  type FactOf,
  type Identity,
  type Ledger,
  type OpenPoint,
  type SiteDocument,
} from '@capstan/site-document';
import type { PromptText } from './clauses/prompt-text.js';
import { withoutPersona } from './clauses/persona.js';
import { RewrittenText } from './clauses/rewritten-text.js';
import type { Draft, DraftFact, NumberedFact } from './extract/drafts.js';
import { townOf, zoneOf } from './extract/places.js';
import { titled } from './extract/titled.js';
import { coursesOf } from './layout/courses.js';
import { pagesOf } from './layout/pages.js';
import { recordsFor } from './layout/records.js';
import { themeFor } from './layout/theme.js';
import { detectLanguage } from './packs/detect-language.js';
import type { Feature } from './packs/grammar-schema.js';
import { kindOf } from './packs/kinds.js';
import { ledgerOf } from './ledger.js';
import { noticesIn, withNotices, withoutNotices } from './prompt-notices.js';
import { languageFor } from './packs/language.js';
import { emptyBlocks } from './reading/blocks.js';
import { currencyOf, localeOf } from './reading/values/currency.js';
import { read } from './reading/read.js';
import type { Reading } from './reading/reading.js';
import { describingStatement } from './reading/tagline.js';
import { unplacedClauses } from './reading/unplaced.js';
import { fold } from './text/fold.js';
import { withoutMarkup } from './clauses/markup.js';
import { overlaps, trimRange } from './text/range.js';
import { type Scope, scopeOf } from './scope/scope.js';

/** What the caller knows in addition to the prompt. */
export interface ReadContext {
  /** BCP 47; without it the language is detected. */
  language?: string;
  timeZone?: string;
}

export interface ReadPrompt {
  scope: Scope;
  document: SiteDocument;
  ledger: Ledger;
  /** The English term of the customer's trade, where its word is known. */
  trade: string | null;
}

const MAX_PROMPT = 60_000;
const MAX_LINE = 290;
const MAX_TEXT = 3900;
const MAX_ENTRIES = 100;
const MAX_FACTS = 300;
const MAX_OPEN_POINTS = 100;
/** Facts that are shown in other words than they were said. */
const SHOWN_OTHERWISE: ReadonlySet<string> = new Set(['hours', 'contact', 'date', 'number']);
/** A person who is named so early is whose site it is. */
const EARLY_CHARACTERS = 120;

/** Reads a prompt: whether it can be built, the document of its site, and what became of every clause. */
export function readPrompt(text: string, context: ReadContext = {}): ReadPrompt {
  const language = languageFor(context.language ?? detectLanguage(text));
  const written = text.slice(0, MAX_PROMPT);
  const whole = new RewrittenText(written, withoutMarkup(written), language, 0);
  const notices = noticesIn(whole);
  const { prompt, ledger } = withoutPersona(withoutNotices(whole, notices));
  const reading = read(prompt);
  const facts = factsOf(reading.drafts, prompt, []);
  const known = facts.map(({ fact }) => fact);
  const first = documentOf(reading, known, context);
  const priced = reading.monies.filter((money) =>
    facts.some(({ draft }) => draft.covers.some((cover) => overlaps(cover, money))),
  );
  const covered = [
    ...priced,
    ...facts.flatMap(({ draft }) =>
      SHOWN_OTHERWISE.has(draft.fact.type) ? draft.covers : (draft.reworded ?? []),
    ),
  ];
  const ordered = new Set(reading.ordered.clauses.map(({ clause }) => clause));
  const empty = emptyBlocks(reading.ordered, known);
  const unplaced = [
    ...empty,
    ...unplacedClauses(prompt, reading.clauses, covered, first).filter(
      (clause) => !ordered.has(clause) && !reading.requested.met.has(clause),
    ),
  ].filter((clause) => !reading.open.some((open) => overlaps(open, clause)));
  for (const clause of unplaced) {
    reading.open.push({
      ...trimRange(prompt.text, clause),
      reason: empty.includes(clause) ? 'content' : clause.role === 'wish' ? 'wish' : 'note',
    });
  }
  const document = unplaced.length === 0 ? first : documentOf(reading, known, context);
  const noticed = withNotices(document, notices, whole);
  return {
    scope: scopeOf(reading),
    document: noticed.document,
    ledger: [...ledger, ...ledgerOf(reading, facts, document), ...noticed.ledger],
    trade: reading.kind.trade,
  };
}

/** Drafts with ids that no other fact of the document has. */
export function factsOf(
  drafts: readonly Draft[],
  prompt: PromptText,
  known: readonly Fact[],
): NumberedFact[] {
  const counts = new Map<string, number>();
  const ids = new Set(known.map(({ id }) => id));
  return drafts.slice(0, MAX_FACTS).map((draft) => {
    const { type } = draft.fact;
    let id: string;
    do {
      counts.set(type, (counts.get(type) ?? 0) + 1);
      id = `${type}-${counts.get(type)}`;
    } while (ids.has(id));
    const range = trimRange(prompt.text, draft.range);
    return { fact: { id, source: [prompt.span(range)], ...clipped(titled(draft.fact)) }, draft };
  });
}

/** Within the limits of documents, whatever was typed. */
function clipped(fact: DraftFact): DraftFact {
  const entries = Object.entries(fact).map(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [key, value.slice(0, key === 'text' ? MAX_TEXT : MAX_LINE).trim()];
    return [key, key === 'entries' ? clippedEntries(value as string[]) : value];
  });
  return Object.fromEntries(entries) as DraftFact;
}

const clippedEntries = (entries: readonly string[]): string[] =>
  entries.slice(0, MAX_ENTRIES).map((entry) => entry.slice(0, MAX_LINE).trim());

function documentOf(reading: Reading, facts: readonly Fact[], context: ReadContext): SiteDocument {
  const { prompt } = reading;
  const { language } = prompt;
  const { labels, grammar } = language;
  const identity = identityOf(reading, facts);
  const seed = `${identity.name}/${identity.kind}/${facts.length}`;
  const features = featuresOf(reading);
  const courses = coursesOf(facts, identity.kind, reading.perSlot?.people);
  const records = recordsFor(features, language, facts, reading.requested, courses);
  const currency = currencyOf(prompt, reading.monies);
  const zone = reading.areas.map((area) => zoneOf(area)).find((each) => each !== undefined);
  return {
    version: DOCUMENT_VERSION,
    language: language.code,
    locale: localeOf(language, currency),
    timeZone: context.timeZone ?? zone ?? grammar.timeZone,
    currency,
    identity,
    facts: [...facts],
    pages: pagesOf({
      facts,
      records,
      features,
      kind: identity.kind,
      labels,
      seed,
      tagline: identity.tagline,
      isSignUp: reading.requested.isSignUp,
      button: reading.ordered.button?.text,
      secondButton: reading.ordered.secondButton?.text,
      hasPlans: reading.ordered.clauses.some(({ blocks }) => blocks.includes('pricing')),
      headline: lineOf(reading, facts, 0)?.id,
      subline: lineOf(reading, facts, 1)?.id,
      limits: courses.items.length === 0 ? [] : limitsOf(reading, facts),
    }),
    records,
    theme: themeFor(identity.kind, reading, seed),
    constraints: reading.constraints.slice(0, MAX_OPEN_POINTS).map(({ kind, value, range }) => ({
      kind,
      value: value.slice(0, MAX_LINE),
      source: prompt.span(range),
    })),
    openPoints: reading.open.slice(0, MAX_OPEN_POINTS).map((range): OpenPoint => ({
      text: prompt.words(range).slice(0, MAX_LINE),
      source: prompt.span(range),
      reason: labels.reasons[range.reason],
    })),
  };
}

/** The facts that say for how many people there is room. */
function limitsOf({ perSlot, prompt }: Reading, facts: readonly Fact[]): string[] {
  const isSaidBy = ({ source }: Fact): boolean =>
    perSlot !== null && source.some((span) => span.prompt === prompt.index && overlaps(span, perSlot));
  return facts
    .filter((fact) => (fact.type === 'policy' || fact.type === 'statement') && isSaidBy(fact))
    .map(({ id }) => id);
}

/** What the customer asked for, and what every site of the kind has, unless it is unwanted. */
function featuresOf({ features, without, kind }: Reading): Set<Feature> {
  const wanted = [...features, ...kindOf(kind.kind).features];
  return new Set(wanted.filter((feature) => !without.has(feature)));
}

function identityOf(reading: Reading, facts: readonly Fact[]): Identity {
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
function lineOf(
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
