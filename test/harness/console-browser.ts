import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { TestApp } from './app.js';
import { startChromium } from './chromium.js';
import { linkFor, signedInOwner, tokenOf } from './console-user.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const BUILT = resolve(import.meta.dirname, '..', '..', 'dist', 'console', 'index.html');

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** Long enough for a busy machine; what never comes fails its test. */
const TIMEOUT_MS = 20_000;

export interface ConsoleVisit {
  page: Page;
  accountId: string;
  email: string;
  /** What the browser complained about: blocked by the policy, failed to run, or asked of another host. */
  complaints: string[];
}

/** Browsers with the built console open. */
export class ConsoleBrowser {
  private constructor(
    private readonly test: TestApp,
    private readonly browser: Browser,
    private readonly host: string,
  ) {}

  /**
   * @param test its address is mapped to the name in `BASE_URL`, so that pages load pictures from their own origin.
   * @param host that name.
   */
  static async start(test: TestApp, host: string = HOST): Promise<ConsoleBrowser> {
    if (!existsSync(BUILT)) throw new Error('dist/console is missing: run `npm run build` first.');
    const browser = await startChromium({ [host]: new URL(test.url).host });
    return new ConsoleBrowser(test, browser, host);
  }

  /** Address of the console in this browser. */
  get console(): string {
    return consoleAt(this.host);
  }

  /**
   * Opens a page of the console as a new owner, with a session that was made without the sign-in page.
   * @param at path of the page, e.g. `/keys`.
   */
  async signIn({
    size = 'desktop',
    isOperator = false,
    at = '/',
  }: { size?: keyof typeof SIZES; isOperator?: boolean; at?: string } = {}): Promise<ConsoleVisit> {
    const { page: session, accountId, email } = await signedInOwner(this.test, { isOperator });
    const { page, complaints } = await this.visitor(size);
    await page.context().addCookies(session.cookiesFor(this.host));
    await page.goto(`${this.console}${at}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return { page, accountId, email, complaints };
  }

  /** A browser without a session. */
  async visitor(size: keyof typeof SIZES = 'desktop'): Promise<{ page: Page; complaints: string[] }> {
    const context = await this.browser.newContext({ viewport: SIZES[size], reducedMotion: 'reduce' });
    context.setDefaultTimeout(TIMEOUT_MS);
    return { page: await context.newPage(), complaints: complaintsOf(context, this.host) };
  }

  /** Signs in on the page, by a link for a user. */
  async openLink(page: Page, email: string): Promise<void> {
    await page.goto(`${this.console}/sign-in#token=${tokenOf(await linkFor(this.test, email))}`);
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}

const HOST = 'capstan.test';
const consoleAt = (host: string): string => `http://${host}/console`;

/** Address of the console in a browser without a host of its own. */
export const CONSOLE = consoleAt(HOST);

function complaintsOf(context: BrowserContext, host: string): string[] {
  const complaints: string[] = [];
  context.on('weberror', (fault) => complaints.push(fault.error().message));
  context.on('console', (message) => {
    // Answers such as 404 are also reported here; pages show them.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.host !== host) complaints.push(request.url());
  });
  return complaints;
}

interface PageDocument {
  querySelector(selector: string): object | null;
  getAnimations(): { playState: string; effect: { getTiming(): { iterations?: number } } | null }[];
}

/** Runs in a page. A table that waits for its next rows is dimmed, and fades back. */
const isAtRest = (): boolean => {
  const { document } = globalThis as unknown as { document: PageDocument };
  return (
    document.querySelector('[aria-busy="true"]') === null &&
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      )
  );
};

/** What axe finds on a page that is at rest, as `rule: element`. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(isAtRest);
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
