import { unaccented, withoutListNumber } from '@capstan/text-analysis';
import type { Asked } from './asked.js';
import { isCodeTerm } from './codes.js';
import { FITS, numberFit } from './number-fit.js';
import { heldBy, topicTerms } from './topic-match.js';

const HALF = 0.5;

const YEAR = /(?<![\p{L}\p{N}.,-])(?:1\d|20)\d{2}(?![\p{L}\p{N}]|[.,]\d)/u;
const CONDITION =
  /\b(?:when(?:ever)?|if|once|as soon as|after|until|while|before|every time|wenn|sobald|quand|cuando|quando|wanneer)\b/iu;
const REASON =
  /\b(?:because|since|so that|so as to|therefore|thus|otherwise|due to|owing to|reasons?|in order to|(?:in order )?to (?:avoid|prevent|ensure|protect|make sure|keep)|caused by|as a result|that[’']s why|this is why|this (?:may|can|might)? ?happens?|prevents?|would (?:mean|otherwise|be|cause|lead)|weil|denn|damit|deshalb|parce que|car|porque|perche|omdat)\b/iu;
const IMPERATIVE =
  /^(?:to [\p{L}-]+ [^.]{3,120}?, )?(?:simply |just |first,? |then |next,? |now |finally,? |please )?(?:use|run|set|open|select|click|choose|press|enter|add|create|call|type|go|pass|specify|install|configure|enable|disable|remove|delete|invoke|register|start|stop|execute|provide|define|edit|copy|save|make|put|write|send|export|import|change|check|do|give|keep|wait|connect|mount|initialize|restore|recover|list|extract|fit|turn|switch|place|attach|follow|ensure|avoid|insert|update|upgrade|load|compile|build|drag|right-click|double-click)\b/iu;
const MEANS =
  /\b(?:you (?:can|could|may|must|should|need to|have to)|(?:can|may|must|should) be \p{L}+ed|by \p{L}+ing|with the|using|use the|is done (?:by|with))\b/iu;
const CONTRAST =
  /\b(?:unlike|whereas|while|but|however|differs?|differences?|different|compared|instead|rather than|in contrast|on the other hand|similar|same|both|versus|only|more|less|than|as opposed to)\b/iu;
const SETS_APART =
  /^unlike\b|\b(?:whereas|in contrast|as opposed to|differs? from|similar to|different from|(?:more|less|\p{L}{1,30}er) [^.]{0,40}\bthan|compared (?:to|with))\b/iu;
const ENUMERATION =
  /: (?:[^,;:.]{2,40}, )+(?:and |or )?[^,;:]{2,60}|(?:[^,;.:]{2,32}, )+(?:and|or|und|et|y) [^,;]{2,40}|(?:both|either) [^.]{3,80} (?:and|or) |["'`‘“][^"'`]+["'`’”](?:,| and | or ) ?["'`‘“][^"'`]+["'`’”]/u;
const VERDICT = /^(?:yes|no|ja|nein|oui|non|si|nee)\b/iu;
const VERDICT_WITHIN =
  /\b(?:not|cannot|can[’']t|doesn[’']t|isn[’']t|won[’']t|never|no longer|only|always|possible|impossible|supports?|supported|allows?|allowed|safe|able|must|can|will|is)\b/iu;

const ARTICLE = '(?:an?|the|ein|eine|der|die|das|une?|les?|la|el|los|las|il|lo|uma?|o|een|de|het)';
const DEFINITION = new RegExp(
  `^(?!(?:each|every|all|some|this|these|that|those|no|if|when|any|most|many|there|it)\\b)(?:${ARTICLE} )?(?<head>[^,;:()]{2,60}?)(?: \\((?<alias>[^()]{1,60})\\)|, [^,;:]{2,60},)?(?:(?<![\\p{L}\\p{N}])| )(?:(?:is|are|was|were|ist|sind|war|est|sont|es|son|e|sono|sao|zijn)(?: also| usually| defined as| simply)? (?:(?:${ARTICLE}|one|another|any|used|what|something|when)\\b|(?!\\p{L}+(?:ed|ly|ing)\\b|(?:not|on|in|at|to|up|down|about|able|available|part|also|still|now|always|never|only|of|for|from|under|between|as|so|too|more|less|most)\\b)\\p{L}+ \\p{L}+)|(?:means|refers to|denotes|stands for|bezeichnet|bedeutet|designe|significa|betekent|[-–—]) |: )`,
  'iu',
);
const NAMING =
  /\b(?:called|termed|named|known as|referred to as|genannt|namens|appele|llamad[oa]|chiamat[oa]) (?:an? |the )?["“'‘«„]?(?<head>[^,;:()]{2,60}?)["”'’»]?(?:[,.;(]|$| (?:that|which|whose|to|or)\b)/iu;
/** "A basic feature is the X.", which the next sentence explains. */
const NAMED_LAST = /\b(?:is|are) (?:an?|the) ["“'‘]?(?<head>[^,;:()"“”]{2,60}?)[."”'’]+$/iu;

/** "E2: the probe is broken", in a list or a row. */
const ENTRY_OF_CODE = /^(?<head>\p{L}{1,8}\d[\p{L}\d]*) ?[:=|–—-] /u;
const MAX_NAME_OF_CODE = 3;

/** How well the form of a text answers a question, 0 to 1. */
export function formFit(asked: Asked, text: string, question: string): number {
  const { form, things } = asked;
  const plain = unaccented(withoutListNumber(text));
  switch (form) {
    case 'definition':
      return defines(plain, asked) ? FITS : namesCode(topicTerms(plain), asked) ? HALF : 0;
    case 'number':
      return numberFit(plain, unaccented(question));
    case 'time':
      return YEAR.test(plain) ? FITS : 0;
    case 'condition':
      return CONDITION.test(plain) ? FITS : 0;
    case 'why':
      return REASON.test(plain) ? FITS : 0;
    case 'how-to':
      return IMPERATIVE.test(plain) ? FITS : MEANS.test(plain) ? HALF : 0;
    case 'workings':
      return MEANS.test(plain) || REASON.test(plain) ? HALF : 0;
    case 'comparison': {
      const terms = topicTerms(plain);
      const named = things.filter((thing) => thing.some((term) => heldBy(term, terms) > 0)).length;
      return (things.length > 0 ? (named / things.length) * HALF : 0) + (CONTRAST.test(plain) ? HALF : 0);
    }
    case 'list':
      return ENUMERATION.test(plain) ? FITS : 0;
    case 'yes-no':
      return VERDICT.test(plain) ? FITS : VERDICT_WITHIN.test(plain) ? HALF : 0;
    default:
      return HALF;
  }
}

/** Whether a sentence says how things differ, instead of just naming them. */
export const isContrasting = (text: string): boolean => SETS_APART.test(text);

/** Whether a text says what the topic of a question is. */
export const definesTopic = (text: string, asked: Pick<Asked, 'topic' | 'subject'>): boolean =>
  asked.topic.size > 0 && defines(unaccented(withoutListNumber(text)), asked);

/** Whether terms have the codes that were asked about. */
const namesCode = (terms: ReadonlySet<string>, { subject }: Pick<Asked, 'subject'>): boolean =>
  subject.some(isCodeTerm) && subject.every((term) => terms.has(term));

/** Whether a sentence says what the topic is: its subject is the topic and nothing else. */
function defines(text: string, { topic, subject }: Pick<Asked, 'topic' | 'subject'>): boolean {
  return [DEFINITION, NAMING, NAMED_LAST, ENTRY_OF_CODE].some((pattern) => {
    const { head = '', alias = '' } = pattern.exec(text)?.groups ?? {};
    return [head, alias].some((name) => {
      const terms = topicTerms(name);
      // "The code E2" is E2, and "error" of the question is only another name of its kind.
      if (terms.size <= MAX_NAME_OF_CODE && namesCode(terms, { subject })) return true;
      const shared = [...topic.keys()].filter((term) => heldBy(term, terms) > 0).length;
      const isSubject = subject.length > 0 && subject.every((term) => heldBy(term, terms) > 0);
      return terms.size > 0 && terms.size <= shared + 0.5 && (isSubject || shared >= topic.size / 2);
    });
  });
}
