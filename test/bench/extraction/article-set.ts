import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { type AnnotatedPage, type Half, type Score, halfOf } from './annotated-page.js';

const run = promisify(execFile);

/** scrapinghub/article-extraction-benchmark: articles with their full text. */
export class ArticleSet {
  private readonly truth: Record<string, { url?: string }>;

  constructor(private readonly folder: string) {
    this.truth = JSON.parse(readFileSync(join(folder, 'ground-truth.json'), 'utf8')) as Record<
      string,
      { url?: string }
    >;
  }

  static isAt(folder: string): boolean {
    return ['ground-truth.json', 'evaluate.py', 'html'].every((name) => existsSync(join(folder, name)));
  }

  pages(): AnnotatedPage[] {
    return Object.entries(this.truth).map(([id, { url }]) => ({
      id,
      url: url ?? 'https://page.invalid/',
      html: gunzipSync(readFileSync(join(this.folder, 'html', `${id}.html.gz`))).toString('utf8'),
    }));
  }

  /** Scores by the evaluation script of the data set, run on its prediction format in `workFolder`. */
  async score(texts: ReadonlyMap<string, string>, workFolder: string, half?: Half): Promise<Score> {
    const ids = [...texts.keys()].filter((id) => half === undefined || halfOf(id) === half);
    mkdirSync(join(workFolder, 'output'), { recursive: true });
    copyFileSync(join(this.folder, 'evaluate.py'), join(workFolder, 'evaluate.py'));
    const write = (path: string, entries: [string, unknown][]): void =>
      writeFileSync(join(workFolder, path), JSON.stringify(Object.fromEntries(entries)));
    write(
      'ground-truth.json',
      ids.map((id) => [id, this.truth[id]]),
    );
    write(
      'output/contender.json',
      ids.map((id) => [id, { articleBody: texts.get(id) ?? '' }]),
    );
    await run('python3', ['evaluate.py', '--n-bootstrap', '1', '--output', 'scores.json'], {
      cwd: workFolder,
    });
    const scores = JSON.parse(readFileSync(join(workFolder, 'scores.json'), 'utf8')) as Record<string, Score>;
    const { f1, precision, recall } = scores['contender']!;
    return { f1, precision, recall };
  }
}
