import { capital, exchange, inCaseOf, lowerFirst, replaceOne, type SentenceRule } from './sentence-rules.js';

const OPENING_CLAUSE =
  /^(If|When|While|Because|Although|Since|After|Before|Once|Unless|Until) ([^,;:()]+), (?:then )?([^;:]+)\.$/;
const CLOSING_CLAUSE =
  /^([^,;:()]{20,}),? (if|when|because|although|unless|until|before|after|since) ([^,;:()]{12,})\.$/;
const PASSIVE =
  /^((?:The |A |An )?[\w-]+(?: [\w-]+){0,4}) (is|are|was|were) (\w+ed) by ((?!\w+ing )[\w-]+(?: [\w-]+){0,4})\.$/;
const FRONTED = /^((?:By|For|In|On|With|Without|During|At|From|Under|To) [^,;]{4,50}), ([^;]+)\.$/;

/** Rules that keep the meaning of a sentence; several are applied one after the other. */
export const PARAPHRASE_RULES: readonly SentenceRule[] = [
  {
    name: 'clauses in another order',
    apply: (sentence) => {
      const [, word = '', clause = '', main = ''] = OPENING_CLAUSE.exec(sentence) ?? [];
      if (word) return `${capital(main)} ${word.toLowerCase()} ${clause}.`;
      const [, start, marker, end] = CLOSING_CLAUSE.exec(sentence) ?? [];
      return start && marker && end ? `${capital(marker)} ${end}, ${lowerFirst(start)}.` : undefined;
    },
  },
  {
    name: 'a phrase moved to the end',
    apply: (sentence) => {
      const [, phrase, main] = FRONTED.exec(sentence) ?? [];
      return phrase && main ? `${capital(main)} ${lowerFirst(phrase)}.` : undefined;
    },
  },
  {
    name: 'active voice',
    apply: (sentence) => {
      const [, object, , verb, subject] = PASSIVE.exec(sentence) ?? [];
      return object && verb && subject ? `${capital(subject)} ${verb} ${lowerFirst(object)}.` : undefined;
    },
  },
  exchange(
    'function words',
    [
      ['because', 'since'],
      ['such as', 'like'],
      ['therefore', 'thus'],
      ['in order to', 'to'],
      ['cannot', 'can not'],
      ["don't", 'do not'],
      ['must', 'has to'],
      ['must', 'needs to'],
      ['each', 'every'],
      ['any', 'every'],
      ['which', 'that'],
      ['via', 'through'],
      ['using', 'with'],
      ['if', 'when'],
      ['when', 'if'],
      ['will be', 'is'],
      ['able to', 'can'],
      ['until', 'till'],
      ['also', 'too'],
      ['is not', "isn't"],
      ['does not', "doesn't"],
      ['is specified', 'is given'],
      ['are specified', 'are given'],
      ['by default', 'normally'],
      ['has', 'contains'],
      ['is allowed to', 'may'],
      ['a number of', 'several'],
      ['for example', 'for instance'],
      ['as well as', 'and'],
      ['however', 'but'],
      ['unless', 'except if'],
      ['only if', 'only when'],
      ['does not exist', 'is missing'],
      ['is not present', 'is missing'],
      ['is not specified', 'is omitted'],
      ['is omitted', 'is not given'],
      ['not specified', 'missing'],
      ['is not set', 'is unset'],
      ['at least', 'no less than'],
      ['more than', 'over'],
      ['before', 'prior to'],
    ],
    false,
  ),
  { name: 'synonyms', apply: synonym },
  { name: 'synonyms', apply: synonym },
  { name: 'synonyms', apply: synonym },
  {
    name: 'without an adverb',
    apply: (sentence, pick) =>
      replaceOne(
        sentence,
        /,? \b(?:also|simply|currently|automatically|therefore|very|quite|already|easily|directly|actually|completely|immediately|however|then|now|thus|explicitly|properly|additionally)\b,?/g,
        pick,
        () => '',
      ),
  },
  {
    name: 'without a parenthesis',
    apply: (sentence, pick) => replaceOne(sentence, / \([^()]{3,80}\)/g, pick, () => ''),
  },
  {
    name: 'without an example',
    apply: (sentence, pick) =>
      replaceOne(
        sentence,
        /, (?:such as|for example|e\.g\.,?|i\.e\.,?|like|see) [^,;.]+(?=[,.;])/g,
        pick,
        () => '',
      ),
  },
  {
    name: 'one of two main clauses',
    apply: (sentence, pick) => {
      const parts = sentence.replace(/\.$/, '').split(/; |, and (?=(?:the|it|this|a|an) )/);
      const part = parts[Math.floor(pick() * parts.length)];
      return parts.length > 1 &&
        part &&
        part.length > 40 &&
        !/^(?:it|this|they|these|that|which)\b/i.test(part)
        ? `${capital(part)}.`
        : undefined;
    },
  },
  {
    name: 'without an adjective',
    apply: (sentence, pick) =>
      replaceOne(
        sentence,
        /(?<=\b(?:the|a|an) )[a-z]{4,}(?:al|ive|ous|ful|ic|able|ary) (?=[a-z]{4,}\b)/g,
        pick,
        () => '',
      ),
  },
  {
    name: 'an agent named',
    apply: (sentence, pick) =>
      replaceOne(
        sentence,
        /\b(can|may|must|should) be (\w+ed)\b(?! by)/g,
        pick,
        ([, verb, participle]) => `${verb === 'must' ? 'has to' : verb} be ${participle}`,
      ),
  },
  {
    name: 'possessive',
    apply: (sentence, pick) =>
      replaceOne(sentence, /\b[Tt]he (\w+) of the (\w+)\b/g, pick, ([all = '', one, other]) =>
        inCaseOf(all, `the ${other}'s ${one}`),
      ),
  },
  {
    name: 'an introduction',
    apply: (sentence, pick) =>
      /^(?:The|A|This|If|When|It) /.test(sentence)
        ? `${['Note that', 'In this case,', 'However,', 'Here,'][Math.floor(pick() * 4)]} ${lowerFirst(sentence)}`
        : undefined,
  },
];

function synonym(
  sentence: string,
  pick: () => number,
  { synonymsOf }: { synonymsOf: (word: string) => readonly string[] },
): string | undefined {
  return replaceOne(sentence, /\b[a-z]{4,}\b/g, pick, ([word = '']) => {
    const options = synonymsOf(word);
    return options[Math.floor(pick() * options.length)];
  });
}
