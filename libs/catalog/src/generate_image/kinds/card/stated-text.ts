import type { MaskedText } from '../reading/masked-text.js';
import type { FieldMark } from './field-marks.js';

/** Marks whose text may follow without a colon: `that says We are open`. */
const SAYING =
  /say|read|titl|tit[uo]l|headline|heading|sub ?(?:line|head|text)|tagline|strapline|unterzeile|dic|diga|diz|disant|betitelt|subtit|sous titre|uberschrift|announcing|annoncant|aufschrift|scritta/;
const MAX_TEXT = 400;
/** Words between a text and the next quotation or mark. */
const JOINT =
  /[\s,;(-]{1,4}(?:(?:with|and|und|mit|et|avec|y|con|e|com|plus|then|the|a|le|el|o|il|der|dem|einem|un|ein|sowie)\s{1,3}){0,4}$/i;
/** Words for the look of the card, after its text. */
const LOOKS =
  /[,.;]\s{0,3}(?:[^,.;\n]{0,40}\s)?(?:background|theme|style|colou?rs?|font|layout|text color|accent|hintergrund|farben?|schrift|fond|couleurs?|fondo|colores|fundo|cores|sfondo|colori|背景)(?:\s[^,.;\n]{0,30})?[.\s]{0,3}$/i;

/** Returns the unquoted text after a mark. */
export function statedText(
  masked: MaskedText,
  mark: FieldMark,
  marks: readonly FieldMark[],
): string | undefined {
  const rest = masked.text.slice(mark.end, mark.end + MAX_TEXT);
  const hasColon = /^\s?[:=：]/.test(rest);
  if (!hasColon && !(SAYING.test(mark.word) && /^\s/.test(rest))) return undefined;
  const start = mark.end + (/^[\s:=]{1,4}/.exec(rest)?.[0].length ?? 0);
  if (
    /^[\ue000-\uefff]/.test(masked.text.slice(start)) &&
    masked.masksIn(masked.text.charAt(start))[0]?.kind === 'quotation'
  )
    return undefined;
  const text = untilEnd(masked, start, marks);
  return text === '' ? undefined : masked.unmask(text);
}

/** Up to the next mark with a text of its own, the next quotation, or the end of the sentence. */
function untilEnd(masked: MaskedText, start: number, marks: readonly FieldMark[]): string {
  const rest = masked.text.slice(start, start + MAX_TEXT);
  const line = rest.search(/\n|;\s|[.。](?:\s|$)|、(?=\S{1,8}[「:は])/);
  const next = marks.find((mark) => mark.start > start && isField(masked, mark));
  const quotation = rest.search(/[\ue000-\uefff]/);
  const isQuotation = quotation > 0 && masked.masksIn(rest.charAt(quotation))[0]?.kind === 'quotation';
  const ends = [line, next ? next.start - start : -1, isQuotation ? quotation : -1].filter((end) => end >= 0);
  const end = Math.min(rest.length, ...ends);
  const isCut = end !== line && end < rest.length;
  const text = rest.slice(0, end);
  return (isCut ? text.replace(JOINT, '') : text).replace(LOOKS, '').replace(/[,;\s]{1,5}$/, '');
}

const isField = (masked: MaskedText, { end, word }: FieldMark): boolean => {
  const rest = masked.text.slice(end, end + 20);
  return (
    /^\s?[:=]|^[\s:=は]{0,3}[\ue000-\uefff]/.test(rest) ||
    /titl|tit[uo]l|sous titre|sub ?(?:line|head|text)|tagline|unterzeile/.test(word)
  );
};
