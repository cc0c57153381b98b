import type { PromptText } from '../../clauses/prompt-text.js';
import type { Segment } from '../../clauses/segments.js';
import type { Draft } from '../../extract/drafts.js';
import { type Feature, FORMS } from '../../packs/grammar-schema.js';
import { isApart, rangesApart } from '../../text/apart.js';
import { withCapital } from '../../text/capital.js';
import { overlaps, type Range, trimRange } from '../../text/range.js';
import type { Match } from '../../text/word-list.js';
import { askingCue } from './asking-cue.js';
import { type AskedList, askedList, isForm } from './asked-list.js';
import type { Cue } from './cue.js';
import type { RequestedField } from './requested-field.js';

/** What is said "with" these is what they ask for; a shop with pictures is a shop that has pictures. */
const WITH_FIELDS: readonly Feature[] = ['form', 'booking', 'rsvp', 'waitlist', 'tickets'];

/** A request that visitors give something, from the clause that says so to the end of its list. */
export interface AskedFields extends Range {
  list: Range;
  fields: RequestedField[];
  /** Whether a form asks for them, and no log or board is named. */
  isOfForm: boolean;
  /** Whether visitors enroll, rather than send a message. */
  isSignUp: boolean;
  /** Until when they answer, which visitors must read too. */
  deadline: Draft[];
  /** What the customer says about themselves after the list: "and we answer within a day". */
  said: Range;
}

interface Said {
  sentence: Range;
  segments: readonly Segment[];
  /** Values that are no part of a field. */
  strong: readonly Range[];
  /** Those of them that make a request a fact: prices and contacts. */
  published: readonly Range[];
}

/** What a sentence asks visitors for: "a form where people give their name", "guests give us names and which main they want". */
export function askedFields(prompt: PromptText, said: Said): AskedFields[] {
  const { grammar, lists } = prompt.language;
  // "Teachers open tickets (room, device), technicians set the status": those who work on entries are no visitors.
  if (lists.status.isIn(prompt.fold(said.sentence))) return [];
  const { isSpaced } = grammar;
  const cues = cuesOf(prompt, said.sentence);
  for (const cue of cues) {
    const refined = isSpaced ? lastCue(prompt, cue, cues) : cue;
    const range = { start: refined.end, end: endOf(prompt, refined, said.sentence) };
    const found = askedAfter(prompt, said, refined, askedList(prompt, range, said.strong), range);
    if (found !== null) return [found];
  }
  const asking = askingCue(prompt, said.sentence);
  if (asking !== null) {
    const range = { start: asking.end, end: said.sentence.end };
    const found = askedAfter(prompt, said, asking, askedList(prompt, range, said.strong), range);
    if (found !== null) return [found];
  }
  const before = isSpaced ? cueBefore(prompt, said.sentence) : cueInJapanese(prompt, said.sentence);
  if (before === null) return [];
  const { cue, range } = before;
  const found = askedAfter(prompt, said, cue, askedList(prompt, range, said.strong), range);
  return found === null || found.end < range.end ? [] : [{ ...found, end: said.sentence.end }];
}

/** A list that begins within brackets ends with them. */
function endOf({ text }: PromptText, cue: Cue, sentence: Range): number {
  const rest = text.slice(cue.end, sentence.end);
  const [opening, closing] = [/[(（]/u.exec(rest)?.index ?? rest.length, /[)）]/u.exec(rest)?.index ?? -1];
  return closing !== -1 && closing < opening ? cue.end + closing : sentence.end;
}

