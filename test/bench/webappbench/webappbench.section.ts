import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { compiledSiteBuilder } from '../compiled.js';
import { installedChromium } from '../lighthouse/chromium.js';
import { serveSite } from '../lighthouse/site.server.js';
import { BenchProcess } from '../processes/bench-process.js';
import { figure, table } from '../report/table.js';
import type { Teardown } from '../teardown.js';
import { SCORERS, type ScoreJob, type Scores } from './scores.js';

const PACKAGE = 'node_modules/webappbench';
const Prompt = z.looseObject({ id: z.string(), prompt: z.string() });

/** The scores of the site that is made from a prompt of WebAppBench, without a language model. */
export interface WebAppBenchFigures {
  prompt: string;
  scores: Scores;
}

/** @returns the reason why this section cannot run here. */
export function missingWebAppBench(folder: string | undefined): string | undefined {
  if (folder === undefined || !existsSync(join(folder, PACKAGE)))
    return 'It needs the package: npm install --prefix <folder> webappbench@0.3.0, then --webappbench <folder>.';
  return installedChromium() === undefined ? 'It needs an installed Chromium.' : undefined;
}

/** The deterministic scorers of https://github.com/modelence/webappbench on the sites of its prompts. */
export async function measureWebAppBench(
  installed: string,
  folder: string,
  teardown: Teardown,
): Promise<WebAppBenchFigures[]> {
  const { readPrompt, renderSite } = await compiledSiteBuilder();
  const root = join(installed, PACKAGE);
  const scorer = await BenchProcess.start<unknown, ScoreJob, Scores>('webappbench/score.process.ts', {
    folder: root,
    browser: installedChromium(),
  });
  teardown.add(() => scorer.end());
  const figures: WebAppBenchFigures[] = [];
  for (const path of promptsOf(root)) {
    const { id, prompt } = Prompt.parse(parse(readFileSync(path, 'utf8')));
    const { document, scope } = readPrompt(prompt);
    // What is refused has no site.
    if (scope.scope !== 'build') continue;
    const files = await renderSite(document);
    const source = join(folder, id, 'site');
    for (const [name, content] of files) {
      mkdirSync(dirname(join(source, name)), { recursive: true });
      writeFileSync(join(source, name), content);
    }
    const site = await serveSite(files);
    try {
      const scores = await scorer.run({ prompt: path, url: site.url, source, out: join(folder, id) });
      figures.push({ prompt: id, scores });
    } finally {
      await site.close();
    }
    process.stderr.write(`  ${id}\n`);
  }
  await scorer.end();
  return figures;
}

function promptsOf(root: string): string[] {
  return ['corpus', 'landing-extra'].flatMap((name) => {
    const folder = join(root, 'prompts', name);
    return readdirSync(folder).map((file) => join(folder, file));
  });
}

export function webAppBenchReport(figures: readonly WebAppBenchFigures[]): string {
  const rows = figures.map(({ prompt, scores }) => [
    prompt,
    ...SCORERS.map((scorer) => {
      const score = scores[scorer];
      return score === null ? '' : figure(score * 100);
    }),
  ]);
  return table(['prompt', ...SCORERS], rows);
}
