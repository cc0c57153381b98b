import { detectLanguage } from '../packs/detect-language.js';
import { languageFor } from '../packs/language.js';
import { findSegments } from './values/values.js';
import { clauseFeatures } from '../clauses/clause-features.js';
import { listHits } from '../clauses/list-hits.js';
import { PromptText } from '../clauses/prompt-text.js';
import { remarkFeatures } from '../clauses/remark-model.js';
import type { Segment } from '../clauses/segments.js';

/** The clauses of a prompt with what they are recognized by: what the tags are fitted on. */
export function clauseExamples(
  text: string,
  language = detectLanguage(text),
): { segment: Segment; features: string[]; remark: string[] }[] {
  const prompt = new PromptText(text, languageFor(language), 0);
  const { segments, strong } = findSegments(prompt);
  const features = clauseFeatures(prompt, segments, strong, listHits(prompt));
  return segments.map((segment, index) => ({
    segment,
    features: features[index]!,
    remark: remarkFeatures(prompt, segment, features[index]!),
  }));
}
