const LEADING = new RegExp(
  String.raw`^(?:(?:and|und|et|y|e|plus|also|auch|a|an|the|our|my|ein|eine|einen|der|die|das|un|une|le|la|les|el|los|las|um|uma|o|os|as|for|für|pour|para|por|at|with|mit|like|such as|including|include|includes?|are|is|wie|z\.b\.|comme|como|costs?|each|per person|i|we|wir|nous|offer|offers|sell|sells|selling|serve|do|have|charge|biete|bieten|verkaufe|verkaufen|vendo|vendemos|vende|ofrezco|ofrecemos|oferecemos|propose|proposons|prices|preise|services?|our menu|the menu)\s+)+`,
  'iu',
);
const TRAILING =
  /(?:\s|[([\-–—:=~,;…→]|(?<!\p{L})(?:for|at|costs?|cost|is|are|from|ab|für|kostet|kosten|zu|à|a|por|de|es|est|ist|é|son|sont|sind|são|cuesta|cuestan|custa|custam|coûte|coûtent|pour|um|each|only|just|nur|about)(?![\p{L}\d]))+$/iu;
const VERBS =
  /^.{0,80}?\b(?:sells?|offers?|serves?|bakes?|makes?|provides?|charges?|verkauf(?:en|e|t)|biete(?:n|t)?|vendemos|vendo|ofrecemos|oferecemos|vendons|proposons|include|includes|including)\b(?:\s+(?:an|wir))?[:\s]+/iu;
/** `Bakery “Crumb” with croissants`: what stands before the list of goods. */
const WHOLE =
  /^.*(?:["”»“]|\b(?:shop|store|website|site|page|menu|bakery|salon|studio|app|laden|boutique|tienda|loja))\s+(?:with|mit|avec|con|com)\s+/iu;
const NOT_ITEMS =
  /\b(?:budget|more than|over|orders? (?:over|above|of)|donations? of|up to|minimum|shipping|discount|rent of|fee of)\b/iu;
const MAX_LENGTH = 70;
const MAX_WORDS = 9;

/** The name of a product or service from the words beside its price; null when they are none. */
export function itemName(raw: string): string | null {
  const beforePrice = raw.replace(TRAILING, '');
  const boundary = Math.max(
    ...[',', ';', '、', '。', '・', '•', '\n', ': ', '! ', '? ', '. ', '|'].map((sign) =>
      lastEnd(beforePrice, sign),
    ),
  );
  const segment = beforePrice.slice(Math.max(0, boundary)).replace(/^[\s)\]\-–—*.:,]+/, '');
  const name = segment
    .replace(WHOLE, '')
    .replace(VERBS, '')
    .replace(LEADING, '')
    .replace(TRAILING, '')
    .replaceAll(/[()[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (
    name === '' ||
    name.length > MAX_LENGTH ||
    name.split(' ').length > MAX_WORDS ||
    NOT_ITEMS.test(segment)
  )
    return null;
  return /\p{L}/u.test(name) ? name : null;
}

function lastEnd(text: string, sign: string): number {
  const at = text.lastIndexOf(sign);
  return at === -1 ? -1 : at + sign.length;
}
