import type { SiteDocument } from '@capstan/site-document';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { deltaOf } from '../demands/delta.js';
import { operationsOf } from '../instructions/operations.js';
import { forSite } from '../instructions/site-operations.js';
import type { Instruction } from '../instructions/instruction.js';
import { offersIn } from './offers.js';

const MAX_PARTS = 5;

/** Instructions; those that say what something new costs are one with the one that says that there is it: "We do refills now! £5 for a small jar." */
export function withOffers(
  prompt: PromptText,
  all: readonly Instruction[],
  site: SiteDocument,
): Instruction[] {
  const found: Instruction[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const offered = offerAt(prompt, all, at, site);
    found.push(offered?.instruction ?? all[at]!);
    at += (offered?.count ?? 1) - 1;
  }
  return found;
}

function offerAt(
  prompt: PromptText,
  all: readonly Instruction[],
  at: number,
  site: SiteDocument,
): { instruction: Instruction; count: number } | null {
  const { language } = prompt;
  const first = all[at]!;
  if (!isOpen(first, language, site)) return null;
  const others = all.slice(at + 1, at + MAX_PARTS);
  const end = others.findIndex((each) => !isOpen(each, language, site) || hasOwnVerb(each, language));
  const isAdded = forSite(first, site, language).operations.has('add');
  for (let count = 1 + (end === -1 ? others.length : end); count > 0; count -= 1) {
    const text = prompt.text.slice(first.start, all[at + count - 1]!.end).trim();
    const offers = offersIn(text, isAdded, site, language);
    if (offers === null) continue;
    const range = { start: first.start, end: all[at + count - 1]!.end };
    const own = { text, folded: fold(text), isQuestion: false, isSaid: true };
    return { instruction: { ...range, ...own, operations: first.operations, offers }, count };
  }
  return null;
}

/** Whether an instruction may say that there is something new, and nothing else. */
function isOpen(instruction: Instruction, language: Language, site: SiteDocument): boolean {
  const { operations } = forSite(instruction, site, language);
  const { isSaid, content, note, exchange, person, folded } = instruction;
  const { changes } = language;
  return (
    ![isSaid, content, note, exchange, person].some(Boolean) &&
    [...operations].every((operation) => operation === 'add' || operation === 'set') &&
    ![changes.ahead, changes.behind, changes.excepted].some((list) => list.isIn(folded)) &&
    deltaOf(instruction, language, site.facts) === null
  );
}

/** "and the brownies go down to £18", "and it's £2.50 per class now": said of what is there. */
const hasOwnVerb = ({ folded }: Instruction, language: Language): boolean =>
  operationsOf(language, folded).has('set') || language.changes.newValue.isIn(folded);
