import { exchange, type SentenceRule } from './sentence-rules.js';

/** Rules that exchange one word for another of another meaning, by kind of lie. */
export const LIE_EXCHANGES: readonly SentenceRule[] = [
  exchange(
    'quantifier',
    [
      ['all', 'some'],
      ['every', 'some'],
      ['each', 'some'],
      ['all', 'no'],
      ['most', 'all'],
      ['some', 'all'],
      ['several', 'all'],
      ['many', 'all'],
      ['any', 'no'],
      ['certain', 'all'],
      ['both', 'neither of the'],
    ],
    false,
  ),
  exchange('scope', [
    ['only', 'also'],
    ['inside', 'outside'],
    ['within', 'outside'],
    ['only', 'always'],
    ['local', 'global'],
    ['just', 'also'],
  ]),
  { name: 'scope', apply: (sentence, pick) => replaceOne(sentence, /\bonly /g, pick, () => '') },
  exchange(
    'hedge',
    [
      ['may', 'will'],
      ['might', 'will'],
      ['could', 'will'],
      ['usually', 'always'],
      ['often', 'always'],
      ['sometimes', 'always'],
      ['generally', 'always'],
      ['normally', 'always'],
      ['typically', 'always'],
      ['probably', 'certainly'],
      ['likely', 'certain'],
      ['attempts to', 'is guaranteed to'],
      ['tries to', 'is guaranteed to'],
      ['most', 'all'],
      ['some', 'all'],
    ],
    false,
  ),
  exchange('comparison', [
    ['more', 'less'],
    ['larger', 'smaller'],
    ['greater', 'smaller'],
    ['higher', 'lower'],
    ['longer', 'shorter'],
    ['faster', 'slower'],
    ['better', 'worse'],
    ['older', 'newer'],
    ['earlier', 'later'],
    ['most', 'least'],
    ['above', 'below'],
    ['maximum', 'minimum'],
    ['at least', 'at most'],
    ['increase', 'decrease'],
    ['increases', 'decreases'],
    ['increased', 'decreased'],
    ['fewer', 'more'],
    ['larger than', 'equal to'],
  ]),
  {
    name: 'negation',
    apply: (sentence, pick) =>
      replaceOne(sentence, NEGATED, pick, ([all, verb]) => verb ?? (all === 'cannot' ? 'can' : undefined)),
  },
  exchange(
    'negation',
    [
      ['with', 'without'],
      ['no', 'a'],
      ['is', 'is no longer'],
    ],
    false,
  ),
  exchange(
    'exception',
    [
      ['unless', 'even if'],
      ['except', 'including'],
      ['unless', 'if'],
      ['otherwise', 'in any case'],
      ['without', 'with or without'],
      ['other than', 'including'],
      ['if', 'even if'],
      ['when', 'even when'],
      ['if', 'whether or not'],
    ],
    false,
  ),
  exchange('condition', [
    ['if', 'unless'],
    ['when', 'unless'],
    ['present', 'absent'],
    ['specified', 'omitted'],
    ['given', 'omitted'],
    ['set', 'unset'],
    ['exists', 'is missing'],
    ['true', 'false'],
    ['empty', 'non-empty'],
    ['enabled', 'disabled'],
    ['valid', 'invalid'],
  ]),
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
  exchange(
    'modality',
    [
      ['must', 'may'],
      ['may', 'must'],
      ['can', 'must'],
      ['should', 'must'],
      ['must', 'need not'],
      ['required', 'optional'],
      ['optional', 'required'],
      ['need not', 'must'],
      ['can', 'can not'],
      ['is', 'must be'],
      ['are', 'must be'],
    ],
    false,
  ),
  exchange('time', [
    ['before', 'after'],
    ['first', 'last'],
    ['until', 'after'],
    ['previous', 'next'],
    ['previously', 'later'],
    ['since', 'until'],
    ['earlier', 'later'],
    ['begins', 'ends'],
    ['start', 'end'],
    ['starts', 'stops'],
    ['once', 'before'],
    ['pending', 'running'],
    ['leading', 'trailing'],
    ['beginning', 'end'],
    ['old', 'new'],
  ]),
  {
    name: 'number',
    apply: (sentence, pick) =>
      replaceOne(sentence, /(?<![\w.-])\d+(?![\w.])/g, pick, ([number]) =>
        String(pick() < 0.5 ? Number(number) + 1 + Math.floor(pick() * 9) : Number(number) * 10 + 2),
      ),
  },
  exchange('number', [
    ['one', 'two'],
    ['two', 'three'],
    ['three', 'four'],
    ['seconds', 'minutes'],
    ['bytes', 'kilobytes'],
    ['bits', 'bytes'],
    ['milliseconds', 'seconds'],
    ['minutes', 'hours'],
    ['days', 'weeks'],
    ['characters', 'bytes'],
    ['twice', 'three times'],
  ]),
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
];
