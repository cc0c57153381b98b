import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { z } from 'zod';
import { serveJobs } from '../processes/serve-jobs.js';
import { SCORERS, type ScoreJob, type Scorer, type Scores } from './scores.js';

const { folder, browser: program } = z
  .object({ folder: z.string(), browser: z.string() })
  .parse(JSON.parse(process.argv[2] ?? 'null'));

const Result = z.object({ score: z.number().nullable() });
type Score = (...parameters: unknown[]) => unknown;

const partOf = async (file: string, name: string): Promise<Score> =>
  z
    .custom<Score>((value) => typeof value === 'function')
    .parse(((await import(pathToFileURL(join(folder, 'dist', file)).href)) as Record<string, unknown>)[name]);

const FILES: Record<Exclude<Scorer, 'f5'>, [file: string, name: string]> = {
  f1: ['scorers/functional/f1-render.js', 'runF1'],
  f2: ['scorers/functional/f2-acceptance.js', 'runF2'],
  f6: ['scorers/functional/f6-verbatim.js', 'runF6'],
  c3: ['scorers/code-quality/c3-axe.js', 'runC3'],
  c9: ['scorers/code-quality/c9-seo.js', 'runC9'],
  v2: ['scorers/visual/v2-design.js', 'runV2'],
  v4: ['scorers/visual/v4-responsive.js', 'runV4'],
};
const TOOL = 'capstan';
const ARTIFACT = 'core/artifact.js';
const ERRORS = 'scorers/functional/f5-errors.js';

/** Where its scorers write what they found. */
async function pathsFor(out: string, id: string): Promise<unknown> {
  const paths = await (await partOf(ARTIFACT, 'artifactPaths'))(out, TOOL, id, 0);
  await (
    await partOf(ARTIFACT, 'prepareArtifactDir')
  )(paths);
  return paths;
}

/** As its own program scores a submission, without the judges that are language models. */
async function score({ prompt: path, url, source, out }: ScoreJob): Promise<Scores> {
  const prompt = z
    .looseObject({ id: z.string(), verbatimConstraints: z.unknown() })
    .parse(await (await partOf('prompts/schema.js', 'loadPrompt'))(path));
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const submission = { tool: TOOL, promptId: prompt.id, artifactUrl: url, runIdx: 0 };
    const paths = await pathsFor(out, prompt.id);
    const given = { submission, prompt, paths, page, browser, sourceDir: source };
    const errors = z
      .looseObject({ stop: z.custom<() => void>((value) => typeof value === 'function') })
      .parse((await partOf(ERRORS, 'attachErrorCollector'))(page));
    const found = {} as Scores;
    for (const scorer of SCORERS) {
      if (scorer === 'f5') errors.stop();
      const [file, name] = scorer === 'f5' ? [ERRORS, 'scoreF5'] : FILES[scorer];
      const run = await partOf(file, name);
      const parameters =
        scorer === 'f5' ? [errors] : scorer === 'f6' ? [source, prompt.verbatimConstraints] : [given];
      found[scorer] = Result.parse(await run(...parameters)).score;
    }
    return found;
  } finally {
    await browser.close();
  }
}

serveJobs({}, score);
