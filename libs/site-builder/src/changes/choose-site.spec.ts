import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.js';
import { chooseSite } from './choose-site.js';
import { LATER_PROMPTS, NEXT_PROMPTS } from './fixtures/next-prompts.js';

const siteOf = (prompt: string) => ({ name: readBrief(prompt).name, prompt });

const meaningOf = (site: string, next: string): 'change' | 'new site' =>
  chooseSite(next, [siteOf(site)]) === null ? 'new site' : 'change';

describe('chooseSite', () => {
  it.each([...NEXT_PROMPTS, ...LATER_PROMPTS].map((pair) => [pair.next, pair.meant, pair.site] as const))(
    'takes “%s” for a %s',
    (next, meant, site) => {
      expect(meaningOf(site, next)).toBe(meant);
    },
  );
});
