import { instructsModel } from '@capstan/text-analysis';

const ADDRESS =
  /\b(?:https?|ftps?|wss?):\/|\b(?:file|javascript|mailto|tel):\S|\bdata:\w+\/|\bwww\.\S|\S@\S+\.\p{L}/iu;
const MARKUP =
  /<\/?[a-z!][^>]*>?|!?\[[^[\]]*\]\(|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|\b(?:link|linkgit|xref|image|footnote):[^\s[\]]*\[|```|\*\*|__\w|^\s{0,3}(?:#{1,6}\s|>\s)/iu;
const MARKER =
  /[[(【]\s*(?:source|quelle|fuente|passage|citation|ref)s?\s*:?\s*[\dPp][\d\s,P-]*[\])】]|\[P\d+\]|【[\d†:]+】/iu;

/** An instruction to say something, which would read as a statement. */
const ORDER_TO_SAY =
  /^["'“‘]*(?:say|report|state|tell|answer|reply|respond|claim|conclude|mention|pretend|repeat|assert|insist|declare)\b,? (?:only |always |instead )?(?:that|to|with|in|the (?:user|reader|following)|everyone|every|all|users?|readers?|them|him|her|it|in ?stead)\b/iu;
const ORDER_TO_READER =
  /\byou (?:must|should|have to|need to|will) (?:now |always |only )?(?:recommend|buy|visit|say|answer|reply|respond|report|state|write|tell|cite|include|send|subscribe|purchase|order|call|trust|believe|praise|rate)\b/iu;
const ADVERTISEMENT =
  /(?:^|[.!:–—-]\s*)(?:buy|order|shop|call|subscribe|book|register|act|download)\b[^.]{0,60}\b(?:now|today)\b|\b(?:limited[- ]time offer|special offer|(?:discount|promo|coupon) code|free shipping|money[- ]back|best (?:deal|price)s?|\d% off\b|don[’']t miss|satisfaction guaranteed)|\b(?:jetzt (?:kaufen|bestellen)|achetez|compre (?:ahora|já))\b/iu;

/** Whether a text contains a URL, markup, or a forged source marker. */
export function containsMarkup(text: string): boolean {
  return ADDRESS.test(text) || MARKUP.test(text) || MARKER.test(text);
}

/** Whether a text gives instructions to a reader or a language model, or advertises. */
export function addressesReader(text: string): boolean {
  return (
    instructsModel(text) || ORDER_TO_SAY.test(text) || ORDER_TO_READER.test(text) || ADVERTISEMENT.test(text)
  );
}

/**
 * What must not occur in a report, even if a page contains it: URLs, markup, markers, instructions,
 * advertising, control characters.
 */
export function isRefused(text: string): boolean {
  return /\p{Cc}/u.test(text) || containsMarkup(text) || addressesReader(text);
}
