import { glance, readPrompt } from '@capstan/prompt-reader';
import type { AuthoredSite } from './authored-site.js';
import { readChange } from './read-change.js';

/** The site that a first prompt describes. @param companyName the name of a prompt without one. */
export function readSite(prompt: string, companyName: string | null = null): AuthoredSite {
  const { document, ledger } = readPrompt(prompt);
  if (companyName !== null && !glance(prompt).isNameCertain) document.identity.name = companyName;
  return { document, ledger, prompts: [prompt] };
}

/** The site that follows from all its prompts, oldest first, where only they are left of it. */
export function readSiteAgain(
  [first, ...others]: readonly [string, ...string[]],
  companyName: string | null,
): AuthoredSite {
  return others.reduce((site, prompt) => readChange(site, prompt).site, readSite(first, companyName));
}
