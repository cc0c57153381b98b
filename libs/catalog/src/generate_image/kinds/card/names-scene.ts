import { withoutColors } from '@capstan/drawing';
import type { MaskedText } from '../reading/masked-text.js';
import { foldText } from '../reading/fold-text.js';
import { entriesOf, wordsPattern } from '../reading/word-pattern.js';
import { LANGUAGES } from '../words/index.js';

const WITH =
  /(?<![a-z])(?:with|over|mit|avec|con|com)\s(?:(?:an?|some|ein|eine[mnr]?|une?|uma?|unos?|unas?|two|three)\s)?([^\n,.;:\ue000-\uefff]{1,60}?)(?=[\n,.;:]|$|\s(?:over|under|behind|above|below|and|in|on)\s)/g;
/** Words for the look of a card, not for objects or scenes. */
const LOOKS = wordsPattern(
  [
    ...entriesOf(
      'background,theme,font,fonts,text,typeface,serif,sans,typography,lettering,layout,border,margin,margins,padding,accent,accents,color,colors,colour,colours,gradient,contrast,style,space,design,look,hintergrund,schrift,rahmen,rand,verlauf,farbe,farben,layout,fond,police,couleurs,couleur,bordure,degrade,fondo,letra,letras,tipografia,borde,colores,fundo,fonte,borda,cores,sfondo,carattere,bordo,colori,背景,フォント,文字,色,配色',
    ),
    ...LANGUAGES.flatMap(({ patternWords, openings, card }) =>
      [patternWords, openings, card.title, card.subtitle, card.eyebrow, card.author, card.site].flatMap(
        entriesOf,
      ),
    ).filter((word) => word.length > 2),
  ],
  '',
);

/** Returns whether a request for a card requires more than text: `with a rocket`, or `…, eerie fog` behind them. */
export function namesScene({ text, folded }: MaskedText): boolean {
  const things = [...folded.matchAll(WITH)].map(([, thing = '']) => thing);
  const last = [...folded.matchAll(/[\ue000-\uefff]/g)].at(-1)?.index;
  // What begins with a capital is a name or a role: `Mia Chen, CTO at Acme`.
  const clauses =
    last === undefined
      ? []
      : text
          .slice(last + 1)
          .split(/[,.;\n]/)
          .slice(1);
  const behind = clauses.filter((clause) => !/^\s*\p{Lu}/u.test(clause)).map(foldText);
  return [...things, ...behind].some((part) => /[a-z]{3}/.test(part) && !isLook(part));
}

const isLook = (part: string): boolean => LOOKS.test(part) || withoutColors(part) !== part;
