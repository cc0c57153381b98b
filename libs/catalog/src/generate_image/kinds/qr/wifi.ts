import type { MaskedText } from '../reading/masked-text.js';
import { entriesOf, wordsPattern } from '../reading/word-pattern.js';
import { LANGUAGES } from '../words/index.js';

const WIFI = wordsPattern(entriesOf('wifi,wi fi,wlan,wi-fi,無線lan,ワイファイ'), '');
const listOf = (key: 'network' | 'password' | 'hidden' | 'none'): string[] =>
  LANGUAGES.flatMap(({ qr }) => entriesOf(qr[key]));
const NETWORK = wordsPattern(listOf('network'));
const PASSWORD = wordsPattern(listOf('password'));
const OPEN = wordsPattern(listOf('none'), '');
const HIDDEN = wordsPattern(listOf('hidden'), '');
/** Between a field and its value. */
const SIGN = /^(?:\s|[:=はが]|(?:is|ist|es|est|é|è|called|named|namens|name)(?=\s|:)){0,8}/;
const END = /[,\n、。(（]|;(?=\s|$)|\.(?=\s|$)|\s(?:with|and|und|mit|et|avec|y|con|e|com)\s/;

/** The code of a network, in the form that ZXing documents: `WIFI:T:WPA;S:Guest;P:secret;;`. */
export function wifiIn(masked: MaskedText): string | undefined {
  const { text, folded } = masked;
  const wifi = WIFI.exec(folded);
  if (!wifi) return undefined;
  const isOpen = OPEN.test(folded) || /\bnopass\b/.test(folded);
  const key = [...folded.matchAll(PASSWORD)].find(({ index }) => index > 0);
  const password = key && !isOpen ? valueAt(masked, key.index + key[0].length, / |$/) : '';
  const name = networkIn(masked, wifi.index + wifi[0].length, key?.index ?? text.length);
  if (name === '' || (password === '' && !isOpen)) return undefined;
  const type = password === '' ? 'nopass' : /\bwep\b/.test(folded) ? 'WEP' : 'WPA';
  const secret = password === '' ? '' : `P:${escapeField(password)};`;
  return `WIFI:T:${type};S:${escapeField(name)};${secret}${HIDDEN.test(folded) ? 'H:true;' : ''};`;
}

/** Behind its own field, or right behind the word for wireless networks. */
function networkIn(masked: MaskedText, afterWifi: number, passwordAt: number): string {
  const fields = [...masked.folded.matchAll(NETWORK)].map(({ index, 0: field }) => index + field.length);
  for (const at of [...fields, afterWifi]) {
    const end = at <= passwordAt ? passwordAt : masked.text.length;
    const value = valueAt(masked, at, END, end);
    if (value !== '') return value;
  }
  return '';
}

/** A quotation, or the text up to an end. */
function valueAt(masked: MaskedText, at: number, end: RegExp, limit = masked.text.length): string {
  const rest = masked.text.slice(at, limit);
  const value = rest.slice(SIGN.exec(rest)?.[0].length ?? 0);
  const [quoted] = masked.masksIn(value.slice(0, 1));
  if (quoted) return quoted.text;
  if (startsWithField(masked.folded.slice(at, limit).slice(rest.length - value.length))) return '';
  const plain = value.split(end, 1)[0] ?? '';
  return masked.sourceOf(plain).split(END, 1)[0]?.trim() ?? '';
}

const startsWithField = (folded: string): boolean =>
  [NETWORK, PASSWORD].some(({ source }) => new RegExp(`^${source}`).test(folded));

/** As ZXing documents the form. */
export const escapeField = (text: string): string => text.replace(/([\\;,:"])/g, '\\$1');
