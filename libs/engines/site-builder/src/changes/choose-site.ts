import { type SiteSoFar, describesAnother } from './describes-another.js';
import { HEAD_LENGTH } from './is-instruction.js';
import { isMentioned } from './same-name.js';

/**
 * Which of a company's sites a prompt works on: the one it names, else the latest, else none of them when it describes
 * another business. Pure, and it reads the beginning of the prompt only, so that its cost is bounded.
 * @param sites the one worked on last first; at least one. @returns null for a new site.
 */
export function chooseSite<S extends SiteSoFar>(prompt: string, sites: readonly [S, ...S[]]): S | null {
  const head = prompt.slice(0, HEAD_LENGTH);
  const [latest] = sites;
  const named = sites
    .filter(({ name }) => isMentioned(name, head))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
  const site = named ?? latest;
  return describesAnother(head, { ...site, prompt: site.prompt.slice(0, HEAD_LENGTH) }) ? null : site;
}
