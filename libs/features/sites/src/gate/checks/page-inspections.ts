import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import { BrowserError, SiteInspector } from '@capstan/platform-browser';
import type { GateFiles } from '../site-gate.js';
import { factsOf } from './page-facts.js';
import { PageInspection } from './page-inspection.js';
import { answerFrom } from './site-answers.js';
import type { GateFinding } from '../../model/gate-finding.js';

const PER_PAGE_MS = 20_000;
const MIN_TOTAL_MS = 60_000;

/** Pages that may crash or hang the browser before the rest is skipped. */
const MAX_BROKEN_PAGES = 3;

/** Result of inspecting pages. */
export interface InspectionResult {
  found: GateFinding[];
  /** Nothing could be inspected. */
  isSkipped: boolean;
  /** False if the browser did not start, which may work the next time. */
  isFinal: boolean;
}

/** Pages left to inspect, and the findings. */
interface Progress {
  left: string[];
  found: GateFinding[];
}

/** Checks pages in a browser: they load, show content, have no script errors, and are accessible. */
@Injectable()
export class PageInspections {
  /** Half a megabyte, which only workers need. */
  private readonly axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

  constructor(private readonly browser: SiteInspector) {}

  /**
   * Inspects each page. Skipped without a browser.
   * @throws the signal's reason.
   */
  async check(files: GateFiles, pages: readonly string[], signal: AbortSignal): Promise<InspectionResult> {
    if (pages.length === 0) return { found: [], isSkipped: false, isFinal: true };
    if (!this.browser.isAvailable()) return { found: [], isSkipped: true, isFinal: true };
    const progress: Progress = { left: [...pages], found: [] };
    const failures = new Map<string, number>();
    let broken = 0;
    while (progress.left.length > 0) {
      const error = await this.inspectRemaining(files, progress, signal);
      const [failed] = progress.left;
      if (error === null || failed === undefined) continue;
      signal.throwIfAborted();
      if (error.code === 'unavailable') return { found: [], isSkipped: true, isFinal: false };
      failures.set(failed, (failures.get(failed) ?? 0) + 1);
      // The browser is shared: a page of another site may have crashed it.
      if (error.code === 'crashed' && failures.get(failed) === 1) continue;
      broken += 1;
      const given = broken < MAX_BROKEN_PAGES ? [failed] : progress.left;
      progress.found.push(...given.map((each) => unshown(each, error)));
      progress.left = progress.left.slice(given.length);
    }
    return { found: progress.found, isSkipped: false, isFinal: true };
  }

  /** Inspects pages until all are done or one fails, which is then the first of those left. */
  private async inspectRemaining(
    files: GateFiles,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<BrowserError | null> {
    const facts = factsOf(files);
    const timeoutMs = Math.max(MIN_TOTAL_MS, progress.left.length * PER_PAGE_MS);
    try {
      await this.browser.inspect({ answer: answerFrom(files), signal, timeoutMs }, async (site) => {
        for (const page of progress.left.slice()) {
          const tools = { site, axe: this.axe, facts: facts.get(page) ?? [] };
          progress.found.push(...(await PageInspection.at(page, tools)));
          progress.left.shift();
        }
      });
      return null;
    } catch (error) {
      if (error instanceof BrowserError) return error;
      throw error;
    }
  }
}

function unshown(page: string, error: BrowserError): GateFinding {
  return {
    check: 'answers',
    severity: 'block',
    page,
    message: `the browser could not show it: ${error.message}`,
  };
}
