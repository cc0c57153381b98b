import type { Language } from '../../model/vocabulary.js';
import { isAppTerm } from '../app/read-app.js';
import { isFeatureTerm } from '../feature/read-features.js';
import { pricesIn } from '../items/price.js';
import type { PromptText } from '../text/prompt-text.js';

const LEADS: Record<Language, RegExp> = {
  en: /\b(?:(?:we|i|that|which|who|they)\s+(?:also\s+)?(?:sells?|offers?|serves?|bakes?|makes?|teach(?:es)?|provides?|brews?|roasts?|grows?|produces?|repairs?|rents? out|rents?|crafts?|builds?|designs?|install(?:s)?|organi[sz]es?|specialis?es in|specializes? in|specialise in)|selling|offering|serving|specialis(?:ing|ed) in|specializ(?:ing|ed) in|focus(?:ing|ed) on|known for|famous for|that lets|to help|with(?=\s+\d+\s+\p{L})|(?:app|tool|platform|software|product|bottle|device|gadget|assistant|extension|game|service)(?:\s+for\s+[\p{L} -]{3,40}?)?\s+that(?!\s+(?:is|are|has|needs|wants|should|will|can)\b))\s+(?<offer>[^.!?\n]+)/iu,
  de: /(?:\b(?:wir|ich)\s+(?:verkaufen?|bieten?|backen?|reparieren?|unterrichten?|vermieten?|produzieren?|bauen?|fertigen?|rösten?|brauen?)|\bspezialisiert auf|\bbekannt für|\bmit Schwerpunkt(?: auf)?)\s+(?<offer>[^.!?\n]+)/u,
  fr: /(?:\b(?:nous|je)\s+(?:vendons|vends|proposons|propose|fabriquons|fabrique|offrons|réparons|cuisinons|enseigne|cultivons)|\bqui (?:vend|propose|fabrique|répare)|spécialisée? (?:dans|en)|connue? pour)\s+(?<offer>[^.!?\n]+)/iu,
  es: /(?:\b(?:vendemos|vendo|ofrecemos|ofrezco|hacemos|reparamos|enseñamos|cultivamos|elaboramos|que vende|que ofrece|que hace)|especializad[ao]s? en|conocid[ao]s? por)\s+(?<offer>[^.!?\n]+)/iu,
  pt: /(?:\b(?:vendemos|vendo|oferecemos|ofereço|fazemos|reparamos|ensinamos|cultivamos|produzimos|que vende|que oferece|que faz)|especializad[ao]s? em|conhecid[ao]s? por)\s+(?<offer>[^.!?\n]+)/iu,
  ja: /(?<offer>[^。、\n]{2,40})を(?:販売|提供|製造|専門)/u,
};
/** Where an offer ends and the wish for a site begins again. */
const ENDS =
  /\s+(?:in (?:green|blue|red|black)|please|with (?:a|an|our) (?:booking|contact|menu|gallery|newsletter|form|page|blog|shop|price)|and (?:need|want|would like|we need|i need|are|is|have|has|can)|und (?:brauchen?|möchten?)|et (?:voudrais|avons besoin)|y (?:necesito|necesitamos|queremos)|e (?:preciso|precisamos|queremos))\b.*$/iu;
const MAX_LENGTH = 120;

function shortened(offer: string): string {
  const plain = offer
    .replace(ENDS, '')
    .replace(/[\s,;:–-]+$/u, '')
    .trim();
  if (plain.length <= MAX_LENGTH) return plain;
  const cut = plain.slice(0, MAX_LENGTH);
  return cut.slice(0, Math.max(cut.lastIndexOf(','), cut.lastIndexOf(' '), 20)).replace(/[\s,]+$/u, '');
}

/** `serving Phoenix and Scottsdale`: where they work, not what they offer. */
function isArea(match: string, offer: string): boolean {
  return /^serving/i.test(match) && /^\p{Lu}/u.test(offer);
}

/** What they offer, a phrase of the prompt; null when it says no more than the trade. */
export function readOffer({ sentences }: PromptText, language: Language): string | null {
  for (const sentence of sentences) {
    const match = LEADS[language].exec(sentence.text);
    const raw = match?.groups?.offer;
    if (match === null || raw === undefined || isArea(match[0], raw)) continue;
    const offer = shortened(raw.replace(/\s?[([][^)\]]*[)\]]/gu, ''));
    if (offer.length < 3 || isFeatureTerm(offer) || isAppTerm(offer) || pricesIn(offer).length > 0) continue;
    if (/\b(?:website|site|app|pages?|sections?|webseite|página|sitio|サイト)\b/iu.test(offer)) continue;
    return offer;
  }
  return null;
}
