import { readPrompt } from '@capstan/prompt-reader';
import type { SiteDocument } from '@capstan/site-document';

/** The document that a text alone describes. @param language code of the site's language. */
export const readFacts = (text: string, language: string): SiteDocument =>
  readPrompt(text, { language }).document;
