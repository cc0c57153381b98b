import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { contentWords } from '../words/words.js';
import type { Instruction } from './instruction.js';

/** An instruction with the operations that it has for a site: a word of a name of the site orders nothing. */
export function forSite(instruction: Instruction, before: SiteDocument, language: Language): Instruction {
  const { folded, content, note } = instruction;
  if (content !== undefined || note !== undefined) return instruction;
  const operations = new Set(instruction.operations);
  const verbs = language.changes.remove.find(folded);
  // "cut and blow dry is £40 now"
  const isOther = (verb: Range): boolean =>
    isInName(verb, folded, before) || isMove(verb, folded, language) || isNoun(verb, folded, language);
  if (verbs.length > 0 && verbs.every(isOther)) operations.delete('remove');
  // "new zip is £22 now", where that is what it is called.
  const added = language.changes.add.find(folded);
  if (added.length > 0 && added.every((each) => isInName(each, folded, before))) operations.delete('add');
  // What follows a comma is the reason: "no booking please, people should ring".
  const end = folded.search(/[,;]/u);
  const clause = (text: string): string => (end === -1 ? text : text.slice(0, end));
  if (operations.size > 0 || !deniesFeature(clause(folded), language)) return { ...instruction, operations };
  return {
    ...instruction,
    text: clause(instruction.text),
    folded: clause(folded),
    operations: new Set(['remove']),
  };
}

/** "should go to the top": a verb of moving before a place goes nowhere else. */
function isMove({ start, end }: Range, folded: string, { changes, messages }: Language): boolean {
  const last = folded.slice(start, end).split(/\s+/u).at(-1) ?? '';
  const rest = folded.slice(end);
  const places = [changes.toFirst, changes.toLast, changes.ahead, changes.behind];
  return (
    messages.moves.isWord(last) &&
    places.some((list) => list.find(rest).some((place) => rest.slice(0, place.start).trim() === ''))
  );
}

/** "a full day", "a cut and colour": what follows an article orders nothing. */
const isNoun = ({ start }: Range, folded: string, { messages }: Language): boolean =>
  messages.articles.find(folded).some(({ end }) => end < start && folded.slice(end, start).trim() === '');

/** Whether it is in the name of an item, with or without its hyphens: "drop-in is £12", "drop in is £12". */
function isInName({ start, end }: Range, folded: string, { facts }: SiteDocument): boolean {
  const names = facts.flatMap((fact) => (fact.type === 'item' ? [fold(fact.name).replaceAll('-', ' ')] : []));
  return names.some((name) => {
    const at = folded.replaceAll('-', ' ').indexOf(name);
    return name.includes(' ') && at !== -1 && at <= start && end <= at + name.length;
  });
}

/** "no booking please": a feature right after the word, and nothing else: "no booking fee" is about something else. */
function deniesFeature(clause: string, language: Language): boolean {
  const { lists, features } = language;
  const negation = lists.negation.atStart(clause);
  if (negation === undefined) return false;
  return features.find(clause).some(({ start, end }) => {
    const isNext = start >= negation.end && clause.slice(negation.end, start).trim() === '';
    return isNext && contentWords(clause.slice(end), language).length === 0;
  });
}
