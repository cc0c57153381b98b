import { join } from 'node:path';
import { compiledSiteBuilder } from '../compiled.js';
import type { Pace } from '../options.js';
import { BenchProcess } from '../processes/bench-process.js';
import { median } from '../report/median.js';
import { aim, figure, table } from '../report/table.js';
import type { Teardown } from '../teardown.js';
import { type AuditJob, type AuditResult, CATEGORIES, type Category } from './audit.js';
import { installedChromium, startSteered } from './chromium.js';
import { serveSite } from './site.server.js';
import { APPS, BUSINESSES } from './sites.js';

const AIM = 95;
/** Number of sites, and of audits of each, whose medians count. */
const THOROUGH = { sites: Infinity, runs: 3 };
const QUICK = { sites: 2, runs: 1 };

export interface LighthouseFigures {
  /** Kind of business or app. */
  kind: string;
  page: string;
  /** 0 to 100; medians. */
  scores: Record<Category, number>;
  /** Audits that lowered a score in any run. */
  faults: string[];
}

/** @returns the reason why this section cannot run here. */
export const missingChromium = (): string | undefined =>
  installedChromium() === undefined ? 'It needs an installed Chromium.' : undefined;

/** Lighthouse on one site per kind of business and app: the home page, or the page with the app. */
export async function measureLighthouse(
  folder: string,
  pace: Pace,
  teardown: Teardown,
): Promise<LighthouseFigures[]> {
  const { readPrompt, renderSite } = await compiledSiteBuilder();
  const browser = await startSteered(installedChromium() ?? '', join(folder, 'chromium'));
  teardown.add(() => browser.end());
  const auditor = await BenchProcess.start<unknown, AuditJob, AuditResult>('lighthouse/audit.process.ts');
  const { sites, runs } = pace.rounds === 1 ? QUICK : THOROUGH;
  const kinds = [...Object.entries(BUSINESSES), ...Object.entries(APPS)].slice(0, sites);
  const figures: LighthouseFigures[] = [];
  try {
    for (const [kind, prompt] of kinds) {
      const { document } = readPrompt(prompt);
      const withRecord = document.pages.findLast(({ sections }) => sections.some(({ record }) => record));
      const page = kind in APPS && withRecord ? fileOf(withRecord.path) : 'index.html';
      const site = await serveSite(await renderSite(document));
      const audits: AuditResult[] = [];
      for (let run = 0; run < runs; run += 1) {
        audits.push(await auditor.run({ url: `${site.url}${page}`, port: browser.port }));
      }
      await site.close();
      const scoreOf = (category: Category): number => median(audits.map(({ scores }) => scores[category]));
      figures.push({
        kind,
        page,
        scores: Object.fromEntries(CATEGORIES.map((category) => [category, scoreOf(category)])) as Record<
          Category,
          number
        >,
        faults: [...new Set(audits.flatMap(({ faults }) => faults))].toSorted(),
      });
      process.stderr.write(`  ${kind}\n`);
    }
  } finally {
    await auditor.end();
    await browser.end();
  }
  return figures;
}

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

export function lighthouseReport(figures: readonly LighthouseFigures[]): string {
  const rows = figures.map(({ kind, page, scores, faults }) => [
    `${kind} (${page})`,
    ...CATEGORIES.map((category) => figure(scores[category])),
    faults.join(' '),
  ]);
  const least = Math.min(...figures.flatMap(({ scores }) => Object.values(scores)));
  return [
    table(['site', ...CATEGORIES, 'found'], rows),
    '',
    aim(`the lowest score is ${figure(least)}; aim: at least ${AIM} in each category`, least >= AIM),
  ].join('\n');
}
