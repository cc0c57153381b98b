import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { checkHtml } from './checks/html.check.js';
import { checkLinks } from './checks/links.check.js';
import { PageLooks } from './checks/page-looks.js';
import { pagesOf } from './gate-files.js';
import { type GateFiles, type GateFinding, type GateReport, SiteGate } from './site-gate.js';
import { HOME_PAGE } from './verdict/verdict.js';

const MAX_REMEMBERED = 5_000;

const NO_HOME_PAGE: GateFinding = {
  check: 'answers',
  severity: 'block',
  page: HOME_PAGE,
  message: `There is no home page (${HOME_PAGE}).`,
};

/**
 * The gate with a browser. Each page is looked at by itself, so that what is wrong with one says nothing about another:
 * its HTML, then in a browser on phone and desktop, in light and dark. What was found on a page is remembered with its
 * bytes and those of its style and scripts; links are followed each time, since other pages may have gone.
 */
@Injectable()
export class BrowserGate extends SiteGate {
  private readonly found = new LRUCache<string, GateFinding[]>({ max: MAX_REMEMBERED });

  constructor(private readonly looks: PageLooks) {
    super();
  }

  override async check(files: GateFiles, signal: AbortSignal): Promise<GateReport> {
    const startedAtMs = performance.now();
    signal.throwIfAborted();
    const pages = pagesOf(files);
    const findings = checkLinks(files, pages);
    if (!files.has(HOME_PAGE)) findings.push(NO_HOME_PAGE);
    const assets = digestOfAssets(files);
    let [isSkipped, isFinal] = [false, true];
    for (const page of pages) {
      const key = digest(assets, page, files.get(page) ?? '');
      const known = this.found.get(key);
      const look = known ? { found: known, isSkipped: false } : await this.look(files, page, signal);
      findings.push(...look.found);
      // A page that did not answer may have met a browser that was at its end.
      const isSure = !look.found.some(({ check }) => check === 'answers');
      if (isSure && !look.isSkipped) this.found.set(key, look.found);
      isSkipped ||= look.isSkipped;
      isFinal &&= isSure;
    }
    return {
      hasPassed: !findings.some(({ severity }) => severity === 'block'),
      pages: pages.length,
      findings,
      skipped: isSkipped ? ['blank', 'console', 'accessibility', 'layout'] : [],
      isFinal,
      durationMs: performance.now() - startedAtMs,
    };
  }

  private async look(
    files: GateFiles,
    page: string,
    signal: AbortSignal,
  ): Promise<{ found: GateFinding[]; isSkipped: boolean }> {
    const text = await checkHtml(files, [page], signal);
    const { found, isSkipped } = await this.looks.check(files, [page], signal);
    return { found: [...text, ...found], isSkipped };
  }
}

function digestOfAssets(files: GateFiles): string {
  const pages = new Set(pagesOf(files));
  const assets = [...files.keys()].filter((path) => !pages.has(path) && !path.startsWith('.')).toSorted();
  return digest(...assets.flatMap((path) => [path, files.get(path) ?? '']));
}

function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}
