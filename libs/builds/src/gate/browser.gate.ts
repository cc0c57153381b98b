import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ReadingThreads } from '@capstan/platform-threads';
import { LRUCache } from 'lru-cache';
import { checkHtml } from './checks/html.check.js';
import { checkLinks } from './checks/links.check.js';
import { PageLooks } from './checks/page-looks.js';
import { type GateFiles, type GateFinding, type GateReport, SiteGate } from './site-gate.js';

const MAX_FINDINGS = 50;
const MAX_REMEMBERED = 5_000;

const isPage = (path: string): boolean => path.endsWith('.html') && !path.startsWith('.');

/**
 * The gate of design 6. Text first, which is cheap, then every page in a browser: phone and desktop, light and dark. A page
 * that passed with the same style and scripts is not opened again; links are always followed, since other pages may have
 * gone.
 */
@Injectable()
export class BrowserGate extends SiteGate {
  private readonly passed = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  constructor(
    private readonly looks: PageLooks,
    private readonly threads: ReadingThreads,
  ) {
    super();
  }

  override async check(files: GateFiles, signal: AbortSignal): Promise<GateReport> {
    const startedAtMs = performance.now();
    signal.throwIfAborted();
    const pages = [...files.keys()].filter(isPage).toSorted();
    const findings: GateFinding[] = files.has('index.html')
      ? await checkLinks(files, pages, this.threads, signal)
      : [
          {
            check: 'answers',
            severity: 'block',
            page: 'index.html',
            message: 'There is no home page (index.html).',
          },
        ];
    const assets = digestOfAssets(files);
    const keyOf = (page: string): string => digest(assets, page, files.get(page) ?? '');
    const unknown = pages.filter((page) => !this.passed.has(keyOf(page)));
    findings.push(...(await checkHtml(files, unknown, this.threads, signal)));
    const { found, isSkipped } =
      findings.length > 0 ? { found: [], isSkipped: false } : await this.looks.check(files, unknown, signal);
    findings.push(...found);
    if (findings.length === 0 && !isSkipped) unknown.forEach((page) => this.passed.set(keyOf(page), true));
    return {
      hasPassed: findings.length === 0,
      pages: pages.length,
      findings: findings.slice(0, MAX_FINDINGS),
      skipped: isSkipped ? ['blank', 'console', 'accessibility'] : [],
      durationMs: performance.now() - startedAtMs,
    };
  }
}

function digestOfAssets(files: GateFiles): string {
  const assets = [...files.keys()].filter((path) => !isPage(path) && !path.startsWith('.')).toSorted();
  return digest(...assets.flatMap((path) => [path, files.get(path) ?? '']));
}

function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}
