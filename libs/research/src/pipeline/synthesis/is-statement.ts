import { pointsElsewhere } from './refers-back.js';
import { bearsMarkup, addressesReader } from '../verification/refusals.js';

/** Shorter ones say too little, longer ones are no sentences. UTF-16 units; scripts without spaces need fewer. */
const MIN_LENGTH = 40;
const MIN_LENGTH_UNSPACED = 14;
const MAX_LENGTH = 400;
const MIN_WORDS = 6;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Scripts that write no full stop. */
const UNSTOPPED = /[\p{Script=Thai}\p{Script=Lao}]/u;
const FULL_STOP = /[.!。．！｡।॥۔։።။៕]["'”’»)\]」』]*(?:\s?\[[\d\s,]+\])*$/u;
const START = /^["'“‘«„(¿¡「『]*(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}]|\p{Ll}+\p{Lu})/u;
/** Words that an English sentence has and a list or a heading has not. */
const ENGLISH_VERB =
  /\b(?:am|is|are|was|were|be|been|has|have|had|does|do|did|can|could|will|would|shall|should|may|might|must|became|began|brought|built|came|cost|cut|fell|found|gave|got|grew|held|kept|knew|led|left|lost|made|met|paid|put|ran|rose|said|saw|sent|set|showed|sold|spent|spoke|stood|took|told|thought|went|won|wrote|affect|allow|appear|apply|become|begin|belong|break|bring|buy|carry|cause|change|close|come|connect|consist|contain|control|cover|depend|differ|eat|exist|fall|feed|find|follow|form|get|give|go|grow|handle|happen|help|hold|include|increase|keep|know|lead|let|live|lose|make|mean|measure|move|need|offer|open|pay|play|produce|protect|provide|pull|push|put|reach|receive|reduce|remain|require|rise|run|say|see|seem|sell|send|serve|show|spread|stand|start|stay|stop|store|suffer|suggest|support|take|tend|think|turn|use|vary|want|wear|work|isn[’']t|aren[’']t|wasn[’']t|weren[’']t|don[’']t|doesn[’']t|didn[’']t|can[’']t|won[’']t|it[’']s|\p{Ll}{2,}(?:ed|ing)|\p{Ll}{3,}s (?:an?|the|that|its|their|his|her|to|no|not|more|less|most|all|any|every|only|both|into|how|what|whether|when|\d+))\b/u;
/** A sentence of a manual: what it is said to do is its first word ("Fit a filter …"). */
const INSTRUCTION =
  /^(?!(?:About|Above|Across|After|Against|All|Along|Among|And|Around|As|At|Before|Behind|Below|Beside|Between|Beyond|But|By|Despite|During|For|From|Half|In|Inside|Into|Like|Near|Nor|Of|Off|On|Or|Outside|Over|Plus|Since|Than|Through|Throughout|To|Toward|Towards|Under|Until|Unlike|Up|Upon|Via|What|While|With|Within|Without)\b)\p{Lu}\p{Ll}+ (?:an?|the|your|each|every|both|any|all)\b/u;

const FIRST_PERSON =
  /(?:^|[\s“"(])(?:I|I[’']m|I[’']ve|I[’']d|I[’']ll|[Mm]y|[Mm]e|[Mm]yself|[Ww]e[’'](?:re|ve|ll|d)|[Ww]e|[Oo]urs?|[Uu]s)(?=[\s,.;:!?’')”"])/u;
const FURNITURE =
  /\b(?:cookies?|privacy policy|terms of (?:use|service)|all rights reserved|newsletters?|(?:sign|log)[ -]?(?:in|up)|subscribe|subscription|copyright|©|javascript|your browser|advertis(?:ement|ing)|sponsored|affiliate|share this|skip to|read more|learn more|click here|follow us|contact us|table of contents|leave a comment|let[’']s|datenschutz|newsletter|inscrivez-vous|s'abonner|suscríbete)/iu;
const CALL_TO_ACTION =
  /^(?:click|subscribe|sign|log in|learn|read|download|buy|order|contact|join|share|register|discover|explore|check out|see also|visit|watch|shop|tap|get started|start your|try (?:it|our|for)|find out|browse|remember|recall|consider|note|notice|suppose|imagine|assume|let[’']s|please|make sure|keep in mind|feel free|jetzt|hier klicken|cliquez|haga clic)\b/iu;

/** Whether a sentence of a page can stand alone as a statement: whole, declarative, and of the page's matter. */
export function isStatement(text: string): boolean {
  return (
    hasShape(text) &&
    !isFurniture(text) &&
    !pointsElsewhere(text) &&
    !bearsMarkup(text) &&
    !addressesReader(text) &&
    !isCode(text)
  );
}

function hasShape(text: string): boolean {
  const isUnspaced = UNSPACED.test(text);
  if (text.length > MAX_LENGTH || text.length < (isUnspaced ? MIN_LENGTH_UNSPACED : MIN_LENGTH)) return false;
  if (!START.test(text) || /\s{3}|\t|\n/.test(text)) return false;
  if (!FULL_STOP.test(text) && !UNSTOPPED.test(text)) return false;
  if (isUnspaced) return true;
  const words = text.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];
  if (words.length < MIN_WORDS) return false;
  // Titles and lists of names begin most of their words with a capital.
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (capitals / words.length > 0.7) return false;
  return isLatinEnglish(text) ? ENGLISH_VERB.test(text) || INSTRUCTION.test(text) : true;
}

/** By its small words; text in another language is not asked for English verbs. */
function isLatinEnglish(text: string): boolean {
  return (text.match(/\b(?:the|of|and|to|in|an?|for|with|on|by|from|at|as)\b/gi)?.length ?? 0) >= 2;
}

function isFurniture(text: string): boolean {
  return FURNITURE.test(text) || CALL_TO_ACTION.test(text) || FIRST_PERSON.test(text);
}

function isCode(text: string): boolean {
  if (/[{}`\\|]|=>|==|\(\)|;\s*$|\$\w|^\s*[#$>]|--\w+\s--\w/u.test(text)) return true;
  const plain = text.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0;
  return plain / text.length < 0.7;
}
