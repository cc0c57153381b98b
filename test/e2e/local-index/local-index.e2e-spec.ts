import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { search } from '@capstan/catalog';
import { LocalIndex } from '@capstan/local-index';
import { INDEX_CONTEXT, indexUrl, useIndex } from '../../harness/index-bench.js';

const bench = useIndex();

describe('a search of an indexed folder', () => {
  beforeEach(async () => {
    await bench.indexFolder.run(bench.manual);
  });

  it('filters by language and domain', async () => {
    await writeFile(
      join(bench.manual, 'wartung.html'),
      '<html lang="de"><h1>Wartung</h1><p>Controller prüfen.</p>',
    );
    await writeFile(join(bench.manual, 'plain.txt'), 'Controller without any language.');
    await bench.indexFolder.run(bench.manual);
    const pages = async (fields: object) =>
      (await bench.ask('controller', { max_results: 50, ...fields })).map(({ url }) =>
        url.replace(/.*\//, ''),
      );
    expect(await pages({ language: 'de' })).toEqual(expect.arrayContaining(['wartung.html', 'plain.txt']));
    expect(await pages({ language: 'fr' })).not.toContain('wartung.html');
    expect(await pages({ language: 'fr' })).toContain('plain.txt');
    // Files have no host.
    expect(await pages({ include_domains: ['example.org'] })).toEqual([]);
    expect(await pages({ exclude_domains: ['example.org'] })).toContain('wartung.html');
  });

  it('respects max_results, source type and freshness', async () => {
    expect(await bench.ask('controller', { max_results: 2 })).toHaveLength(2);
    expect(await bench.ask('controller', { source_type: 'news' })).toEqual([]);
    expect(await bench.ask('controller', { freshness: 'day' })).toEqual([]);
    await bench.indexFolder.run(bench.manual, { sourceType: 'news' });
    expect(await bench.ask('controller', { source_type: 'news' })).not.toEqual([]);
    expect(await bench.ask('controller')).toEqual([]);
  });

  it('stops at the deadline', async () => {
    const params = Object.assign(new search.params(), { query: 'controller' });
    await bench.database.dataSource.query('ALTER TABLE local_index_postings RENAME TO local_index_hidden');
    try {
      await expect(bench.provider.call(params, INDEX_CONTEXT)).rejects.toMatchObject({
        outcome: 'misconfigured',
      });
    } finally {
      await bench.database.dataSource.query('ALTER TABLE local_index_hidden RENAME TO local_index_postings');
    }
    const blocker = bench.database.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('LOCK TABLE local_index_postings IN ACCESS EXCLUSIVE MODE');
    try {
      await expect(bench.provider.call(params, { ...INDEX_CONTEXT, timeoutMs: 50 })).rejects.toMatchObject({
        outcome: 'timeout',
      });
    } finally {
      await blocker.rollbackTransaction();
      await blocker.release();
    }
  });
});

describe('reading a complete document', () => {
  const textOf = (document: Awaited<ReturnType<LocalIndex['read']>>): string =>
    document!.parts.map((part) => ('text' in part ? part.text : part.rows.flat().join('\n'))).join('\n');

  it('returns the text of the file in order', async () => {
    await bench.indexFolder.run(bench.manual);
    const document = await bench.index.read(indexUrl('sensors.html'), 5_000);
    expect(document).toMatchObject({
      url: indexUrl('sensors.html'),
      title: 'Sensors | Fernhill G2 manual',
      collection: 'manual',
      sourceType: 'web',
    });
    const visible = (await readFile(join(bench.manual, 'sensors.html'), 'utf8')).replace(/\s+/g, ' ');
    const lines = textOf(document).split('\n');
    expect(lines.length).toBeGreaterThan(5);
    let at = 0;
    for (const line of lines) {
      at = visible.indexOf(line, at);
      expect(at, line).toBeGreaterThanOrEqual(0);
    }
  });

  it('accepts only addresses of the index, within their collection', async () => {
    await bench.indexFolder.run(bench.manual);
    expect(await bench.index.read('file:///etc/passwd', 5_000)).toBeNull();
    expect(await bench.index.read(`file://${join(bench.manual, 'sensors.html')}`, 5_000)).toBeNull();
    expect(await bench.index.read(indexUrl(''), 5_000)).toBeNull();
    const inner = join(bench.manual, 'inner');
    await mkdir(inner);
    await writeFile(join(inner, 'a.txt'), 'The text of yesterday.');
    await bench.indexFolder.run(bench.manual);
    await writeFile(join(inner, 'a.txt'), 'The text of today.');
    await bench.indexFolder.run(inner);
    expect(textOf(await bench.index.read('index://inner/a.txt', 5_000))).toBe('The text of today.');
    expect(textOf(await bench.index.read('index://manual/inner/a.txt', 5_000))).toBe(
      'The text of yesterday.',
    );
    await bench.index.removeCollection((await bench.index.findCollection('inner'))!.id);
    expect(await bench.index.read('index://inner/a.txt', 5_000)).toBeNull();
  });
});

describe('a fallback collection', () => {
  const handbookIn = async (fields?: object) =>
    (await bench.ask('the controller of the greenhouse', { max_results: 50, ...fields })).filter(
      ({ domain }) => domain === 'handbook',
    );

  beforeEach(async () => {
    const handbook = join(bench.folder, 'docs');
    await mkdir(handbook);
    await writeFile(join(handbook, 'adr.md'), '# Controller\n\nRejected: a controller of the greenhouse.\n');
    await bench.indexFolder.run(handbook, { name: 'handbook', isFallback: true });
  });

  it('is searched while no other collection exists, for every source type', async () => {
    expect(await handbookIn()).toHaveLength(1);
    await mkdir(join(bench.folder, 'empty'));
    await bench.indexFolder.run(join(bench.folder, 'empty'));
    expect(await handbookIn()).toHaveLength(1);
    await bench.indexFolder.run(bench.manual, { sourceType: 'academic' });
    expect(await handbookIn()).toEqual([]);
    await bench.index.removeCollection((await bench.index.findCollection('manual'))!.id);
    expect(await handbookIn()).toHaveLength(1);
  });

  it('is searched if it is named, and then only it', async () => {
    await bench.indexFolder.run(bench.manual);
    expect(await handbookIn()).toEqual([]);
    expect(await handbookIn({ collections: ['handbook'] })).toHaveLength(1);
    expect(await bench.ask('controller', { collections: ['handbook'] })).toHaveLength(1);
    expect(
      (await bench.ask('controller', { collections: ['manual'] })).every(({ domain }) => domain === 'manual'),
    ).toBe(true);
    expect(await handbookIn({ collections: ['handbook', 'manual'] })).toHaveLength(1);
    expect(await bench.ask('controller', { collections: ['nothing of that name'] })).toEqual([]);
    expect(await bench.index.read('index://handbook/adr.md', 5_000)).toMatchObject({
      collection: 'handbook',
    });
  });

  it('remains one when it is indexed again without --no-fallback', async () => {
    await bench.indexFolder.run(bench.manual);
    const handbook = join(bench.folder, 'docs');
    await bench.indexFolder.run(handbook);
    expect(await handbookIn()).toEqual([]);
    await bench.indexFolder.run(handbook, { isFallback: false });
    expect(await handbookIn()).toHaveLength(1);
  });
});
