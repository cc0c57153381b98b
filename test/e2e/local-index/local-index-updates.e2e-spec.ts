import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IndexEvent } from '@capstan/local-index';
import { indexUrl, useIndex } from '../../harness/index-bench.js';
import { PROCESS_ENV } from '../../harness/process-env.js';
import { onlyInFullRun } from '../../harness/full-run.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const INDEX_COMMAND = join(ROOT, 'apps', 'worker', 'src', 'index-documents.command.ts');
const bench = useIndex();

describe('keeping a folder up to date', () => {
  it('reads only changes: modified, new, moved and deleted files', async () => {
    expect(await bench.indexFolder.run(bench.manual)).toMatchObject({
      collection: 'manual',
      added: 10,
      failed: 0,
    });
    const events: IndexEvent[] = [];
    const report = (event: IndexEvent) => events.push(event);
    expect(await bench.indexFolder.run(bench.manual, { report })).toMatchObject({
      unchanged: 10,
      added: 0,
      updated: 0,
    });

    await writeFile(
      join(bench.manual, 'warranty.html'),
      '<h1>Warranty</h1><p>The zeppelin clause is void.</p>',
    );
    await rm(join(bench.manual, 'safety.html'));
    await rename(join(bench.manual, 'vents.html'), join(bench.manual, 'roof.html'));
    await writeFile(join(bench.manual, 'notes.md'), '# Notes\n\nThe *quokka* bed needs less water.\n');
    const summary = await bench.indexFolder.run(bench.manual, { report });
    expect(summary).toMatchObject({ unchanged: 7, added: 2, updated: 1, removed: 2, failed: 0 });

    expect((await bench.ask('zeppelin')).map(({ url }) => url)).toEqual([indexUrl('warranty.html')]);
    expect((await bench.ask('quokka'))[0]).toMatchObject({
      title: 'Notes',
      snippet: 'The quokka bed needs less water.',
    });
    expect(await bench.ask('capacitors discharge breaker')).toEqual([]);
    expect((await bench.ask('wind closes vents'))[0]?.url).toBe(indexUrl('roof.html'));
    await bench.expectAnswersOfFreshIndex(bench.manual);
  });

  it('reads every supported document type, and skips other files', async () => {
    const docs = join(bench.folder, 'docs');
    await mkdir(join(docs, '.git'), { recursive: true });
    await mkdir(join(docs, 'ordner ü'));
    const outside = join(bench.folder, 'outside.txt');
    await writeFile(outside, 'The index must not contain the ocelot.');
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
    await writeFile(join(docs, 'broken.pdf'), '%PDF-1.7\nthis is not a PDF');
    await writeFile(join(docs, 'fake.pdf'), 'ocelot');
    await writeFile(join(docs, 'huge.txt'), Buffer.alloc(20 * 1024 * 1024 + 1, 0x61));
    await writeFile(join(docs, 'photo.jpg'), 'ocelot');
    await writeFile(join(docs, 'empty.txt'), '');
    const summary = await bench.indexFolder.run(docs);
    expect(summary).toMatchObject({ added: 4, failed: 1, skipped: 5 });

    expect(await bench.ask('ocelot')).toEqual([]);
    expect((await bench.ask('gewachshausheizung'))[0]).toMatchObject({ title: 'Größe' });
    expect((await bench.ask('gewachshausheizung'))[0]?.url).toBe(
      'index://docs/ordner%20%C3%BC/gr%C3%B6%C3%9Fe.txt',
    );
    expect((await bench.ask('creme brulee'))[0]).toMatchObject({ title: 'Café', snippet: 'Crème brûlée.' });
    expect((await bench.ask('電池の交換'))[0]).toMatchObject({ title: '取扱説明書' });
    expect(await bench.indexFolder.run(docs)).toMatchObject({ unchanged: 4, failed: 1, added: 0 });
  });

  it('deletes a collection completely', async () => {
    await bench.indexFolder.run(bench.manual);
    const before = await bench.counts();
    expect(before).toMatchObject({ documents: 10, passages: before.counted! });
    expect(before.terms).toBeGreaterThan(200);
    const collection = await bench.index.findCollection('manual');
    expect(await bench.index.removeCollection(collection!.id)).toBe(10);
    expect(await bench.counts()).toEqual({ documents: 0, passages: 0, counted: 0, terms: 0 });
    expect(await bench.ask('controller')).toEqual([]);
  });

  it('keeps collections separate', async () => {
    await bench.indexFolder.run(bench.manual);
    const other = join(bench.folder, 'other', 'manual');
    await mkdir(other, { recursive: true });
    await writeFile(join(other, 'a.txt'), 'A controller for aquariums.');
    await expect(bench.indexFolder.run(other)).rejects.toThrow('choose another with --collection');
    await bench.indexFolder.run(other, { name: 'fish' });
    expect((await bench.ask('aquariums'))[0]).toMatchObject({ domain: 'fish' });
    await rm(join(other, 'a.txt'));
    expect(await bench.indexFolder.run(other)).toMatchObject({ collection: 'fish', removed: 1 });
    expect((await bench.index.listCollections()).map(({ name, documents }) => [name, documents])).toEqual([
      ['fish', 0],
      ['manual', 10],
    ]);
    await expect(bench.indexFolder.run(join(bench.folder, 'nowhere'))).rejects.toThrow('not a folder');
  });

  it('renames a collection including the addresses of its documents', async () => {
    await bench.indexFolder.run(bench.manual);
    expect(await bench.indexFolder.run(bench.manual, { name: 'Fernhill G2' })).toMatchObject({
      unchanged: 10,
    });
    const [best] = await bench.ask('wet filter cap humidity');
    expect(best).toMatchObject({ url: 'index://Fernhill%20G2/sensors.html', domain: 'Fernhill G2' });
    expect(await bench.index.read(best!.url, 5_000)).toMatchObject({
      url: best!.url,
      collection: 'Fernhill G2',
    });
    expect(await bench.index.read(indexUrl('sensors.html'), 5_000)).toBeNull();
    await bench.expectAnswersOfFreshIndex(bench.manual, { name: 'Fernhill G2' });
  });

  it('supports concurrent runs on the same folder', async () => {
    await Promise.all([1, 2, 3].map(() => bench.indexFolder.run(bench.manual)));
    expect(await bench.counts()).toMatchObject({ documents: 10 });
    await bench.expectAnswersOfFreshIndex(bench.manual);
  });

  onlyInFullRun(() => {
    it('completes an interrupted run', async () => {
      const many = join(bench.folder, 'many');
      await mkdir(many);
      const page = (n: number) =>
        `<title>Page ${n}</title><p>${`Text of page ${n}, about valves. `.repeat(40)}</p>`;
      await Promise.all(
        Array.from({ length: 400 }, (_, n) => writeFile(join(many, `page-${n}.html`), page(n))),
      );
      const run = spawn(
        process.execPath,
        ['--import', join(ROOT, 'tools', 'register-ts.mjs'), INDEX_COMMAND, many],
        {
          env: { ...PROCESS_ENV, DATABASE_URL: bench.database.url },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      // The first batch is in the index, the others are pending.
      const [first] = (await Promise.race([once(run.stdout, 'data'), once(run, 'exit')])) as [unknown];
      expect(String(first)).toContain('added');
      run.kill('SIGKILL');
      await once(run, 'exit');
      const left = await bench.counts();
      expect(left.documents).toBeGreaterThan(0);
      expect(left.documents).toBeLessThan(400);
      expect((await bench.ask('page 1 about valves'))[0]?.title).toMatch(/^Page/);
      expect(await bench.indexFolder.run(many)).toMatchObject({
        unchanged: left.documents,
        added: 400 - left.documents!,
      });
      await bench.expectAnswersOfFreshIndex(many);
    });
  });

  it('recomputes the terms of documents that an earlier version indexed', async () => {
    await bench.indexFolder.run(bench.manual);
    const answers = await bench.ask('how do I reset the network PIN');
    const before = await bench.counts();
    await bench.database.dataSource.query('UPDATE local_index_blocks SET terms_version = 0');
    // Finds nothing yet, and starts the recomputation.
    expect(await bench.ask('how do I reset the network PIN')).toEqual([]);
    await bench.index.renew();
    expect(await bench.ask('how do I reset the network PIN')).toEqual(answers);
    expect(await bench.counts()).toEqual(before);
  });
});
