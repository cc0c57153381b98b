import type { PromptText } from '../../clauses/prompt-text.js';
import type { Clause } from '../../clauses/roles.js';
import type { RequestedField } from './requested-field.js';

const WORD = /^[\s,]*(?<word>[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*)/u;

/** What the entries of a log count. */
export interface CountedFields {
  /** The noun that is counted: "rubbish" of "kilos of rubbish". */
  title: string;
  fields: RequestedField[];
}

/**
 * "Track how many kilos of rubbish each clean-up collected": a number with what it counts, the day, and what each entry
 * is about. Null where a clause asks for no count.
 */
export function countedFields(prompt: PromptText, clause: Clause): CountedFields | null {
  const { lists, orders, labels, grammar, features } = prompt.language;
  const folded = prompt.fold(clause);
  const isTracker = features.find(folded).some(({ key }) => key === 'tracker');
  const [many] = orders.howMany.find(folded);
  if (clause.role !== 'wish' || !isTracker || many === undefined || !grammar.isSpaced) return null;
  const wordAt = (place: number): { word: string; end: number } | null => {
    const found = WORD.exec(prompt.text.slice(place, clause.end));
    return found === null ? null : { word: found.groups!['word']!, end: place + found[0].length };
  };
  const isGrammar = (word: string): boolean =>
    [lists.function, lists.withFields, lists.self].some((list) => list.isWord(word.toLowerCase()));
  let last = wordAt(clause.start + many.end);
  if (last === null || isGrammar(last.word)) return null;
  const words = [last.word];
  for (let next = wordAt(last.end); next !== null; next = wordAt(last.end)) {
    const link = lists.function.isWord(next.word.toLowerCase()) && !isEach(next.word) ? next : null;
    const noun = link === null ? next : wordAt(link.end);
    const isNoun = link !== null || (grammar.nounsAreCapital && /^\p{Lu}/u.test(next.word));
    if (noun === null || !isNoun || isGrammar(noun.word) || lists.self.isWord(link?.word ?? '')) break;
    words.push(...(link === null ? [] : [link.word]), noun.word);
    last = noun;
    if (link !== null) break;
  }
  const each = wordAt(last.end);
  const about = each !== null && isEach(each.word) ? wordAt(each.end) : null;
  return {
    title: words.at(-1)!,
    fields: [
      ...(about === null ? [] : [{ label: about.word, options: [], type: 'text' as const }]),
      { label: labels.fields['date']!, options: [], type: 'date' },
      { label: words.join(' '), options: [], type: 'number' },
    ],
  };

  function isEach(word: string): boolean {
    return lists.withFields.isWord(word.toLowerCase()) || /^(?:jede[rsmn]?|chaque|ogni|cada)$/iu.test(word);
  }
}
