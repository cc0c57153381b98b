import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Slot } from './slots.js';

/** "… till 4pm" */
export const endsWithUntil = ({ lead }: Pick<Slot, 'lead'>, { lists }: Language): boolean =>
  lists.until.atEnd(fold(lead)) !== undefined;

/** Whether both are the beginning, or both the end: "from 8", "until 10". */
export function endMatch(said: string, own: string, language: Language): number {
  const { changes, lists, grammar } = language;
  const endOf = (lead: string): End => {
    if (changes.closes.isIn(lead) || lists.until.isIn(lead)) return 'end';
    return changes.opens.isIn(lead) || changes.old.isIn(lead) ? 'start' : null;
  };
  // In Japanese such words follow: "9時から15時".
  const [a, b]: End[] = grammar.isSpaced
    ? [endOf(said), endOf(own)]
    : [endAfter(said), lists.until.isIn(own.slice(-MAX_PARTICLE)) ? 'end' : 'start'];
  return a === null || b === null ? 0 : a === b ? 0.5 : -0.5;
}

type End = 'start' | 'end' | null;
const MAX_PARTICLE = 2;
const endAfter = (tail: string): End =>
  tail.startsWith('まで') ? 'end' : tail.startsWith('から') ? 'start' : null;
