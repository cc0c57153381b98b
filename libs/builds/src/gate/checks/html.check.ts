import { setImmediate as breathe } from 'node:timers/promises';
import type { HtmlValidate } from 'html-validate';
import type { GateFiles, GateFinding } from '../site-gate.js';
import { pageText } from './page-text.js';

const MAX_PER_PAGE = 5;

/** Rules of the HTML standard; accessibility is axe's, and style nobody's. */
async function makeValidator(): Promise<HtmlValidate> {
  // Half a second to load, which only a worker with a build has to spend.
  const { HtmlValidate } = await import('html-validate');
  return new HtmlValidate({ root: true, extends: ['html-validate:standard'], elements: ['html5'] });
}

let validator: Promise<HtmlValidate> | undefined;

/** Whether pages are valid HTML. Pauses between them: the worker has other builds to keep. @throws the signal's reason. */
export async function checkHtml(
  files: GateFiles,
  pages: readonly string[],
  signal: AbortSignal,
): Promise<GateFinding[]> {
  const findings: GateFinding[] = [];
  for (const page of pages) {
    signal.throwIfAborted();
    const { results } = await (
      await (validator ??= makeValidator())
    ).validateString(pageText(files, page), page);
    const messages = results.flatMap(({ messages }) => messages).filter(({ severity }) => severity === 2);
    for (const { message, line, ruleId } of messages.slice(0, MAX_PER_PAGE)) {
      findings.push({
        check: 'html',
        severity: 'warn',
        page,
        message: `line ${line}: ${message} (${ruleId})`,
      });
    }
    await breathe();
  }
  return findings;
}
