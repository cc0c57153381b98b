import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyInstruction } from './changes/apply-instruction.js';
import { DEVELOPED } from './changes/fixtures/developed.instructions.js';
import { SITES } from './changes/fixtures/sites.js';
import { readInstruction } from './changes/read-instruction.js';
import { composeSite } from './compose-site.js';
import type { Edit } from './model/edit.js';
import type { SiteState } from './model/site.js';

function told(state: SiteState, message: string): SiteState {
  return applyInstruction(state, readInstruction(message, state));
}

function after(state: SiteState, ...edits: Edit[]): SiteState {
  return applyInstruction(state, { edits, undoes: 0, understood: [], openPoints: [] });
}

const slugs = (state: SiteState) => composeSite(state).pages.map(({ slug }) => slug);

describe('composeSite', () => {
  it('adds the page of a feature and leaves all other pages as they are', () => {
    const before = composeSite(SITES.bakery);
    const site = composeSite(told(SITES.bakery, 'add a page about our history: we began in 1920.'));
    const history = site.pages.find(({ slug }) => slug === 'history');
    expect(history?.title).toBe('Our history');
    expect(JSON.stringify(history)).toMatch(/we began in 1920/i);
    expect(site.pages.filter((page) => page !== history)).toEqual(before.pages);
    expect(site.collections).toEqual(before.collections);
  });

  it('adds pages of features however many there are, and takes none away', () => {
    let state: SiteState = SITES.barber;
    for (const feature of ['history', 'team', 'gallery', 'blog', 'events', 'jobs', 'download'] as const) {
      const before = slugs(state);
      state = after(state, { kind: 'add_feature', feature, title: null, statements: [] });
      expect(slugs(state)).toEqual(expect.arrayContaining(before));
      expect(slugs(state)).toHaveLength(before.length + 1);
    }
    expect(composeSite(state).collections.map(({ name }) => name)).toContain('applications');
  });

  it('adds an app without turning the site into one about it', () => {
    const before = slugs(SITES.software);
    for (const app of ['booking', 'shop', 'directory', 'board', 'tracker', 'event', 'waitlist'] as const) {
      const site = composeSite(after(SITES.software, { kind: 'add_app', app }));
      expect(site.app).toBe(app);
      expect(site.pages.map(({ slug }) => slug)).toEqual(expect.arrayContaining(before));
      const shown = site.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'app');
      expect(site.collections.map(({ name }) => name)).toContain(
        shown?.type === 'app' ? shown.collection : '',
      );
    }
  });

  it('brings back what was removed when it is asked for again', () => {
    const removed = told(SITES.bakery, 'remove the gallery');
    expect(slugs(removed)).not.toContain('gallery');
    expect(slugs(told(removed, 'add a gallery'))).toContain('gallery');
  });

  it('undo restores exactly, whatever was done', () => {
    const messages = DEVELOPED.filter(({ site, undoes }) => site === 'bakery' && undoes === undefined).map(
      ({ say }) => say,
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...messages), { minLength: 1, maxLength: 3 }), (said) => {
        const states: SiteState[] = [SITES.bakery];
        for (const message of said) {
          const state = states.at(-1)!;
          if (readInstruction(message, state).edits.length > 0) states.push(told(state, message));
        }
        const count = states.length - 1;
        const undone = count === 0 ? states[0]! : told(states.at(-1)!, `undo the last ${count} changes`);
        expect(composeSite(undone)).toEqual(composeSite(SITES.bakery));
      }),
      { numRuns: 40 },
    );
  });

  it('is pure: the same state gives the same site, and stays as it is', () => {
    const state = told(SITES.bakery, 'make it green, add a blog and ask for allergies');
    const copy = structuredClone(state);
    expect(composeSite(state)).toEqual(composeSite(copy));
    expect(state).toEqual(copy);
  });

  it('has unique slugs and section ids, and no dead links after every instruction', () => {
    for (const { site: name, say } of DEVELOPED) {
      const site = composeSite(told(SITES[name], say));
      const files = site.pages.map(({ slug }) => `${slug}.html`);
      expect(new Set(files).size).toBe(files.length);
      for (const page of site.pages) {
        const ids = page.sections.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const hrefs = page.sections.flatMap((section) =>
          section.type === 'hero' || section.type === 'call' ? section.actions.map(({ href }) => href) : [],
        );
        for (const href of hrefs.filter((link) => !/^(?:#|https?:|tel:|mailto:)/.test(link))) {
          expect(files).toContain(href.split('#')[0]);
        }
      }
    }
  });
});
