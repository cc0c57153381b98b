/** Rephrases a sentence without changing its meaning; undefined if it does not apply. */
export interface Rewording {
  name: string;
  apply: (sentence: string) => string | undefined;
}

const OPENING_CLAUSE =
  /^(If|When|While|Because|Although|Since|After|Before|Once|Unless|Until) ([^,;:()]+), (?:then )?([^;:]+)\.$/;
const CLOSING_CLAUSE = /^([^,;:()]{20,}) (if|when|because|although|unless|until) ([^,;:()]{12,})\.$/;
const PASSIVE =
  /^([A-Z][\w-]*(?: (?!that |which |when |if |is |are )[\w-]+){0,6}) (?:is|are|was|were) (\w+ed) by ((?!\w+ing )[\w-]+(?: (?!that |which |when |if |is |are )[\w-]+){0,6})\.$/;

/** Interchangeable function words. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\bbecause\b/g, 'since'],
  [/\bhowever\b/g, 'yet'],
  [/\bsuch as\b/g, 'like'],
  [/\btherefore\b/g, 'thus'],
  [/\bin order to\b/g, 'to'],
  [/\ballows you to\b/g, 'lets you'],
  [/\bcannot\b/g, "can't"],
  [/\bdoes not\b/g, "doesn't"],
  [/\bdo not\b/g, "don't"],
  [/\bis not\b/g, "isn't"],
  [/\bare not\b/g, "aren't"],
  [/\bmay\b/g, 'might'],
  [/\bmust\b/g, 'has to'],
  [/\bwhether\b/g, 'if'],
  [/\balthough\b/g, 'though'],
  [/\beach\b/g, 'every'],
  [/\bwhich\b/g, 'that'],
  [/\bfor example\b/g, 'for instance'],
  [/\buntil\b/g, 'till'],
  [/\bthis\b/g, 'the'],
  [/\bcan be\b/g, 'may be'],
  [/\bwill be\b/g, 'gets'],
  [/\busing\b/g, 'with'],
  [/\bvia\b/g, 'through'],
  [/\bof the\b/g, 'of that'],
];
const ADVERBS =
  /,? \b(?:also|usually|simply|currently|typically|generally|normally|automatically|therefore|very|quite|often|already|just|easily|directly|actually|completely|immediately|previously|however|only|still|even|then|now)\b,?/g;
const PLURAL = /(?<=\b[a-z]+ )([a-z]{4,}(?<![sui]))s\b(?! (?:is|are|was|were|a|an|the)\b)/;

/** Rules that keep the meaning of a sentence. */
export const REWORDINGS: readonly Rewording[] = [
  {
    name: 'clauses in another order',
    apply: (sentence) => {
      const opening = OPENING_CLAUSE.exec(sentence);
      if (opening) return `${capital(opening[3] ?? '')} ${opening[1]?.toLowerCase()} ${opening[2]}.`;
      const closing = CLOSING_CLAUSE.exec(sentence);
      if (!closing) return undefined;
      const [, main = '', word = '', clause] = closing;
      return `${capital(word)} ${clause}, ${/^[A-Z][a-z]+ /.test(main) ? main.charAt(0).toLowerCase() + main.slice(1) : main}.`;
    },
  },
  {
    name: 'other function words',
    apply: (sentence) =>
      changed(
        sentence,
        SYNONYMS.reduce((text, [word, other]) => text.replace(word, other), sentence),
      ),
  },
  { name: 'adverbs dropped', apply: (sentence) => changed(sentence, sentence.replace(ADVERBS, '')) },
  {
    name: 'active for passive',
    apply: (sentence) => {
      const match = PASSIVE.exec(sentence);
      return match ? `${capital(match[3] ?? '')} ${match[2]} ${uncapital(match[1] ?? '')}.` : undefined;
    },
  },
  { name: 'plural to singular', apply: (sentence) => changed(sentence, sentence.replace(PLURAL, '$1')) },
];

/** All applicable rules, in sequence. */
export function applyAllRewordings(sentence: string): string | undefined {
  return changed(
    sentence,
    REWORDINGS.reduce((text, { apply }) => apply(text) ?? text, sentence),
  );
}

const changed = (before: string, after: string): string | undefined => (after === before ? undefined : after);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const uncapital = (text: string): string =>
  /^(?:The|A|An|This|These|All|Each|Any|Some) /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
