import type { Clause } from '../../clauses/roles.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import { isCoveredBy, type Range } from '../../text/range.js';
import type { Match } from '../../text/word-list.js';
import type { NameCandidate } from './candidates.js';
import type { NameContext } from './name-context.js';

export type Hit = Match & { list: string };

/** Small words that join two parts of a name. */
const JOINT = String.raw`(?:&|\+|of|of the|the|and|und|et|y|e|de|de la|de los|des|du|di|da|do|das|dos|del|della|delle|dei|d['’]|l['’]|zum|zur|von|van|am|aux?|à la|la|le|les)`;
// bounded: 24 characters
const CAPITAL_BEFORE = new RegExp(String.raw`\p{Lu}[\p{L}'’.-]* (?:${JOINT}[ '’]?)?$`, 'u');
const CAPITAL_AFTER = new RegExp(String.raw`^ (?:${JOINT} ?)?\p{Lu}`, 'u');
const JOINT_AFTER = new RegExp(String.raw`^ ?${JOINT}(?=[ '’])`, 'u');
const LINKED = new RegExp(
  String.raw`^\p{Ll}[\p{L}-]+ (?:${JOINT}[ '’]?)(?=\p{Lu})|^\p{Ll}[\p{L}-]+ \p{Lu}`,
  'u',
);
const FAMILY =
  /(?<!\p{L})(?:sons?|daughters?|brothers|sisters|söhne|sohn|töchter|fils|filles|hijos|hijas|filhos|figli)(?!\p{L})/iu;
