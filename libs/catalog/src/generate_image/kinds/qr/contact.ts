import type { MaskedText } from '../reading/masked-text.js';
import { entriesOf, wordsPattern } from '../reading/word-pattern.js';
import { LANGUAGES } from '../words/index.js';

const listOf = (key: 'call' | 'message' | 'subject' | 'body'): string[] =>
  LANGUAGES.flatMap(({ qr }) => entriesOf(qr[key]));
const CALL = wordsPattern(listOf('call'), '');
const MESSAGE = wordsPattern(listOf('message'), '');
const SUBJECT = wordsPattern(listOf('subject'));
const BODY = wordsPattern(listOf('body'));
const VCARD = wordsPattern(
  entriesOf(
    'vcard,v card,contact,contact card,contact details,contact info,contact data,visitenkarte,kontakt,kontaktdaten,contacto,contato,contatto,名刺,連絡先',
  ),
);
const PHONE = /\+?\(?\d[\d ()./-]{4,24}\d/;
const COORDINATES = /(-?\d{1,2}\.\d{2,8}),\s?(-?\d{1,3}\.\d{2,8})/;

/** Contents of codes that call, write or add a contact: `tel:`, `SMSTO:`, `mailto:`, a vCard, or `geo:` for a place. */
export function contactIn(masked: MaskedText): string | undefined {
  const { text, folded } = masked;
  const phone = PHONE.exec(text)?.[0].replace(/[^\d+]/g, '');
  const mail = masked.masks.find(
    ({ kind, text: own }) => kind === 'address' && /^[^:/]{1,70}@/.test(own),
  )?.text;
  if (phone !== undefined || mail !== undefined) {
    const ends = [...folded.matchAll(VCARD)].map(({ index, 0: word }) => index + word.length);
    const card = ends.map((end) => vCard(masked, end, phone, mail)).find((own) => own !== undefined);
    if (card !== undefined) return card;
  }
  if (phone !== undefined && MESSAGE.test(folded)) {
    const body = quotedBehind(masked, BODY);
    return body ? `SMSTO:${phone}:${body}` : `sms:${phone}`;
  }
  if (mail !== undefined) return mailTo(masked, mail);
  if (phone !== undefined && (CALL.test(folded) || (phone.startsWith('+') && masked.masks.length === 0)))
    return `tel:${phone}`;
  const place = COORDINATES.exec(text);
  return place && masked.masks.length === 0 ? `geo:${place[1]},${place[2]}` : undefined;
}

function mailTo(masked: MaskedText, address: string): string {
  const fields = [
    ['subject', quotedBehind(masked, SUBJECT)],
    ['body', quotedBehind(masked, BODY)],
  ].flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

function quotedBehind(masked: MaskedText, field: RegExp): string | undefined {
  for (const match of masked.folded.matchAll(field)) {
    const rest = masked.text.slice(match.index + match[0].length);
    const value = /^[\s:=は]{0,4}([\ue000-\uefff])/.exec(rest)?.[1];
    if (value !== undefined) return masked.unmask(value);
    const stated = /^\s?:\s?([^,;\n.]{1,200})/.exec(rest)?.[1];
    if (stated !== undefined) return masked.unmask(stated).trim();
  }
  return undefined;
}

function vCard(masked: MaskedText, at: number, phone?: string, mail?: string): string | undefined {
  const rest = masked.text.slice(at);
  const said =
    /^[\s:]*(?:(?:for|of|with|von|für|pour|de|para|di|per|name|named)[\s:]+){0,3}(\p{Lu}[^,;:\n\d+(@.\ue000-\uefff]{1,60})/u.exec(
      rest,
    )?.[1];
  const name = masked.unmask(said ?? '').trim();
  if (name === '') return undefined;
  const names = name.split(/\s+/);
  const family = names.length > 1 ? names.at(-1) : '';
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${family};${names.slice(0, family ? -1 : undefined).join(' ')};;;`,
    `FN:${name}`,
    ...(phone ? [`TEL:${phone}`] : []),
    ...(mail ? [`EMAIL:${mail}`] : []),
    'END:VCARD',
  ];
  return lines.join('\n');
}
