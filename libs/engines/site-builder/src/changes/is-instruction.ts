import type { SiteState } from '../model/site.js';
import { readMessage } from './grammar/message.js';
import { clausesOf, sentencesOf } from './grammar/split-message.js';
import { readInstruction } from './read-instruction.js';

const THING =
  '(?:web ?sites?|sites?|web ?apps?|apps?|applications?|platforms?|stores?|shops?|landing pages?|marketplaces?|homepages?|portals?|compan(?:y|ies)|business(?:es)?|brand|start-?up|webseiten?|websites?|homepages?|anwendung|online-?shops?|firma|sites? (?:web|internet)|application|boutique|plateforme|entreprise|páginas? web|sitios?(?: web)?|aplicaci(?:ón|ones)|tiendas?|plataformas?|empresas?|negocio|aplicativos?|lojas?|negócio)';
const PART =
  '(?!\\s*-?(?:page|section|tab|button|link|form|seite|abschnitt|name|colou?r|title|footer|header|design))(?!\\p{L})';

/** Ways to describe something new rather than a change of what is there. */
const DESCRIPTIONS = [
  new RegExp(
    `(?<!\\p{L})(?:build|create|make|design|set up|launch|start|generate|need|want|would like|.d like)(?:\\s+(?:me|us))?\\s+(?:an?|another|second|one more|my|our)\\s+(?:[\\p{L}\\p{N}'’&-]+\\s+){0,6}?${THING}${PART}`,
    'iu',
  ),
  new RegExp(
    `^(?:an?|another|the|my|our|eine?n?|une?|una?|uma?)\\s+(?:[\\p{L}\\p{N}'’&-]+\\s+){0,6}?${THING}\\s+(?:for|where|that|to|which|called|named|about|of|für|zum|pour|para|que|de)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:second|new|simple|modern|another) )*${THING}\\s+(?:for|where|that|called|about|für|pour|para)(?!\\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(?:we are|i am|i.m|we.re)\s+(?:an?)\s+(?!bit|little)|(?<!\p{L})(?:i|we)\s+(?:run|own|just opened|am opening|are opening|am starting|are starting)\s+(?:an?|my|our|the)\s/iu,
  new RegExp(
    `(?<!\\p{L})(?:erstelle?|baue?|mache?|brauche|brauchen|möchte|möchten|hätte gerne?)(?:\\s+(?:mir|uns|ich|wir|bitte))*\\s+(?:eine?n?|noch eine?n?)\\s+(?:[\\p{L}-]+\\s+){0,5}?(?:[\\p{L}-]*(?:webseite|website|homepage|shop|app|firma)|seite für)${PART}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:crée[rz]?|créer|fais|faites|voudrais|voulons|besoin d.)\\s*(?:-moi |-nous )?(?:une?|un autre)?\\s*(?:[\\p{L}-]+\\s+){0,5}?${THING}${PART}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:crea|crear|haz|hacer|quiero|queremos|necesito|necesitamos|crie|criar|faça|quero|queremos|preciso(?: de)?|precisamos(?: de)?)\\s+(?:una?|otra?|otro|uma?|outr[oa])\\s+(?:[\\p{L}-]+\\s+){0,5}?${THING}${PART}`,
    'iu',
  ),
  /(?<!\p{L})(?:wir sind|ich bin|ich habe|wir haben)\s+(?:eine?n?)\s|(?<!\p{L})(?:nous sommes|je suis)\s+(?:une?)\s|(?<!\p{L})(?:somos|soy|sou)\s+(?:una?|uma?)\s/iu,
  /(?:の|な)(?:ウェブ)?(?:サイト|ホームページ|アプリ|ショップ)を?(?:作|つく|作成|開設|お願い|ほしい|欲しい)|(?:新しい|二つ目の|もう一つの)(?:サイト|お店|ビジネス)/u,
];
/** Descriptions say what they are about at the beginning. */
export const HEAD_LENGTH = 600;

/** Whether the beginning of a prompt describes something to be built, rather than a change of what is there. */
export const isDescription = (head: string): boolean => DESCRIPTIONS.some((pattern) => pattern.test(head));

/**
 * Whether a later prompt for the same company reads as a change of what is there (`make the header blue`) rather than
 * as the description of something new (`A second site for my new bakery …`).
 */
export function isInstruction(prompt: string, state: SiteState): boolean {
  const head = readMessage(prompt).text.slice(0, HEAD_LENGTH);
  const first = sentencesOf(head)[0];
  const clause = first === undefined ? undefined : clausesOf(first)[0];
  if (first === undefined || clause === undefined) return false;
  if (isDescription(head)) return false;
  if (clause.isInstruction) return true;
  const { edits, undoes, openPoints } = readInstruction(first, state);
  return (edits.length > 0 || undoes > 0) && openPoints.length === 0;
}
