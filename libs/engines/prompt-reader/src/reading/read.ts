import type { PromptText } from '../clauses/prompt-text.js';
import { isBrief } from '../clauses/brief.js';
import type { Clause } from '../clauses/roles.js';
import type { Draft } from '../extract/drafts.js';
import { type Feature, FORMS, isFeature, SPECIAL_FORMS } from '../packs/grammar-schema.js';
import { overlaps, trimRange } from '../text/range.js';
import { lookOf } from './look.js';
import { areasOf } from './facts/areas.js';
import { factsOfBrief, sentencesOfOutlined, withOwnName } from './brief-facts.js';
import { draftsOfBlocks, orderedBlocks, type OrderedBlocks } from './blocks.js';
import { currencyOf } from './values/currency.js';
import { type OutlineReading, readOutline } from '../outline/read-outline.js';
import { featureOf } from './feature-model.js';
import { withCapacities } from './facts/capacities.js';
import { OTHER_KIND } from '../packs/kinds.js';
import { findKind } from './kind/kind.js';
import { describedFeatures, isForPage, kindOfWhole, withOutline } from './outlined.js';
import { findName } from './names/name.js';
import { readFacts } from './facts/read-facts.js';
import { missingPictures, openRequests } from './open-requests.js';
import type { DraftConstraint, Reading } from './reading.js';
import { isOrderOfSite } from './unplaced.js';
import { findSentences } from './facts/statements.js';
import { findValues, type Values } from './values/values.js';
import { findRequestedFields } from './fields/requested-fields.js';

/** A shorter part of a wish is the label of a field. */
const MIN_WISH_WORDS = 4;

/** Reads everything that a prompt says: the parts of a page that it lists, and the rest. */
export function read(prompt: PromptText): Reading {
  const outline = readOutline(prompt);
  const reading = readSentences(outline.rest, outline);
  if (outline.clauses.length === 0) return reading;
  const clauses = outline.clauses.map(({ clause, parts }) => ({ clause, blocks: parts }));
  return {
    ...reading,
    prompt,
    kind: reading.kind.kind === OTHER_KIND ? kindOfWhole(prompt, reading) : reading.kind,
    clauses: [...reading.clauses, ...clauses.map(({ clause }) => clause)].toSorted(
      (a, b) => a.start - b.start,
    ),
    drafts: [...reading.drafts, ...outline.drafts].toSorted((a, b) => a.range.start - b.range.start),
    monies: [...reading.monies, ...outline.monies].toSorted((a, b) => a.start - b.start),
    ordered: { ...reading.ordered, clauses: [...reading.ordered.clauses, ...clauses] },
  };
}

function readSentences(prompt: PromptText, outline: OutlineReading): Reading {
  const values = findValues(prompt);
  const { clauses, monies } = values;
  const found = readFacts(prompt, values, currencyOf(prompt, monies));
  const facts = isBrief(prompt, clauses) ? factsOfBrief(prompt, clauses, found) : found;
  const name = findName(prompt, values, facts);
  const listed = facts.filter(
    ({ fact }) => fact.type === 'item' || fact.type === 'person' || fact.type === 'list',
  );
  const kind = findKind(
    prompt,
    clauses,
    name,
    listed.flatMap(({ covers }) => covers),
  );
  const areas = areasOf(prompt, clauses, name, facts, kind.range);
  const priced = facts.filter(({ fact }) => fact.type === 'item' && fact.price !== undefined);
  const answered = facts.filter(({ fact }) => fact.type === 'policy' && fact.topic !== undefined);
  const requested = findRequestedFields(
    prompt,
    clauses,
    [...priced, ...answered].flatMap(({ covers }) => covers),
    values.asked,
  );
  const orderedInSentences = orderedBlocks(prompt, clauses);
  const ordered = withOutline(orderedInSentences, outline);
  const placed = areas.map(({ area, start, end }): Draft => ({
    fact: { type: 'place', area },
    range: { start, end },
    covers: [{ start, end }],
  }));
  const { drafts: limited, perSlot } = withCapacities(prompt, values, facts);
  const shown = isBrief(prompt, clauses)
    ? limited.map((draft) => withOwnName(prompt, clauses, draft, name))
    : limited;
  const drafts = [
    ...shown,
    ...placed,
    ...values.asked.flatMap(({ deadline }) => deadline),
    ...draftsOfBlocks(orderedInSentences),
  ];
  const said = findSentences(prompt, clauses, drafts, {
    name,
    // With a headline of its own the top of the page does not say what it is a site of.
    kind: ordered.lines.length > 0 ? { ...kind, range: null } : kind,
    areas,
  });
  const sentences = prompt.isOutlined ? sentencesOfOutlined(prompt, clauses, said, name) : said;
  const { features, without } = featuresOf(prompt, values);
  if (prompt.isOutlined && isForPage(prompt, clauses))
    for (const feature of describedFeatures(prompt, clauses)) features.delete(feature);
  for (const feature of outline.features) if (!without.has(feature)) features.add(feature);
  const all = [...drafts, ...sentences].toSorted((a, b) => a.range.start - b.range.start);
  return {
    prompt,
    clauses,
    drafts: all,
    monies,
    name,
    kind,
    areas: areas.map(({ area }) => area),
    features,
    without,
    constraints: [...constraintsOf(prompt, clauses), ...labelConstraint(ordered)],
    ...lookOf(prompt, clauses, name),
    requested,
    ordered,
    perSlot,
    open: [
      ...missingPictures(prompt, clauses, features),
      ...openRequests(
        prompt,
        clauses,
        all,
        new Set([
          ...requested.clauses,
          ...ordered.clauses.map(({ clause }) => clause),
          // "A website for Beckwith & Daughter Firewood": the name is what it orders.
          ...clauses.filter(
            (clause) => isOrderOfSite(prompt, clause) && name !== null && overlaps(name, clause),
          ),
        ]),
      ),
    ],
  };
}

