import { bareName, type Glance, glance } from '@capstan/prompt-reader';
import { isMentioned, isSameName, isShorterName } from './same-name.js';

/** The part of a prompt that is used for the choice. */
export const HEAD_LENGTH = 600;

/** A site as far as the choice needs it. */
export interface SiteCandidate {
  name: string;
  /** The prompt that it began with. */
  prompt: string;
}

/**
 * Which of a company's sites a prompt works on: the one it names, else the latest, else none of them when it describes
 * another business. Pure, and it reads the beginning of the prompt only, so that its cost is bounded.
 * @param sites the one worked on last first; at least one. @returns null for a new site.
 */
export function chooseSite<S extends SiteCandidate>(prompt: string, sites: readonly [S, ...S[]]): S | null {
  const head = prompt.slice(0, HEAD_LENGTH);
  const next = glance(head);
  const isNamed = ({ name }: S): boolean =>
    isMentioned(name, head) || isMentioned(bareName(name, next.language), head);
  const named = sites.filter(isNamed).toSorted((one, other) => other.name.length - one.name.length)[0];
  return describesAnother(next, named ?? sites[0], named !== undefined) ? null : (named ?? sites[0]);
}

/** Kinds of facts of which a description of a business has several, and a change seldom more than one. */
const FACTS_OF_BUSINESSES = ['person', 'place', 'contact', 'hours', 'item'] as const;
const ENOUGH_FACTS = 3;

/**
 * Whether a prompt describes another business than the one of a site: of another kind or name, and with a name, a place
 * or facts of its own. What reads like a change, or adds to what there is, does not.
 */
function describesAnother(next: Glance, site: SiteCandidate, isNamed: boolean): boolean {
  if (next.isFurther) return true;
  const isOtherKind = next.kind !== null && !isSameKind(next, glance(site.prompt.slice(0, HEAD_LENGTH)));
  // `Krume Nord` is the `Krume` of before when it is a bakery, and not when it is a café.
  const isSame = isOtherKind ? isShorterName : isSameName;
  const isOtherName = next.name !== null && isNameLike(next) && !isSame(next.name, site.name);
  if (next.isChange || (isNamed && !(isOtherKind && isOtherName))) return false;
  const facts = FACTS_OF_BUSINESSES.filter((type) => next.factTypes.has(type)).length;
  if (next.kind === null) return facts >= ENOUGH_FACTS;
  if (isOtherName && (isOtherKind || next.isOrder || facts > 0)) return true;
  if (!isOtherKind) return false;
  // Any site can have a shop or bookings, so they are not a sign of another business.
  if (next.isFeature) return next.isOrder && !next.isAddition && next.factTypes.size > 0;
  // "A website for a vet", after that of a bakery: a site is ordered, for a trade that the one there is does not have.
  const isOrdered = next.isOrder && (next.namesSite || next.namesFeature);
  if (isOrdered && !next.isAddition && !next.isOfSelf) return true;
  // "We open a second shop in May" refers to the existing business.
  if (next.isOfSelf && facts < 2) return false;
  return next.places.length > 0 || next.factTypes.has('person');
}

/** Some of the names that are found without being introduced are only words in lower case. */
const isNameLike = ({ name, isNameCertain }: Glance): boolean =>
  isNameCertain || (name !== null && /^\p{Lu}/u.test(name));

/** Whether two prompts are about the same kind of business, by their words for it, inflected or not. */
function isSameKind(one: Glance, other: Glance): boolean {
  if (one.kind === other.kind) return true;
  return one.kindWords.some((word) => other.kindWords.some((another) => isAlike(word, another)));
}

const PREFIX = 5;
const isAlike = (one: string, other: string): boolean =>
  one.slice(0, PREFIX).toLowerCase() === other.slice(0, PREFIX).toLowerCase();
