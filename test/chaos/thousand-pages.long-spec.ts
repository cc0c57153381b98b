import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../harness/app.js';
import { StandInWeb } from '../harness/stand-in-web/index.js';
import { browserBytes, countBrowsers } from './browser-processes.js';

const MEBIBYTE = 1024 * 1024;
const PAGES = 1_000;
const CREDITS = 2_000;
const AT_A_TIME = 6;

/** A call and its expected outcome. */
interface Call {
  path: string;
  fields?: object;
  /** `200`, or status and slug of the error. */
  verdict: string;
}

const BLOCKED = '422 content-blocked';
const FAILED = '502 providers-failed';
const LATE = '504 deadline-exceeded';
const REFUSED = '400 invalid-url';

const all = (verdict: string, paths: string[], fields: object = {}): Call[] =>
  paths.map((path) => ({ path, verdict, fields }));

/** Fetched; round after round up to a thousand pages. */
const FETCHED: readonly Call[] = [
  ...all(
    '200',
    [
      [
        '/article',
        '/article',
        '/article',
        '/documents/sluice-gates',
        '/documents/salt-marsh-birds',
        '/hello',
      ],
      ['/charset/shift-jis', '/charset/windows-1251/meta', '/charset/utf-16', '/charset/gbk', '/broken'],
      ['/refresh/article', '/redirect/chain/3', '/pdf/text', '/pdf/as-html', '/type/json', '/type/feed'],
    ].flat(),
  ),
  ...all(
    BLOCKED,
    [
      ['/obstacle/cloudflare', '/obstacle/akamai', '/obstacle/human', '/obstacle/datadome'],
      [
        '/obstacle/imperva',
        '/obstacle/kasada',
        '/obstacle/aws-waf',
        '/obstacle/recaptcha',
        '/login',
        '/members',
      ],
      [
        '/obstacle/soft-404',
        '/obstacle/shell-react',
        '/missing',
        '/frames',
        '/refresh/loop',
        '/redirect/loop',
      ],
      ['/pdf/scanned', '/pdf/encrypted', '/pdf/broken', '/type/image', '/type/archive-as-text', '/limited'],
    ].flat(),
  ),
  ...all(FAILED, ['/error-500', '/reset', '/reset/body', '/truncated/body', '/not-http', '/length/long']),
  ...all(REFUSED, ['/redirect/private', '/redirect/metadata-service', '/refresh/private']),
];

/** Expensive in time or memory; a few of each. */
const HEAVY: readonly Call[] = [
  ...all(BLOCKED, ['/bomb/gzip', '/bomb/nested', '/bomb/brotli', '/bomb/zstd', '/endless', '/pdf/bomb']),
  ...all('200', ['/large/script', '/large/text', '/large/nested', '/large/attributes']),
  ...all(LATE, ['/hang', '/slow/body', '/slow/headers', '/slow/drip'], { timeout_ms: 1_000 }),
];

/** In the browser; `timeout_ms` limits how long a page may block it. */
const SEEN: readonly Call[] = [
  ...all('200', ['/script/now', '/script/fetched', '/script/shadow', '/script/moves', '/article'], {
    timeout_ms: 30_000,
  }),
  ...all('200', ['/script/dialogs', '/script/popups', '/large/script'], { timeout_ms: 30_000 }),
  ...all(BLOCKED, ['/script/login', '/script/captcha', '/missing', '/pdf/text'], { timeout_ms: 30_000 }),
  ...all(BLOCKED, ['/bomb/gzip', '/endless'], { timeout_ms: 30_000, max_bytes: MEBIBYTE }),
  ...all(LATE, ['/script/spin', '/hang'], { timeout_ms: 1_500 }),
  ...all(REFUSED, ['/redirect/private'], { timeout_ms: 30_000 }),
];

const inMode = (mode: string, calls: readonly Call[]): Call[] =>
  calls.map((call) => ({ ...call, fields: { mode, ...call.fields } }));

const repeated = (calls: readonly Call[], times: number): Call[] =>
  Array.from({ length: times }, () => calls).flat();

