import { BlankedText } from '../clauses/blanked-text.js';
import { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { sentencesOf, skipBracket } from '../clauses/sentences.js';
import { uncoveredWords } from '../clauses/uncovered-words.js';
import type { Draft } from '../extract/drafts.js';
import { dollarOf, findMoney, type FoundMoney } from '../extract/money.js';
import { questionsIn } from '../extract/questions.js';
import type { Feature } from '../packs/grammar-schema.js';
import { withCapital } from '../text/capital.js';
import { fold } from '../text/fold.js';
import type { Range } from '../text/range.js';
import { type EntryReading, LEFT } from './entry-reading.js';
import { headWithJoin } from './head-with-join.js';
import type { PagePart } from './heads.js';
import { readHero } from './hero.js';
import { contentOf, MIN_LISTED } from './lists.js';
import { readOffer } from './offer.js';
import { type Entry, outlineOf } from './outline.js';
import { readPeople } from './people.js';
import { type Quotation, quotationsIn } from '../clauses/quotations.js';
import { readQuotes } from './quoted-people.js';
import { readSchedule } from './schedule.js';
import { readList, readSection } from './sections.js';

/** What the list of the parts of a page says, and the rest of the prompt. */
export interface OutlineReading {
  rest: PromptText;
  drafts: Draft[];
  /** The prices in them. */
  monies: FoundMoney[];
  /** The words that were read, by the parts that they order. */
  clauses: { clause: Clause; parts: readonly PagePart[] }[];
  lines: Quotation[];
  buttons: Quotation[];
  features: Feature[];
}

/** Reads the parts of a page that a prompt lists; the rest of it is read as any other prompt. */
export function readOutline(prompt: PromptText): OutlineReading {
  const readings = outlineOf(prompt).map((entry) => ({ entry, ...readEntry(prompt, entry) }));
  const taken = readings.flatMap((reading) => reading.taken);
  const dollar = dollarOf(prompt);
  return {
    rest:
      readings.length === 0
        ? prompt
        : new BlankedText(
            prompt,
            taken,
            true,
            readings.flatMap(({ stated = [] }) => stated),
          ),
    drafts: readings.flatMap(({ drafts }) => drafts),
    monies: taken.flatMap((range) => findMoney(prompt, range, dollar)),
    clauses: readings.flatMap(({ entry, taken: ranges }) =>
      ranges.map((range) => ({ clause: clauseOf(entry, range), parts: entry.head.parts })),
    ),
    lines: readings.flatMap(({ lines = [] }) => lines),
    buttons: readings.flatMap(({ buttons = [] }) => buttons),
    features: [
      ...readings.flatMap(({ buttons = [] }) =>
        buttons.flatMap(({ text }) => prompt.language.features.find(fold(text)).map(({ key }) => key)),
      ),
      ...(readings.some(({ entry, drafts }) => entry.head.parts.includes('questions') && drafts.length > 0)
        ? (['faq'] as const)
        : []),
    ],
  };
}

const clauseOf = ({ head }: Entry, { start, end }: { start: number; end: number }): Clause => ({
  start,
  end,
  sentence: head.segment.sentence,
  opening: '',
  isTitle: false,
  tag: 'page',
  role: 'wish',
});

function readEntry(prompt: PromptText, entry: Entry): EntryReading {
  const [part] = entry.head.parts;
  const { start, end, body } = entry;
  const said = prompt.text.slice(body.start, body.end);
  if (part === 'note' || !/[\p{L}\p{N}]/u.test(said)) return { drafts: [], taken: [{ start, end }] };
  switch (part) {
    case 'hero':
    case 'action':
      return readHero(prompt, entry);
    case 'quotes':
      return readQuotes(prompt, entry);
    case 'people':
      return readPeople(prompt, entry);
    case 'features':
    case 'pricing':
      return readOffer(prompt, entry);
    case 'list':
      return readList(prompt, entry);
    case 'schedule':
      return readSchedule(prompt, entry);
    case 'questions':
      return readQuestions(prompt, entry);
    case 'section':
      return readSection(prompt, entry);
    case 'about':
    case 'contact':
      return leftBehind(prompt, entry, part === 'about');
    case 'navigation':
    case 'footer':
      return CONTACT.test(said) ? LEFT : { drafts: [], taken: [{ start, end }] };
    default:
      return LEFT;
  }
}

/** What is behind the words of a head is read with the rest. */
function leftBehind(prompt: PromptText, entry: Entry, isStated: boolean): EntryReading {
  const head = headWithJoin(prompt, entry);
  const closing = skipBracket(prompt.text, head.end);
  const brackets = closing === head.end ? [] : [head.end, closing].map((at) => ({ start: at, end: at + 1 }));
  return {
    drafts: [],
    taken: [head, ...brackets],
    stated: isStated ? [{ start: head.end, end: entry.end }] : [],
  };
}

/** Questions with their answers; what is none of them is read with the rest. */
function readQuestions(prompt: PromptText, { body, start, end }: Entry): EntryReading {
  const drafts = questionsOf(prompt, body);
  const { lists, blocks, parts, outline } = prompt.language;
  const folded = prompt.fold(body);
  const known = [lists.function, lists.numbers, lists.look, lists.part, outline.with, blocks, parts];
  // "FAQ with 4 questions"
  const words = uncoveredWords(
    folded,
    known.flatMap((list) => list.find(folded)),
  );
  const isEmpty = words.every((word) => /^\d+$/u.test(word));
  return drafts.length === 0 && !isEmpty ? LEFT : { drafts, taken: [{ start, end }] };
}

/** Sentences, lines or quotations. */
function questionsOf(prompt: PromptText, body: Range): Draft[] {
  const quotations = quotationsIn(prompt, body);
  if (quotations.some(({ text }) => QUESTION.test(text))) {
    return quotations.flatMap(({ text: topic, start }, index): Draft[] => {
      const answer = quotations[index + 1];
      if (!QUESTION.test(topic) || answer === undefined || QUESTION.test(answer.text)) return [];
      const range = { start, end: answer.end };
      return [{ fact: { type: 'policy', topic, text: answer.text }, range, covers: [range] }];
    });
  }
  const said = prompt.text.slice(body.start, body.end);
  if (!/[?？]/u.test(said)) return rulesIn(prompt, body);
  // "with 3 questions: Is it safe? …"
  const from = body.start + (/^[^?？:：]*[:：]\s/u.exec(said)?.[0].length ?? 0);
  const own = new PromptText(prompt.text.slice(from, body.end), prompt.language, prompt.index);
  const moved = ({ start, end }: Range): Range => ({ start: start + from, end: end + from });
  return questionsIn(own, sentencesOf(own), []).map((draft) => ({
    ...draft,
    range: moved(draft.range),
    covers: draft.covers.map(moved),
  }));
}

/** "FAQ (dogs on leads welcome, cash only)": what visitors would ask about. */
function rulesIn(prompt: PromptText, body: Range): Draft[] {
  const { entries } = contentOf(prompt, body);
  const isInBrackets = /^\s*[(（:：]/u.test(prompt.text.slice(body.start, body.end));
  if (!isInBrackets || entries.length < MIN_LISTED) return [];
  return entries.map(({ start, end }) => ({
    fact: { type: 'policy', text: withCapital(prompt.words({ start, end })) },
    range: { start, end },
    covers: [{ start, end }],
  }));
}

const QUESTION = /[?？]$/u;

/** A footer with an address, a number or a year has something to show. */
const CONTACT = /@|\d{3}|www\./u;
