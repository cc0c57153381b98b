import { contactIn } from './qr/contact.js';
import { wifiIn } from './qr/wifi.js';
import { askedPlaces } from './reading/asked-kind.js';
import { MaskedText } from './reading/masked-text.js';
import { plainRequest } from './reading/plain-request.js';
import { beginningSkipper, endingStripper } from './reading/text-bounds.js';
import { foldText } from './reading/fold-text.js';
import { entriesOf, wordsPattern } from './reading/word-pattern.js';
import { LANGUAGES } from './words/index.js';

/** A longer text does not fit in any code. */
const MAX_TEXT = 3_000;
/** Texts that are complete QR contents. */
const CODE =
  /\b(?:(?:WIFI|MATMSG|MECARD):[^\n]{1,500}?;;|BEGIN:VCARD[\s\S]*?END:VCARD|BEGIN:VEVENT[\s\S]*?END:VEVENT|(?:SMSTO|otpauth):\S+)/;
const QR = wordsPattern(
  LANGUAGES.flatMap(({ kinds }) => entriesOf(kinds.qr)),
  '',
);
const EVERY_QR = new RegExp(QR.source, 'g');
const TEXT = wordsPattern(LANGUAGES.flatMap(({ qr }) => entriesOf(qr.text)));
/** `encoding the string`: the text is behind the second word. */
const ANOTHER_MARK = new RegExp(
  `^\\s?(?:(?:the|this|following|a|den|das|le|el|la|o|il)\\s)?${TEXT.source}(?:\\s|:)`,
);
const withoutLooks = endingStripper(LANGUAGES.flatMap(({ qr }) => entriesOf(qr.looks)));
const skipRequest = beginningSkipper(
  LANGUAGES.flatMap(({ connectors, openings, qr }) => [connectors, openings, qr.text].flatMap(entriesOf)),
);

/** Returns the content of a QR code: the address, quotation or network in the request for one; else the whole prompt. */
export function qrContentIn(prompt: string): string {
  const text = plainRequest(prompt).trim();
  if (text.length > MAX_TEXT) return text;
  const masked = MaskedText.of(text);
  if (!QR.test(masked.folded)) return text;
  const content = statedContent(masked, text) ?? rest(masked);
  return content.trim() === '' ? text : content.trim();
}

/** Returns whether a request for a code contains its content. */
export function hasQrContent(prompt: string): boolean {
  const text = plainRequest(prompt).trim();
  const masked = MaskedText.of(text);
  if (statedContent(masked, text) !== undefined) return true;
  // `QR code: Table 12`, and `a QR code for INV-2026-7`.
  const content = rest(masked);
  const isBehindColon = /qr[\s-]?(?:code)?\s?:\s?\S/i.test(masked.text);
  return content !== '' && (isBehindColon || /^\S{0,40}\d\S{0,40}$/.test(content));
}

function statedContent(masked: MaskedText, prompt: string): string | undefined {
  const code = CODE.exec(prompt)?.[0];
  if (code !== undefined) return code;
  return (
    wifiIn(masked) ??
    contactIn(masked) ??
    quotedText(masked) ??
    address(masked) ??
    quotation(masked) ??
    textBehindWord(masked)
  );
}

/** A quotation that the prompt names as the text. */
function quotedText(masked: MaskedText): string | undefined {
  for (const match of masked.folded.matchAll(TEXT)) {
    const behind = /^[\s:=は]{0,4}([\ue000-\uefff])/.exec(masked.text.slice(match.index + match[0].length));
    const [mask] = masked.masksIn(behind?.[1] ?? '');
    if (mask?.kind === 'quotation') return mask.text;
  }
  return undefined;
}

function address({ masks }: MaskedText): string | undefined {
  const own = masks.find(({ kind, text }) => kind === 'address' && !/^[^:/]{1,70}@/.test(text))?.text;
  if (own === undefined) return undefined;
  return /^[a-z]{2,10}:/i.test(own) ? own : `https://${own}`;
}

const quotation = ({ masks }: MaskedText): string | undefined => {
  const own = masks.find(({ kind }) => kind === 'quotation')?.text;
  return own !== undefined && isDomain(own) ? `https://${own}` : own;
};

const isDomain = (text: string): boolean => /^www\.\S{1,200}$/.test(text);

/** `the text INV-7 into a QR code`, `QR code with the text: Table 12`. */
function textBehindWord(masked: MaskedText): string | undefined {
  const folded = masked.folded.replace(EVERY_QR, (noun) => ' '.repeat(noun.length));
  for (const match of folded.matchAll(TEXT)) {
    const at = match.index + match[0].length;
    const [place] = askedPlaces(masked, 'qr').filter(({ start }) => start >= at);
    const text = masked.text.slice(at, place?.start ?? masked.text.length).replace(/^[\s:=は]{1,4}/, '');
    const own = withoutLooks(text, foldText(text)).trim();
    if (ANOTHER_MARK.test(foldText(text))) continue;
    // `a message of love` says what the text is about.
    const isAbout = /^(?:of|about|on|in|from|for|to|that|der|des|von|de|du|del|di|do|da)\s/i.test(own);
    if (own !== '' && !isAbout && /[\p{L}\p{N}]/u.test(own)) return masked.sourceOf(own).replace(/[.]$/, '');
  }
  return undefined;
}

/** Returns the prompt without the request. */
function rest(masked: MaskedText): string {
  const [place] = askedPlaces(masked, 'qr');
  const noun = QR.exec(masked.folded);
  const [start, end] = place ? [place.start, place.end] : [0, (noun?.index ?? 0) + (noun?.[0].length ?? 0)];
  const behind = masked.text.slice(end);
  const folded = masked.folded.slice(end);
  const own = withoutLooks(behind, folded).slice(skipRequest(folded)).trim();
  return masked.sourceOf(own === '' ? masked.text.slice(0, start).trim() : own);
}
