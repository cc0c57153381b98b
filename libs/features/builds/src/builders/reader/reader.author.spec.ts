import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GateFinding } from '@capstan/sites';
import { FakeSession, type FakeSessionOptions } from '../fixtures/fake-session.js';
import { siteReader } from '../fixtures/site-reader.js';
import { ReaderAuthor } from './reader.author.js';
import { SiteChanges } from './site-changes.js';
import type { SocialImage } from './social-image.js';

const PROMPT = 'A website for the bakery "Alma" in Porto. Open Tue-Sat 7-18. Rye bread €4.';
const LONG = `A website for the restaurant "Tide" in Cork. We cook what the boats bring in. Open Tue-Fri 12-22, Sat 11-23,
Sun 12-17. Menu: oysters €14, chowder €9, crab €18, mussels €13, hake €21, plaice €19, lobster €32, squid €12, apple tart €7,
cheese €9, coffee €3, tea €3. Chef: Nora Byrne. Sous-chef: Ian Kelly. Manager: Una Daly. Dogs are welcome on the terrace.
12 Harbour Row, Cork. Call 021 555 0123, write to hello@tide.example or jobs@tide.example.
FAQ: Is there parking? Yes, behind the house. Do you cater? Yes, for up to 40 guests.`;
/** What the builder before the document left of a site, in part. */
const FORMER_WORKSPACE = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../fixtures/workspace-of-former-builder.json'), 'utf8'),
) as Record<string, string>;
const noImage = { draw: async () => null } as unknown as SocialImage;
const author = new ReaderAuthor(new SiteChanges(noImage), siteReader);

const pathsOf = (session: FakeSession): string[] => [...(session.checkout.commits.at(-1)?.tree.keys() ?? [])];
const pagesOf = (session: FakeSession, commit = -1): string[] =>
  [...(session.checkout.commits.at(commit)?.tree.keys() ?? [])].filter((path) => path.endsWith('.html'));
const documentOf = (session: FakeSession): { facts: Record<string, unknown>[] } =>
  JSON.parse(session.checkout.committed('.capstan/site.json') ?? '{}') as {
    facts: Record<string, unknown>[];
  };
const ledgerOf = (session: FakeSession): { prompts: string[]; ledger: { span: { prompt: number } }[] } =>
  JSON.parse(session.checkout.committed('.capstan/ledger.json') ?? '{}') as never;

async function built(options: FakeSessionOptions = {}): Promise<FakeSession> {
  const session = new FakeSession({ prompt: PROMPT, ...options });
  await author.run(session);
  return session;
}

/** A session for a later build, based on the files of an earlier one. */
async function after(
  earlier: FakeSession,
  prompt: string,
  executionId: string,
  options: FakeSessionOptions = {},
): Promise<FakeSession> {
  const session = new FakeSession({ prompt, isContinuation: true, ...options });
  Object.assign(session, { executionId });
  session.checkout.commits.push(...earlier.checkout.commits);
  await session.checkout.reset();
  return session;
}

const withholds =
  (page: string, when: (home: string) => boolean) =>
  (read: (path: string) => string | undefined): GateFinding[] =>
    when(read('index.html') ?? '') ? [{ check: 'layout', severity: 'block', page, message: 'is cut' }] : [];

