import type { Clause } from '../../clauses/roles.js';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import { contains, overlaps, type Range } from '../../text/range.js';
import type { NameCandidate } from './candidate.js';
import { domainLikeness } from './domain-names.js';
import { countBefore, isDefined, occurrences } from './sign-counts.js';
import type { Surroundings } from './surroundings.js';

/** What is known when a name is looked for. */
export interface NameContext {
  prompt: PromptText;
  clauses: readonly Clause[];
  near: Surroundings;
  stems: readonly string[];
  people: readonly Range[];
  items: readonly Range[];
  values: readonly Range[];
}

const COMPANY =
  /(?:^|[\s.])(?:ltd|limited|llp|llc|inc|plc|gmbh|ug|ag|kg|ohg|e\.?\s?v|e\.?\s?k|sarl|sas|sl|s\.l|s\.a|lda|ltda|srl|s\.r\.l|spa|bros|co|company|studio|collective|club|team|社|会社|店|堂|屋|庵|丸|亭|荘|館|会)\.?$/u;
const JOINED = /\s?[&+×]\s?|\s(?:and|und|et|y|e)\s/u;
const FAMILY =
  /\b(?:sons?|daughters?|brothers|sisters|söhne|sohn|töchter|fils|filles|hijos|hijas|filhos|figli)\b/iu;

const GLUE = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]/u;