function featuresOf(
  prompt: PromptText,
  { clauses, contacts, asked }: Values,
): { features: Set<Feature>; without: Set<Feature> } {
  const features = new Set<Feature>();
  const without = new Set<Feature>();
  const specials = new Set(
    clauses
      .filter((clause) =>
        prompt.language.features.find(prompt.fold(clause)).some(({ key }) => SPECIAL_FORMS.includes(key)),
      )
      .map(({ sentence }) => sentence),
  );
  for (const clause of clauses) {
    const isAsked = asked.some((each) => overlaps(each, clause));
    const isField =
      clause.tag === 'field' && !isAsked && prompt.words(clause).split(/\s+/u).length < MIN_WISH_WORDS;
    if (clause.role === 'remark' || isField) continue;
    if (clause.role === 'fact' && isByPhone(prompt, clause)) continue;
    const negations = prompt.language.lists.negation.find(prompt.fold(clause));
    const found = prompt.language.features
      .find(prompt.fold(clause))
      .filter(
        ({ start, end }) =>
          ![...contacts, ...asked.map(({ list }) => list)].some((each) =>
            overlaps(each, { start: clause.start + start, end: clause.start + end }),
          ),
      );
    const isSpecial = found.some((each) => SPECIAL_FORMS.includes(each.key));
    const giving = prompt.language.orders.giving.find(prompt.fold(clause));
    const likely = clause.tag === 'feature' && found.length === 0 ? featureOf(prompt, clause) : undefined;
    if (likely !== undefined && SAFE_GUESSES.has(likely)) features.add(likely);
    for (const { key, start } of found) {
      // "RSVP and give us", "send us the dates": the special form asks for it.
      const isVerb = giving.some((verb) => verb.start === start);
      if (key === 'form' && isAsked && (isVerb ? specials.has(clause.sentence) : isSpecial)) continue;
      // "No reservations for lunch", whatever the clause is taken for.
      const isNegated =
        clause.role === 'without' ||
        negations.some(({ end }) => end <= start && (clause.role === 'fact' || start - end <= 1));
      (isNegated ? without : features).add(key);
    }
    if (clause.role !== 'without') continue;
    for (const { key } of prompt.language.kindWords.find(prompt.fold(clause)))
      if (isFeature(key)) without.add(key);
  }
  const wanted = new Set([...features].filter((feature) => !without.has(feature)));
  if (asked.length > 0 && !FORMS.some((feature) => wanted.has(feature))) wanted.add('form');
  return { features: wanted, without };
}

/** What is harmless where it was not meant; in the other records anyone could write on the pages of the site. */
const SAFE_GUESSES: ReadonlySet<Feature> = new Set<Feature>([...FORMS, 'gallery', 'faq', 'news', 'members']);

/** "Bookings by phone only" is not a wish for a form. */
function isByPhone(prompt: PromptText, clause: Clause): boolean {
  const { lists } = prompt.language;
  return (
    lists.phone.isIn(prompt.fold(clause)) || /\d{4,}/u.test(prompt.words(clause).replaceAll(/[\s()-]/gu, ''))
  );
}

function constraintsOf(prompt: PromptText, clauses: readonly Clause[]): DraftConstraint[] {
  return clauses
    .filter(({ role }) => role === 'without')
    .flatMap((clause): DraftConstraint[] => {
      const range = trimRange(prompt.text, clause);
      const features = prompt.language.features.find(prompt.fold(clause)).map(({ key }) => key);
      if (features.length > 0) {
        return [...new Set(features)].map((value) => ({
          kind: 'without-feature',
          value,
          range,
        }));
      }
      const quoted = /["“„«「『]([^"“”„«»「」『』\n]{2,60})["”“»」』]/u
        .exec(prompt.text.slice(range.start, range.end))?.[1]
        ?.trim();
      return quoted === undefined || quoted === '' ? [] : [{ kind: 'without-word', value: quoted, range }];
    });
}

/** The label that a button must have. */
const labelConstraint = ({ button }: OrderedBlocks): DraftConstraint[] =>
  button === null
    ? []
    : [{ kind: 'must-say', value: button.text, range: { start: button.start, end: button.end } }];
