import { describe, expect, it } from 'vitest';
import { composeSite } from '../compose-site.js';
import { applyInstruction } from './apply-instruction.js';
import { SITES } from './fixtures/sites.js';
import { readAddition } from './read-addition.js';

const PROMPT =
  'A second site for my new café called Krume Nord in Leipzig. We serve espresso for €2.50 and cheesecake for €4. Make it blue. With a blog and online booking.';

describe('readAddition', () => {
  it('adds what the prompt describes and keeps everything that is there', () => {
    const before = composeSite(SITES.bakery);
    const addition = readAddition(PROMPT, SITES.bakery);
    const site = composeSite(applyInstruction(SITES.bakery, addition));
    const slugs = site.pages.map(({ slug }) => slug);
    expect(site.name).toBe(before.name);
    expect(site.colours).toEqual(before.colours);
    expect(site.place).toBe(before.place);
    expect(slugs).toEqual(expect.arrayContaining(before.pages.map(({ slug }) => slug)));
    expect(slugs).toContain('blog');
    expect(site.pages.map(({ title }) => title)).toContain('Krume Nord');
    expect(site.app).toBe('booking');
    expect(site.items).toEqual(expect.arrayContaining(before.items));
  });

  it('says what it leaves as it is', () => {
    expect(readAddition(PROMPT, SITES.bakery).openPoints.join(' ')).toContain('colours #2563c9');
  });

  it('adds only edits that add', () => {
    const kinds = new Set(readAddition(PROMPT, SITES.bakery).edits.map(({ kind }) => kind));
    for (const kind of kinds) {
      expect(['add_item', 'add_feature', 'add_app', 'add_page', 'statements', 'contact', 'hours']).toContain(
        kind,
      );
    }
  });

  it('has each sentence understood for an edit, and an open point for a prompt that adds nothing', () => {
    const addition = readAddition(PROMPT, SITES.bakery);
    expect(addition.understood).toHaveLength(addition.edits.length);
    const again = readAddition('', SITES.bakery);
    expect(again.openPoints.length + again.edits.length).toBeGreaterThan(0);
  });
});
