import {
  DOCUMENT_VERSION,
  type Fact,
  type Ledger,
  type OpenPoint,
  type SiteDocument,
} from '@capstan/site-document';
import type { PromptText } from './clauses/prompt-text.js';
import { withoutPersona } from './clauses/persona.js';
import { RewrittenText } from './clauses/rewritten-text.js';
import type { Draft, DraftFact, NumberedFact } from './extract/drafts.js';
import { zoneOf } from './extract/places.js';
import { titled } from './extract/titled.js';
import { coursesOf } from './layout/courses.js';
import { pagesOf } from './layout/pages.js';
import { recordsFor } from './layout/records.js';
import { themeFor } from './layout/theme.js';
import { detectLanguage } from './packs/detect-language.js';
import type { Feature } from './packs/grammar-schema.js';
import { kindOf } from './packs/kinds.js';
import { type OrderedPage, pageListIn } from './page-list/page-list.js';
import { withPageList, withoutPageList } from './page-list/placed-pages.js';
import { ledgerOf } from './ledger.js';
import { noticesIn, withNotices, withoutNotices } from './prompt-notices.js';
import { languageFor } from './packs/language.js';
import { emptyBlocks } from './reading/blocks.js';
import { currencyOf, localeOf } from './reading/values/currency.js';
import { read } from './reading/read.js';
import { identityOf, lineOf } from './reading/identity.js';
import type { Reading } from './reading/reading.js';
import { unplacedClauses } from './reading/unplaced.js';
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

/** Reads a prompt: whether it can be built, the document of its site, and what became of every clause. */
export function readPrompt(text: string, context: ReadContext = {}): ReadPrompt {
  const language = languageFor(context.language ?? detectLanguage(text));
  const written = text.slice(0, MAX_PROMPT);
  const whole = new RewrittenText(written, withoutMarkup(written), language, 0);
  const notices = noticesIn(whole);
  const { prompt: asked, ledger } = withoutPersona(withoutNotices(whole, notices));
  const list = pageListIn(asked);
  const prompt = withoutPageList(asked, list);
  const pages = list?.pages ?? [];
  const reading = withTitledFeatures(read(prompt), pages);
  const facts = factsOf(reading.drafts, prompt, []);
  const known = facts.map(({ fact }) => fact);
  const first = documentOf(reading, known, context, pages);
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
  const document = unplaced.length === 0 ? first : documentOf(reading, known, context, pages);
  const paged = withPageList(document, list, asked);
  const noticed = withNotices(paged.document, notices, whole);
  return {
    scope: scopeOf(reading),
    document: noticed.document,
    ledger: [...ledger, ...ledgerOf(reading, facts, document), ...paged.ledger, ...noticed.ledger],
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

/** A page for bookings has a form for them. */
function withTitledFeatures(reading: Reading, pages: readonly OrderedPage[]): Reading {
  const titled = pages.flatMap((page) => page.features).filter((feature) => !reading.without.has(feature));
  return { ...reading, features: new Set([...reading.features, ...titled]) };
}

function documentOf(
  reading: Reading,
  facts: readonly Fact[],
  context: ReadContext,
  pages: readonly OrderedPage[],
): SiteDocument {
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
      pages,
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