function askedAfter(
  prompt: PromptText,
  { sentence, segments, strong, published }: Said,
  cue: Cue,
  { fields, end, isEvident }: AskedList,
  range: Range,
): AskedFields | null {
  const isList = cue.isBracket ? isForm(fields, prompt.language) : isEvident || cue.isForm;
  if (fields.length === 0 || !isList) return null;
  const first = segments.find((segment) => segment.end > cue.anchor.start);
  const start = requestStart(prompt, first?.start ?? sentence.start, cue.anchor.start);
  if (published.some((each) => overlaps(each, { start, end }))) return null;
  const { orders, grammar, lists, features } = prompt.language;
  const head = { start, end: range.start };
  const folded = prompt.fold({ start: sentence.start, end: range.start });
  const isSelf = lists.self.atStart(prompt.fold({ start: end, end: sentence.end })) !== undefined;
  return {
    start,
    end,
    list: { start: range.start, end },
    fields,
    isOfForm: features.find(folded).every(({ key }) => FORMS.includes(key)),
    isSignUp: orders.signUp.isIn(folded) || isApart(grammar.orders.signUpApart, folded),
    deadline: deadlineOf(prompt, head, cue, strong),
    said: { start: end, end: isSelf ? sentence.end : end },
  };
}

/** "The first lesson is free and people can sign up (…)": what comes before the request is a fact of its own. */
function requestStart({ language, ...prompt }: PromptText, start: number, anchor: number): number {
  const { lists, orders } = language;
  const folded = prompt.folded.slice(start, anchor);
  const join = lists.and.find(folded).at(-1);
  if (join === undefined || !language.grammar.isSpaced) return start;
  const before = folded.slice(0, join.start);
  const requests = [
    lists.wish,
    lists.command,
    lists.imperative,
    lists.site,
    lists.withFields,
    orders.visitors,
  ];
  return requests.some((list) => list.isIn(before)) || language.features.isIn(before)
    ? start
    : start + join.start;
}

/** "Guests should RSVP by 1 July and give us …": what is said before the list, where it has a date or a time. */
function deadlineOf(prompt: PromptText, head: Range, cue: Cue, strong: readonly Range[]): Draft[] {
  const last = strong.filter((each) => overlaps(each, head)).at(-1);
  if (last === undefined || last.end > cue.start) return [];
  const after = prompt.fold({ start: last.end, end: cue.start });
  const join = prompt.language.lists.and.find(after)[0]?.start ?? after.length;
  const range = trimRange(prompt.text, { start: head.start, end: last.end + join });
  const text = withCapital(prompt.words(range));
  return [{ fact: { type: 'policy', text }, range, covers: [range] }];
}

