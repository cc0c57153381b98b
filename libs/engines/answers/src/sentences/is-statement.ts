import { withoutListNumber } from '@capstan/text-analysis';
import { pointsElsewhere } from './refers-back.js';
import { containsMarkup, addressesReader } from './refusals.js';

/**
 * Shorter ones have too little content, longer ones are not sentences. UTF-16 units; scripts without spaces
 * need fewer.
 */
const MIN_LENGTH = 40;
const MIN_LENGTH_UNSPACED = 14;
const MAX_LENGTH = 400;
const MIN_WORDS = 6;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Scripts without full stops. */
const UNSTOPPED = /[\p{Script=Thai}\p{Script=Lao}]/u;
const FULL_STOP = /[.!。．！｡।॥۔։።။៕]["'”’»)\]」』]*(?:\s?\[[\d\s,]+\])*$/u;
const START = /^["'“‘«„(¿¡「『]*(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}]|\p{Ll}+\p{Lu})/u;
/**
 * Words that occur in English sentences and not in lists or headings; parts of hyphenated words do not count.
 */
const ENGLISH_VERB =
  /(?<![\p{L}\p{N}_-])(?:am|is|are|was|were|be|been|has|have|had|does|do|did|can|could|will|would|shall|should|may|might|must|became|began|brought|built|came|cost|cut|fell|found|gave|got|grew|held|kept|knew|led|left|lost|made|met|paid|put|ran|rose|said|saw|sent|set|showed|sold|spent|spoke|stood|took|told|thought|went|won|wrote|affect|allow|appear|apply|become|begin|belong|break|bring|buy|carry|cause|change|close|come|connect|consist|contain|control|cover|depend|differ|eat|exist|fall|feed|find|follow|form|get|give|go|grow|handle|happen|help|hold|include|increase|keep|know|lead|let|live|lose|make|mean|measure|move|need|offer|open|pay|play|produce|protect|provide|pull|push|put|reach|receive|reduce|remain|require|rise|run|say|see|seem|sell|send|serve|show|spread|stand|start|stay|stop|store|suffer|suggest|support(?! for\b)|take|tend|think|turn|use|vary|want|wear|work|isn[’']t|aren[’']t|wasn[’']t|weren[’']t|don[’']t|doesn[’']t|didn[’']t|can[’']t|won[’']t|it[’']s|\p{Ll}{2,}ed|\p{Ll}{2,}(?!s)\p{Ll}s (?:an?|the|that|its|their|his|her|to|no|not|more|less|most|all|any|every|only|both|into|how|what|whether|when|\d+))(?![\p{L}\p{N}_-])/u;
/** Also verbs that look like plural nouns, if there is no other candidate. */
const LOOSE_ENGLISH_VERB = new RegExp(
  String.raw`${ENGLISH_VERB.source}|\b(?:accept|enable|generate|occur|permit|persist|\p{Ll}{2,}(?!s)\p{Ll}s) (?!(?:of|for|in|into|and|or|but|on|to|with|without|from|by|at|as|than|that|which|who|whose|where|when|while|is|are)\b)(?=[\p{L}\p{N}])`,
  'u',
);
/** "Improvements, particularly for sorting" has no other verb, and is not a sentence. */
const PARTICIPLE = /(?<!\p{Ll})\p{Ll}{2,}ing(?!\p{L})/u;
const EACH_ENGLISH_VERB = new RegExp(ENGLISH_VERB, 'gu');
const ASCII = /^[\x20-\x7e]*$/;
/** Small words of other languages, in ASCII letters. */
const OTHER_SMALL_WORD =
  /\b(?:der|die|das|und|ist|nicht|ein|eine|im|le|la|les|des|du|et|un|une|el|los|las|que|se|il|di|che|het|een|van|de|e|da|os|na|och|det|som|og|i|w|z|nie)\b/i;
/** A noun phrase whose only verb is in its relative clause: "A script that aids the administrator." */
const NAMED_BY_CLAUSE = /^(?:An?|The|Any|Each|Some) ((?:[^\s,;:]+ ){1,6}?)(?:that|which|who|whose) (.*)$/u;
/** Describes the content of a document, not facts. */
const ABOUT_DOCUMENT =
  /^(?:(?:more|further|additional|detailed) (?:information|details|documentation) |(?:see|refer to|for (?:more|further|additional|full|details|a (?:full|complete|detailed|list))) |(?:(?:an?|the|another|each|our|this|these)(?: [\p{L}-]+){0,3} (?:sections?|chapters?|documents?|appendix|appendices|examples?|tutorials?|manuals?|articles?|paragraphs?|figures?|howto)|(?:chapter|section|appendix|figure|table|part) [\dA-Z.]+)(?: (?:also|below|above|then|briefly|\p{L}+ly))? (?:describe|discusse?|explain|show|list|cover|illustrate|demonstrate|present|summarize|outline|introduce|detail|give|provide|contain|document)s? )/iu;
/** Two sentences, or code and a sentence, without a full stop between them. */
const RUN_TOGETHER = /[^\s.!?:;,"“”«»„'’()—–-] (?:This|These|Those|You|If|When|Then|It|There) \p{Ll}/u;
/** The same where the second begins in lower case: the name of a function, a heading of a list. */
const GLUED =
  /(?<!\b(?:etc|approx|incl|resp|esp|viz|min|max|vol|fig|figs|eds))(?<=\p{Ll}{3}["”’)]?)\. \p{Ll}/u;
const FLAG = /(?<!\S)(\S+) --?\p{Ll}[\p{L}\d-]*(?=[\s=.,]|$)/giu;
/** Prose that names a flag: "the option -f", "-a and -b", "with --force". */
const BEFORE_NAMED_FLAG =
  /^(?:.*,|the|an?|and|or|nor|options?|flags?|switch|switches|parameters?|arguments?|with|without|using|use|uses|by|of|to|like|as|via|than|in|is|are|for|if|when|specify|specifying|pass|passing|add|adding|give|given|both|either)$/iu;
/** An instruction of a manual, which begins with its verb ("Fit a filter …"). */
const INSTRUCTION =
  /^(?!(?:About|Above|Across|After|Against|All|Along|Among|And|Around|As|At|Before|Behind|Below|Beside|Between|Beyond|But|By|Despite|During|For|From|Half|In|Inside|Into|Like|Near|Nor|Of|Off|On|Or|Outside|Over|Plus|Since|Than|Through|Throughout|To|Toward|Towards|Under|Until|Unlike|Up|Upon|Via|What|While|With|Within|Without)\b)\p{Lu}\p{Ll}+ (?:an?|the|your|each|every|both|any|all)\b/u;
const DRAWING = /[-=~_*^│─┌└]{4,}|\p{Cc}/u;
/** Command syntax, and lines drawn in plain text. */
const GRAMMAR = /\[,? ?(?:\.\.\.|…)|\[ ?[([]|\] ?\[|[-=~_*^]{4,}/u;

const FIRST_PERSON =
  /(?:^|[\s“"(])(?:I|I[’']m|I[’']ve|I[’']d|I[’']ll|[Mm]y|[Mm]e|[Mm]yself|[Ww]e[’'](?:re|ve|ll|d)|[Ww]e|[Oo]urs?|[Uu]s)(?=[\s,.;:!?’')”"])/u;
/**
 * What sites say about themselves. The words alone are not enough: manuals explain cookies, subscriptions and how to sign in.
 */
const FURNITURE = new RegExp(
  [
    String.raw`\b(?:we|(?:web)?sites?|pages?|apps?|services?) (?:also |and our partners )?uses? cookies`,
    String.raw`\b(?:accept|allow|reject|decline|manage|disable) (?:all |our |the |these )?cookies`,
    String.raw`\bcookies? (?:policy|settings|preferences|consent|banner|notice)`,
    String.raw`\b(?:privacy policy|terms of (?:use|service)|all rights reserved|copyright (?:©|\(c\)|\d{4})|datenschutz)`,
    '©',
    String.raw`\b(?:our|my|this|free|daily|weekly|monthly|e-?mail) newsletter|\bnewsletters? (?:sign|subscri)`,
    String.raw`\b(?:sign|log)[ -]?(?:in|up) (?:now|here|today|to (?:read|view|see|continue|comment|reply|vote|save|follow|get|access|unlock|leave|post|join|our|your)|for (?:our|an?|free|the|more|updates|weekly|daily)|with (?:google|facebook|apple))\b`,
    String.raw`\bsubscribe (?:now|here|today|for|to (?:our|my|us|the (?:channel|newsletter|magazine|blog|podcast)))\b|\bsubscribers[ -]only`,
    String.raw`\b(?:your|digital|free|paid|annual|premium) subscription`,
    String.raw`\b(?:enable|activate|requires?|need|turn on|without) javascript|\bjavascript (?:is |must be |seems to be )?(?:disabled|enabled|required|turned off|not (?:available|enabled|supported))`,
    String.raw`\b(?:your browser|advertisements?|sponsored|affiliate (?:links?|commissions?|programs?|partners?))`,
    String.raw`\b(?:share this|skip to|read more|learn more|click here|follow us|contact us|table of contents|leave a comment|let[’']s)`,
    "inscrivez-vous|s'abonner|suscríbete",
  ].join('|'),
  'iu',
);
const CALL_TO_ACTION =
  /^(?:click|subscribe|sign|log in|learn|read|download|buy|order|contact|join|share|register|discover|explore|check out|see also|visit|watch|shop|tap|get started|start your|try (?:it|our|for)|find out|browse|remember|recall|consider|note|notice|suppose|imagine|assume|let[’']s|please|make sure|keep in mind|feel free|jetzt|hier klicken|cliquez|haga clic)\b/iu;

/** Whether a sentence of a page can be quoted as a statement: complete, declarative, and content. */
export function isStatement(written: string): boolean {
  const text = withoutListNumber(written);
  return (
    hasShape(text) &&
    !isFurniture(text) &&
    !ABOUT_DOCUMENT.test(text) &&
    !pointsElsewhere(text) &&
    !containsMarkup(text) &&
    !addressesReader(text) &&
    !isCode(text)
  );
}

/** Whether a part of a page that need not be a sentence, such as an entry of a list, can be quoted. */
export function isQuotablePart(written: string): boolean {
  const text = withoutListNumber(written);
  return (
    text.length <= MAX_LENGTH &&
    !FURNITURE.test(text) &&
    !ABOUT_DOCUMENT.test(text) &&
    !containsMarkup(text) &&
    !addressesReader(text) &&
    !DRAWING.test(text)
  );
}

function hasShape(text: string): boolean {
  const isUnspaced = UNSPACED.test(text);
  if (text.length > MAX_LENGTH || text.length < (isUnspaced ? MIN_LENGTH_UNSPACED : MIN_LENGTH)) return false;
  if (/^\(.*\)[.!]?$/u.test(text) || RUN_TOGETHER.test(text)) return false;
  if (!START.test(text) || /\s{3}|\t|\n/.test(text)) return false;
  if ((!FULL_STOP.test(text) && !UNSTOPPED.test(text)) || /(?:\.\.|…)["'”’»)]*$/u.test(text)) return false;
  if (isUnspaced) return true;
  const words = text.match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];
  if (words.length < MIN_WORDS) return false;
  // Titles and lists of names capitalize most of their words.
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  if (capitals / words.length > 0.7) return false;
  const small = smallEnglishWords(text);
  if (small === 0) return true;
  if (GLUED.test(text)) return false;
  const hasVerb =
    ENGLISH_VERB.test(text) || ((small === 1 || PARTICIPLE.test(text)) && LOOSE_ENGLISH_VERB.test(text));
  return (hasVerb && !isNamedByClause(text)) || INSTRUCTION.test(text);
}

function isNamedByClause(text: string): boolean {
  const [, head, clause = ''] = NAMED_BY_CLAUSE.exec(text) ?? [];
  if (
    head === undefined ||
    LOOSE_ENGLISH_VERB.test(head) ||
    /[,;:]|\S (?:is|are|was|were|has|have|can|will|must|may|should) /.test(clause)
  )
    return false;
  const finite = (clause.match(EACH_ENGLISH_VERB) ?? []).filter((verb) => !verb.endsWith('ing'));
  // bounded: MAX_LENGTH
  return finite.length < 2 && !/\p{Ll}s \S+(?: \S+)* \p{Ll}{2,}s /u.test(clause);
}

/**
 * Number of English function words; none in text of another language, for which English verbs are not
 * required.
 */
function smallEnglishWords(text: string): number {
  const small = text.match(/\b(?:the|of|and|to|in|an?|for|with|on|by|from|at|as)\b/gi)?.length ?? 0;
  return small > 1 || (ASCII.test(text) && !OTHER_SMALL_WORD.test(text)) ? small : 0;
}

function isFurniture(text: string): boolean {
  return FURNITURE.test(text) || CALL_TO_ACTION.test(text) || FIRST_PERSON.test(text);
}

/** Whether a text is code, command syntax or a drawing instead of prose. */
export function isCode(text: string): boolean {
  const flags = [...text.matchAll(FLAG)].filter(([, before = '']) => !BEFORE_NAMED_FLAG.test(before));
  if (flags.length > 1) return true;
  if (/[{}`\\|]|=>|==|\(\)|;\s*$|\$\w|^\s*[#$>]|--\w+\s--\w/u.test(text)) return true;
  if (GRAMMAR.test(text)) return true;
  const plain = text.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0;
  return plain / text.length < 0.7;
}
