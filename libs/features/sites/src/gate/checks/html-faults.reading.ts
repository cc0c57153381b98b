import type { HtmlValidate } from 'html-validate';

const MAX_PER_PAGE = 5;

/** Rules of the HTML standard; axe checks accessibility, and style is not checked. */
async function makeValidator(): Promise<HtmlValidate> {
  // Takes half a second to load, so only in threads that check a build.
  const { HtmlValidate } = await import('html-validate');
  return new HtmlValidate({ root: true, extends: ['html-validate:standard'], elements: ['html5'] });
}

let validator: Promise<HtmlValidate> | undefined;

/** Describes the first violations of the HTML standard in a page. */
export async function findHtmlFaults(html: string, page: string): Promise<string[]> {
  const { results } = await (await (validator ??= makeValidator())).validateString(html, page);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2)
    .slice(0, MAX_PER_PAGE)
    .map(({ message, line, ruleId }) => `line ${line}: ${message} (${ruleId})`);
}
