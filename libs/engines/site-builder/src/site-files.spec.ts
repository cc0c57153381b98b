import { describe, expect, it } from 'vitest';
import { readBrief } from './brief/read-brief.js';
import type { DataSchema } from './model/data-schema.js';
import type { SiteState } from './model/site.js';
import { siteFiles } from './site-files.js';

const state: SiteState = {
  version: 1,
  brief: readBrief('A website for Marta’s Oven, a bakery in Lisbon, with a contact form. Bread is €5.'),
  edits: [],
};

describe('siteFiles', () => {
  it('keeps the state that the site follows from', () => {
    expect(JSON.parse(String(siteFiles(state).get('.capstan/site.json')))).toEqual(state);
  });

  it('names what each form of its pages collects', () => {
    const files = siteFiles(state);
    const { version, collections } = JSON.parse(String(files.get('.capstan/data.json'))) as DataSchema;
    const sentTo = [...files.values()].flatMap((content) =>
      [...String(content).matchAll(/action="_data\/([a-z0-9_-]+)"/g)].map(([, name]) => name),
    );
    expect(version).toBe(1);
    expect(sentTo.length).toBeGreaterThan(0);
    expect(collections.map(({ name }) => name)).toEqual(expect.arrayContaining([...new Set(sentTo)]));
  });

  it('gives the same bytes from a state that was stored and read again', () => {
    const restored = JSON.parse(JSON.stringify(state)) as SiteState;
    expect([...siteFiles(restored)]).toEqual([...siteFiles(state)]);
  });
});