describe('ReaderAuthor, a new site', () => {
  it('shows a site of one page at once, with what was understood', async () => {
    const session = await built();
    expect(session.checkout.commits).toHaveLength(1);
    expect(pagesOf(session).toSorted()).toEqual(['404.html', 'index.html']);
    expect(session.of('preview.ready')).toHaveLength(1);
    expect(session.of('plan.created')[0]).toMatchObject({
      brief: { name: 'Alma', kind: 'bakery', language: 'en' },
    });
    expect(session.of('message.delta')[0]?.['text']).toContain('A site for Alma (Bakery).');
    expect(session.siteName).toBe('Alma');
    expect(session.checkout.committed('.capstan/facts.json')).toContain('Rye bread');
  });

  it('shows the home page of a larger site first, then all of it', async () => {
    const session = await built({ prompt: LONG });
    expect(session.checkout.commits).toHaveLength(2);
    expect(pagesOf(session, 0).toSorted()).toEqual(['404.html', 'index.html']);
    expect(pagesOf(session).length).toBeGreaterThan(2);
    expect(session.of('preview.ready')).toHaveLength(2);
  });

  it('describes the site in the language of the prompt', async () => {
    const session = await built({ prompt: 'Eine Website für die Bäckerei "Krume & Korn" in Leipzig.' });
    expect(session.of('message.delta')[0]?.['text']).toContain('Eine Website für Krume & Korn');
  });

  it('keeps the prompt and its ledger with the document', async () => {
    const session = await built();
    expect(ledgerOf(session)).toMatchObject({ prompts: [PROMPT] });
    expect(ledgerOf(session).ledger.length).toBeGreaterThan(2);
    expect(documentOf(session).facts).toContainEqual(
      expect.objectContaining({ type: 'item', name: 'Rye bread' }),
    );
  });

  it('uses the name of the company for a prompt without one', async () => {
    const session = await built({
      prompt: 'A site for our bakery. Rye bread €4.',
      companyName: 'Pão Quente',
    });
    expect(session.checkout.committed('index.html')).toContain('Pão Quente');
  });

  it('reads all prompts of a site of the former builder again, and replaces its unchanged files', async () => {
    const old = await FakeSession.begun({
      prompt: 'The rye bread now costs €5',
      isContinuation: true,
      earlierPrompts: [PROMPT, 'Add seed bread €6'],
      files: { ...FORMER_WORKSPACE, 'about.html': '<!doctype html><title>By hand</title>' },
    });
    Object.assign(old, { executionId: 'e2' });
    await author.run(old);
    expect(old.of('step.started')[0]).toEqual({ title: 'Read the prompts of the site again' });
    expect(pathsOf(old)).not.toContain('legal.html');
    expect(old.checkout.committed('about.html')).toContain('By hand');
    expect(old.checkout.committed('index.html')).toMatch(/Alma[^]*€5/);
    expect(old.siteName).toBe('Alma');
    expect(ledgerOf(old).prompts).toEqual([PROMPT, 'Add seed bread €6', 'The rye bread now costs €5']);
    expect(documentOf(old).facts).toContainEqual(
      expect.objectContaining({ name: 'Rye bread', price: expect.objectContaining({ amount: 5 }) }),
    );
  });

  it('starts again where neither a document nor prompts are left', async () => {
    const session = await FakeSession.begun({
      prompt: PROMPT,
      isContinuation: true,
      files: { '.capstan/site.json': '{' },
    });
    await author.run(session);
    expect(session.of('plan.created')).toHaveLength(1);
    expect(session.checkout.committed('index.html')).toContain('Rye bread');
  });
});

describe('ReaderAuthor, another worker', () => {
  it('repeats nothing when it resumes', async () => {
    const session = await built();
    const next = await session.restarted();
    await author.run(next);
    expect(next.checkout.commits).toHaveLength(session.checkout.commits.length);
    expect(next.of('plan.created')).toEqual([]);
  });

  it('neither writes nor publishes a site again when it resumes the same build', async () => {
    const session = await built();
    const before = session.events.length;
    await author.run(session);
    expect(session.events.slice(before)).toEqual([]);
  });

  it('writes the rest after the home page', async () => {
    const dies = (): never => {
      throw new Error('the worker dies');
    };
    const session = new FakeSession({ prompt: LONG, gate: dies });
    await expect(author.run(session)).rejects.toThrow('the worker dies');
    expect(pagesOf(session)).toHaveLength(2);
    const next = await after(session, LONG, session.executionId);
    await author.run(next);
    expect(pagesOf(next).length).toBeGreaterThan(2);
    expect(next.checkout.commits).toHaveLength(2);
    expect(next.of('preview.ready').length).toBeGreaterThan(0);
  });

  it('reports the outcome of an instruction although its worker died before it could', async () => {
    const instruction = 'The rye bread now costs €5';
    const undisturbed = new FakeSession({ prompt: PROMPT });
    const { id } = undisturbed.send(instruction);
    await author.run(undisturbed);
    const session = new FakeSession({ prompt: PROMPT });
    session.send(instruction);
    session.settle = () => Promise.reject(new Error('the worker dies'));
    await expect(author.run(session)).rejects.toThrow('the worker dies');
    const next = await session.restarted();
    await author.run(next);
    expect(next.checkout.commits).toHaveLength(undisturbed.checkout.commits.length);
    expect(next.outcomes.get(id)).toEqual(undisturbed.outcomes.get(id));
    expect(next.outcomes.get(id)).toMatchObject({ wasApplied: true });
  });
});

