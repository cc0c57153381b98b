import type { HtmlValidate } from 'html-validate';

const MAX_PER_PAGE = 5;

/** Rules of the HTML standard; accessibility is axe's, and style nobody's. */
async function makeValidator(): Promise<HtmlValidate> {
  // Half a second to load, which only a thread that checks a build has to spend.
  const { HtmlValidate } = await import('html-validate');
  return new HtmlValidate({ root: true, extends: ['html-validate:standard'], elements: ['html5'] });
}

let validator: Promise<HtmlValidate> | undefined;

/** The first faults of a page against the HTML standard, in words. */
export async function findHtmlFaults(html: string, page: string): Promise<string[]> {
  const { results } = await (await (validator ??= makeValidator())).validateString(html, page);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2)
    .slice(0, MAX_PER_PAGE)
    .map(({ message, line, ruleId }) => `line ${line}: ${message} (${ruleId})`);
}
