import { posix } from 'node:path';
import { brokenConstraints, unplacedFacts, validateDocument, wordsOfFact } from '@capstan/site-document';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { contactText } from './format/contact-link.js';
import { allComponents } from './fixtures/all-components.js';
import { EXAMPLES, example } from './fixtures/examples.js';
import { comparable, idsOf, pagesOf, referencesOf, textOf } from './fixtures/pages.js';
import { fileOf } from './context/page-context.js';
import { FACTS_PATH } from './files/site-files.js';
import { type SiteFiles, renderSite } from './render-site.js';

/** CSS and typefaces of a site, in bytes. */
const MAX_STYLE_BYTES = 60_000;
/** Hundreds of letters, each many strokes. */
const MAX_JAPANESE_STYLE_BYTES = 85_000;

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'], elements: ['html5'] });

async function faultsOf(html: string, page: string): Promise<string[]> {
  const { results } = await validator.validateString(html, page);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ severity }) => severity === 2)
    .map(({ message, line }) => `${page}:${line} ${message}`);
}

const bytesOf = (content: string | Uint8Array | undefined): number => Buffer.byteLength(content ?? '');

function styleBytes(files: SiteFiles): number {
  const fonts = [...files].filter(([path]) => path.endsWith('.woff2'));
  return bytesOf(files.get('site.css')) + fonts.reduce((sum, [, content]) => sum + bytesOf(content), 0);
}

/** What the check of a commit would miss on the pages. */
function missingTexts(files: SiteFiles): string[] {
  const { pages } = JSON.parse(String(files.get(FACTS_PATH))) as { pages: Record<string, string[]> };
  return Object.entries(pages).flatMap(([page, texts]) => {
    const text = textOf(String(files.get(page)));
    return texts.filter((each) => !text.includes(comparable(each))).map((each) => `${page}: ${each}`);
  });
}

function brokenReferences(files: SiteFiles): string[] {
  return pagesOf(files).flatMap(([page, html]) =>
    referencesOf(html).filter((reference) => {
      const [path = '', anchor] = reference.split('#');
      const target = path === '' ? page : posix.join(posix.dirname(page), path);
      if (target.startsWith('_data/') || target.startsWith('images/')) return false;
      const content = files.get(target);
      if (content === undefined) return true;
      return anchor !== undefined && (typeof content !== 'string' || !idsOf(content).includes(anchor));
    }),
  );
}

describe.each([...EXAMPLES])('the example %s', (name, document) => {
  it('shows every fact, on the pages that the document names', async () => {
    expect(unplacedFacts(document)).toEqual([]);
    expect(brokenConstraints(document)).toEqual([]);
    const files = await renderSite(document);
    for (const page of document.pages) {
      const text = textOf(String(files.get(fileOf(page.path))));
      const facts = document.facts.filter(({ id }) =>
        page.sections.some((section) => section.facts.includes(id)),
      );
      const words = facts.flatMap((fact) =>
        fact.type === 'contact' ? [contactText(fact)] : wordsOfFact(fact),
      );
      expect(words.filter((each) => !text.includes(comparable(each)))).toEqual([]);
    }
  });

  it('shows the texts that the check of a commit looks for', async () => {
    expect(missingTexts(await renderSite(document))).toEqual([]);
  });

  it('is valid HTML with relative references that resolve', async () => {
    const files = await renderSite(document);
    for (const [page, html] of pagesOf(files)) expect(await faultsOf(html, page)).toEqual([]);
    expect(brokenReferences(files)).toEqual([]);
  });

  it('stays within the limit for style sheets and typefaces', async () => {
    const max = document.language === 'ja' ? MAX_JAPANESE_STYLE_BYTES : MAX_STYLE_BYTES;
    expect(styleBytes(await renderSite(document)), name).toBeLessThanOrEqual(max);
  });
});

