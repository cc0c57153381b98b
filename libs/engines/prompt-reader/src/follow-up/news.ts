import type { PromptText } from '../clauses/prompt-text.js';
import { sentencesOf } from '../clauses/sentences.js';
import type { Language } from '../packs/language.js';
import { fold } from '../text/fold.js';
import { contains, type Range, trimRange } from '../text/range.js';
import { leadEnd } from './instructions/asked.js';
import type { Instruction } from './instructions/instruction.js';
import type { Operation } from './instructions/operations.js';
import type { Answered } from './message-ledger.js';
import { valuesIn } from './words/found-values.js';
import { QUOTED } from './words/quoted.js';
import { asNotice } from './notices/notice-sentence.js';
import { isOfSomeTime } from './notices/notice-words.js';

const ADDED: ReadonlySet<Operation> = new Set(['add']);
/** They change or take away something that is on the site. */
const OF_SITE = ['remove', 'rename', 'replace', 'swap'] as const;

/**
 * A sentence of which nothing was understood, and which is about a time that passes, for visitors: "we are closed
 * from 3 to 21 November, going to India" is a notice as it is.
 */
export function newsOf(prompt: PromptText, answered: readonly Answered[]): Instruction[] {
  return sentencesOf(prompt).flatMap((sentence) => {
    const of = answered.filter(({ instruction }) => contains(sentence, trimRange(prompt.text, instruction)));
    const isLeft = of.every(({ outcome, instruction }) => outcome === null && instruction.isUnclear !== true);
    if (of.length === 0 || !isLeft) return [];
    return newsIn(prompt, sentence) ?? [];
  });
}

function newsIn({ text, language }: PromptText, sentence: Range): Instruction | null {
  const own = text.slice(sentence.start, sentence.end);
  const { lists } = language;
  const said = own.slice(leadEnd(fold(own), [lists.remark, lists.aside, lists.and, lists.contrast]));
  if (!isNews(said, language)) return null;
  const notice = asNotice(said, language);
  return notice === null
    ? null
    : {
        ...sentence,
        text: said,
        folded: fold(said),
        operations: ADDED,
        isQuestion: false,
        isSaid: true,
        content: { kind: 'notice', text: notice, isInstead: false },
      };
}

/** Whether a sentence states something of some time, and neither asks for anything nor corrects what the site says. */
function isNews(text: string, language: Language): boolean {
  const folded = fold(text);
  const { lists, changes, messages, notices } = language;
  if (!isPassing(text, folded, language) || /[?？]\s*$/u.test(text) || QUOTED.test(text)) return false;
  const openings = [
    lists.command,
    lists.imperative,
    lists.wish,
    changes.question,
    messages.changes,
    notices.putting,
  ];
  if (openings.some((list) => list.atStart(folded) !== undefined)) return false;
  if ([lists.site, lists.command, lists.free].some((list) => list.isIn(folded))) return false;
  const values = valuesIn(text, language);
  const isTimed = values.some(({ type }) => type === 'time') && !lists.closed.isIn(folded);
  if (isTimed || values.some(({ type }) => type === 'price') || isCorrection(folded, language)) return false;
  return !OF_SITE.some((operation) =>
    changes[operation]
      .find(folded)
      .some(({ word }) => !lists.function.isWord(word) && !lists.closed.isWord(word)),
  );
}

/** Whether it passes: "We sing on Mondays" holds every week, but "no choir on Monday" is of one day. */
function isPassing(text: string, folded: string, language: Language): boolean {
  const { notices, days, lists } = language;
  if (!isOfSomeTime(text, language)) return false;
  const isOff = [lists.closed, lists.negation].some((list) => list.isIn(folded));
  const others = notices.passing.find(folded).filter(({ word }) => !days.isIn(word));
  return isOff || others.length > 0 || !days.isIn(folded);
}

/** "on Wednesdays now, not Tuesdays": what is there is wrong; "not available from 3 May" says so of a time. */
const isCorrection = (folded: string, { changes, lists, notices, days }: Language): boolean =>
  changes.old.find(folded).some(({ end, word }) => {
    const rest = folded.slice(end);
    const gap = lists.function.atStart(rest)?.end ?? 0;
    const next = rest.slice(gap).trimStart();
    const isValue = /^\d/u.test(next) || days.find(next)[0]?.start === 0;
    return isValue && !notices.starts.isWord(word);
  });
