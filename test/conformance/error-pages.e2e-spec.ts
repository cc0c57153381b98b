import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';

const root = resolve(import.meta.dirname, '..', '..');
const folder = join(root, 'docs', 'errors');

/** The fields of an error as written at the head of its class. */
interface DeclaredError {
  file: string;
  slug: string;
  status: string;
  title: string;
  category: string;
  retriable: string;
  hasWait: boolean;
}

/** Every `super({ slug: '…', … })` of the product. */
function declaredErrors(): DeclaredError[] {
  const files = ['libs', 'apps'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.spec\.ts$|node_modules|fixtures/.test(name))
      .map((name) => join(top, name)),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/\bslug: '([^']+)',([\s\S]*?)alternativeAction/g)].map(([, slug, fields]) => {
      const field = (pattern: RegExp): string =>
        pattern.exec(fields as string)?.[1] ?? `not found in ${file}`;
      return {
        file,
        slug: slug as string,
        status: field(/status: (\d+)/),
        title: field(/title: '([^']+)'/),
        category: field(/category: '(\w+)'/),
        retriable: field(/isRetriable: (true|false)/),
        hasWait: /\n {4,6}retryAfterSeconds[:,]/.test(text),
      };
    });
  });
}

const declared = declaredErrors();
const slugs = [...new Set(declared.map(({ slug }) => slug))].toSorted();
const pages = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length))
  .toSorted();

const pageOf = (slug: string): string => readFileSync(join(folder, `${slug}.md`), 'utf8');
const fact = (page: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(page)?.[1];

describe('docs/errors', () => {
  it('has a page for every error, and no other page', () => {
    expect(slugs.length).toBeGreaterThan(20);
    expect(pages).toEqual(slugs);
  });

  it('includes errors that the scan of the source cannot find', () => {
    const classes = declared.length;
    const mentions = ['libs', 'apps'].flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).filter(
        (name) =>
          name.endsWith('.error.ts') && /extends AppError/.test(readFileSync(join(root, top, name), 'utf8')),
      ),
    ).length;
    expect(classes).toBeGreaterThanOrEqual(mentions);
  });
});

describe.each(slugs)('docs/errors/%s.md', (slug) => {
  const page = pages.includes(slug) ? pageOf(slug) : '';
  const classes = declared.filter((error) => error.slug === slug);

  it('matches its class', () => {
    const titles = classes.map(({ title }) => title);
    expect(titles).toContain(fact(page, 'title'));
    for (const { status, category, retriable } of classes) {
      expect([fact(page, 'status'), fact(page, 'category'), fact(page, 'retriable')]).toEqual([
        status,
        category,
        retriable,
      ]);
    }
  });

  it('may be retried if it is transient, and only then, after a stated wait', () => {
    for (const { category, retriable, hasWait } of classes) {
      expect([category === 'transient', hasWait]).toEqual([retriable === 'true', retriable === 'true']);
    }
  });

  it('explains the cause and the remedy', () => {
    expect(page).toMatch(new RegExp(`^# ${fact(page, 'title')}$`, 'm'));
    expect(page).toMatch(/^## What happened\n\n\S[\s\S]{60,}?^## What to do\n\n\S[\s\S]{40,}?^## Example\n/m);
  });
});

describe('served pages', () => {
  let app: TestApp;
  let isFailure: ValidateFunction;
  beforeAll(async () => {
    app = await startApp();
    const { body } = await app.call('/v1/openapi.json', { key: null });
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'http://capstan.test/openapi', components: body.components });
    isFailure = ajv.compile({
      $ref: 'http://capstan.test/openapi#/components/schemas/FailureEnvelope',
    });
  });
  afterAll(() => app.close());

  it.each(slugs)('/errors/%s, with an example in the served format', async (slug) => {
    const html = await app.call(`/errors/${slug}`, { key: null });
    expect(html.status).toBe(200);
    expect(html.text).toContain(`<code>${slug}</code>`);
    const markdown = await app.call(`/errors/${slug}`, { key: null, headers: { accept: 'text/markdown' } });
    const example = JSON.parse(/```json\n([\s\S]+?)\n```/.exec(markdown.text)?.[1] ?? 'null');
    expect(isFailure(example), JSON.stringify(isFailure.errors)).toBe(true);
    expect(example.error).toMatchObject({
      type: `http://capstan.test/errors/${slug}`,
      status: Number(fact(pageOf(slug), 'status')),
      title: fact(pageOf(slug), 'title'),
      error_category: fact(pageOf(slug), 'category'),
      is_retriable: fact(pageOf(slug), 'retriable') === 'true',
    });
  });

  it('are the target of the type of a real problem', async () => {
    const { body } = await app.call('/v1/nothing', { key: null });
    const path = new URL(body.error.type).pathname;
    expect((await app.call(path, { key: null })).text).toContain(body.error.title);
  });

  it('are all in the index', async () => {
    const { text } = await app.call('/errors', { key: null });
    for (const slug of slugs) expect(text).toContain(`href="/errors/${slug}"`);
  });
});