/** The same order in every run, with all kinds mixed. */
function mixed(): Call[] {
  const special = [
    ...inMode('fetch', repeated(HEAVY, 2)),
    ...inMode('browser', repeated(SEEN, 4)).slice(0, 60),
  ];
  const ordinary = inMode('fetch', repeated(FETCHED, Math.ceil(PAGES / FETCHED.length)));
  const calls = [...special, ...ordinary.slice(0, PAGES - special.length)];
  // 617 and 1,000 are coprime: every call occurs once.
  return calls.map((_, index) => calls[(index * 617) % calls.length] as Call);
}

const web = new StandInWeb();
let app: TestApp;
let key: string;
let accountId: string;

beforeAll(async () => {
  await web.start();
  app = await startApp({
    env: { OUTBOUND_ALLOW_HOSTS: web.hostPort, SCRAPE_PROVIDERS: 'direct_fetch,chromium' },
  });
  ({ apiKey: key, accountId } = await app.createAccount({ credits: CREDITS }));
});
afterAll(() => web.stop());

const verdictOf = ({ status, body }: TestAnswer): string =>
  status === 200 ? '200' : `${status} ${String(body?.error?.type).split('/').pop()}`;

interface Wrong {
  path: string;
  expected: string;
  got: string;
}

let charged = 0;

async function run(calls: readonly Call[]): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  const queue = [...calls];
  const work = async (): Promise<void> => {
    for (let call = queue.shift(); call; call = queue.shift()) {
      const { path, fields, verdict } = call;
      const answer = await app.call('/v1/scrape', { key, body: { url: web.origin + path, ...fields } });
      const got = verdictOf(answer);
      if (got !== verdict) wrong.push({ path: `${path} ${JSON.stringify(fields)}`, expected: verdict, got });
      charged += answer.body?.credits_used ?? 0;
      web.requests.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return wrong;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

interface Footprint {
  heapBytes: number;
  browserBytes: number;
  files: number;
}

/** Resources in use while idle: pooled connections and browser contexts are closed by then. */
async function footprint(): Promise<Footprint> {
  await expect.poll(() => web.openSockets, { timeout: 30_000 }).toBeLessThanOrEqual(AT_A_TIME);
  collectGarbage();
  return {
    heapBytes: process.memoryUsage().heapUsed,
    browserBytes: await browserBytes(),
    files: filesOpen(),
  };
}

function filesOpen(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

it('reads a thousand mixed pages: correct results, balanced ledger, no leaks', async () => {
  const calls = mixed();
  expect(calls).toHaveLength(PAGES);
  let mostBrowsers = 0;
  const sampling = setInterval(() => {
    void countBrowsers().then((count) => (mostBrowsers = Math.max(mostBrowsers, count)));
  }, 1_000);

  const wrong = await run(calls.slice(0, PAGES / 10));
  const plateau = await footprint();
  wrong.push(...(await run(calls.slice(PAGES / 10))));
  const after = await footprint();
  clearInterval(sampling);

  expect(wrong).toEqual([]);
  expect(charged).toBe(calls.filter(({ verdict }) => verdict === '200').length);
  expect(await app.audit()).toEqual([]);
  expect((await app.call('/v1/credits', { key })).body.data).toMatchObject({
    balance: CREDITS - charged,
    held: 0,
  });
  const [{ n }] = await app.dataSource.query(
    'SELECT count(*)::int AS n FROM requests WHERE account_id = $1',
    [accountId],
  );
  expect(n).toBeGreaterThanOrEqual(PAGES);

  expect(after.heapBytes).toBeLessThan(plateau.heapBytes * 1.3 + 40 * MEBIBYTE);
  expect(after.browserBytes).toBeLessThan(plateau.browserBytes * 1.5 + 150 * MEBIBYTE);
  // Pooled connections close a little later.
  await expect.poll(filesOpen, { timeout: 60_000, interval: 500 }).toBeLessThan(plateau.files + 30);
  expect(mostBrowsers).toBeLessThanOrEqual(1);

  await app.close();
  await expect.poll(countBrowsers, { timeout: 10_000 }).toBe(0);
  await expect.poll(() => web.openSockets).toBe(0);
}, 900_000);
