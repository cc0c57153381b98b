import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IndexFolder, type IndexEvent, LocalIndex, search } from '@capstan/catalog';
import { type CapabilityProvider, providerInfoOf } from '@capstan/capability-kit';
import { type TestDatabase, createDatabase } from '../harness/database.js';

const ROOT = join(import.meta.dirname, '..', '..');
const INDEX_COMMAND = join(ROOT, 'apps', 'worker', 'src', 'index-documents.command.ts');
const MANUAL = join(import.meta.dirname, '..', 'harness', 'manual');

let database: TestDatabase;
let folder: string;
let manual: string;
let index: LocalIndex;
let indexFolder: IndexFolder;
let provider: CapabilityProvider;

beforeAll(async () => {
  database = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'capstan-manual-'));
  index = new LocalIndex(database.dataSource);
  indexFolder = new IndexFolder(index);
  const LocalIndexProvider = search.providers.find((type) => providerInfoOf(type).name === 'local_index')!;
  provider = new LocalIndexProvider(index);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

beforeEach(async () => {
  for (const { id } of await index.listCollections()) await index.removeCollection(id);
  await rm(folder, { recursive: true, force: true });
  manual = join(folder, 'manual');
  await mkdir(folder, { recursive: true });
  await cp(MANUAL, manual, { recursive: true });
});

interface Found {
  results: { url: string; title: string; snippet: string; domain: string; score: number | null }[];
}

const context = { signal: new AbortController().signal, timeoutMs: 10_000, requestId: 'test' };
const ask = async (query: string, fields: object = {}): Promise<Found['results']> => {
  const params = Object.assign(new search.params(), { query, ...fields });
  return ((await provider.call(params, context)) as Found).results;
};
const urlOf = (name: string, collection = 'manual'): string => `index://${collection}/${name}`;
const counts = async (): Promise<Record<string, number>> => {
  const [row] = await database.dataSource.query(
    `SELECT (SELECT count(*) FROM local_index_documents)::int AS documents,
            (SELECT count(*) FROM local_index_passages)::int AS passages,
            (SELECT coalesce(sum(passages), 0) FROM local_index_blocks)::int AS counted,
            (SELECT count(*) FROM local_index_postings)::int AS terms`,
  );
  return row;
};
const QUESTIONS = [
  'controller',
  'how do I reset the network PIN',
  'water the beds',
  'E31 alarm',
  'roof vents',
];
/** What the index answers must not depend on how it came to its present state. */
const expectAnswersOfFreshIndex = async (path: string, options?: { name: string }): Promise<void> => {
  const answers = () => Promise.all(QUESTIONS.map((question) => ask(question, { max_results: 50 })));
  const before = await answers();
  const sizes = await counts();
  await index.removeCollection((await index.findCollection(path))!.id);
  await indexFolder.run(path, options);
  expect(await answers()).toEqual(before);
  expect(await counts()).toEqual(sizes);
};

