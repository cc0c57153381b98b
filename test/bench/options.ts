import { parseArgs } from 'node:util';

export const SECTIONS = [
  'http',
  'upstream',
  'charges',
  'growth',
  'scrape',
  'extraction',
  'fields',
  'index',
  'citations',
  'summaries',
  'transcribe',
  'sandbox',
  'builds',
  'research',
  'fairness',
  'clients',
  'lighthouse',
  'webappbench',
  'start',
] as const;

export type SectionName = (typeof SECTIONS)[number];

/** Durations and repetitions of all measurements. */
export interface Pace {
  /** Every contender runs once per round; the figures are medians over the rounds. */
  rounds: number;
  warmUpMs: number;
  /** Answers of a server until V8 has compiled what runs often; before that a paid call takes up to four times as much CPU. */
  warmUpAnswers: number;
  httpMs: number;
  chargesMs: number;
  starts: number;
  /** From the ready line to the memory measurement. */
  idleMs: number;
}

export interface BenchOptions {
  sections: readonly SectionName[];
  pace: Pace;
  json: boolean;
  /** Calls in the filled database of the part growth: a power of ten from 10,000 to 10,000,000. */
  calls: number;
  /** Documents in its local index: at least 2,000. */
  documents: number;
  /** Folder with packages of other gateways (docs/benchmarks.md). */
  gateways?: string;
  /** Folder with a subfolder of HTML pages per manual (local-index/README.md). */
  manuals?: string;
  /** Folder of RFCs with their metadata (summaries/README.md). */
  rfcs?: string;
  /** Folder of recordings with their texts (transcribe/README.md). */
  speech?: string;
  /** Weights of Whisper (same). */
  whisper?: string;
  /** Copy of scrapinghub/article-extraction-benchmark (extraction/README.md). */
  aeb?: string;
  /** Copy of adbar/trafilatura (extraction/README.md). */
  traf?: string;
  /** Copy of Murrough-Foley/web-content-extraction-benchmark (extraction/README.md). */
  wcxb?: string;
  /** Folder with the pages of extraction/labels.tsv (extraction/README.md). */
  labeled?: string;
  /** Folder in which the package webappbench is installed (docs/benchmarks.md). */
  webappbench?: string;
}

const THOROUGH: Pace = {
  rounds: 5,
  warmUpMs: 3000,
  warmUpAnswers: 20_000,
  httpMs: 3000,
  chargesMs: 1500,
  starts: 3,
  idleMs: 5000,
};

/** Only checks that everything runs; its figures are meaningless. */
const QUICK: Pace = {
  rounds: 1,
  warmUpMs: 500,
  warmUpAnswers: 500,
  httpMs: 1000,
  chargesMs: 500,
  starts: 1,
  idleMs: 500,
};

export const USAGE = `npm run bench -- [options]
  --quick          a smoke run of some twenty seconds
  --only <name>    one part: ${SECTIONS.join(', ')}; scale is growth; may be repeated
  --calls <n>      calls in the filled database of the part growth: 10000 to 10000000, a power of ten (default 10000000)
  --documents <n>  documents in its local index, a multiple of 2000 (default 100000)
  --gateways <path> packages of other gateways for the part upstream (docs/benchmarks.md)
  --manuals <path> manuals for the parts index and citations (test/bench/local-index/README.md)
  --rfcs <path>    RFCs for the part summaries (test/bench/summaries/README.md)
  --speech <path>  recordings for the part transcribe (test/bench/transcribe/README.md)
  --whisper <path> weights for the part transcribe (same)
  --aeb <path>     articles for the part extraction (test/bench/extraction/README.md)
  --traf <path>    trafilatura's pages for the part extraction (same)
  --wcxb <path>    pages in seven types for the part extraction (same)
  --labeled <path> pages of labels.tsv for the part extraction (same)
  --webappbench <path> the package webappbench for the part of that name (docs/benchmarks.md)
  --json           the results as JSON on standard output, instead of tables
  --help           this text`;

/** @returns undefined to print the usage. @throws Error for invalid arguments. */
export function readOptions(args: string[]): BenchOptions | undefined {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      calls: { type: 'string' },
      documents: { type: 'string' },
      gateways: { type: 'string' },
      manuals: { type: 'string' },
      rfcs: { type: 'string' },
      speech: { type: 'string' },
      whisper: { type: 'string' },
      aeb: { type: 'string' },
      traf: { type: 'string' },
      wcxb: { type: 'string' },
      labeled: { type: 'string' },
      webappbench: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const only = values.only.map((name) => (name === 'scale' ? 'growth' : name));
  const unknown = only.find((name) => !SECTIONS.some((section) => section === name));
  if (unknown !== undefined) throw new Error(`There is no section ${unknown}.\n\n${USAGE}`);
  return {
    sections: SECTIONS.filter((section) => only.length === 0 || only.includes(section)),
    pace: values.quick ? QUICK : THOROUGH,
    json: values.json,
    calls: callsOf(values.calls ?? (values.quick ? '10000' : '10000000')),
    documents: documentsOf(values.documents ?? (values.quick ? '2000' : '100000')),
    ...(values.gateways === undefined ? {} : { gateways: values.gateways }),
    ...(values.manuals === undefined ? {} : { manuals: values.manuals }),
    ...(values.rfcs === undefined ? {} : { rfcs: values.rfcs }),
    ...(values.speech === undefined ? {} : { speech: values.speech }),
    ...(values.whisper === undefined ? {} : { whisper: values.whisper }),
    ...(values.aeb === undefined ? {} : { aeb: values.aeb }),
    ...(values.traf === undefined ? {} : { traf: values.traf }),
    ...(values.wcxb === undefined ? {} : { wcxb: values.wcxb }),
    ...(values.labeled === undefined ? {} : { labeled: values.labeled }),
    ...(values.webappbench === undefined ? {} : { webappbench: values.webappbench }),
  };
}

function callsOf(text: string): number {
  if (!/^10{4,7}$/.test(text))
    throw new Error(`--calls ${text}: expected 10000, 100000, 1000000 or 10000000`);
  return Number(text);
}

function documentsOf(text: string): number {
  const documents = Number(text);
  if (Number.isInteger(documents) && documents > 0 && documents % 2000 === 0) return documents;
  throw new Error(`--documents ${text}: expected a multiple of 2000`);
}
