import { patternStyleIn, withoutColors, withoutFigures } from '@capstan/drawing';
import { askedPlaces } from '../reading/asked-kind.js';
import type { MaskedText } from '../reading/masked-text.js';
import { entriesOf, wordsPattern } from '../reading/word-pattern.js';
import { LANGUAGES } from '../words/index.js';
import { initialsIn } from './initials.js';

/** Words that identify a pattern of figures, not of objects. */
const ABSTRACT = wordsPattern(
  entriesOf(
    'seamless*,tile*able,tilable,repeat*,geometri*,abstra*,nahtlos*,kachelbar*,wiederhol*,endlos*,sans couture*,sans raccord*,repet*,geometric*,sin costura*,sin juntas,sem emenda*,sem costura*,senza cucitur*,senza giuntur*,ripet*,シームレス,幾何,抽象,繰り返し,くり返し,連続,タイル',
  ),
  '',
);
/** Words that identify an avatar without a person. */
const PLACEHOLDER = wordsPattern(
  entriesOf(
    'identicon*,default,placeholder,geometric*,abstract*,generated,generic*,standard*,platzhalter*,neutral*,par defaut,generique*,defecto,predeterminado,padrao,predefinito,abstrait*,abstrakt*,astratt*,geometri*,デフォルト,初期,幾何,抽象,ジオメトリック,識別',
  ),
  '',
);
const KNOWN = wordsPattern(
  LANGUAGES.flatMap(({ patternWords, openings, kinds, initials }) =>
    [patternWords, openings, kinds.pattern, kinds.avatar, initials].flatMap(entriesOf),
  ),
);
const NOUN = wordsPattern(
  LANGUAGES.flatMap(({ kinds }) => entriesOf(kinds.pattern)),
  '',
);
/** What the pattern is for: `for our newsletter`, where no figure can be meant. */
const PURPOSE =
  /(?<![a-z])(?:for|fur|pour|para|per)(?:\s[^\s,.;:]{1,40}){1,5}?(?=$|[,.;:\n]|\s(?:with|of|in|mit|aus|avec|de|con|com|em|di|made)\s)/g;

/** Returns whether a prompt requests a pattern of only figures and colors: a pattern of foxes needs a model. */
export function isPattern(masked: MaskedText): boolean {
  if (isAvatar(masked)) return true;
  if (!NOUN.test(masked.folded)) return false;
  const hasFigure = patternStyleIn(masked.text) !== undefined;
  return (hasFigure || ABSTRACT.test(masked.folded)) && unknownWords(masked) === 0;
}

function isAvatar(masked: MaskedText): boolean {
  if (askedPlaces(masked, 'avatar').length === 0) return false;
  const initials = initialsIn(masked);
  if (initials !== undefined) return unknownWords(masked) <= 3;
  return PLACEHOLDER.test(masked.folded) && unknownWords(masked) === 0;
}

/** Words that are neither figures nor colors, nor how or for what a pattern is made. */
function unknownWords({ folded }: MaskedText): number {
  const words = folded
    .replace(/[\ue000-\uefff]/g, ' ')
    .replace(PURPOSE, ' ')
    .replace(KNOWN, ' ');
  const rest = withoutColors(withoutFigures(words));
  return rest.match(/\p{L}{2,}/gu)?.length ?? 0;
}
