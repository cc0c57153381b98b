import { describe, expect, it } from 'vitest';
import { type VisitorAnswer, useVisitors } from '../../harness/visitor-bench.js';
import { COLLECTIONS, schemaOf, text } from '../../harness/visitor-collections.js';

const bench = useVisitors();

describe('the owner', () => {
  it('lists the collections of the site', async () => {
    const site = await bench.newSite();
    await bench.ask(site, 'cards', { json: { title: 'One' } });
    await bench.ask(site, 'cards', { json: { title: 'Two' } });
    const { status, body } = await bench.owned(site);
    expect(status).toBe(200);
    expect(body.data.collections.map(({ name }: { name: string }) => name)).toEqual(
      COLLECTIONS.map(({ name }) => name),
    );
    expect(body.data.collections[5]).toEqual({
      name: 'cards',
      title: 'Cards',
      is_current: true,
      access: 'edit',
      fields: [
        { name: 'title', label: 'The title', type: 'text', is_required: true },
        { name: 'column', label: 'The column', type: 'text', is_required: false },
        { name: 'email', label: 'E-mail', type: 'email', is_required: false },
      ],
      entry_count: 2,
      last_entry_at: expect.stringMatching(/Z$/),
    });
    expect(body.data.collections[0]).toMatchObject({ entry_count: 0, last_entry_at: null });
  });

  it('reads entries in pages, newest first', async () => {
    const site = await bench.newSite();
    for (const title of ['1', '2', '3', '4', '5']) await bench.ask(site, 'cards', { json: { title } });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { body }: VisitorAnswer = await bench.owned(
        site,
        `/cards?limit=2${after === null ? '' : `&after=${after}`}`,
      );
      seen.push(...body.data.entries.map((entry: { values: { title: string } }) => entry.values.title));
      after = body.data.next_after as string | null;
    } while (after !== null);
    expect(seen).toEqual(['5', '4', '3', '2', '1']);
    const [entry] = (await bench.owned(site, '/cards?limit=1')).body.data.entries;
    expect(entry).toEqual({
      id: expect.any(String),
      values: { title: '5' },
      code: null,
      referred_by: null,
      status: 'new',
      note: '',
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it('deletes an entry once', async () => {
    const site = await bench.newSite();
    const { id } = (await bench.ask(site, 'cards', { json: { title: 'One' } })).body;
    expect((await bench.owned(site, `/cards/${id}`, { method: 'DELETE' })).body.data).toEqual({ id });
    expect((await bench.owned(site, `/cards/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await bench.stored(site, 'cards')).toEqual([]);
  });

  it('exports all entries as CSV without formulas', async () => {
    const site = await bench.newSite();
    const evil = [
      '=HYPERLINK("http://evil.example")',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      'a "quote", and a comma',
    ];
    for (const name of evil) {
      await bench.ask(site, 'everything', {
        json: {
          name,
          age: 40,
          extras: ['a', 'b'],
          consent: true,
          cart: [
            { value: 'Rye', quantity: 2 },
            { value: 'Bun', quantity: 1 },
          ],
        },
      });
    }
    const { status, headers, text: csv } = await bench.owned(site, '/everything/export');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="everything.csv"');
    expect(csv.startsWith('\ufeffid,created_at,The name,Story,E-mail,')).toBe(true);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(evil.length + 1);
    expect(lines[0]).toContain('Cart,Cart (total)');
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(lines[2]).toContain(`Z,'+1,`);
    expect(lines[3]).toContain(`Z,'-1,`);
    expect(lines[4]).toContain(`Z,'@SUM(A1),`);
    expect(lines[5]).toContain(`Z,'=1,`);
    expect(lines[6]).toContain('"a ""quote"", and a comma"');
    expect(lines[6]).toContain(',40,');
    expect(lines[6]).toContain(',a; b,yes,2 × Rye; 1 × Bun,9.7,');
  });

  it('exports more entries than one query returns, each once', async () => {
    const site = await bench.newSite();
    await bench.app.dataSource.query(
      `INSERT INTO site_entries (site_id, collection, data, size_bytes)
       SELECT $1, 'cards', jsonb_build_object('title', 'card ' || n), 20 FROM generate_series(1, 1203) n`,
      [site.companyId],
    );
    const lines = (await bench.owned(site, '/cards/export')).text.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(1203);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1203);
    expect(lines[1202]).toContain('card 1203');
  });

  it('keeps what a site collected before it changed', async () => {
    const site = await bench.newSite();
    await bench.ask(site, 'cards', { json: { title: 'One', column: 'c1' } });
    await bench.ask(site, 'listings', { json: { title: 'Gone', email: 'a@example.org' } });
    const cards = {
      name: 'cards',
      title: 'Cards',
      access: 'edit',
      fields: [text('title', true), text('note', true)],
    };
    await site.publish({ '.capstan/data.json': schemaOf([cards]) });
    expect((await bench.ask(site, 'listings')).status).toBe(404);
    expect((await bench.ask(site, 'cards')).body.entries[0]).not.toHaveProperty('column');
    const { body } = await bench.owned(site);
    expect(body.data.collections).toMatchObject([
      { name: 'cards', is_current: true, entry_count: 1 },
      { name: 'listings', title: 'listings', is_current: false, access: null, fields: [], entry_count: 1 },
    ]);
    expect((await bench.owned(site, '/listings')).body.data.entries[0].values).toEqual({
      title: 'Gone',
      email: 'a@example.org',
    });
    expect((await bench.owned(site, '/cards')).body.data.entries[0].values).toEqual({
      title: 'One',
      column: 'c1',
    });
    const csv = (await bench.owned(site, '/cards/export')).text.split('\r\n');
    expect(csv[0]).toContain('The title,The note,column');
    expect(csv[1]).toContain(',One,,c1');
    expect((await bench.owned(site, '/listings/export')).text).toContain('a@example.org');
  });

  it('has exclusive access, and gets not-found for a malformed id', async () => {
    const site = await bench.newSite();
    const { id } = (await bench.ask(site, 'cards', { json: { title: 'One' } })).body;
    const stranger = (await bench.app.createAccount()).apiKey;
    const paths = ['', '/cards', '/cards/export'];
    for (const path of paths) {
      expect((await bench.owned(site, path, { key: null })).status).toBe(401);
      expect((await bench.owned(site, path, { key: stranger })).status).toBe(404);
      for (const companyId of ['x', '0', `${site.companyId}x`, '00000000-0000-0000-0000-000000000000']) {
        expect((await bench.owned({ companyId }, path)).status).toBe(404);
      }
    }
    expect((await bench.owned(site, `/cards/${id}`, { method: 'DELETE', key: stranger })).status).toBe(404);
    const other = await bench.newSite();
    for (const path of [`/cards/${id}`, '/cards/x', '/nothing/x']) {
      expect((await bench.owned(other, path, { method: 'DELETE' })).status).toBe(404);
    }
    for (const path of ['/nothing', '/nothing/export', '/constructor', `/${encodeURIComponent("a';--")}`]) {
      expect((await bench.owned(site, path)).status).toBe(404);
    }
    expect((await bench.owned(site, '/cards?after=x')).status).toBe(400);
    expect((await bench.owned(site, '/cards/export', { headers: { accept: 'image/png' } })).status).toBe(406);
    expect(await bench.stored(site, 'cards')).toHaveLength(1);
  });
});
