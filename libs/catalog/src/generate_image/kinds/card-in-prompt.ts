import type { CardText } from '@capstan/drawing';
import { type CardField, type FieldMark, fieldMarksIn } from './card/field-marks.js';
import { statedText } from './card/stated-text.js';
import { askedPlaces } from './reading/asked-kind.js';
import { MaskedText } from './reading/masked-text.js';
import { plainRequest } from './reading/plain-request.js';
import { beginningSkipper } from './reading/text-bounds.js';
import { entriesOf } from './reading/word-pattern.js';
import { LANGUAGES } from './words/index.js';

const MAX_LENGTHS: Readonly<Record<CardField, number>> = {
  title: 300,
  subtitle: 400,
  eyebrow: 80,
  author: 120,
  site: 120,
};
/** Between a mark and the quotation after it. */
const BEFORE_QUOTATION = /^(?:[\s:=,は-]|(?:is|as|the|of|le|el|o|il|der|das|a|in|ist)(?=\s)){0,8}$/;
/** Between a quotation and the mark after it. */
const AFTER_QUOTATION =
  /^(?:[\s,(]|(?:as|in|its|the|a|als|comme|como|come|en|el|le|o|il|smaller|small|large|big|and|text|written|right|dans|を|と|が)(?=\s|\p{L}|$)){0,8}$/u;
/** `— Robert Frost`, `by Ada`, `(Seneca)` behind the quotation. */
const AUTHOR =
  /^[\s.]{0,3}(?:[-–—~―]{1,2}|\(|\b(?:by|von|par|de|por|di|attributed to|attribu[ée]e? à|atribu[ií]da a|attribuita a)\b)\s{0,3}(?:by\s)?(\p{L}[^,;\n()\ue000-\uefff]{1,80})/iu;
/** `, CTO at Acme` behind a name. */
const ROLE = /^,\s\p{Lu}[^,.;\n()\ue000-\uefff]{1,60}/u;
/** `Maria Lopez, COO` behind it. */
const NAME = /^\s(\p{Lu}[\p{L}.'-]{0,30}(?:\s\p{Lu}[\p{L}.'-]{0,30}){1,3})(?=[,.;\n]|$)/u;
const skipRequest = beginningSkipper(
  LANGUAGES.flatMap(({ connectors, openings, card }) =>
    [connectors, openings, card.title].flatMap(entriesOf),
  ),
);

/**
 * Returns the texts of a card from a request: by their marks; otherwise the first quotation is the title and the second
 * the subtitle.
 */
export function cardTextIn(prompt: string): CardText {
  const masked = MaskedText.of(plainRequest(prompt));
  const fields = cardFieldsIn(masked);
  const title = fields.title ?? withoutRequest(masked);
  return { ...fields, title: (title === '' ? prompt.trim() : title).slice(0, MAX_LENGTHS.title) };
}

/** Returns whether a request for a card contains its text. */
export const hasCardText = (masked: MaskedText): boolean => cardFieldsIn(masked).title !== undefined;

/** Only the request: the name of an author may equal a keyword for pictures. */
export function withoutCardText(masked: MaskedText): MaskedText {
  return Object.values(cardFieldsIn(masked)).reduce((rest, field: string) => {
    const at = rest.text.indexOf(field);
    return at === -1 ? rest : rest.blank(at, at + field.length);
  }, masked);
}

function cardFieldsIn(masked: MaskedText): Partial<CardText> {
  const marks = fieldMarksIn(masked);
  const fields: Partial<CardText> = {};
  const put = (field: CardField, text: string): void => {
    const clean = text.trim();
    if (clean !== '' && fields[field] === undefined) fields[field] = clean.slice(0, MAX_LENGTHS[field]);
  };
  const unnamed: string[] = [];
  const quotations = [...masked.text.matchAll(/[\ue000-\uefff]/g)].filter(
    ({ 0: own }) => masked.masksIn(own)[0]?.kind === 'quotation',
  );
  for (const { index, 0: own } of quotations) {
    const field = fieldOf(masked.folded, index, marks);
    if (field) put(field, masked.unmask(own));
    else unnamed.push(masked.unmask(own));
  }
  for (const mark of marks) {
    const text = statedText(masked, mark, marks);
    if (text !== undefined) put(mark.field, text);
  }
  const [named] = askedPlaces(masked, 'card').filter(({ noun }) => /\s|画像|カード/.test(noun));
  const behind = named && /^\s?:\s?([^\n\ue000-\uefff]{2,300})/.exec(masked.text.slice(named.end))?.[1];
  if (unnamed.length === 0 && behind && marks.length === 0) put('title', behind);
  for (const text of unnamed) put(fields.title === undefined ? 'title' : 'subtitle', text);
  for (const { index } of quotations.slice(0, 1)) {
    const behind = masked.text.slice(index + 1, index + 200);
    const author = AUTHOR.exec(behind) ?? NAME.exec(behind);
    if (!author) continue;
    const role = ROLE.exec(behind.slice(author[0].length))?.[0] ?? '';
    put('author', `${author[1]}${role}`.replace(/[.!\s]{1,5}$/, ''));
  }
  return fields;
}

/** Returns the field that a mark directly before or after a quotation names. */
function fieldOf(folded: string, at: number, marks: readonly FieldMark[]): CardField | undefined {
  const before = marks.findLast(({ end }) => end <= at);
  if (before && BEFORE_QUOTATION.test(folded.slice(before.end, at))) return before.field;
  const behind = marks.find(({ start }) => start > at);
  const isBehind = behind && AFTER_QUOTATION.test(folded.slice(at + 1, behind.start));
  return isBehind &&
    !/^[\s:=は]{0,3}[\ue000-\uefff]/.test(folded.slice(behind.end)) &&
    behind.field !== 'author'
    ? behind.field
    : undefined;
}

function withoutRequest(masked: MaskedText): string {
  const [place] = askedPlaces(masked, 'card');
  if (!place) return masked.sourceOf(masked.text).trim();
  const rest = masked.text.slice(place.end);
  return masked.unmask(rest.slice(skipRequest(masked.folded.slice(place.end)))).trim();
}
