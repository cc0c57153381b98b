import { describe, expect, it } from 'vitest';
import { readChange } from './read-change.js';
import { readSite } from './read-site.js';

const SITE = readSite('A website for the bakery "Alma" in Porto. Rye bread €4. Call 222 555 0101.');

describe('readChange', () => {
  it.each([
    'The pottery course moves to the kiln and costs €95',
    'Replace the tart for €7 by the strudel for €8',
    'Set the gnarps to 9am to 5pm, please',
  ])('%s: an instruction that fails is not read as a description', (message) => {
    const { site, notDone } = readChange(SITE, message);
    expect(site).toBe(SITE);
    expect(notDone).toEqual([message]);
  });

  it('names the undone part of a message next to what was done', () => {
    const { claims, notDone } = readChange(SITE, 'Rye bread is €5 now. Flibber the wobbly gnarps.');
    expect(claims).toEqual(['Rye bread: €4 → €5']);
    expect(notDone).toEqual(['Flibber the wobbly gnarps.']);
  });
});
