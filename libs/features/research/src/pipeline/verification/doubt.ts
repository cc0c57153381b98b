import { sentencesOf } from '@capstan/text-analysis';
import { contentTerms, sharedTerms } from './content-terms.js';

/** Words that mark a sentence as uncertain, or as reported speech. `May` is a month. */
const DOUBT =
  /(?<![\p{L}\p{N}])(?:may|might|could|would|perhaps|possibl[ey]|probabl[ey]|likely|unlikely|potentially|allegedly?|alleged|reportedly|supposed(?:ly)?|rumou?r(?:s|ed)?|claim(?:s|ed)?|myths?|hoax|false|untrue|wrong(?:ly)?|incorrect(?:ly)?|if|unless|plans?|planned|expect(?:s|ed)?|propos(?:es|ed)|predict(?:s|ed)?|estimat(?:e|es|ed)|suggest(?:s|ed)?|believ(?:es?|ed)|denie[sd]|deny|doubts?|disput(?:es|ed)|könnten?|vielleicht|angeblich|möglicherweise|wahrscheinlich|pourrai(?:en)?t|peut-être|probablement|podrían?|quizás|tal vez|probablemente)(?![\p{L}\p{N}])/u;

/** Whether a sentence is uncertain. */
export function isDoubtful(sentence: string): boolean {
  return DOUBT.test(sentence);
}

/** Whether a claim is certain although the closest sentence of the quotation is not. */
export function isMoreCertain(claim: string, quotation: string): boolean {
  if (isDoubtful(claim)) return false;
  const terms = contentTerms(claim);
  const sentences = sentencesOf(quotation);
  const overlaps = sentences.map((sentence) => sharedTerms(terms, contentTerms(sentence)));
  const most = Math.max(0, ...overlaps);
  return sentences.every((sentence, index) => overlaps[index] !== most || isDoubtful(sentence));
}
