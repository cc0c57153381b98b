/** Pairs of opposites by their first letters; in English, German, French and Spanish. */
const OPPOSITES: readonly (readonly [one: string, other: string])[] = [
  [
    'increas\\w*|rise[sn]?|rose|rising|gr(?:ow|ew)(?:s|n|ing|th)?|gain(?:s|ed|ing)?|climb(?:s|ed|ing)?|steig(?:t|en|end|erte?)|gestiegen|stieg|erhöh(?:t|en|te)|augment\\p{L}*|hausse|aument\\p{L}*|sub(?:e|en|ió)|crec(?:e|en|ió)',
    'decreas\\w*|fall(?:s|en|ing)?|fell|drop(?:s|ped|ping)?|declin\\w*|shr(?:ink|ank|unk)\\w*|reduc\\w*|los(?:es?|t|s|ses|ing)|sink(?:t|en)|gesunken|sank|gesenkt|senk(?:t|en|te)|diminu\\p{L}*|baisse|disminu\\p{L}*|baj(?:a|an|ó)|cay[óe]\\p{L}*',
  ],
  // Only for changes: "up to 40" and "shut down" have other meanings.
  ['up(?= (?:by )?\\p{Sc}?\\d)', 'down(?= (?:by )?\\p{Sc}?\\d)'],
  ['more|mehr|más', 'less|fewer|weniger|moins|menos'],
  ['higher|highest|höher\\p{L}*', 'lower|lowest|niedriger\\p{L}*'],
  ['before|prior|bevor|avant|antes', 'after|afterwards|nachdem|après|después'],
  ['above|oberhalb', 'below|beneath|unterhalb'],
  ['maxim\\w*|most', 'minim\\w*|least'],
  ['larger|largest|bigger|biggest|greater|greatest', 'smaller|smallest'],
  ['longer|longest', 'shorter|shortest'],
  ['faster|fastest|quicker', 'slower|slowest'],
  ['better|best', 'worse|worst'],
  ['older|oldest', 'newer|newest|younger|youngest'],
  ['earlier|earliest', 'later|latest'],
  ['first', 'last'],
  ['enabl\\w*', 'disabl\\w*'],
  ['allow(?:s|ed|ing)?|permit\\w*', 'forbid\\w*|forbade|prohibit\\w*|den(?:y|ies|ied)|prevent\\w*'],
  ['includ\\w*', 'exclud\\w*'],
  ['accept(?:s|ed|ing)?', 'reject\\w*|refus\\w*'],
  ['true', 'false'],
  ['add(?:s|ed|ing)?', 'remov\\w*|delet\\w*'],
  ['start(?:s|ed|ing)?|begin(?:s|ning)?', 'stop(?:s|ped|ping)?|end(?:s|ed|ing)?'],
  ['succeed\\w*|success\\w*', 'fail\\w*'],
  ['always', 'never|sometimes'],
  ['required?|mandatory', 'optional'],
  ['possible', 'impossible'],
  ['left', 'right'],
  ['ascending', 'descending'],
  ['buy(?:s|ing)?|bought', 'sell(?:s|ing)?|sold'],
  ['profits?', 'loss(?:es)?'],
  ['old', 'new'],
  [
    'open(?:s|ed|ing)?|öffnet(?:e|en)?|geöffnet|eröffnet(?:e|en)?|ouvert\\p{L}*|abiert\\p{L}*',
    'clos(?:es|ed|ing|ure)|shut(?:s|ting)?|schließ(?:t|en)|schloss(?:en)?|geschlossen|ferm[ée]\\p{L}*|cerrad\\p{L}*',
  ],
  ['w[io]n(?:s|ning)?', 'lost|loses?|losing'],
  ['buil(?:ds?|t|ding)|construct\\w*|erect(?:s|ed|ing)', 'demolish\\w*|destroy\\w*|dismantl\\w*'],
  ['found(?:ed|ing)|establish\\w*', 'dissol\\w*|liquidat\\w*|abolish\\w*'],
  ['born', 'died|dies|dead|death'],
  ['approv\\w*|adopt(?:s|ed|ing)', 'veto\\w*|repeal\\w*|turned down|withdr[ae]w\\w*'],
  ['support(?:s|ed|ing)', 'oppos(?:e|es|ed|ing)'],
  ['hir(?:e|es|ed|ing)|appoint(?:s|ed)', 'fir(?:ed|ing)|dismiss\\w*|resign\\w*'],
  ['legal|lawful', 'illegal|unlawful'],
  ['safe', 'unsafe|dangerous'],
  ['import(?:s|ed|ing)', 'export(?:s|ed|ing)'],
  ['unharmed|intact', 'harmed|damaged|killed'],
];

const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${OPPOSITES.flatMap((sides, pair) =>
    sides.map((words, side) => `(?<p${pair}s${side}>${words})`),
  ).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** A word that has an opposite. */
export interface Direction {
  /** Index of the pair of opposites. */
  pair: number;
  /** Index of the word in its pair. */
  side: number;
  start: number;
  end: number;
}

/** Returns the words of a text that have an opposite, in order. */
export function directionsIn(text: string): Direction[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index, groups = {} }) => {
    const name = Object.keys(groups).find((key) => groups[key] !== undefined);
    const [pair, side] = name?.slice(1).split('s').map(Number) ?? [];
    return pair === undefined || side === undefined
      ? []
      : [{ pair, side, start: index, end: index + word.length }];
  });
}
