import type { Language } from '../packs/language.js';
import type { Range } from '../text/range.js';
import { tokensOf } from '../text/tokens.js';
import type { PromptText } from './prompt-text.js';

/** Words without a mark between them: few sentences have so many. */
const MIN_STRETCH = 24;
const MIN_WORDS = 2;
/** Words before the subject of a clause: "on 13 September we …". */
const MAX_FRONT = 4;
/** Of an item and the verb before its price: "a full groom is £35". */
const PRICED = /^\p{L}+(?:\s\p{L}+){1,4}\s(?=[£$€¥]?\d)/u;
const MARKS = /[,;:()—–\n]|\s-\s/gu;
/** Characters in which the beginning of a clause is looked for, so that reading stays linear. */
const MAX_BEGINNING = 120;

/**
 * The clauses of a sentence that is written without marks, each as a sentence of its own: "we sell bread we open at 8 and the
 * shop is on Mill Lane". Other sentences stay as they are.
 */
export function clausesOfRunOn(prompt: PromptText, sentence: Range): Range[] {
  const { language, text } = prompt;
  if (!language.grammar.isSpaced) return [sentence];
  const marks = [...text.slice(sentence.start, sentence.end).matchAll(MARKS)].map(
    ({ index }) => sentence.start + index,
  );
  const cuts = [sentence.start, ...marks].flatMap((start, index) =>
    cutsIn(prompt, { start, end: marks[index] ?? sentence.end }),
  );
  const starts = [sentence.start, ...cuts.map(({ end }) => end)];
  return starts.map((start, index) => ({ start, end: cuts[index]?.start ?? sentence.end }));
}

/** Between two clauses: the words that join them, if there are any. */
type Cut = Range;

/** Where the clauses of a stretch without marks begin. */
function cutsIn(prompt: PromptText, stretch: Range): Cut[] {
  const { language } = prompt;
  const folded = prompt.fold(stretch);
  const tokens = tokensOf(folded);
  if (tokens.length < MIN_STRETCH) return [];
  const text = prompt.text.slice(stretch.start, stretch.end);
  const cuts: Cut[] = [];
  let words = 0;
  // "On 13 September" is followed by the subject of its own clause.
  let isFronted = false;
  for (let index = 0; index < tokens.length; index += 1, words += 1) {
    const isLong = words >= MIN_WORDS && tokens.length - index >= MIN_WORDS;
    const { start } = tokens[index]!;
    const end = start + MAX_BEGINNING;
    const clause = isLong ? clauseAt(text.slice(start, end), folded.slice(start, end), language) : null;
    const before = tokens[index - 1];
    if (clause === null || before === undefined) continue;
    const isNames = clause.begins === 'name' && /^\p{Lu}/u.test(text.slice(before.start, before.end));
    const isSubject = isFronted && clause.begins === 'subject' && words <= MAX_FRONT;
    if (isNames || isSubject || isTie(before.text, language)) continue;
    cuts.push({ start: stretch.start + start, end: stretch.start + start + clause.joinEnd });
    isFronted = clause.begins === 'front';
    words = 0;
  }
  return cuts;
}

interface Clause {
  /** Where the words end that join it to what precedes it. */
  joinEnd: number;
  /** With its subject or verb, with what may precede them after an "and", or with a name. */
  begins: 'subject' | 'front' | 'name';
}

/** The clause that begins a text; null if none does. */
function clauseAt(text: string, folded: string, language: Language): Clause | null {
  const { runOns, grammar } = language;
  const [join] = runOns.joins.find(folded);
  // "é" is no "e".
  const isJoin = join?.start === 0 && (join.end > 1 || text.toLowerCase().startsWith(join.word));
  const joinEnd = isJoin ? join.end + /^\s*/u.exec(folded.slice(join.end))![0].length : 0;
  const rest = folded.slice(joinEnd);
  if (runOns.openings.atStart(rest) !== undefined || isPriced(rest, language))
    return { joinEnd, begins: 'subject' };
  if (joinEnd === 0) return null;
  if (runOns.joinedOpenings.atStart(rest) !== undefined) return { joinEnd, begins: 'front' };
  const isName = !grammar.nounsAreCapital && /^\p{Lu}\p{Ll}/u.test(text.slice(joinEnd));
  return isName ? { joinEnd, begins: 'name' } : null;
}

/** "a full groom is £35" */
function isPriced(folded: string, { messages, lists }: Language): boolean {
  const said = PRICED.exec(folded)?.[0].trimEnd();
  if (said === undefined || messages.articles.atStart(said) === undefined) return false;
  return lists.priceLink.atEnd(said) !== undefined;
}

/** After "because" and "that", a clause belongs to the words before it. */
const isTie = (word: string, { runOns }: Language): boolean => runOns.ties.isWord(word);
