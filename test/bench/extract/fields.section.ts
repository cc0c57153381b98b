import { compiled } from '../compiled.js';
import { percentile } from '../report/percentile.js';
import { figure, table } from '../report/table.js';
import { statedPages } from './pages.js';
import type { StatedPage } from './stated-page.js';

const { catalog } = await compiled<typeof import('@capstan/catalog')>('libs/catalog/src/index.js');
const { OutboundClient, ReadingThreads } =
  await compiled<typeof import('@capstan/kit')>('libs/kit/src/index.js');

const SCHEMAS = {
  '': { type: 'string' },
  '#': { type: 'number' },
  '?': { type: 'boolean' },
  '@': { type: 'string', format: 'date' },
  '[]': { type: 'array', items: { type: 'string' } },
} as const;

/** Results for the fields of all pages. */
export interface FieldFigures {
  pages: number;
  /** Fields that the pages state. */
  stated: number;
  right: number;
  /** Another value than the page states. */
  wrong: number;
  missed: number;
  /** Fields that no page states, and how many of them got a value. */
  unstated: number;
  invented: number;
  /** Milliseconds for a page, median and 95th percentile, thread included. */
  pageMs: { median: number; p95: number };
  /** Page, field, and the value instead of the stated one. */
  mistakes: string[];
}

/** Extracts the fields of thirty pages without a model. */
export async function measureFields(): Promise<FieldFigures> {
  const threads = new ReadingThreads({ threads: 1 });
  const figures: FieldFigures = {
    pages: statedPages.length,
    stated: 0,
    right: 0,
    wrong: 0,
    missed: 0,
    unstated: 0,
    invented: 0,
    pageMs: { median: 0, p95: 0 },
    mistakes: [],
  };
  const durations: number[] = [];
  try {
    for (const page of statedPages) {
      const began = performance.now();
      const fields = await fieldsOf(page, threads);
      durations.push(performance.now() - began);
      for (const name of Object.keys(page.fields)) count(figures, page, name, fields[name]);
    }
  } finally {
    await threads.onApplicationShutdown();
  }
  figures.pageMs = { median: percentile(durations, 50), p95: percentile(durations, 95) };
  return figures;
}

async function fieldsOf(
  { html, fields }: StatedPage,
  threads: InstanceType<typeof ReadingThreads>,
): Promise<Record<string, unknown>> {
  const extract = catalog.find(({ name }) => name === 'extract');
  const [Provider] = extract?.providers ?? [];
  if (!extract || !Provider) throw new Error('there is no provider of extract');
  const schema = {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, SCHEMAS[kind]])),
  };
  const params = Object.assign(new extract.params(), { urls: ['https://page.example/'], schema });
  // A model would read what markup does not state.
  const noModel = { read: () => Promise.resolve({ value: null, places: [] }) };
  const provider = new Provider(new SinglePage(html), threads, noModel);
  const context = { signal: new AbortController().signal, timeoutMs: 30_000, requestId: 'bench' };
  return ((await provider.call(params, context)) as { fields: Record<string, unknown> }).fields;
}

/** The web: one page. */
class SinglePage extends OutboundClient {
  constructor(private readonly html: string) {
    super();
  }

  override request({ url }: { url: string }): ReturnType<InstanceType<typeof OutboundClient>['request']> {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const body = Buffer.from(this.html);
    const answer = { url, status: 200, headers, body, text: () => this.html };
    return Promise.resolve(answer as never);
  }

  override assertRobotsAllow(): Promise<void> {
    return Promise.resolve();
  }
}

function count(figures: FieldFigures, page: StatedPage, name: string, found: unknown = null): void {
  const stated = page.states[name];
  const isRight = JSON.stringify(found) === JSON.stringify(stated);
  const isStated = stated !== null;
  figures[isStated ? 'stated' : 'unstated'] += 1;
  if (isRight && isStated) figures.right += 1;
  if (isRight) return;
  figures[!isStated ? 'invented' : found === null ? 'missed' : 'wrong'] += 1;
  figures.mistakes.push(`${page.name}: ${name} is ${JSON.stringify(found)}, not ${JSON.stringify(stated)}`);
}

export function fieldsReport({
  pages,
  stated,
  right,
  wrong,
  missed,
  unstated,
  invented,
  pageMs,
  mistakes,
}: FieldFigures): string {
  const rows = [
    ['stated by a page', figure(stated, 0), figure(right, 0), figure(wrong, 0), figure(missed, 0)],
    ['stated by none', figure(unstated, 0), figure(unstated - invented, 0), figure(invented, 0), ''],
  ];
  return [
    table([`Fields of ${pages} pages, without a model`, 'fields', 'right', 'wrong', 'missed'], rows),
    `A page takes ${figure(pageMs.median, 1)} ms, p95 ${figure(pageMs.p95, 1)} ms.`,
    ...mistakes.map((mistake) => `- ${mistake}`),
  ].join('\n');
}
