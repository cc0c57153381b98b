import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DATA_SCHEMA_PATH } from '@capstan/site-document';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { SITE_SCRIPT, bundleBrowser } from '../../tools/bundle-browser.mjs';
import { example } from '../fixtures/examples.js';
import { renderSite } from '../render-site.js';
import { dataSchemaFile } from './data-schema.js';

const collectionsOf = (name: string) =>
  (JSON.parse(dataSchemaFile(example(name)) ?? '{}') as { collections: Record<string, unknown>[] })
    .collections;

describe('dataSchemaFile', () => {
  it('books a slot as often as the record allows, by people', () => {
    expect(collectionsOf('restaurant')[0]).toMatchObject({
      name: 'tavoli',
      access: 'submit',
      uniqueField: 'quando',
      capacity: 30,
      sumField: 'persone',
      slots: {
        stepMinutes: 30,
        daysAhead: 45,
        leadMinutes: 120,
        timeZone: 'Europe/Rome',
        hours: [{ opens: '12:00', closes: '14:30' }, { opens: '19:00' }],
      },
    });
  });

  it('limits the people of all entries', () => {
    expect(collectionsOf('wedding')[0]).toMatchObject({ totalCapacity: 120, sumField: 'personnes' });
  });

  it('takes prices from the items that options represent', () => {
    const bread = (collectionsOf('bakery')[0]?.['fields'] as { options: object[] }[] | undefined)?.[0];
    expect(bread?.options[0]).toEqual({ value: 'b0', label: 'Roggensauer', price: 6.5 });
  });

  it('opens entries to visitors only if anyone may read them', () => {
    expect(collectionsOf('issue-board')[0]).toMatchObject({
      access: 'edit',
      publicFields: ['title', 'status', 'kind', 'due'],
    });
    expect(collectionsOf('shop')[0]).toMatchObject({ access: 'submit' });
  });

  it('is omitted for a site without records', async () => {
    expect((await renderSite(example('band'))).has(DATA_SCHEMA_PATH)).toBe(false);
  });
});

describe('forms without a script', () => {
  it('have the page to return to, a field for robots, and the anchor of the confirmation', async () => {
    const html = String((await renderSite(example('clinic'))).get('termin.html'));
    expect(html).toContain('<input type="hidden" name="_page" value="termin.html"');
    expect(html).toContain('name="_website"');
    expect(html).toContain('id="termine"');
  });

  it('say which times can be booked', async () => {
    const html = String((await renderSite(example('clinic'))).get('termin.html'));
    expect(html).toContain('type="datetime-local"');
    expect(html).toContain('Mögliche Zeiten: Mo – Do 7:30 – 19:00, Fr 7:30 – 16:00');
  });
});

describe('assets/site.js', () => {
  it('has no type errors', () => {
    const path = resolve(import.meta.dirname, '../../browser/tsconfig.json');
    const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as { config: unknown };
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
    const faults = ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options));
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([]);
  });

  it('is the bundle of browser/ (npm run script:build)', async () => {
    expect(readFileSync(SITE_SCRIPT, 'utf8')).toBe(await bundleBrowser());
  });
});
