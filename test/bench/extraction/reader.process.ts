import { parseHTML } from 'linkedom';
import { compiled } from '../compiled.js';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';
import { CONTENDERS, type Contender, type ContenderName } from './contenders.js';

const { blockText } = await compiled<typeof import('@capstan/page-reading')>(
  'libs/engines/page-reading/src/index.js',
);

/** A page to read. */
export interface ReadJob {
  contender: ContenderName;
  html: string;
  url: string;
}

/** The output of a contender; undefined text if it failed. */
export interface Reading {
  text: string | undefined;
  cpuMs: number;
}

/** The text of the content without the heading of the page; the same for all contenders that return HTML. */
function textOf(html: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  document.querySelector('h1')?.remove();
  return blockText(document.body);
}

async function read({ contender, html, url }: ReadJob): Promise<Reading> {
  const { extract, asText }: Contender = CONTENDERS[contender];
  const before = ownCpuMs();
  try {
    const content = await extract(html, url);
    const cpuMs = ownCpuMs() - before;
    return { text: asText ? await asText(html, url) : textOf(content), cpuMs };
  } catch {
    return { text: undefined, cpuMs: ownCpuMs() - before };
  }
}

// Other libraries log every page with broken data to the console.
console.error = () => undefined;
serveJobs({}, read);