/** The signs of a candidate; the weights of a fitted model say how much each counts. */
export function signsOf(candidate: NameCandidate, context: NameContext): Record<string, number> {
  const { prompt, clauses, near, stems } = context;
  const { lists, kindWords, grammar, features, days, monthNames } = prompt.language;
  const { name, sources } = candidate;
  const clause = clauses.find((each) => each.start <= candidate.start && candidate.start < each.end);
  const sentence = clause?.sentence ?? 0;
  const last = clauses.at(-1)?.sentence ?? 0;
  const words = name.split(/\s+/u);
  const folded = prompt.fold(candidate);
  const isFirstOfSentence = clauses.find((each) => each.sentence === sentence)?.start === clause?.start;
  const isAtStart = clause !== undefined && isFirstOfSentence && candidate.start - clause.start <= 2;
  const lineStart = prompt.text.lastIndexOf('\n', candidate.start - 1) + 1;
  const lineEnd = prompt.text.indexOf('\n', candidate.end);
  const line = prompt.text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd);
  const likeness = domainLikeness(name, stems);
  const capitals = words.filter((word) => /^["'(]?[\p{Lu}\p{N}&+]/u.test(word)).length;
  const before = prompt.folded.slice(Math.max(0, candidate.start - 40), candidate.start);
  const isGrammar = grammar.isSpaced && uncoveredWords(folded, lists.function.find(folded)).length === 0;
  const isKind = near.isCovered([kindWords, lists.function, lists.tradeHead, lists.praise], candidate);
  const isPlain = near.isCovered(
    [kindWords, lists.function, features, lists.site, lists.own, lists.wish],
    candidate,
  );
  const inClause = (ranges: readonly Range[]): boolean =>
    clause !== undefined && ranges.some((range) => overlaps(range, clause));
  const is = (value: boolean): number => (value ? 1 : 0);
  const signBefore = near.signBefore(candidate);
  const signAfter = near.signAfter(candidate);
  const has = (
    source:
      | 'quoted'
      | 'named'
      | 'namedAfter'
      | 'run'
      | 'part'
      | 'segment'
      | 'domain'
      | 'linked'
      | 'ordered'
      | 'subject',
  ): number => is(sources.has(source));
  const isIntroduced = sources.has('named') || sources.has('namedAfter');
  const others = clause === undefined ? 0 : countBefore(prompt, clause, candidate);
  const isWholeClause = clause !== undefined && clause.end - clause.start - name.length < 5;
  const isWholeSentence = isWholeClause && clauses.filter((each) => each.sentence === sentence).length === 1;
  const isTitleCase = capitals >= 2 && capitals >= words.length - 2;
  const hasArticle = lists.function.atStart(folded) !== undefined;
  const hasKind = near.isWithin(kindWords, candidate);
  const startsWithKind = (near.startingAt(kindWords, candidate.start)?.end ?? candidate.end) < candidate.end;
  const isBig = /^\p{Lu}/u.test(name);
  const wordBefore =
    // bounded: 14 characters
    /(\p{L}+['’]?)\s?$/u.exec(prompt.text.slice(Math.max(0, candidate.start - 14), candidate.start))?.[1] ??
    '';
  const lacksArticle =
    /^\p{Lu}/u.test(wordBefore) &&
    candidate.start - (clause?.start ?? 0) > wordBefore.length + 2 &&
    lists.function.isWord(wordBefore.toLowerCase());
  const times = occurrences(prompt.folded, folded);
  return {
    quoted: has('quoted'),
    quotedFirst: is(sources.has('quoted') && sentence < 2),
    named: has('named'),
    namedPlain: is(sources.has('named') && others === 0),
    namedEarly: is(isIntroduced && sentence < 2),
    namedAfter: has('namedAfter'),
    namedLower: is(isIntroduced && capitals === 0),
    run: has('run'),
    part: is(sources.size === 1 && sources.has('part')),
    segment: has('segment'),
    segmentLower: is(sources.has('segment') && capitals === 0 && grammar.isSpaced),
    linked: has('linked'),
    subjectSpan: has('subject'),
    subjectKind: is(sources.has('subject') && hasKind),
    definition: is(isDefined(prompt, candidate, near)),
    introduced: is(near.isBefore(lists.introduces, candidate)),
    onlySpelled: is(
      sources.size === 1 &&
        sources.has('domain') &&
        /@|www|http/u.test(prompt.text.slice(candidate.start, candidate.end)),
    ),
    orderedSmall: is(sources.has('ordered') && capitals === 0),
    orderedKind: is(sources.has('ordered') && capitals === 0 && hasKind),
    smallStart: is(grammar.isSpaced && capitals > 0 && /^\p{Ll}/u.test(name)),
    roleInside: is(near.isWithin(lists.role, candidate)),
    earlyClause: is(isTitleCase && isWholeClause && sentence < 2),
    titleSentence: is(isTitleCase && isWholeSentence),
    ordered: has('ordered'),
    namedToEnd: is(
      isIntroduced &&
        (signAfter === '' ||
          /[,.;:!?()\n。、]/u.test(signAfter) ||
          /^\s*\n/u.test(prompt.text.slice(candidate.end, candidate.end + 3))),
    ),
    domainMore: is(likeness < 1 && likeness > 0.3 && sources.has('run')),
    domain: is(likeness === 1),
    domainPart: likeness === 1 ? 0 : likeness,
    atStart: is(isAtStart),
    first: is(candidate.start < 3),
    firstSentence: is(sentence === 0),
    lateness: Math.min(sentence, 6) / 6,
    lastSentence: is(sentence === last && last > 1),
    lineStart: is(candidate.start - lineStart < 3 && line.length < prompt.text.length),
    wholeLine: is(line.trim().length - name.length < 3 && line.length < prompt.text.length),
    subject: is(near.isAfter(lists.isA, candidate)),
    subjectAtStart: is(near.isAfter(lists.isA, candidate) && isAtStart),
    ownBefore: is(near.isBefore(lists.own, candidate)),
    selfBefore: is(near.isBefore(lists.self, candidate)),
    siteBefore: is(near.isBefore(lists.site, candidate, 8)),
    kindBefore: is(near.isBefore(kindWords, candidate)),
    kindAfter: is(near.isAfter(kindWords, candidate, 4)),
    kindNearAfter: is(near.isAfter(kindWords, candidate, 24)),
    ownAfter: is(near.isAfter(lists.own, candidate) && signAfter === ','),
    placeAfter: is(near.isAfter(lists.place, candidate)),
    placeBefore: is(near.isBefore(lists.place, candidate) && !isIntroduced),
    placeInside: is(
      near
        .near(lists.place, candidate)
        .some(({ start, end }) => start > candidate.start && end < candidate.end),
    ),
    containsKind: is(hasKind),
    isKind: is(isKind),
    isPlain: is(isPlain),
    isGrammar: is(isGrammar),
    startsWithOwn: is(lists.own.atStart(folded) !== undefined),
    containsSite: is(near.isWithin(lists.site, candidate)),
    containsWish: is(near.isWithin(lists.wish, candidate) || near.isWithin(lists.command, candidate)),
    containsSelf: is(near.isWithin(lists.self, candidate)),
    containsVerb: is(near.isWithin(lists.isA, candidate) || near.isWithin(lists.negation, candidate)),
    remarkInside: is(near.isWithin(lists.remark, candidate)),
    lookInside: is(near.isWithin(lists.look, candidate)),
    time: is(
      near.isWithin(days, candidate) ||
        near.isWithin(monthNames, candidate) ||
        near.isWithin(lists.everyDay, candidate),
    ),
    openInside: is(near.isWithin(lists.open, candidate)),
    person: is(context.people.some((range) => overlaps(range, candidate))),
    wholePerson: is(
      context.people.some((range) => contains(candidate, range) && range.end - range.start > 4),
    ),
    roleNear: is(near.isBefore(lists.role, candidate) || near.isAfter(lists.role, candidate, 3)),
    honorific: is(near.isBefore(lists.honorific, candidate) || lists.honorific.atStart(folded) !== undefined),
    item: is(context.items.some((range) => overlaps(range, candidate))),
    value: is(context.values.some((range) => overlaps(range, candidate))),
    valueNear: is(inClause(context.values)),
    wish: is(clause?.role === 'wish'),
    look: is(clause?.role === 'look'),
    without: is(clause?.role === 'without'),
    remark: is(clause?.role === 'remark'),
    bracket: is(signBefore === '(' || signBefore === '（'),
    afterColon: is(signBefore === ':' || signBefore === '：'),
    afterDash: is(/[–—-]/u.test(signBefore)),
    afterComma: is(signBefore === ',' || signBefore === '、'),
    beforeComma: is(signAfter === ',' || signAfter === '、'),
    beforeDash: is(/[–—-]/u.test(signAfter)),
    beforeColon: is(signAfter === ':' || signAfter === '：'),
    beforeBracket: is(signAfter === '(' || signAfter === '（'),
    closing: is(lists.closing.find(before).some(({ end }) => before.length - end < 6)),
    joined: is(JOINED.test(name)),
    family: is(FAMILY.test(name)),
    company: is(COMPANY.test(folded)),
    digits: is(/\p{N}/u.test(name)),
    oneWord: is(words.length === 1 && grammar.isSpaced),
    manyWords: is(words.length > 4),
    length: Math.min(name.length, 40) / 40,
    titleCase: is(isTitleCase),
    titleCaseClause: is(isTitleCase && isWholeClause),
    titleCaseKind: is(isTitleCase && hasKind),
    titleCaseInside: is(isTitleCase && !isAtStart),
    wholeClause: is(isWholeClause),
    wholeSentence: is(isWholeSentence),
    lowerClauseKind: is(isWholeClause && capitals === 0 && hasKind),
    endsWithKind: is((near.endingAt(kindWords, candidate.end)?.start ?? 0) > candidate.start),
    startsWithKind: is(startsWithKind),
    startsWithKindSmall: is(!isBig && startsWithKind),
    articleBig: is(hasArticle && isBig && !isAtStart),
    articleBigStart: is(hasArticle && isBig && isAtStart),
    articleSmall: is(hasArticle && !isBig && grammar.isSpaced),
    lacksArticle: is(lacksArticle),
    namedTitle: is(isIntroduced && isTitleCase),
    namedFar: is(isIntroduced && others > 1),
    quotedKind: is(sources.has('quoted') && near.isBefore(kindWords, candidate, 6)),
    numberAfter: is(/^,[^,\n]{0,30}\d/u.test(prompt.text.slice(candidate.end, candidate.end + 34))),
    sentenceInside: is(/です|ます|した|ている|ください|、|たい/u.test(name)),
    genitive: is(!grammar.isSpaced && name.includes('の')),

    lower: is(grammar.isSpaced && capitals === 0),
    allCapitals: is(name.length > 3 && name === name.toUpperCase() && /\p{Lu}/u.test(name)),
    nounRun: is(grammar.nounsAreCapital && words.length === 1 && !sources.has('quoted')),
    sentenceWord: is(isAtStart && words.length === 1 && signAfter !== ',' && signAfter !== '.'),
    repeated: is(times > 1),
    possessive: is(/['’]s?\b/u.test(name)),
    capitalBefore: is(
      // bounded: 24 characters
      /\p{Lu}[\p{L}'’.-]*[ &]+$/u.test(prompt.text.slice(Math.max(0, candidate.start - 24), candidate.start)),
    ),
    capitalAfter: is(
      /^(?: (?:&|de|of|du|di|da|do|des|von) ?| )\p{Lu}/u.test(
        prompt.text.slice(candidate.end, candidate.end + 6),
      ),
    ),
    jointAfter: is(
      /^ (?:&|of|and|und|et|y|e|de|du|di|da|do|des|von|zu)(?=[ '’])/u.test(
        prompt.folded.slice(candidate.end, candidate.end + 6),
      ),
    ),
    glued: is(
      !grammar.isSpaced && GLUE.test(prompt.text.charAt(candidate.start - 1)) && GLUE.test(name.charAt(0)),
    ),
    gluedAfter: is(
      !grammar.isSpaced && GLUE.test(prompt.text.charAt(candidate.end)) && GLUE.test(name.at(-1) ?? ''),
    ),
    bracketAfterSelf: is(/[(（]$/u.test(before.trimEnd()) && near.isBefore(lists.self, candidate, 2)),
    afterQuote: is(/["“„«「『]/u.test(prompt.text.charAt(candidate.start - 1)) && !sources.has('quoted')),
    inList: is(signBefore === ',' && signAfter === ','),
  };
}
