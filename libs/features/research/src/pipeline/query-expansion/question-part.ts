import { headingOf } from './facet-texts.js';
import type { Aspect } from './aspect.js';
import type { Phrasebook } from './phrasebook.js';
import { type Side, namedSides, sidesIn } from './question-sides.js';
import { type QuestionWord, questionWords, contentWords, withoutOperators } from './question-words.js';

/** One question of a query, parsed by rules. */
export interface QuestionPart {
  /** Without its introduction. */
  heading: string;
  /** The whole as a query. */
  sentence: string;
  /** The content words; never empty. */
  words: QuestionWord[];
  /** The content words of the subject; empty if it refers to an earlier subject. */
  subject: QuestionWord[];
  /** The requested aspect of the subject, if there is one; undefined for the subject as such. */
  aspect: Aspect | undefined;
  /** Several requested aspects, in its own words. */
  sides: Side[];
  /** Compared things; empty or at least two. */
  things: QuestionWord[][];
  /** Refers to the subject of an earlier question: `its costs`. */
  isAnaphoric: boolean;
}

const MAX_OPENINGS = 5;
const MAX_THINGS = 6;
const MAX_THING_WORDS = 5;
const MAX_LISTED_WORDS = 4;
const COLON_LIST = /^(?<head>[^:]{3,}):\s+(?<list>[^:]+)$/u;
const ENDING = /[\s?!.,;:…？。！¿¡]+$/u;
const BEGINNING = /^[\s¿¡.,;:!?–—-]+/u;
/** Patterns whose aspect is named by the words after them: `what is the impact of …`. */
const OPEN_SHAPES: ReadonlySet<Aspect> = new Set(['background', 'evidence', 'selection']);

/** Parses one question; undefined without a word. */
export function questionPart(sentence: string, phrasebook: Phrasebook): QuestionPart | undefined {
  const whole = sentence.replace(BEGINNING, '').replace(ENDING, '');
  const text = withoutOpening(whole, phrasebook);
  const all = questionWords(text);
  if (all.length === 0) return undefined;
  const isWholeQuestion = text === whole && /[?？]\s*$/u.test(sentence);
  const { words, ...asked } = comparison(text, phrasebook) ?? askedOf(text, phrasebook);
  const content = words.length > 0 ? words : contentWords(all, phrasebook);
  return {
    heading: headingOf(text) + (isWholeQuestion ? '?' : ''),
    sentence: withoutOperators(text),
    words: content.length > 0 ? content : all,
    ...asked,
    isAnaphoric:
      asked.subject.length === 0 || all.some((word) => phrasebook.pronouns.has(word.folded) && !word.isName),
  };
}

type Asked = Pick<QuestionPart, 'words' | 'subject' | 'aspect' | 'sides' | 'things'>;

/** Parses a question that is not a comparison. */
function askedOf(text: string, phrasebook: Phrasebook): Asked {
  const { head: asked, listed: behindColon } = listedBehindColon(text, phrasebook);
  const [head = asked, ...tails] = asked.split(phrasebook.including);
  const shape = shapeOf(head, phrasebook);
  const about = shape?.subject ?? head;
  const isOpen = !shape || OPEN_SHAPES.has(shape.aspect);
  const named = isOpen ? namedSides(about, phrasebook) : { sides: [], subject: about };
  const [only, ...more] = named.sides;
  const listed = [...tails.flatMap((tail) => sidesIn(tail, phrasebook)), ...behindColon];
  return {
    words: contentWords(questionWords(head), phrasebook),
    subject: contentWords(questionWords(named.subject), phrasebook),
    aspect: only && more.length === 0 ? only.aspect : shape?.aspect,
    sides: [...(more.length > 0 ? named.sides : []), ...listed],
    things: [],
  };
}

/** The text without its introduction. */
function withoutOpening(text: string, { openings }: Phrasebook): string {
  let rest = text;
  for (let count = 0; count < MAX_OPENINGS; count += 1) {
    const shorter = openings.reduce((before, opening) => {
      const after = before.replace(opening, '').trim();
      return /[\p{L}\p{N}]/u.test(after) ? after : before;
    }, rest);
    if (shorter === rest) break;
    rest = shorter;
  }
  return rest;
}

function shapeOf(text: string, { shapes }: Phrasebook): { aspect: Aspect; subject: string } | undefined {
  for (const [pattern, aspect] of shapes) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return { aspect, subject: `${groups.subject ?? text} ${groups.rest ?? ''}` };
  }
  return undefined;
}

/** Parses a comparison, each thing without the purpose; undefined if it is not one. */
function comparison(text: string, phrasebook: Phrasebook): Asked | undefined {
  const contentOf = (part: string): QuestionWord[] => contentWords(questionWords(part), phrasebook);
  for (const pattern of phrasebook.comparisons) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const { things: list, a = '', b = '', quality = '' } = groups;
    const { sides, subject: first } = sidesAsked(a, phrasebook);
    const parts = list === undefined ? [first, b] : list.split(phrasebook.joints);
    const things = parts
      .map((part) => contentOf(part.split(phrasebook.purpose)[0] ?? ''))
      .filter((thing) => thing.length > 0);
    if (things.length < 2 || things.length > MAX_THINGS) continue;
    if (things.some(({ length }) => length > MAX_THING_WORDS)) continue;
    const subject = contentOf(parts.join(' '));
    return { words: [...subject, ...contentOf(quality)], subject, aspect: undefined, sides, things };
  }
  return undefined;
}

/** `the benefits and drawbacks of X`, if it is one of the compared things; else the text unchanged. */
function sidesAsked(text: string, phrasebook: Phrasebook): { sides: Side[]; subject: string } {
  const named = namedSides(shapeOf(text, phrasebook)?.subject ?? text, phrasebook);
  return named.sides.length > 1 ? named : { sides: [], subject: text };
}

/** Parses a colon and a list at the end: `how to secure a server: firewall, updates and logs`. */
function listedBehindColon(text: string, phrasebook: Phrasebook): { head: string; listed: Side[] } {
  const { head, list = '' } = COLON_LIST.exec(text)?.groups ?? {};
  const listed = sidesIn(list, phrasebook);
  const isList = listed.length > 1 && listed.every(({ words }) => words.length <= MAX_LISTED_WORDS);
  return head !== undefined && isList ? { head, listed } : { head: text, listed: [] };
}

/** Whether a part names its own subject instead of referring to an earlier one. */
export const isSelfContained = ({ isAnaphoric, subject }: QuestionPart): boolean =>
  !isAnaphoric && subject.length > 1;
