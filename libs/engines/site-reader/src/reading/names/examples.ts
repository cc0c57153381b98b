import { PromptText } from '../../clauses/prompt-text.js';
import { detectLanguage } from '../../packs/detect-language.js';
import { languageFor } from '../../packs/language.js';
import { nameContext } from '../name.js';
import { readFacts } from '../read-facts.js';
import { currencyOf } from '../currency.js';
import { findValues } from '../values.js';
import { nameCandidates } from './candidates.js';
import { signsOf } from './signs.js';

/** The candidates for the name in a prompt with their signs: what the weights are fitted on. */
export function nameExamples(text: string): { name: string; signs: Record<string, number> }[] {
  const prompt = new PromptText(text, languageFor(detectLanguage(text)), 0);
  const values = findValues(prompt);
  const context = nameContext(prompt, values, readFacts(prompt, values, currencyOf(prompt, values.monies)));
  return nameCandidates(prompt, values.clauses, values.contacts, context.near).map((candidate) => ({
    name: candidate.name,
    signs: signsOf(candidate, context),
  }));
}
