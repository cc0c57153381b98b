import { PromptText } from '../../clauses/prompt-text.js';
import { detectLanguage } from '../../packs/detect-language.js';
import { languageFor } from '../../packs/language.js';
import { currencyOf } from '../currency.js';
import { nameContext } from '../name.js';
import { readFacts } from '../read-facts.js';
import { findValues } from '../values.js';
import { nameCandidates } from './candidates.js';
import { nameFeatures, namelessFeatures } from './name-features.js';

/** The candidates for the name in a prompt, the first for none, with what they are recognized by: for fitting. */
export function nameExamples(text: string): { name: string | null; features: string[] }[] {
  const prompt = new PromptText(text, languageFor(detectLanguage(text)), 0);
  const values = findValues(prompt);
  const context = nameContext(prompt, values, readFacts(prompt, values, currencyOf(prompt, values.monies)));
  const candidates = nameCandidates(prompt, values.clauses, values.contacts, context.hits);
  return [
    { name: null, features: namelessFeatures(context) },
    ...candidates.map((each) => ({ name: each.name, features: nameFeatures(each, context) })),
  ];
}
