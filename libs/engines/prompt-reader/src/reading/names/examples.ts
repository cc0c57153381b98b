import { PromptText } from '../../clauses/prompt-text.js';
import { detectLanguage } from '../../packs/detect-language.js';
import { languageFor } from '../../packs/language.js';
import { currencyOf } from '../currency.js';
import { nameContext } from '../name.js';
import { readFacts } from '../read-facts.js';
import { findValues } from '../values.js';
import { nameCandidates } from './candidates.js';
import { nameFeatures, namelessFeatures } from './name-features.js';
import { isStated } from './rank.js';

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