describe('searching an indexed folder', () => {
  beforeEach(async () => {
    await indexFolder.run(manual);
  });

  it.each([
    ['how do I calibrate the soil probes', 'sensors.html'],
    ['E31', 'alarms.html'],
    ['what does error code e32 mean', 'alarms.html'],
    ['forgot my PIN', 'network.html'],
    ['resetting pins', 'network.html'],
    ['warranty period', 'warranty.html'],
    ['wind speed that closes the roof vents', 'vents.html'],
    ['storing the greenhouse controller over winter', 'maintenance.html'],
    ['replacing CR2032 battery', 'maintenance.html'],
    ['distance between heater and shade cloth', 'safety.html'],
    ['drip line pressure', 'irrigation.html'],
    ['which screws are in the box', 'index.html'],
    ['drill holes for the bracket', 'installation.html'],
    ['FIRMWARE UPDATE', 'network.html'],
  ])('finds the page for "%s"', async (query, page) => {
    const [best] = await ask(query);
    expect(best?.url).toBe(urlOf(page));
  });

  it('answers in the shape of the contract, best passage as the snippet', async () => {
    const [best, ...others] = await ask('wet filter cap humidity', { max_results: 3 });
    expect(best).toEqual({
      url: urlOf('sensors.html'),
      title: 'Sensors | Fernhill G2 manual',
      snippet:
        'A wet filter cap keeps the humidity reading near one hundred percent. Unscrew the cap and let it dry for an hour.',
      domain: 'manual',
      published_at: null,
      score: 1,
      source_type: 'web',
    });
    expect(new Set([best!.url, ...others.map(({ url }) => url)]).size).toBe(others.length + 1);
    for (const { score } of others) expect(score).toBeLessThan(1);
  });

  it('leaves navigation and footer out', async () => {
    expect(await ask('Fernhill Growing Instruments keep')).not.toContainEqual(
      expect.objectContaining({ snippet: expect.stringContaining('Growing Instruments') }),
    );
  });

  it.each([
    ['the'],
    ['to be or not to be'],
    ['who am I'],
    ['?!'],
    ['🙂'],
    ["'); DROP TABLE x; --"],
    ["a:* & ! | '\\"],
    ['\u0000'],
    ['\ud800'],
  ])('does not fail on %j', async (query) => {
    await expect(ask(query)).resolves.toBeInstanceOf(Array);
  });

  it.each([
    ['waranty perod', 'warranty.html'],
    ['calibrate the soil probse', 'sensors.html'],
    ['fimrware update', 'network.html'],
  ])('understands the mistyped "%s"', async (query, page) => {
    const [best] = await ask(query);
    expect(best?.url).toBe(urlOf(page));
  });

  it('gives the same answer each time', async () => {
    const answer = await ask('how do I reset the controller', { max_results: 50 });
    expect(answer.length).toBeGreaterThan(3);
    for (let n = 0; n < 3; n += 1) {
      expect(await ask('how do I reset the controller', { max_results: 50 })).toEqual(answer);
    }
    expect(await ask('how do I reset the controller', { max_results: 2 })).toEqual(answer.slice(0, 2));
  });

  it('tells languages and domains apart', async () => {
    await writeFile(
      join(manual, 'wartung.html'),
      '<html lang="de"><h1>Wartung</h1><p>Controller prüfen.</p>',
    );
    await writeFile(join(manual, 'plain.txt'), 'Controller without any language.');
    await indexFolder.run(manual);
    const pages = async (fields: object) =>
      (await ask('controller', { max_results: 50, ...fields })).map(({ url }) => url.replace(/.*\//, ''));
    expect(await pages({ language: 'de' })).toEqual(expect.arrayContaining(['wartung.html', 'plain.txt']));
    expect(await pages({ language: 'fr' })).not.toContain('wartung.html');
    expect(await pages({ language: 'fr' })).toContain('plain.txt');
    // Files have no host.
    expect(await pages({ include_domains: ['example.org'] })).toEqual([]);
    expect(await pages({ exclude_domains: ['example.org'] })).toContain('wartung.html');
  });

  it('keeps to max_results, the source type and the freshness', async () => {
    expect(await ask('controller', { max_results: 2 })).toHaveLength(2);
    expect(await ask('controller', { source_type: 'news' })).toEqual([]);
    expect(await ask('controller', { freshness: 'day' })).toEqual([]);
    await indexFolder.run(manual, { sourceType: 'news' });
    expect(await ask('controller', { source_type: 'news' })).not.toEqual([]);
    expect(await ask('controller')).toEqual([]);
  });

  it('gives up when the time is over', async () => {
    const params = Object.assign(new search.params(), { query: 'controller' });
    await database.dataSource.query('ALTER TABLE local_index_postings RENAME TO local_index_hidden');
    try {
      await expect(provider.call(params, context)).rejects.toMatchObject({ outcome: 'misconfigured' });
    } finally {
      await database.dataSource.query('ALTER TABLE local_index_hidden RENAME TO local_index_postings');
    }
    const blocker = database.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('LOCK TABLE local_index_postings IN ACCESS EXCLUSIVE MODE');
    try {
      await expect(provider.call(params, { ...context, timeoutMs: 50 })).rejects.toMatchObject({
        outcome: 'timeout',
      });
    } finally {
      await blocker.rollbackTransaction();
      await blocker.release();
    }
  });
});

describe('reading a document whole', () => {
  const textOf = (document: Awaited<ReturnType<LocalIndex['read']>>): string =>
    document!.parts.map((part) => ('text' in part ? part.text : part.rows.flat().join('\n'))).join('\n');

  it('says what the file says, in its order', async () => {
    await indexFolder.run(manual);
    const document = await index.read(urlOf('sensors.html'), 5_000);
    expect(document).toMatchObject({
      url: urlOf('sensors.html'),
      title: 'Sensors | Fernhill G2 manual',
      collection: 'manual',
      sourceType: 'web',
    });
    const visible = (await readFile(join(manual, 'sensors.html'), 'utf8')).replace(/\s+/g, ' ');
    const lines = textOf(document).split('\n');
    expect(lines.length).toBeGreaterThan(5);
    let at = 0;
    for (const line of lines) {
      at = visible.indexOf(line, at);
      expect(at, line).toBeGreaterThanOrEqual(0);
    }
  });

  it('knows addresses of the index only, each in its collection', async () => {
    await indexFolder.run(manual);
    expect(await index.read('file:///etc/passwd', 5_000)).toBeNull();
    expect(await index.read(`file://${join(manual, 'sensors.html')}`, 5_000)).toBeNull();
    expect(await index.read(urlOf(''), 5_000)).toBeNull();
    const inner = join(manual, 'inner');
    await mkdir(inner);
    await writeFile(join(inner, 'a.txt'), 'The text of yesterday.');
    await indexFolder.run(manual);
    await writeFile(join(inner, 'a.txt'), 'The text of today.');
    await indexFolder.run(inner);
    expect(textOf(await index.read('index://inner/a.txt', 5_000))).toBe('The text of today.');
    expect(textOf(await index.read('index://manual/inner/a.txt', 5_000))).toBe('The text of yesterday.');
    await index.removeCollection((await index.findCollection('inner'))!.id);
    expect(await index.read('index://inner/a.txt', 5_000)).toBeNull();
  });
});

describe('keeping a folder up to date', () => {
  it('reads only what changed, notices what is new, moved or gone', async () => {
    expect(await indexFolder.run(manual)).toMatchObject({ collection: 'manual', added: 10, failed: 0 });
    const events: IndexEvent[] = [];
    const report = (event: IndexEvent) => events.push(event);
    expect(await indexFolder.run(manual, { report })).toMatchObject({ unchanged: 10, added: 0, updated: 0 });

    await writeFile(join(manual, 'warranty.html'), '<h1>Warranty</h1><p>The zeppelin clause is void.</p>');
    await rm(join(manual, 'safety.html'));
    await rename(join(manual, 'vents.html'), join(manual, 'roof.html'));
    await writeFile(join(manual, 'notes.md'), '# Notes\n\nThe *quokka* bed needs less water.\n');
    const summary = await indexFolder.run(manual, { report });
    expect(summary).toMatchObject({ unchanged: 7, added: 2, updated: 1, removed: 2, failed: 0 });

    expect((await ask('zeppelin')).map(({ url }) => url)).toEqual([urlOf('warranty.html')]);
    expect((await ask('quokka'))[0]).toMatchObject({
      title: 'Notes',
      snippet: 'The quokka bed needs less water.',
    });
    expect(await ask('capacitors discharge breaker')).toEqual([]);
    expect((await ask('wind closes vents'))[0]?.url).toBe(urlOf('roof.html'));
    await expectAnswersOfFreshIndex(manual);
  });

  it('reads every kind of document, and leaves alone what is none', async () => {
    const docs = join(folder, 'docs');
    await mkdir(join(docs, '.git'), { recursive: true });
    await mkdir(join(docs, 'ordner ü'));
    const outside = join(folder, 'outside.txt');
    await writeFile(outside, 'Nobody may find the ocelot.');
    await symlink(outside, join(docs, 'link.txt'));
    await symlink(docs, join(docs, 'circle'));
    await writeFile(join(docs, '.git', 'notes.txt'), 'Hidden ocelot.');
    await writeFile(join(docs, 'ordner ü', 'größe.txt'), 'Größe\n\nDie Gewächshausheizung braucht Luft.');
    await writeFile(
      join(docs, 'latin1.html'),
      Buffer.from('<title>Caf\xe9</title><p>Cr\xe8me br\xfbl\xe9e.</p>', 'latin1'),
    );
    await writeFile(
      join(docs, 'jp.html'),
      '<meta charset="utf-8"><title>取扱説明書</title><p>電池を交換してください。</p>',
    );
    await writeFile(join(docs, 'binary.txt'), Buffer.from([0, 1, 2, 3, 0]));
    await writeFile(join(docs, 'broken.pdf'), '%PDF-1.7\nthis is no PDF');
    await writeFile(join(docs, 'fake.pdf'), 'ocelot');
    await writeFile(join(docs, 'huge.txt'), Buffer.alloc(20 * 1024 * 1024 + 1, 0x61));
    await writeFile(join(docs, 'photo.jpg'), 'ocelot');
    await writeFile(join(docs, 'empty.txt'), '');
    const summary = await indexFolder.run(docs);
    expect(summary).toMatchObject({ added: 4, failed: 1, skipped: 5 });

    expect(await ask('ocelot')).toEqual([]);
    expect((await ask('gewachshausheizung'))[0]).toMatchObject({ title: 'Größe' });
    expect((await ask('gewachshausheizung'))[0]?.url).toBe(
      'index://docs/ordner%20%C3%BC/gr%C3%B6%C3%9Fe.txt',
    );
    expect((await ask('creme brulee'))[0]).toMatchObject({ title: 'Café', snippet: 'Crème brûlée.' });
    expect((await ask('電池の交換'))[0]).toMatchObject({ title: '取扱説明書' });
    expect(await indexFolder.run(docs)).toMatchObject({ unchanged: 4, failed: 1, added: 0 });
  });

  it('removes a collection without a trace', async () => {
    await indexFolder.run(manual);
    const before = await counts();
    expect(before).toMatchObject({ documents: 10, passages: before.counted! });
    expect(before.terms).toBeGreaterThan(200);
    const collection = await index.findCollection('manual');
    expect(await index.removeCollection(collection!.id)).toBe(10);
    expect(await counts()).toEqual({ documents: 0, passages: 0, counted: 0, terms: 0 });
    expect(await ask('controller')).toEqual([]);
  });

  it('keeps collections apart', async () => {
    await indexFolder.run(manual);
    const other = join(folder, 'other', 'manual');
    await mkdir(other, { recursive: true });
    await writeFile(join(other, 'a.txt'), 'A controller for aquariums.');
    await expect(indexFolder.run(other)).rejects.toThrow('choose another with --collection');
    await indexFolder.run(other, { name: 'fish' });
    expect((await ask('aquariums'))[0]).toMatchObject({ domain: 'fish' });
    await rm(join(other, 'a.txt'));
    expect(await indexFolder.run(other)).toMatchObject({ collection: 'fish', removed: 1 });
    expect((await index.listCollections()).map(({ name, documents }) => [name, documents])).toEqual([
      ['fish', 0],
      ['manual', 10],
    ]);
    await expect(indexFolder.run(join(folder, 'nowhere'))).rejects.toThrow('not a folder');
  });

  it('renames a collection, and with it the addresses of its documents', async () => {
    await indexFolder.run(manual);
    expect(await indexFolder.run(manual, { name: 'Fernhill G2' })).toMatchObject({ unchanged: 10 });
    const [best] = await ask('wet filter cap humidity');
    expect(best).toMatchObject({ url: 'index://Fernhill%20G2/sensors.html', domain: 'Fernhill G2' });
    expect(await index.read(best!.url, 5_000)).toMatchObject({ url: best!.url, collection: 'Fernhill G2' });
    expect(await index.read(urlOf('sensors.html'), 5_000)).toBeNull();
    await expectAnswersOfFreshIndex(manual, { name: 'Fernhill G2' });
  });

  it('stands concurrent runs of the same folder', async () => {
    await Promise.all([1, 2, 3].map(() => indexFolder.run(manual)));
    expect(await counts()).toMatchObject({ documents: 10 });
    await expectAnswersOfFreshIndex(manual);
  });

  it('finishes what a killed run began', async () => {
    const many = join(folder, 'many');
    await mkdir(many);
    const page = (n: number) =>
      `<title>Page ${n}</title><p>${`Text of page ${n}, about valves. `.repeat(40)}</p>`;
    await Promise.all(
      Array.from({ length: 900 }, (_, n) => writeFile(join(many, `page-${n}.html`), page(n))),
    );
    const run = spawn(
      process.execPath,
      ['--import', join(ROOT, 'tools', 'register-ts.mjs'), INDEX_COMMAND, many],
      {
        env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    // The first batch is in the index, the others are under way.
    const [first] = (await Promise.race([once(run.stdout, 'data'), once(run, 'exit')])) as [unknown];
    expect(String(first)).toContain('added');
    run.kill('SIGKILL');
    await once(run, 'exit');
    const left = await counts();
    expect(left.documents).toBeGreaterThan(0);
    expect(left.documents).toBeLessThan(900);
    expect((await ask('page 1 about valves'))[0]?.title).toMatch(/^Page/);
    expect(await indexFolder.run(many)).toMatchObject({
      unchanged: left.documents,
      added: 900 - left.documents!,
    });
    await expectAnswersOfFreshIndex(many);
  });

  it('makes the terms of documents anew that an earlier version indexed', async () => {
    await indexFolder.run(manual);
    const answers = await ask('how do I reset the network PIN');
    const before = await counts();
    await database.dataSource.query('UPDATE local_index_blocks SET terms_version = 0');
    // Finds nothing yet, and sets about it.
    expect(await ask('how do I reset the network PIN')).toEqual([]);
    await index.renew();
    expect(await ask('how do I reset the network PIN')).toEqual(answers);
    expect(await counts()).toEqual(before);
  });
});

describe('a fallback collection', () => {
  const handbookIn = async (fields?: object) =>
    (await ask('the controller of the greenhouse', { max_results: 50, ...fields })).filter(
      ({ domain }) => domain === 'handbook',
    );

  beforeEach(async () => {
    const handbook = join(folder, 'docs');
    await mkdir(handbook);
    await writeFile(join(handbook, 'adr.md'), '# Controller\n\nRejected: a controller of the greenhouse.\n');
    await indexFolder.run(handbook, { name: 'handbook', isFallback: true });
  });

  it('answers while nothing else is indexed, whatever kind of sources that is', async () => {
    expect(await handbookIn()).toHaveLength(1);
    await mkdir(join(folder, 'empty'));
    await indexFolder.run(join(folder, 'empty'));
    expect(await handbookIn()).toHaveLength(1);
    await indexFolder.run(manual, { sourceType: 'academic' });
    expect(await handbookIn()).toEqual([]);
    await index.removeCollection((await index.findCollection('manual'))!.id);
    expect(await handbookIn()).toHaveLength(1);
  });

  it('answers when it is named, and nothing else does', async () => {
    await indexFolder.run(manual);
    expect(await handbookIn()).toEqual([]);
    expect(await handbookIn({ collections: ['handbook'] })).toHaveLength(1);
    expect(await ask('controller', { collections: ['handbook'] })).toHaveLength(1);
    expect(
      (await ask('controller', { collections: ['manual'] })).every(({ domain }) => domain === 'manual'),
    ).toBe(true);
    expect(await handbookIn({ collections: ['handbook', 'manual'] })).toHaveLength(1);
    expect(await ask('controller', { collections: ['nothing of that name'] })).toEqual([]);
    expect(await index.read('index://handbook/adr.md', 5_000)).toMatchObject({ collection: 'handbook' });
  });

  it('stays one when it is indexed again without --no-fallback', async () => {
    await indexFolder.run(manual);
    const handbook = join(folder, 'docs');
    await indexFolder.run(handbook);
    expect(await handbookIn()).toEqual([]);
    await indexFolder.run(handbook, { isFallback: false });
    expect(await handbookIn()).toHaveLength(1);
  });
});

const MIGRATIONS = join(ROOT, 'libs/catalog/src/vendors/local_index/migrations');

/** A migration by its file, as the migration runner loads it: nobody imports one. */
async function migrationOf(file: string): Promise<MigrationInterface> {
  const loaded = (await import(/* @vite-ignore */ join(MIGRATIONS, file))) as Record<
    string,
    new () => MigrationInterface
  >;
  const [Migration] = Object.values(loaded);
  if (!Migration) throw new Error(`${file} holds no migration`);
  return new Migration();
}

describe('the migration to postings', () => {
  it('keeps the documents of an earlier version, and can be undone', async () => {
    const { dataSource } = database;
    const migration = await migrationOf('1700000210000-local-index-postings.ts');
    const runner = dataSource.createQueryRunner();
    try {
      await indexFolder.run(manual);
      await migration.down(runner);
      expect((await index.listCollections().catch(() => [])).length).toBe(0);
      await runner.query(`
        WITH document AS (
          INSERT INTO local_index_documents (collection_id, url, title, content_hash)
          SELECT id, 'old.html', 'Old page', 'hash' FROM local_index_collections RETURNING id
        )
        INSERT INTO local_index_passages
          (document_id, position, headings, body, title_terms, heading_terms, body_terms, search)
        SELECT id, 0, 'Care › Cleaning', 'Rinse the zeppelin.', 2, 2, 3, 'zeppelin:5' FROM document`);
      await migration.up(runner);
      await index.renew();
      expect(await ask('cleaning zeppelin')).toEqual([
        expect.objectContaining({ url: urlOf('old.html'), snippet: 'Rinse the zeppelin.' }),
      ]);
      expect(await indexFolder.run(manual)).toMatchObject({ added: 10, removed: 1 });
      await expectAnswersOfFreshIndex(manual);
    } finally {
      await runner.release();
    }
  });
});

describe('the migration to addresses without absolute paths', () => {
  it('keeps the documents, and can be undone', async () => {
    const migration = await migrationOf('1700001000401-index-addresses.ts');
    const runner = database.dataSource.createQueryRunner();
    const urls = async (): Promise<string[]> =>
      (await runner.query('SELECT url FROM local_index_documents ORDER BY url')).map(
        ({ url }: { url: string }) => url,
      );
    try {
      await mkdir(join(manual, 'ordner ü'));
      await writeFile(join(manual, 'ordner ü', 'a#b.txt'), 'The zeppelin in the folder.');
      await indexFolder.run(manual);
      const answers = await ask('zeppelin in the folder');
      expect(answers[0]?.url).toBe('index://manual/ordner%20%C3%BC/a%23b.txt');
      const today = await urls();
      await migration.down(runner);
      for (const url of await urls()) expect(url).toContain(`file://${manual}/`);
      await migration.up(runner);
      expect(await urls()).toEqual(today);
      await index.renew();
      expect(await ask('zeppelin in the folder')).toEqual(answers);
      expect(await indexFolder.run(manual)).toMatchObject({ unchanged: 11, added: 0, removed: 0 });
      await expectAnswersOfFreshIndex(manual);
    } finally {
      await runner.release();
    }
  });
});
