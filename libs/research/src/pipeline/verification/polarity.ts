import { termOfWord, termsOf } from '@capstan/text-analysis';
import { sharedTerms } from './content-terms.js';

const NEGATION =
  /(?<![\p{L}\p{N}])(?:not|no|never|nor|none|neither|nobody|nothing|cannot|without|hardly|barely|fail(?:s|ed)? to|refus(?:es|ed) to|lacks?|nicht|kein\p{L}*|nie|niemals|niemand|ohne|weder|n['’](?=\p{L})|pas|jamais|aucune?|sans|nunca|jamás|ning[uú]n\p{L}*|nadie|sin|não|nunca|sem|non|niet|geen|nooit|inte|ikke|не|нет|никогда|без)(?![\p{L}\p{N}])|n['’]t(?![\p{L}\p{N}])|[不没沒無非未]|ない|ません/iu;

/** A source that says `may` or `allegedly` does not bear out that it is so. `May` is a month. */
const DOUBT =
  /(?<![\p{L}\p{N}])(?:may|might|could|would|perhaps|possibl[ey]|probabl[ey]|likely|unlikely|potentially|allegedly?|alleged|reportedly|supposed(?:ly)?|rumou?r(?:s|ed)?|claim(?:s|ed)?|myths?|hoax|false|untrue|wrong(?:ly)?|incorrect(?:ly)?|if|unless|plans?|planned|expect(?:s|ed)?|propos(?:es|ed)|predict(?:s|ed)?|estimat(?:e|es|ed)|suggest(?:s|ed)?|believ(?:es?|ed)|denie[sd]|deny|doubts?|disput(?:es|ed)|könnte|vielleicht|angeblich|möglicherweise|wahrscheinlich|pourrait|peut-être|probablement|podría|quizás|tal vez|probablemente)(?![\p{L}\p{N}])/u;

/** Words of which one says the opposite of the other. */
const CONTRARIES: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = (
  [
    [
      'increase rise rose grow grew gain climb improve expand',
      'decrease fall fell decline drop shrink lose lost worsen reduce',
    ],
    ['more higher larger greater above faster longer', 'less fewer lower smaller below slower shorter'],
    ['before earlier', 'after later'],
    ['always', 'never'],
    ['win won', 'lose lost'],
    ['allow permit enable', 'forbid prohibit ban disable prevent'],
    ['accept approve', 'reject refuse'],
    ['open opened', 'close closed shut'],
    ['start begin began', 'stop end ended'],
    ['minimum least', 'maximum most'],
    ['first', 'last'],
    ['safe', 'dangerous unsafe harmful'],
    ['buy bought', 'sell sold'],
    ['import', 'export'],
    ['warm hot hotter warmer', 'cold cool colder cooler'],
    ['true', 'false'],
    ['cheap cheaper', 'expensive'],
    ['strong stronger', 'weak weaker'],
    ['inside', 'outside'],
    ['north northern', 'south southern'],
    ['east eastern', 'west western'],
    ['guilty', 'innocent'],
    ['success succeed', 'failure fail'],
  ] as const
).map(([one, other]) => [stemsOf(one), stemsOf(other)] as const);

function stemsOf(words: string): Set<string> {
  return new Set(words.split(' ').map(termOfWord));
}

/** Whether a clause says that something is not so. */
export function isNegated(clause: string): boolean {
  return NEGATION.test(clause);
}

/** Whether a sentence leaves open whether it is so, or gives it as somebody's word. */
export function isDoubtful(sentence: string): boolean {
  return DOUBT.test(sentence);
}

/** Whether a claim has a word whose opposite, and no word of its kind, stands in what it rests on. */
export function areContrary(claim: string, quotation: string): boolean {
  const said = new Set(termsOf(claim, 'query').map(({ term }) => term));
  const there = new Set(termsOf(quotation, 'query').map(({ term }) => term));
  const isTurned = (words: ReadonlySet<string>, opposites: ReadonlySet<string>): boolean =>
    sharedTerms(words, said) > 0 &&
    sharedTerms(words, there) === 0 &&
    sharedTerms(opposites, there) > 0 &&
    sharedTerms(opposites, said) === 0;
  return CONTRARIES.some(([one, other]) => isTurned(one, other) || isTurned(other, one));
}