describe('ReaderAuthor, instructions', () => {
  it('applies an instruction, and reports what it did not do', async () => {
    const session = new FakeSession({ prompt: PROMPT });
    const message = session.send('The rye bread now costs €4.80. Remove the wobbly gnarps');
    await author.run(session);
    const outcome = session.outcomes.get(message.id);
    expect(outcome).toMatchObject({ wasApplied: true });
    expect(outcome?.openPoints.join(' ')).toContain('gnarps');
    expect(outcome?.summary).toMatch(/Rye bread.*Not done: .*gnarps/);
    expect(session.checkout.committed('index.html')).toContain('4.80');
  });

  it('claims and changes nothing for an instruction that it does not understand', async () => {
    const session = new FakeSession({ prompt: PROMPT });
    const message = session.send('Flibber the wobbly gnarps');
    await author.run(session);
    expect(session.outcomes.get(message.id)).toMatchObject({ wasApplied: false });
    expect(session.outcomes.get(message.id)?.summary).toContain('nothing was changed');
    expect(session.outcomes.get(message.id)?.openPoints.join(' ')).toContain('gnarps');
    expect(session.checkout.commits).toHaveLength(1);
  });

  it('publishes the site when it understands nothing of a later prompt', async () => {
    const earlier = await built();
    const session = await after(earlier, 'Flibber the wobbly gnarps', 'e2');
    await author.run(session);
    expect(session.checkout.commits).toHaveLength(earlier.checkout.commits.length);
    expect(session.of('preview.ready')).toEqual([{ commit: session.checkout.head }]);
    expect(session.openPoints.join(' ')).toContain('gnarps');
  });

  it('changes one price and no other file than the pages that show it', async () => {
    const earlier = await built({ prompt: LONG });
    const session = await after(earlier, 'The chowder now costs €10', 'e2');
    await author.run(session);
    expect(session.checkout.commits).toHaveLength(earlier.checkout.commits.length + 1);
    const changed = session.checkout.commits.at(-1)?.files.map(({ path }) => path) ?? [];
    expect(changed.filter((path) => path.endsWith('.html'))).not.toContain('404.html');
    expect(changed).not.toContain('site.css');
    expect(pathsOf(session).toSorted()).toEqual(pathsOf(earlier).toSorted());
  });

  it('undoes changes one after the other', async () => {
    const session = new FakeSession({ prompt: PROMPT });
    for (const text of ['The rye bread now costs €5', 'The rye bread now costs €6', 'Undo that'])
      session.send(text);
    await author.run(session);
    expect(session.checkout.committed('index.html')).toContain('€5');
    const later = await after(session, 'Undo that', 'e2');
    await author.run(later);
    expect(later.checkout.committed('index.html')).toContain('Rye bread');
  });

  it('adds what a description of the same site brings', async () => {
    const earlier = await built();
    const session = await after(
      earlier,
      'A website for the bakery "Alma" in Porto. Baker: Rita Lopes. Call 222 555 0199',
      'e2',
    );
    await author.run(session);
    expect(session.checkout.committed('index.html')).toContain('Rita Lopes');
    expect(session.checkout.committed('index.html')).toContain('Rye bread');
  });

  it('edits the document by the patch of its owner, without a model', async () => {
    const earlier = await built();
    const edit = [{ op: 'replace' as const, path: '/identity/name', value: 'Alma & Sons' }];
    const session = await after(earlier, 'Edit the document', 'e2', { edit });
    await author.run(session);
    expect(session.checkout.commits.at(-1)?.message).toBe('The document was edited.');
    expect(session.checkout.committed('index.html')).toContain('Alma &amp; Sons');
    expect(session.siteName).toBe('Alma & Sons');
  });
});

