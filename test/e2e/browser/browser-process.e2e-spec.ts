import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SharedBrowser } from '@capstan/platform-browser';
import { runForAccount } from '@capstan/platform-core';
import {
  BrowserBench,
  faultOf,
  htmlOf,
  type Route,
  serveOn,
  type Site,
  visitOf,
} from '../../../libs/platform/browser/src/fixtures/browser-bench.js';
import { onlyInFullRun } from '../../harness/full-run.js';

/** For cases that share a browser: each starts with the state of the previous case, and leaves no page open. */
const IN_TURN = { concurrent: false };

const bench = new BrowserBench();
let unused: Site[];

beforeAll(async () => {
  unused = await bench.sites(24);
});
afterAll(() => bench.close());

const serve = (routes: Record<string, Route>): Site => serveOn(unused, routes);

const allPids = (): number[] => readdirSync('/proc').map(Number).filter(Number.isInteger);

/** Processes whose command line names this proxy: those of one browser. */
function pidsOf(proxyUrl: string): number[] {
  return allPids().filter((pid) => commandOf(pid).includes(`--proxy-server=${proxyUrl}`));
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

const isRunning = (pid: number): boolean => {
  try {
    return !/\nState:\s+[ZX]/.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** The process that computes most for half a second. One that ends meanwhile does not. */
async function busiestOf(pids: readonly number[]): Promise<number> {
  const ticksOf = (pid: number): number => {
    const times = isRunning(pid) ? statOf(pid).slice(...TIMES) : [];
    return times.reduce((sum, ticks) => sum + Number(ticks), 0);
  };
  const before = pids.map((pid) => ({ pid, ticks: ticksOf(pid) }));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const used = before.map(({ pid, ticks }) => ({ pid, ticks: ticksOf(pid) - ticks }));
  return used.toSorted((a, b) => b.ticks - a.ticks)[0]!.pid;
}

/** Fields of `proc_pid_stat(5)` behind the name of the program, which is in brackets and may have spaces in it. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const PARENT = 1;
/** In user mode and in the kernel. */
const TIMES = [11, 13] as const;

/** Uses `vi`, since `expect.poll` needs the context of the running case. */
const gone = (pids: readonly number[]): Promise<void> =>
  vi.waitFor(() => expect(pids.filter(isRunning)).toEqual([]), { timeout: 30_000 });

/** The main process of a browser that has started. */
async function mainPidOf(browser: SharedBrowser): Promise<number> {
  const proxyUrl = await browser['egress'].proxyUrl();
  const [main] = pidsOf(proxyUrl).filter((pid) => !commandOf(pid).includes('--type='));
  if (main === undefined) throw new Error('Chromium is not running');
  return main;
}

/** A page that signals when it has loaded, and then stays busy as long as configured. */
const HANGS = '<p>x</p><script>fetch("/hangs").finally(() => { while (true); })</script>';

const HAS_PROC = existsSync('/proc/self/status');

describe.skipIf(!HAS_PROC).concurrent('the shared Chromium', () => {
  let browser: SharedBrowser;
  beforeAll(() => {
    browser = bench.browser(unused, { concurrency: 4 });
  });

  it('is started on first use', IN_TURN, async () => {
    expect(browser.isAvailable()).toBe(true);
    expect(pidsOf(await browser['egress'].proxyUrl())).toEqual([]);
  });

  it('is started once for concurrent visits', IN_TURN, async () => {
    const site = serve({ '/': '<p>page</p>' });
    const pages = await Promise.all([1, 2, 3, 4, 5].map(() => htmlOf(browser, visitOf(site.origin))));
    expect(pages.every((html) => html.includes('<p>page</p>'))).toBe(true);
    const proxyUrl = await browser['egress'].proxyUrl();
    expect(pidsOf(proxyUrl).filter((pid) => !commandOf(pid).includes('--type=')).length).toBe(1);
  });

  it('survives a page crash', IN_TURN, async () => {
    const busy =
      '<script>setInterval(() => { for (const end = Date.now() + 20; Date.now() < end;); }, 40)</script>';
    const site = serve({ '/': '<p>page</p>', '/busy': `<p>page</p>${busy}` });
    const outcome = await browser.visit(visitOf(site.origin), async () => {
      const before = await mainPidOf(browser);
      const fault = await faultOf(
        browser.visit(visitOf(`${site.origin}/busy`), async (page) => {
          // Of the renderers of both pages, and one in reserve.
          process.kill(await busiestOf(renderersOf(before)), 'SIGKILL');
          await page.screenshot({ format: 'png', fullPage: true });
          return page.html();
        }),
      );
      return { code: fault.code, isSameBrowser: before === (await mainPidOf(browser)) };
    });
    expect(outcome).toEqual({ code: 'crashed', isSameBrowser: true });
  });

  it('does not inherit the environment of the service', IN_TURN, async () => {
    const site = serve({ '/': '<p>page</p>' });
    await browser.visit(visitOf(site.origin), async () => {
      const environment = readFileSync(`/proc/${await mainPidOf(browser)}/environ`, 'utf8');
      const names = environment.split('\0').map((entry) => entry.split('=', 1)[0]);
      expect(
        names.filter(
          (name) => !/^(|PATH|HOME|LANG|TMPDIR|FONTCONFIG_FILE|LD_LIBRARY_PATH)$/.test(name ?? ''),
        ),
      ).toEqual([]);
    });
  });

  it('closes a hanging page and its process at the deadline', IN_TURN, async () => {
    const site = serve({ '/': '<p>page</p>', '/hang': HANGS });
    await htmlOf(browser, visitOf(site.origin));
    const main = await mainPidOf(browser);
    const fault = await faultOf(htmlOf(browser, visitOf(`${site.origin}/hang`, { timeoutMs: 4000 })));
    expect(fault.code).toBe('timeout');
    await vi.waitFor(() => expect(renderersOf(main).filter(isBusy)).toEqual([]), { timeout: 30_000 });
    expect(await htmlOf(browser, visitOf(site.origin))).toContain('<p>page</p>');
    expect(await mainPidOf(browser)).toBe(main);
  });

  onlyInFullRun(() => {
    it('survives visits that are aborted at any moment while they start', IN_TURN, async () => {
      const site = serve({ '/': '<p>page</p>' });
      await htmlOf(browser, visitOf(site.origin));
      // Covers the creation of a context, its page and its session. An error that Playwright throws outside of a promise
      // would end the service, and fails this run.
      for (let round = 0; round < 20; round += 1) {
        await Promise.all(
          [0, 1, 2, 3].map((at) =>
            faultOf(htmlOf(browser, visitOf(site.origin, { signal: AbortSignal.timeout(round * 4 + at) }))),
          ),
        );
      }
      expect(await htmlOf(browser, visitOf(site.origin))).toContain('<p>page</p>');
    });
  });

  it('fails the visits during which it crashes, and is restarted for the next one', IN_TURN, async () => {
    const site = serve({ '/': '<p>page</p>', '/slow': () => {} });
    const dying = [faultOf(htmlOf(browser, visitOf(`${site.origin}/slow`)))];
    await site.askedFor('/slow');
    dying.push(
      faultOf(
        browser.visit(visitOf(site.origin), async (page) => {
          process.kill(await mainPidOf(browser), 'SIGKILL');
          return page.html();
        }),
      ),
    );
    expect((await Promise.all(dying)).map(({ code }) => code)).toEqual(['crashed', 'crashed']);
    expect(await htmlOf(browser, visitOf(site.origin))).toContain('<p>page</p>');
  });

  it('exits with the service, even during visits', IN_TURN, async () => {
    const site = serve({ '/slow': () => {} });
    const visit = faultOf(htmlOf(browser, visitOf(`${site.origin}/slow`)));
    await site.askedFor('/slow');
    const main = await mainPidOf(browser);
    const pids = allPids().filter((pid) => isBelow(pid, main));
    expect(pids.length).toBeGreaterThan(1);
    await browser.onApplicationShutdown();
    expect((await visit).code).toBe('crashed');
    await gone(pids);
    expect((await faultOf(htmlOf(browser, visitOf(site.origin)))).code).toBe('unavailable');
  });
});

describe.skipIf(!HAS_PROC).concurrent('a Chromium', () => {
  onlyInFullRun(() => {
    it('is replaced after a number of pages, and the old one exits', async () => {
      const site = serve({ '/': '<p>page</p>' });
      const browser = bench.browser([site], { pagesPerProcess: 2 });
      const pids: number[] = [];
      for (let count = 0; count < 3; count += 1) {
        await browser.visit(visitOf(site.origin), async () => void pids.push(await mainPidOf(browser)));
      }
      expect(pids[0]).toBe(pids[1]);
      expect(pids[2]).not.toBe(pids[1]);
      await gone([pids[0] ?? 0]);
    });
  });

  it('finishes running visits on the old process when it is replaced', async () => {
    const site = serve({ '/': '<p>page</p>' });
    const browser = bench.browser([site], { pagesPerProcess: 1 });
    const html = await browser.visit(visitOf(site.origin), async (page) => {
      await htmlOf(browser, visitOf(site.origin));
      return page.html();
    });
    expect(html).toContain('<p>page</p>');
  });

  it('is replaced when it uses too much memory', async () => {
    const site = serve({ '/': '<p>page</p>' });
    const browser = bench.browser([site], { memoryBytes: 1 });
    let pid = 0;
    await browser
      .visit(visitOf(site.origin), async () => void (pid = await mainPidOf(browser)))
      .catch(() => {});
    await gone([pid]);
    // Far beyond the limit it may even end during a visit; what matters is that it does not stay.
    expect(browser.isAvailable()).toBe(true);
  });

  onlyInFullRun(() => {
    it('is shut down when idle, and restarted on the next visit', async () => {
      const site = serve({ '/': '<p>page</p>' });
      const browser = bench.browser([site], { idleMs: 50 });
      let pid = 0;
      await browser.visit(visitOf(site.origin), async () => void (pid = await mainPidOf(browser)));
      await gone([pid]);
      expect(await htmlOf(browser, visitOf(site.origin))).toContain('<p>page</p>');
    });
  });

  it('does not outlive a killed service, and its profile folder is deleted by the next start', async () => {
    const site = serve({ '/': '<p>page</p>' });
    const script = join(import.meta.dirname, '../../../libs/platform/browser/src/fixtures/visit-and-wait.ts');
    const register = join(import.meta.dirname, '../../../tools/register-ts.mjs');
    const child = spawn(process.execPath, ['--import', register, script, site.origin], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const { pid, folder } = JSON.parse(line) as { pid: number; folder: string };
    expect(existsSync(folder)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await gone([pid]);
    await htmlOf(bench.browser([site]), visitOf(site.origin));
    expect(existsSync(folder)).toBe(false);
  });
});

describe.concurrent('browser slots', () => {
  let single: SharedBrowser;
  let double: SharedBrowser;
  beforeAll(() => {
    single = bench.browser(unused, { concurrency: 1 });
    double = bench.browser(unused, { concurrency: 2 });
  });

  it('are assigned in the order of requests', IN_TURN, async () => {
    const site = serve({ '/a': '<p>a</p>', '/b': '<p>b</p>', '/c': '<p>c</p>' });
    const order: string[] = [];
    await Promise.all(
      ['/a', '/b', '/c'].map((path) =>
        single.visit(visitOf(site.origin + path), async () => void order.push(path)),
      ),
    );
    expect(order).toEqual(['/a', '/b', '/c']);
  });

  it('limit the number of open pages', IN_TURN, async ({ onTestFinished }) => {
    const site = serve({ '/': '<p>page</p>', '/slow': () => {} });
    const holder = new AbortController();
    onTestFinished(() => holder.abort());
    const slow = visitOf(`${site.origin}/slow`, { signal: holder.signal });
    const held = ['one', 'two'].map((account) => runForAccount(account, () => faultOf(htmlOf(double, slow))));
    await site.askedFor('/slow', 2);
    const next = (timeoutMs: number): Promise<string> =>
      runForAccount('three', () => htmlOf(double, visitOf(site.origin, { timeoutMs })));
    expect(await faultOf(next(50))).toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('slot') as string,
    });
    holder.abort();
    expect((await Promise.all(held)).map(({ code }) => code)).toEqual(['aborted', 'aborted']);
    expect(await next(60_000)).toContain('<p>page</p>');
  });

  it('are not all given to one account', IN_TURN, async ({ onTestFinished }) => {
    const site = serve({ '/': '<p>page</p>', '/slow': () => {} });
    const caller = new AbortController();
    onTestFinished(() => caller.abort());
    const slow = visitOf(`${site.origin}/slow`, { signal: caller.signal });
    const loud = runForAccount('loud', () => [1, 2, 3].map(() => faultOf(htmlOf(double, slow))));
    await site.askedFor('/slow');
    const quiet = runForAccount('quiet', () => htmlOf(double, visitOf(site.origin)));
    expect(await quiet).toContain('<p>page</p>');
    caller.abort();
    expect((await Promise.all(loud)).map(({ code }) => code)).toEqual(['aborted', 'aborted', 'aborted']);
  });

  it('are freed by a visit that is aborted in any state', IN_TURN, async ({ onTestFinished }) => {
    const site = serve({ '/': '<p>page</p>', '/slow': () => {} });
    const caller = new AbortController();
    onTestFinished(() => caller.abort());
    const slow = faultOf(htmlOf(single, visitOf(`${site.origin}/slow`, { signal: caller.signal })));
    await site.askedFor('/slow');
    const next = htmlOf(single, visitOf(site.origin));
    caller.abort();
    expect((await slow).code).toBe('aborted');
    expect(await next).toContain('<p>page</p>');
  });

  it(
    'are not awaited beyond the deadline or the abort of the caller',
    IN_TURN,
    async ({ onTestFinished }) => {
      const site = serve({ '/slow': () => {} });
      const holder = new AbortController();
      const caller = new AbortController();
      onTestFinished(() => [holder, caller].forEach((each) => each.abort()));
      const held = faultOf(htmlOf(single, visitOf(`${site.origin}/slow`, { signal: holder.signal })));
      await site.askedFor('/slow');
      const late = faultOf(htmlOf(single, visitOf(site.origin, { timeoutMs: 50 })));
      const left = faultOf(htmlOf(single, visitOf(site.origin, { signal: caller.signal })));
      caller.abort();
      expect(await late).toMatchObject({
        code: 'timeout',
        message: expect.stringContaining('slot') as string,
      });
      expect((await left).code).toBe('aborted');
      holder.abort();
      expect((await held).code).toBe('aborted');
    },
  );

  it('are not taken by a call that was aborted before it began', IN_TURN, async () => {
    const visit = htmlOf(single, visitOf('http://example.org/', { signal: AbortSignal.abort() }));
    expect((await faultOf(visit)).code).toBe('aborted');
  });

  it('are freed when reading the page fails, and the reader gets its own error', IN_TURN, async () => {
    const site = serve({ '/': '<p>page</p>' });
    const visit = single.visit(visitOf(site.origin), async () => {
      throw new TypeError('mine');
    });
    await expect(visit).rejects.toThrow(TypeError);
    expect(await htmlOf(single, visitOf(site.origin))).toContain('<p>page</p>');
  });
});

describe.concurrent('a missing browser', () => {
  it.each([
    ['it is switched off', { isOff: true }],
    ['the configured program is not there', { chromiumPath: '/no/such/chromium' }],
  ])('is reported when %s', async (_, config) => {
    const browser = bench.browser([], config);
    expect(browser.isAvailable()).toBe(false);
    expect((await faultOf(htmlOf(browser, visitOf('http://example.org/')))).code).toBe('unavailable');
  });

  it('is reported if the executable is not Chromium', async () => {
    const browser = bench.browser([], { chromiumPath: '/bin/false' });
    expect((await faultOf(htmlOf(browser, visitOf('http://example.org/')))).code).toBe('unavailable');
  });
});

function renderersOf(main: number): number[] {
  return allPids().filter((pid) => commandOf(pid).includes('--type=renderer') && isBelow(pid, main));
}

function isBelow(pid: number, ancestor: number): boolean {
  for (let current = pid; current > 1;) {
    if (current === ancestor) return true;
    try {
      current = Number(statOf(current)[PARENT]);
    } catch {
      return false;
    }
  }
  return false;
}

/** Whether the process is busy right now. */
function isBusy(pid: number): boolean {
  try {
    return /\nState:\s+R/.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
