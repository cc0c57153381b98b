import { BrowserError, type InspectedPage, type SiteInspector } from '@capstan/platform-browser';
import { expect, it } from 'vitest';
import { RUN_AXE_SCRIPT } from './axe.script.js';
import { LAYOUT_SCRIPT } from './layout.script.js';
import { PageInspections } from './page-inspections.js';
import { SETTLED_SCRIPT } from './settled.script.js';

const { signal } = new AbortController();
const FILES = new Map([['index.html', '<h1>Alma</h1>']]);

/** A browser in whose pages every script returns this. */
function browserThatAnswers(
  evaluate: (script: string) => Promise<unknown>,
  faults: readonly string[] = [],
): SiteInspector {
  const page = { status: 200, faults, view: async () => undefined, evaluate } as unknown as InspectedPage;
  return {
    isAvailable: () => true,
    inspect: (_options: object, look: (site: object) => Promise<void>) => look({ open: async () => page }),
  } as unknown as SiteInspector;
}

it.each([[[{ kind: 'other' }]], [{}], [null], ['text']])(
  'withholds a page whose scripts corrupt the results: %j',
  async (answer) => {
    const looks = new PageInspections(browserThatAnswers(async () => answer));
    const { found } = await looks.check(FILES, ['index.html'], signal);
    expect(found).toMatchObject([{ check: 'answers', severity: 'block', page: 'index.html' }]);
  },
);

it('postpones the checks when the browser does not start', async () => {
  const looks = new PageInspections(
    browserThatAnswers(() => Promise.reject(new BrowserError('unavailable', 'the browser does not start'))),
  );
  expect(await looks.check(FILES, ['index.html'], signal)).toEqual({
    found: [],
    isSkipped: true,
    isFinal: false,
  });
});

it('withholds a page for an error after many warnings', async () => {
  const violations = Array.from({ length: 12 }, (_, at) => ({
    id: `rule-${at}`,
    impact: 'moderate',
    help: 'Help',
    target: 'p',
    count: 1,
  }));
  const answers = new Map<string, unknown>([
    [SETTLED_SCRIPT, { characters: 100, pictures: 0 }],
    [LAYOUT_SCRIPT, []],
    [RUN_AXE_SCRIPT, violations],
  ]);
  const browser = browserThatAnswers(async (script) => answers.get(script), ['a script threw']);
  const { found } = await new PageInspections(browser).check(FILES, ['index.html'], signal);
  expect(found).toHaveLength(10);
  expect(found[0]).toMatchObject({ check: 'console', severity: 'block', message: 'a script threw' });
});