const BOUNDARY = /^\s*(?:$|[,.;:!?()\n"“”„«»。、」』])|^\s[–—-]\s/u;
const GLUE = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]/u;
const SIDE = 24;
/** "We are Marsh & Daughters." */
const BE = /(?:we|we'?re|we are|i am|i'm|are|sind|bin|sommes|suis|somos|siamo|sono|soy|sou)[\s"“„«]*$/u;
const MAX_COUNTED = 3;
const WITHOUT_CONTENT = [
  'named',
  'function',
  'own',
  'site',
  'self',
  'wish',
  'command',
  'isA',
  'kind',
  'introduces',
];

/** What says of a candidate, as a whole and without regard to its words, that it is a name or cannot be one. */
export function nameSigns(
  candidate: NameCandidate,
  { prompt, clauses, values, people }: NameContext,
  clause: Clause | undefined,
  around: readonly Hit[],
  cues: ReadonlySet<string>,
): string[] {
  const { text, language } = prompt;
  const { name, start, end } = candidate;
  const { isSpaced } = language.grammar;
  const before = text.slice(Math.max(0, start - SIDE), start);
  const after = text.slice(end, end + SIDE);
  const words = name.split(/\s+/u);
  const capitals = words.filter((word) => /^["'(]?[\p{Lu}\p{N}&+]/u.test(word)).length;
  const isTitleCase = capitals >= 2 && capitals >= words.length - 2;
  const isWholeClause = clause !== undefined && clause.end - clause.start - name.length < 5;
  const isAtStart =
    clause !== undefined && uncoveredWords(prompt.folded.slice(clause.start, start), []).length <= 1;
  const isAlone =
    isWholeClause && clauses.filter(({ sentence }) => sentence === clause.sentence).length === 1;
  const isNamed = cues.has('<named') || cues.has('>namedAfter');
  const isIntroduced = candidate.sources.has('introduced') || candidate.sources.has('stated');
  const isClosed = BOUNDARY.test(after);
  const isCut = isSpaced && (CAPITAL_BEFORE.test(before) || CAPITAL_AFTER.test(after));
  const content = clause === undefined ? 0 : contentBefore(prompt.folded, clause, start, around);
  const covered = (...lists: string[]): boolean =>
    isCoveredBy(
      text,
      candidate,
      around.filter(({ list }) => lists.includes(list)),
    );
  const next = clause === undefined ? undefined : clauses[clauses.indexOf(clause) + 1];
  const isBeforeKind = isWholeClause && next?.sentence === clause?.sentence && next?.tag === 'kind';
  const comma = name.lastIndexOf(', ');
  const signs: Record<string, boolean> = {
    self: cues.has('<own') && isTitleCase && isClosed && BE.test(before.toLowerCase()),
    beforeValue: values.some((value) => value.start >= end && value.start <= end + 2),
    beforeKind: isBeforeKind,
    beforeKindSmall: isBeforeKind && capitals === 0 && start < 3,
    andPerson:
      comma > 0 &&
      people.some((range) => Math.abs(range.start - (start + comma + 2)) <= 1 && range.end >= end - 1),
    namedToEnd: isNamed && isClosed,
    namedPlain: isNamed && content === 0,
    namedLower: isNamed && capitals === 0,
    namedTitle: isNamed && isTitleCase,
    definition: isDefined(end, around),
    subject: isAtStart && cues.has('>isA'),
    subjectKind: isAtStart && cues.has('>isA') && cues.has('~kind'),
    ordered: isOrdered(text, candidate, around),
    orderedClosed: isOrdered(text, candidate, around) && isClosed,
    orderedSmall: isOrdered(text, candidate, around) && capitals === 0,
    cutBefore: isSpaced && CAPITAL_BEFORE.test(before),
    cutAfter: isSpaced && CAPITAL_AFTER.test(after),
    jointAfter: isSpaced && JOINT_AFTER.test(after.toLowerCase()),
    whole: isTitleCase && !isCut,
    wholeKind: isTitleCase && !isCut && (cues.has('~kind') || cues.has('~tradeHead')),
    introduced: isIntroduced && isClosed && content === 0,
    introducedTitle: isIntroduced && isTitleCase,
    stated: candidate.sources.has('stated'),
    statedPlain: candidate.sources.has('stated') && content === 0,
    wholeClosed: isTitleCase && !isCut && isClosed,
    titleCase: isTitleCase,
    titleClause: isTitleCase && isWholeClause,
    titleSentence: isTitleCase && isAlone,
    lowerKind: capitals === 0 && isSpaced && isWholeClause && cues.has('~kind'),
    lower: capitals === 0 && isSpaced,
    oneWord: isSpaced && words.length === 1,
    oneNoun: language.grammar.nounsAreCapital && words.length === 1 && !candidate.sources.has('quoted'),
    linked: isSpaced && LINKED.test(name) && cues.has('^kind'),
    wholeClause: isWholeClause,
    wholeSentence: isAlone,
    closed: isClosed,
    isKind: covered('kind', 'function', 'tradeHead', 'praise'),
    isPlain: covered('kind', 'function', 'feature', 'site', 'own', 'wish', 'self', 'praise'),
    time: cues.has('~day') || cues.has('~month') || cues.has('=day') || cues.has('=month'),
    articleSmall: isSpaced && cues.has('^function') && !/^\p{Lu}/u.test(name),
    articleBig: isSpaced && cues.has('^function') && /^\p{Lu}/u.test(name),
    family: FAMILY.test(name),
    numberAfter: /^,[^,\n]{0,20}\d/u.test(after),
    inList: /,\s$/u.test(before) && after.startsWith(','),
    glued: !isSpaced && GLUE.test(before.slice(-1)) && GLUE.test(name.charAt(0)),
    gluedAfter: !isSpaced && GLUE.test(after.charAt(0)) && GLUE.test(name.at(-1) ?? ''),
    sentence: !isSpaced && /です|ます|した|ている|ください|、|たい/u.test(name),
  };
  const found = Object.keys(signs).filter((sign) => signs[sign]!);
  const place = `content:${content}`;
  return [
    ...found.map((sign) => `is:${sign}`),
    ...(clause !== undefined && clause.sentence < 2 ? found.map((sign) => `early:${sign}`) : []),
    `is:${place}`,
    ...(isNamed ? [`named|${place}`] : []),
  ];
}

/** How many words between the beginning of a clause and a candidate say something: "our dog is called …" has one. */
function contentBefore(folded: string, clause: Range, start: number, around: readonly Hit[]): number {
  const from = Math.max(clause.start, start - SIDE * 2);
  if (from >= start) return 0;
  const known = around.filter(({ list }) => WITHOUT_CONTENT.includes(list));
  const local = known.map((each) => ({ start: each.start - from, end: each.end - from }));
  return Math.min(uncoveredWords(folded.slice(from, start), local).length, MAX_COUNTED);
}

const FOR =
  /^\s\p{L}{2,5}(?:\s|['’])(?:(?:the|la|le|les|el|los|las|il|lo|die|das|den|der|a|o|our|my)\s)?["“„«'‘]?$/iu;

/** "a site for Oadby Rooks": after a word for a site and a preposition. */
const isOrdered = (text: string, { start }: NameCandidate, around: readonly Hit[]): boolean =>
  around.some((each) => each.list === 'site' && each.end < start && FOR.test(text.slice(each.end, start)));

/** "Milk Teeth is a …": a verb and an article follow. */
function isDefined(end: number, around: readonly Hit[]): boolean {
  const verb = around.find((each) => each.list === 'isA' && each.start >= end && each.start <= end + 2);
  return (
    verb !== undefined &&
    around.some(
      ({ list, start }) =>
        (list === 'function' || list === 'own') && start > verb.start && start <= verb.end + 1,
    )
  );
}