/** The places after which a list of fields can begin, from left to right. */
function cuesOf(prompt: PromptText, sentence: Range): Cue[] {
  const { orders, lists, features, grammar } = prompt.language;
  if (!grammar.isSpaced) return [];
  const folded = prompt.fold(sentence);
  const nouns = orders.formNoun.find(folded);
  const named = features.find(folded);
  const forms = [
    ...nouns,
    ...named.filter(({ key }) => WITH_FIELDS.includes(key)),
    ...orders.signUp.find(folded),
  ];
  const anchors = [
    ...orders.visitors.find(folded),
    ...nouns,
    ...named.filter(({ key }) => FORMS.includes(key)),
  ];
  const before = (list: readonly Range[], at: number): Range | undefined =>
    list.filter(({ end }) => end <= at).toSorted((a, b) => b.end - a.end)[0];
  const noun = (at: number): boolean =>
    nouns.some(({ end }) => end <= at && !/[\p{L}\p{N}]/u.test(folded.slice(end, at)));
  const apart = rangesApart(grammar.orders.signUpApart, folded);
  const cues = [
    ...orders.giving
      .find(folded)
      .filter((match) => !named.some((each) => each.key !== 'form' && overlaps(each, match)))
      .map((match) => ({ match, anchor: before(anchors, match.start) })),
    ...lists.withFields
      .find(folded)
      .filter(({ word }) => !lists.per.isIn(word))
      .map((match) => ({ match, anchor: before([...forms, ...apart], match.start), isWith: true })),
    ...[...folded.matchAll(/[(（]/gu)].map(({ index }) => ({
      match: { start: index, end: index + 1 },
      anchor: lists.wish.isIn(folded.slice(0, index)) ? before(anchors, index) : undefined,
    })),
    ...[...folded.matchAll(/[:：](?=\s)/gu)].map(({ index }) => ({
      match: { start: index, end: index + 1 },
      anchor: noun(index)
        ? before(nouns, index)
        : before(orders.visitors.find(folded), index) && before([...forms, ...apart], index),
    })),
  ];
  return cues
    .flatMap(({ match, anchor, ...rest }): Cue[] => {
      const isNear =
        !('isWith' in rest) || !/[,;:(–—]|\s-\s/u.test(folded.slice(anchor?.end ?? 0, match.start));
      return anchor === undefined || !isNear
        ? []
        : [
            {
              start: sentence.start + match.start,
              end: sentence.start + match.end,
              anchor: { start: sentence.start + anchor.start, end: sentence.start + anchor.end },
              isForm: noun(match.start),
              isWith: 'isWith' in rest,
              isBracket: /[(（]/u.test(folded.slice(match.start, match.end)),
            },
          ];
    })
    .toSorted((a, b) => a.start - b.start);
}

/** "a form where people give us their …": the last of the words that come before the first field. */
function lastCue(prompt: PromptText, cue: Cue, cues: readonly Cue[]): Cue {
  const text = prompt.text.slice(cue.end);
  const end = cue.end + (/[,;(]/u.exec(text)?.index ?? text.length);
  const joins = prompt.language.lists.and.find(prompt.fold({ start: cue.end, end }));
  const first = cue.end + (joins[0]?.start ?? end - cue.end);
  const later = cues.filter(({ start, end: after }) => start >= cue.end && after <= first).at(-1);
  if (later === undefined) return cue;
  return { ...later, anchor: cue.anchor, isForm: cue.isForm || later.isForm || later.isWith };
}

/** "Bitte Name und Telefonnummer angeben": the verb comes after the list. */
function cueBefore(prompt: PromptText, sentence: Range): { cue: Cue; range: Range } | null {
  const { orders, lists, features } = prompt.language;
  const folded = prompt.fold(sentence);
  const verb = orders.giving.find(folded).at(-1);
  if (verb === undefined || /[\p{L}\p{N}]/u.test(folded.slice(verb.end))) return null;
  const anchors = [
    ...orders.visitors.find(folded),
    ...orders.formNoun.find(folded),
    ...features.find(folded).filter(({ key }) => FORMS.includes(key)),
  ].filter(({ end }) => end <= verb.start);
  const [anchor] = anchors;
  if (anchor === undefined) return null;
  const leads = [...anchors, ...lists.wish.find(folded), ...lists.withFields.find(folded)];
  const start = Math.max(...leads.filter(({ end }) => end <= verb.start).map(({ end }) => end));
  return before(sentence, anchor, verb, start);
}

/** "申込フォームで、お名前、電話番号を入力してもらいます": the list is between the form or the visitor and the verb. */
function cueInJapanese(prompt: PromptText, sentence: Range): { cue: Cue; range: Range } | null {
  const { orders, lists, features } = prompt.language;
  const folded = prompt.fold(sentence);
  const [verb] = orders.giving.find(folded);
  if (verb === undefined) return null;
  const leads = [
    ...lists.withFields.find(folded),
    ...[...orders.formNoun.find(folded), ...features.find(folded), ...orders.visitors.find(folded)].flatMap(
      ({ start, end }): Range[] => {
        const particle = /^(?:では|には|から|で|に|は|の際は)、?/u.exec(folded.slice(end));
        return particle === null ? [] : [{ start, end: end + particle[0].length }];
      },
    ),
  ].filter(({ end }) => end <= verb.start);
  const lead = leads.toSorted((a, b) => a.end - b.end)[0] ?? { start: 0, end: 0 };
  return before(sentence, lead, verb, lead.end);
}

const before = (sentence: Range, anchor: Range, verb: Match, start: number): { cue: Cue; range: Range } => ({
  cue: {
    start: sentence.start + start,
    end: sentence.start + start,
    anchor: { start: sentence.start + anchor.start, end: sentence.start + anchor.end },
    isForm: false,
    isWith: false,
    isBracket: false,
  },
  range: { start: sentence.start + start, end: sentence.start + verb.start },
});
