import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FreshMachine, type MachineForm, reasonToSkip } from './fresh-machine.js';
import type { JourneyReport } from './journey/report.js';

const FORMS: [string, MachineForm][] = [
  ['an ordinary user without fonts', {}],
  ['an ordinary user with the fonts of this machine', { withFonts: true }],
  ['root without fonts', { asRoot: true }],
  ['root with the fonts of this machine', { asRoot: true, withFonts: true }],
  ['an ordinary user without a network', { isOffline: true }],
];

function canTry(name: string, form: MachineForm): boolean {
  const reason = reasonToSkip(form);
  if (reason === undefined) return true;
  const text = `SKIPPED: npm start in a clean clone, by ${name}: ${reason}.`;
  if (process.env['CI']) throw new Error(text);
  process.stderr.write(`\n*** ${text} ***\n\n`);
  return false;
}

const tried = FORMS.filter(([name, form]) => canTry(name, form));

describe.skipIf(tried.length === 0)('npm start in a clean clone', () => {
  let machine: FreshMachine | undefined;
  beforeAll(() => {
    machine = FreshMachine.make();
  });
  afterAll(() => machine?.remove());

  it.each(tried)('works from start to shutdown for %s', async (_, form) => {
    const report = await machine?.journey(form);
    expect(report).toMatchObject({
      ready: { url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) },
      search: { results: expect.any(Number) },
      scrape: { markdown: expect.stringContaining('Visiting yachts report on channel twelve') },
      screenshot: { page: { status: 200, signature: 'PNG' }, word: { status: 200 } },
      console: { key: 'cap_…', results: expect.any(Number) },
      research: {
        status: 'completed',
        report: expect.stringContaining('Press the probe into oven-dry soil'),
      },
      images: { chart: { status: 200, signature: 'PNG' }, qr: { status: 200, signature: 'PNG' } },
      message: {
        status: 'delivered',
        inbox: [{ subject: 'Report', text: 'Three new findings since yesterday.' }],
      },
      webhook: { signed: ['webhook.test'] },
      transcribe: {
        status: 503,
        type: expect.stringContaining('/capability-unavailable'),
        action: expect.stringContaining('npm run models -- whisper-base'),
      },
      build: { status: 'completed', withheld: [] },
      stop: { code: 0, left: [] },
    } satisfies Record<Exclude<keyof JourneyReport, 'output'>, unknown>);
    expect(report).toMatchObject({
      output: expect.not.stringMatching(/unhandled|EACCES|without its sandbox/i),
    });
    const { search, screenshot, build } = report as {
      search: { results: number };
      screenshot: { page: { bytes: number }; word: { bytes: number } };
      build: { pages: Record<string, number> };
    };
    expect(search.results).toBeGreaterThan(0);
    expect(screenshot.page.bytes).toBeGreaterThan(screenshot.word.bytes + 500);
    // The builder makes few pages of a short prompt: the home page, and one that it links to.
    expect(Object.keys(build.pages).length).toBeGreaterThan(1);
    expect(Object.values(build.pages).every((status) => status === 200)).toBe(true);
  });
});