describe('ReaderAuthor, the gate and other authors', () => {
  const isRenamed = (home: string): boolean => home.includes('&amp; Sons');

  it.each(['index.html', 'visit.html'])(
    'reverts a change that withholds %s, and reports it',
    async (page) => {
      const session = new FakeSession({ prompt: LONG, gate: withholds(page, isRenamed) });
      const message = session.send('Call it "Tide & Sons"');
      await author.run(session);
      expect(session.outcomes.get(message.id)).toMatchObject({
        wasApplied: false,
        summary: expect.stringContaining(page),
        openPoints: ['Call it "Tide & Sons"'],
      });
      expect(session.checkout.committed('index.html')).not.toContain('Sons');
      expect(session.siteName).toBe('Tide');
      expect(session.of('preview.ready').at(-1)).toEqual({ commit: session.checkout.head });

      const next = await session.restarted();
      await author.run(next);
      expect(next.outcomes.get(message.id)).toEqual(session.outcomes.get(message.id));
      expect(next.checkout.commits).toHaveLength(session.checkout.commits.length);
    },
  );

  it('applies instructions to a site with a withheld page', async () => {
    const gate = withholds('visit.html', () => true);
    const session = new FakeSession({ prompt: PROMPT, gate });
    const message = session.send('Call it "Alma & Sons"');
    await author.run(session);
    expect(session.outcomes.get(message.id)).toMatchObject({ wasApplied: true });
    expect(session.checkout.committed('index.html')).toContain('Alma &amp; Sons');
    expect(session.of('preview.ready').at(-1)).toEqual({ commit: session.checkout.head });
  });

  it('keeps a change of a site whose home page is withheld', async () => {
    const session = new FakeSession({ prompt: PROMPT, gate: withholds('index.html', () => true) });
    const message = session.send('Call it "Alma & Sons"');
    await author.run(session);
    expect(session.outcomes.get(message.id)).toMatchObject({ wasApplied: true });
    expect(session.of('preview.ready')).toEqual([]);
  });

  it('does not overwrite files of other authors, and says so', async () => {
    const earlier = await built({ prompt: LONG });
    const [page = ''] = pagesOf(earlier).filter((path) => !['index.html', '404.html'].includes(path));
    await earlier.checkout.write(page, '<!doctype html><title>By hand</title>');
    await earlier.checkout.write('extra.html', '<!doctype html><title>Extra</title>');
    await earlier.checkout.commit('By hand');
    const session = await after(earlier, 'Call it "Tide & Sons"', 'e2');
    await author.run(session);
    expect(session.checkout.committed(page)).toContain('By hand');
    expect(session.checkout.committed('extra.html')).toContain('Extra');
    expect(session.checkout.committed('index.html')).toContain('Tide &amp; Sons');
    expect(session.of('message.delta').at(-1)?.['text']).toContain(page);
  });

  it('adds to the typefaces what pages of other authors need', async () => {
    const sizeOf = (session: FakeSession): number =>
      pathsOf(session)
        .filter((path) => path.endsWith('.woff2'))
        .reduce((sum, path) => sum + (session.checkout.commits.at(-1)?.tree.get(path)?.byteLength ?? 0), 0);
    const earlier = await built();
    const session = await after(earlier, 'Call it "Alma & Sons"', 'e2');
    await session.step('By hand', () => session.checkout.write('extra.html', '<p>ŁłŻżŚśĆćŃńĘęĄą</p>'));
    await author.run(session);
    expect(sizeOf(session)).toBeGreaterThan(sizeOf(earlier));
  });
});
