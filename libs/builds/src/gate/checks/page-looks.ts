import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import {
  BrowserError,
  type InspectedPage,
  type InspectedSite,
  type PageView,
  SiteInspector,
} from '@capstan/platform-browser';
import type { GateFiles, GateFinding } from '../site-gate.js';
import { answerFrom } from './site-answers.js';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const VIEWS: readonly PageView[] = [
  { ...DESKTOP, isDark: false },
  { ...DESKTOP, isDark: true },
  { ...PHONE, isDark: true },
  { ...PHONE, isDark: false },
];
const PER_PAGE_MS = 15_000;
const AT_LEAST_MS = 60_000;

/** Less text than this, and no picture either, is a blank page. */
const MIN_CHARACTERS = 15;

const LOOK = `({
  text: (document.body?.innerText ?? '').trim().length,
  pictures: document.querySelectorAll('svg, img, canvas, video').length,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
})`;

/** All rules of axe, best practices included. Without preload: it would ask for style sheets by XHR, which sites may not. */
const RUN_AXE = `axe.run(document, { resultTypes: ['violations'], preload: false }).then(({ violations }) =>
  violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, target: String(nodes[0]?.target ?? ''), count: nodes.length })))`;

interface Violation {
  id: string;
  /** Of axe: `minor`, `moderate`, `serious`, `critical`. */
  impact: string | null;
  help: string;
  target: string;
  count: number;
}

/** How pages behave in a browser: they answer, show something, report no fault, and everybody can use them. */
@Injectable()
export class PageLooks {
  /** Half a megabyte, which only workers need. */
  private readonly axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

  constructor(private readonly browser: SiteInspector) {}

  /**
   * Looks at pages until one has faults. Without a browser nothing can be looked at.
   * @throws the signal's reason.
   */
  async check(
    files: GateFiles,
    pages: readonly string[],
    signal: AbortSignal,
  ): Promise<{ found: GateFinding[]; isSkipped: boolean }> {
    if (pages.length === 0) return { found: [], isSkipped: false };
    if (!this.browser.isAvailable()) return { found: [], isSkipped: true };
    try {
      return { found: await this.look(files, pages, signal), isSkipped: false };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof BrowserError && error.code === 'unavailable')
        return { found: [], isSkipped: true };
      if (!(error instanceof BrowserError)) throw error;
      const message = `the browser could not show it: ${error.message}`;
      return {
        found: [{ check: 'answers', severity: 'block', page: pages[0] ?? '', message }],
        isSkipped: false,
      };
    }
  }

  private async look(
    files: GateFiles,
    pages: readonly string[],
    signal: AbortSignal,
  ): Promise<GateFinding[]> {
    const timeoutMs = Math.max(AT_LEAST_MS, pages.length * PER_PAGE_MS);
    const inspect = () =>
      this.browser.inspect({ answer: answerFrom(files), signal, timeoutMs }, async (site) => {
        const findings: GateFinding[] = [];
        for (const page of pages) findings.push(...(await lookAt(site, page, this.axe)));
        return findings;
      });
    try {
      return await inspect();
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof BrowserError) || error.code !== 'crashed') throw error;
      // The browser is shared: it may have gone with the page of another site.
      return inspect();
    }
  }
}

/** @param axe its source. */
async function lookAt(site: InspectedSite, path: string, axe: string): Promise<GateFinding[]> {
  const [first, ...rest] = VIEWS as [PageView, ...PageView[]];
  const page = await site.open(path, first);
  const isErrorPage = path === '404.html';
  if (page.status !== 200 && !isErrorPage) {
    return [
      { check: 'answers', severity: 'block', page: path, message: `answers with status ${page.status}` },
    ];
  }
  const findings = await lookOf(page, path);
  await page.evaluate(axe);
  findings.push(...(await violationsOf(page, path, first)));
  for (const view of rest) {
    if (findings.length > 0) break;
    await page.view(view);
    findings.push(...(await violationsOf(page, path, view)));
  }
  findings.push(
    ...page.faults.map((fault): GateFinding => ({
      check: 'console',
      severity: 'block',
      page: path,
      message: fault,
    })),
  );
  return findings;
}

async function lookOf(page: InspectedPage, path: string): Promise<GateFinding[]> {
  const { text, pictures } = (await page.evaluate(LOOK)) as { text: number; pictures: number };
  return text < MIN_CHARACTERS && pictures === 0
    ? [{ check: 'blank', severity: 'block', page: path, message: 'shows nothing' }]
    : [];
}

async function violationsOf(page: InspectedPage, path: string, view: PageView): Promise<GateFinding[]> {
  const violations = (await page.evaluate(RUN_AXE)) as Violation[];
  const place = `${view.width === PHONE.width ? 'phone' : 'desktop'}, ${view.isDark ? 'dark' : 'light'}`;
  return violations.map(({ id, impact, help, target, count }) => ({
    check: 'accessibility',
    severity: impact === 'serious' || impact === 'critical' ? 'block' : 'warn',
    page: path,
    message: `${help} (${id}, ${place}): ${target}${count > 1 ? ` and ${count - 1} more` : ''}`,
  }));
}
