import { LIE_EXCHANGES } from './lie-exchanges.js';
import { inCaseOf, replaceOne, type SentenceRule } from './sentence-rules.js';

const AUXILIARY = /\b(is|are|was|were|can|will|must|may|should|does|do|has|have|would)\b(?! not\b)/g;
const NEGATED = /\b(is|are|was|were|can|will|must|may|should|does|do|has|have|would) not\b|\bcannot\b/g;
const PHRASE = '(?:(?:the|a|an|its|this) )?[\\w./-]+(?: [\\w./-]+)?';

/** Rules that change the meaning of a sentence in one place, by kind of lie. */
export const LIE_RULES: readonly SentenceRule[] = [
  {
    name: 'roles',
    apply: (sentence, pick) =>
      replaceOne(
        sentence,
        new RegExp(
          `\\b(${PHRASE}) ((?:is|are|has|have|can|may|will|must)? ?\\w+(?:s|ed|es)? (?:\\w+ ){0,2}?(?:by|to|from|on|with|in|of|than|into|as)) (${PHRASE})(?=[,.;]| and| if| when)`,
          'g',
        ),
        pick,
        ([, one = '', link = '', other = '']) =>
          `${inCaseOf(one, other)} ${link} ${one.charAt(0).toLowerCase()}${one.slice(1)}`,
      ),
  },
  {
    name: 'roles',
    apply: (sentence, pick) => {
      // Exchanges the ends of two parallel parts: "A if B, C if D" becomes "A if D, C if B".
      const match =
        /^(.*?\b(?:if|for|when|with|by|to|from|in|of)) ([^,;]{4,40})((?:,| and| or|;).*?\b(?:if|for|when|with|by|to|from|in|of)) ([^,;.]{4,40})([,.;].*|)$/.exec(
          sentence,
        );
      if (!match || pick() > 0.8) return undefined;
      const [, start, one, middle, other, end] = match;
      return one === other ? undefined : `${start} ${other}${middle} ${one}${end}`;
    },
  },
  {
    name: 'entity',
    apply: (sentence, pick, { otherWord }) =>
      replaceOne(sentence, /\b[a-z]{5,}\b(?=[ ,.;])/g, pick, ([word = '']) =>
        /(?:ly|ing|ed)$/.test(word) ? undefined : otherWord(),
      ),
  },
  {
    name: 'entity',
    apply: (sentence, pick, { paragraph }) => {
      const words = (paragraph.match(/\b[a-z]{5,}\b/g) ?? []).filter(
        (word) => !sentence.includes(word) && !/(?:ly|ing|ed)$/.test(word),
      );
      const other = words[Math.floor(pick() * words.length)];
      return (
        other &&
        replaceOne(sentence, /(?<=\b(?:the|a|an|of|to|in|for|by) )[a-z]{4,}\b(?=[ ,.;])/g, pick, () => other)
      );
    },
  },
  {
    name: 'quantifier',
    apply: (sentence, pick) =>
      replaceOne(sentence, /(?<=^|[a-z] )([Tt]he|[Aa]) (?=[a-z]{3,}s\b)/g, pick, ([article = '']) =>
        inCaseOf(article, pick() < 0.5 ? 'all ' : 'only some '),
      ),
  },
  {
    name: 'scope',
    apply: (sentence, pick) =>
      replaceOne(sentence, /\b(is|are|can|will|may|must) (?=[a-z])/g, pick, ([, verb]) => `${verb} only `),
  },
  {
    name: 'hedge',
    apply: (sentence, pick) =>
      replaceOne(
        sentence,
        /\b(?:usually|often|sometimes|generally|normally|typically|probably|possibly|likely|mostly|approximately|about|almost|nearly|mainly|may|might) /g,
        pick,
        () => '',
      ),
  },
  {
    name: 'negation',
    apply: (sentence, pick) => replaceOne(sentence, AUXILIARY, pick, ([verb]) => `${verb} not`),
  },
  {
    name: 'exception',
    apply: (sentence) => {
      const [, main, exception] = /^(.*?),? unless ([^,;]+)\.$/.exec(sentence) ?? [];
      return main && exception ? `${main}, also where ${exception}.` : undefined;
    },
  },
  {
    name: 'cause',
    apply: (sentence, _pick, { paragraph }) => {
      const [, main] = /^(.*?),? (?:because|since|as) .*\.$/.exec(sentence) ?? [];
      const other = paragraph
        .split(/(?<=\.) /)
        .find((each) => each !== sentence && each.length < 140 && /^[A-Z][a-z]+ /.test(each));
      return main && other ? `${main} because ${other.charAt(0).toLowerCase()}${other.slice(1)}` : undefined;
    },
  },
  {
    name: 'negation',
    apply: (sentence, pick) =>
      replaceOne(sentence, NEGATED, pick, ([all, verb]) => verb ?? (all === 'cannot' ? 'can' : undefined)),
  },
  {
    name: 'condition',
    apply: (sentence, _pick, { paragraph }) => {
      // The consequence of another condition of the paragraph.
      const [, condition] = /^((?:If|When) [^,]+), /.exec(sentence) ?? [];
      const other = paragraph
        .split(/(?<=\.) /)
        .flatMap((each) =>
          each === sentence ? [] : [/^(?:If|When|Otherwise)\b[^,]*, (.{20,160}\.)$/.exec(each)?.[1] ?? ''],
        )
        .find((each) => each !== '');
      return condition && other ? `${condition}, ${other}` : undefined;
    },
  },
  {
    name: 'number',
    apply: (sentence, pick) =>
      replaceOne(sentence, /(?<![\w.-])\d+(?![\w.])/g, pick, ([number]) =>
        String(pick() < 0.5 ? Number(number) + 1 + Math.floor(pick() * 9) : Number(number) * 10 + 2),
      ),
  },
  {
    name: 'antonym',
    apply: (sentence, pick, { antonymsOf }) =>
      replaceOne(
        sentence,
        /\b[a-z]{3,}\b/g,
        () => pick(),
        ([word = '']) => {
          const options = antonymsOf(word);
          return options[Math.floor(pick() * options.length)];
        },
      ),
  },
  { name: 'scope', apply: (sentence, pick) => replaceOne(sentence, /\bonly /g, pick, () => '') },
  ...LIE_EXCHANGES,
];
