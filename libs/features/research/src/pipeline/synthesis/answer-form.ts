import { unaccented } from '@capstan/text-analysis';
import type { Facet } from '../../model/query-plan.js';
import { contentTerms, sharedTerms } from '../verification/content-terms.js';

/** Bonus of a sentence that has the form of an answer. */
const DEFINES = 0.4;
const INTRODUCES = 0.1;
const STATES = 0.25;

/** Questions that a definition does not answer, though it helps to understand the answer. */
const ASKS_OTHERWISE =
  /^(?:how|why|which|where|wie|warum|weshalb|wozu|welche[rsnm]?|wo|comment|pourquoi|quel(?:le)?s?|ou|como|por que|cual(?:es)?|donde|come|perche|dove|qual|onde|hoe|waarom|welke?|waar)\b/iu;
/** Question words and a following article, which are not part of the subject. */
const ASKS_WHAT =
  /^(?:(?:what(?: exactly)?|who) (?:is|are|was|were)|(?:was|wer) (?:ist|sind|war)|qu['’]est-ce que|qui (?:est|sont)|que (?:es|son)|quien (?:es|son)|(?:che )?cos['’]e|chi e|o que (?:e|sao)|quem e|(?:wat|wie) (?:is|zijn))\b\s*(?:(?:an?|the|eine?|der|die|das|une?|les?|la|el|los|las|un[ao]?|il|lo|uma?|o|os|as|een|de|het)\b|l['’])?/iu;
const ASKS_HOW_MUCH =
  /^(?:how (?:many|much|big|large|long|old|high|far|fast|often|deep|wide|heavy|tall|small|wide)|wie ?viele?|wie (?:lang|lange|hoch|gross|alt|oft|schnell|weit|schwer|teuer)|combien|cuant[oa]s?|quant[aieo]s?|hoeveel|hoe (?:lang|groot|oud|vaak|snel))\b|^(?:the )?(?:maximum|minimum|default) /iu;
const ASKS_WHEN =
  /^(?:when|since when|(?:in |since )?(?:what|which) year|(?:seit )?wann|in welchem jahr|(?:depuis )?quand|(?:desde )?cuando|quando|(?:sinds )?wanneer)\b/iu;

const YEAR = /(?<![\p{L}\p{N}.,-])(?:1\d|20)\d{2}(?![\p{L}\p{N}]|[.,]\d)/u;
const NUMBER = /(?<![\p{L}\p{N}.])\p{N}/u;

/** "X (or Y) is a …", "X, the Y, means …". */
const DEFINITION =
  /^(?:an?|the|ein|eine|der|die|das|une?|les?|la|l['’]|el|los|las|un[ao]?|il|lo|i|gli|o|os|as|uma?|een|de|het)?\s*(?<head>[^,;:()]{2,60}?)(?: \([^()]{1,60}\)|, [^,;:]{2,60},)? (?:(?:is|are|was|were|ist|sind|war|est|sont|es|son|e|sono|sao|zijn)(?: also)? (?:an?|the|one|another|any|used|what|eine?|einer|der|die|das|une?|les?|la|un[ao]?|el|uma?|il|lo|een|het|de)|means|refers to|denotes|stands for|bezeichnet|bedeutet|designe|significa|betekent)\b/iu;
/** "a feature called X, whose purpose is …". */
const NAMING =
  /\b(?:called|known as|genannt|namens|appele|llamad[oa]|chiamat[oa]|chamad[oa]|genaamd) ["“'‘«„]?(?<head>[^,;:()]{2,60}?)["”'’»]?(?:[,.;(]| (?:that|which|whose|to)\b)/iu;

/**
 * Computes the bonus of sentences that have the form of an answer to the question.
 * @param heading of the facet, which is its question in the caller's words.
 * @param about stemmed terms of its subject.
 */
export function answerForm(
  { heading }: Pick<Facet, 'heading'>,
  about: readonly string[],
): (text: string) => number {
  const question = unaccented(heading).replace(/^[¿¡\s]+/u, '');
  if (ASKS_HOW_MUCH.test(question)) return (text) => (NUMBER.test(text) ? STATES : 0);
  if (ASKS_WHEN.test(question)) return (text) => (YEAR.test(text) ? STATES : 0);
  const isAboutAll = [...contentTerms(question.replace(ASKS_WHAT, ''))].every((term) => about.includes(term));
  const gain = isAboutAll && !ASKS_OTHERWISE.test(question) ? DEFINES : INTRODUCES;
  return (text) => (defines(text, about) ? gain : 0);
}

/** Whether a sentence defines the subject. */
function defines(text: string, about: readonly string[]): boolean {
  const plain = unaccented(text);
  return [DEFINITION, NAMING].some((pattern) => {
    const head = contentTerms(pattern.exec(plain)?.groups?.head ?? '');
    const shared = sharedTerms(about, head);
    return head.size > 0 && shared === head.size && shared >= about.length / 2;
  });
}
