import { readBrief } from '../brief/read-brief.js';
import type { Brief } from '../model/brief.js';
import { readMessage } from './grammar/message.js';
import { clausesOf, sentencesOf } from './grammar/split-message.js';
import { isDescription } from './is-instruction.js';
import {
  BUILDS_SITE,
  FIRM,
  FURTHER_SITE,
  GOES_ON,
  LINKS,
  ONLY_THING,
  OF_OWN,
  OWN_SITE,
} from './another-site.words.js';
import { isSameName, isShorterName } from './same-name.js';

/** The site so far, as far as the decision needs it. */
export interface SiteSoFar {
  name: string;
  /** The prompt that it began with. */
  prompt: string;
}

const wordsOf = (trade: string): string[] =>
  trade
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);

/** Whether two briefs are of the same trade: with a word in common, inflected or not. */
function isSameTrade(one: Brief, other: Brief): boolean {
  const words = wordsOf(other.trade);
  const isAlike = wordsOf(one.trade).some((word) =>
    words.some((another) => another.startsWith(word.slice(0, 5)) || word.startsWith(another.slice(0, 5))),
  );
  return isAlike || one.trade === other.trade;
}

const hasTrade = ({ trade }: Brief): boolean => !ONLY_THING.test(trade);

/** A firm that the brief did not take for the name. */
function isOtherFirm(head: string, name: string): boolean {
  const firm = FIRM.exec(head)?.[0];
  return firm !== undefined && !isSameName(firm, name);
}

/** Facts that a description brings and an instruction seldom does. */
const hasFacts = ({ place, items, hours, app, contact }: Brief): boolean =>
  place !== null || items.length > 0 || hours.length > 0 || app !== null || contact.phone !== null;

/**
 * Whether the beginning of a prompt describes another business than the one that the site is of. What reads like an
 * instruction, or like something the owner tells of this one, does not.
 */
export function describesAnother(head: string, site: SiteSoFar): boolean {
  const { text } = readMessage(head);
  const first = sentencesOf(text)[0];
  const clause = first === undefined ? undefined : clausesOf(first)[0];
  if (clause === undefined) return false;
  const brief = readBrief(head);
  const isOtherTrade = hasTrade(brief) && !isSameTrade(brief, readBrief(site.prompt));
  // `Krume Nord` is the `Krume` of before when it is a bakery, and not when it is a café.
  const isSame = isOtherTrade ? isShorterName : isSameName;
  const isOtherName = brief.isNameGiven && !isSame(brief.name, site.name);
  if (FURTHER_SITE.test(text)) return true;
  if (brief.isNameGiven && !isOtherName) return false;
  if (OWN_SITE.test(text) && !LINKS.test(text) && (isOtherName || isOtherTrade)) return true;
  if (isDescription(text) || BUILDS_SITE.test(text)) {
    return isOtherName || isOtherFirm(head, site.name) || (isOtherTrade && !GOES_ON.test(text));
  }
  if (clause.isInstruction || OF_OWN.test(text) || GOES_ON.test(text)) return false;
  return (isOtherName && (hasTrade(brief) || hasFacts(brief))) || (isOtherTrade && hasFacts(brief));
}