describe('renderSite', () => {
  it('describes a page in at least fifty characters, where it says so much', async () => {
    const document = example('bakery');
    document.identity.tagline = { text: 'Bread', basis: [] };
    const html = String((await renderSite(document)).get('index.html'));
    const description = /<meta name="description" content="([^"]*)"/u.exec(html)?.[1] ?? '';
    expect(description).toMatch(/^Bread – ./u);
    expect(description.length).toBeGreaterThanOrEqual(50);
  });

  it('gives the same bytes for the same document', async () => {
    const [first, second] = [await renderSite(example('bakery')), await renderSite(example('bakery'))];
    expect([...first.keys()]).toEqual([...second.keys()]);
    for (const [path, content] of first)
      expect(Buffer.compare(Buffer.from(content), Buffer.from(second.get(path) ?? ''))).toBe(0);
  });

  it('adds a script only to pages with forms or entries', async () => {
    const files = await renderSite(example('clinic'));
    expect(files.get('index.html')).not.toContain('site.js');
    expect(files.get('termin.html')).toContain('<script src="site.js" defer');
    expect((await renderSite(example('band'))).has('site.js')).toBe(false);
  });

  it('sets a notice above the name, and says otherwise what it said without it', async () => {
    const plain = example('bakery');
    const noticed = structuredClone(plain);
    noticed.facts.push({ id: 'closed', type: 'statement', source: [], text: 'Closed from 2 to 9 May.' });
    noticed.pages[0]!.sections.unshift({
      id: 'notice',
      component: 'notice',
      variant: 'band',
      label: 'Notice',
      facts: ['closed'],
    });
    const [before, after] = await Promise.all(
      [plain, noticed].map(async (document) => String((await renderSite(document)).get('index.html'))),
    );
    const [bar = ''] = /<div[^>]*role="note".*?<\/div><\/div>/su.exec(after!) ?? [];
    expect(bar).toContain('Closed from 2 to 9 May.');
    expect(after!.indexOf(bar)).toBeLessThan(after!.indexOf('<h1'));
    expect(after!.replace(bar, '')).toBe(before);
  });

  it('writes texts as text, never as markup', async () => {
    const document = example('band');
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    document.identity.name = hostile;
    document.facts[1] = { id: 'statement-2', type: 'statement', source: [], text: hostile };
    const files = await renderSite(document);
    for (const [, html] of pagesOf(files)) {
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<img src=x');
    }
  });

  it('writes relative URLs on pages in folders', async () => {
    const document = example('clinic');
    document.pages[1]!.path = '/praxis/termin';
    const files = await renderSite(document);
    expect(files.get('praxis/termin.html')).toContain('href="../site.css"');
    expect(files.get('praxis/termin.html')).toContain('action="../_data/termine"');
    expect(brokenReferences(files)).toEqual([]);
  });

  it('ships the license of each typeface', async () => {
    const files = await renderSite(example('bakery'));
    expect([...files.keys()].filter((path) => path.startsWith('fonts/LICENSE'))).toEqual([
      'fonts/LICENSE-fraunces.txt',
      'fonts/LICENSE-figtree.txt',
    ]);
  });
});

describe('all components', () => {
  it('are valid HTML and show their facts in every variant', async () => {
    const document = allComponents('signal');
    expect(validateDocument(document)).toEqual({ document });
    const files = await renderSite(document);
    expect(missingTexts(files)).toEqual([]);
    for (const [page, html] of pagesOf(files)) expect(await faultsOf(html, page)).toEqual([]);
    for (const page of document.pages) {
      const text = textOf(String(files.get(fileOf(page.path))));
      const shown = new Set(page.sections.flatMap((section) => section.facts));
      const words = document.facts
        .filter(({ id }) => shown.has(id))
        .flatMap((fact) => (fact.type === 'contact' ? [contactText(fact)] : wordsOfFact(fact)));
      expect(
        words.flatMap((each) => each.split('\n\n')).filter((each) => !text.includes(comparable(each))),
      ).toEqual([]);
    }
  });
});
