import { PromptText } from '../clauses/prompt-text.js';
import { detectLanguage } from '../packs/detect-language.js';
import { languageFor } from '../packs/language.js';
import { currencyOf } from './values/currency.js';
import { nameContext } from './names/name.js';
import { readFacts } from './facts/read-facts.js';
import { findValues } from './values/values.js';
import { nameCandidates } from './names/candidates.js';
import { nameFeatures, namelessFeatures } from './names/name-features.js';
import { isStated } from './names/rank.js';

export interface NameExample {
  /** Null: there is none. */
  name: string | null;
  features: string[];
  /** Whether the prompt says so in so many words, so that nothing is weighed. */
  isStated: boolean;
}

/** The candidates for the name in a prompt, the first for none, with what they are recognized by: for fitting. */
export function nameExamples(text: string): NameExample[] {
  const prompt = new PromptText(text, languageFor(detectLanguage(text)), 0);
  const values = findValues(prompt);
  const context = nameContext(prompt, values, readFacts(prompt, values, currencyOf(prompt, values.monies)));
  const candidates = nameCandidates(prompt, values.clauses, values.contacts, context.hits);
  return [
    { name: null, features: namelessFeatures(context), isStated: false },
    ...candidates.map((each) => {
      const features = nameFeatures(each, context);
      return { name: each.name, features, isStated: isStated(each, features) };
    }),
  ];
}
