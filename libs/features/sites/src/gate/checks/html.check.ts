import { type ReadingThreads, defineReading } from '@capstan/platform-jobs';
import type { GateFiles } from '../site-gate.js';
import type { CheckedPages } from './checked-pages.js';
import type { findHtmlFaults } from './html-faults.reading.js';
import { pageText } from './page-text.js';
import { unreadablePage } from './unreadable-page.js';
import type { GateFinding } from '../../model/gate-finding.js';

const HTML_FAULTS = defineReading<typeof findHtmlFaults>(
  import.meta.url,
  './html-faults.reading.js',
  'findHtmlFaults',
);

/** Checks whether pages are valid HTML. @throws the signal's reason. */
export async function checkHtml(
  files: GateFiles,
  pages: readonly string[],
  threads: ReadingThreads,
  signal: AbortSignal,
): Promise<CheckedPages> {
  const findings: GateFinding[] = [];
  const unread: string[] = [];
  for (const page of pages) {
    signal.throwIfAborted();
    const kind = { check: 'html', severity: 'warn', page } as const;
    try {
      const faults = await threads.run(HTML_FAULTS, signal, pageText(files, page), page);
      findings.push(...faults.map((message): GateFinding => ({ ...kind, message })));
    } catch (error) {
      findings.push(unreadablePage(error, kind, signal));
      unread.push(page);
    }
  }
  return { findings, unread };
}
