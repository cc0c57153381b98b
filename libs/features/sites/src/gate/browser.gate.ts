import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ReadingThreads } from '@capstan/platform-jobs';
import { LRUCache } from 'lru-cache';
import { checkHtml } from './checks/html.check.js';
import { checkLinks } from './checks/links.check.js';
import { PageInspections } from './checks/page-inspections.js';
import { pagesOf } from './gate-files.js';
import { type GateFiles, type GateReport, SiteGate } from './site-gate.js';
import { HOME_PAGE } from '../model/verdict.js';
import type { GateCheck, GateFinding } from '../model/gate-finding.js';

const MAX_CACHED_REPORTS = 5_000;

/** Not published, but pages are compared with it. */
const FACTS_PATH = '.capstan/facts.json';

const BROWSER_CHECKS: GateCheck[] = ['blank', 'console', 'accessibility', 'layout', 'facts'];

const NO_HOME_PAGE: GateFinding = {
  check: 'answers',
  severity: 'block',
  page: HOME_PAGE,
  message: `There is no home page (${HOME_PAGE}).`,
};

/**
 * The gate with a browser. All pages are checked independently: their HTML, then in a browser on phone and
 * desktop, in light and dark mode. Findings of a page are cached by its bytes and those of its style and
 * scripts; links are checked each time, since other pages may have been removed.
 */
@Injectable()
export class BrowserGate extends SiteGate {
  private readonly reports = new LRUCache<string, GateFinding[]>({ max: MAX_CACHED_REPORTS });

  constructor(
    private readonly inspections: PageInspections,
    private readonly threads: ReadingThreads,
  ) {
    super();
  }

  override async check(files: GateFiles, signal: AbortSignal): Promise<GateReport> {
    const startedAtMs = performance.now();
    signal.throwIfAborted();
    const pages = pagesOf(files);
    const links = await checkLinks(files, pages, this.threads, signal);
    const findings = [...links.findings];
    if (!files.has(HOME_PAGE)) findings.push(NO_HOME_PAGE);
    const assets = digestOfAssets(files);
    const keyOf = (page: string): string => digest(assets, page, files.get(page) ?? '');
    const unknown = pages.filter((page) => !this.reports.has(keyOf(page)));
    findings.push(...pages.flatMap((page) => this.reports.get(keyOf(page)) ?? []));
    const markup = await checkHtml(files, unknown, this.threads, signal);
    const { found, isSkipped, isFinal } = await this.inspections.check(files, unknown, signal);
    const fresh = [...markup.findings, ...found];
    // A page that did not answer may be the fault of a failing browser.
    const unanswered = found.filter(({ check }) => check === 'answers').map(({ page }) => page);
    const unsure = new Set([...markup.unread, ...unanswered]);
    for (const page of unknown) {
      const own = fresh.filter((finding) => finding.page === page);
      if (!isSkipped && !unsure.has(page)) this.reports.set(keyOf(page), own);
    }
    findings.push(...fresh);
    return {
      hasPassed: !findings.some(({ severity }) => severity === 'block'),
      pages: pages.length,
      findings,
      skipped: isSkipped ? BROWSER_CHECKS : [],
      isFinal: isFinal && unsure.size === 0 && links.unread.length === 0,
      durationMs: performance.now() - startedAtMs,
    };
  }
}

function digestOfAssets(files: GateFiles): string {
  const pages = new Set(pagesOf(files));
  const isAsset = (path: string): boolean =>
    path === FACTS_PATH || (!path.startsWith('.') && !pages.has(path));
  const assets = [...files.keys()].filter(isAsset).toSorted();
  return digest(...assets.flatMap((path) => [path, files.get(path) ?? '']));
}

function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}
