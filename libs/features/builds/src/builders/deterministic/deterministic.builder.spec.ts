import { describe, expect, it } from 'vitest';
import { FakeSession } from '../fixtures/fake-session.js';
import { DeterministicBuilder } from './deterministic.builder.js';
import type { SocialImage } from './social-image.js';
import type { GateFinding } from '../../model/gate-finding.js';

const PROMPT = 'A website for the bakery "Alma" in Porto. Open Tue-Sat 7-18. Rye bread €4.';
const noImage = { draw: async () => null } as unknown as SocialImage;
const builder = new DeterministicBuilder(noImage);

const pathsOf = (session: FakeSession): string[] => [...(session.checkout.commits.at(-1)?.tree.keys() ?? [])];

/** A session for a later build, based on the files of an earlier one. */
async function after(earlier: FakeSession, prompt: string, executionId: string): Promise<FakeSession> {
  const session = new FakeSession({ prompt, isContinuation: true });
  Object.assign(session, { executionId });
  session.checkout.commits.push(...earlier.checkout.commits);
  await session.checkout.reset();
  return session;
}

describe('DeterministicBuilder', () => {
  it('shows a home page first, then the complete site', async () => {
    const session = new FakeSession({ prompt: PROMPT });
    await builder.run(session);
    const [first, whole] = session.checkout.commits;
    expect([...(first?.tree.keys() ?? [])].filter((path) => path.endsWith('.html')).toSorted()).toEqual([
      '404.html',
      'index.html',
    ]);
    expect([...(whole?.tree.keys() ?? [])].filter((path) => path.endsWith('.html')).length).toBeGreaterThan(
      5,
    );
    expect(session.of('preview.ready')).toHaveLength(2);
    expect(session.of('plan.created')[0]).toMatchObject({ brief: { name: 'Alma', language: 'en' } });
    expect(session.siteName).toBe('Alma');
  });

  it('adds typefaces with the first page, and for the text of pages by another author', async () => {
    const japanese = (session: FakeSession): string[] =>
      pathsOf(session).filter((path) => /^fonts\/noto-.*-jp-\d/.test(path));
    const first = new FakeSession({ prompt: PROMPT });
    await builder.run(first);
    const [homePage] = first.checkout.commits;
    expect(homePage?.tree.has('fonts/fonts.css')).toBe(true);
    expect(first.checkout.committed('index.html')).toContain('href="fonts/fonts.css"');
    expect(first.checkout.committed('.capstan/facts.json')).toContain('€4');
    expect(japanese(first)).toEqual([]);
    const next = await after(first, 'Rename it to "Alma & Sons".', 'b2');
    await next.step('By hand', () => next.checkout.write('extra.html', '<p>製パン</p>'));
    await builder.run(next);
    expect(japanese(next).length).toBeGreaterThan(0);
    expect(next.of('message.delta').at(-1)?.['text']).not.toContain('fonts/');
  });

  it('repeats nothing when another worker resumes', async () => {
    const session = new FakeSession({ prompt: PROMPT });
    await builder.run(session);
    const next = await session.restarted();
    await builder.run(next);
    expect(next.checkout.commits).toHaveLength(session.checkout.commits.length);
    expect(next.of('plan.created')).toEqual([]);
  });

  it('neither writes nor publishes a site again when it resumes the same build', async () => {
    const session = new FakeSession({ prompt: PROMPT });
    await builder.run(session);
    const before = session.events.length;
    await builder.run(session);
    expect(session.events.slice(before)).toEqual([]);
  });

  it('writes the rest when another worker resumes after the home page', async () => {
    const dies = (): never => {
      throw new Error('the worker dies');
    };
    const session = new FakeSession({ prompt: PROMPT, gate: dies });
    await expect(builder.run(session)).rejects.toThrow('the worker dies');
    expect(pathsOf(session)).not.toContain('about.html');
    const next = await after(session, PROMPT, session.executionId);
    await builder.run(next);
    expect(pathsOf(next)).toContain('about.html');
    expect(next.checkout.commits).toHaveLength(2);
    expect(next.of('preview.ready').length).toBeGreaterThan(0);
  });

  it('applies an instruction, and reports what it did not do', async () => {
    const session = new FakeSession({ prompt: PROMPT });
    const message = session.send('Make it green. Also brew a potion that doubles sales');
    await builder.run(session);
    const outcome = session.outcomes.get(message.id);
    expect(outcome?.wasApplied).toBe(true);
    expect(outcome?.openPoints.join(' ')).toContain('potion');
    expect(outcome?.summary).toMatch(/Not done: .*potion/);
  });

  it('reports the outcome of an instruction although its worker died before it could', async () => {
    const instruction = 'Teleport the customers, and remove the gallery, the reviews and the rye bread';
    const undisturbed = new FakeSession({ prompt: PROMPT });
    const { id } = undisturbed.send(instruction);
    await builder.run(undisturbed);
    const session = new FakeSession({ prompt: PROMPT });
    session.send(instruction);
    session.settle = () => Promise.reject(new Error('the worker dies'));
    await expect(builder.run(session)).rejects.toThrow('the worker dies');
    const next = await session.restarted();
    await builder.run(next);
    expect(next.checkout.commits).toHaveLength(undisturbed.checkout.commits.length);
    expect(next.outcomes.get(id)).toEqual(undisturbed.outcomes.get(id));
    expect(next.outcomes.get(id)).toMatchObject({ wasApplied: true });
  });

  it('claims nothing for an instruction that it does not understand', async () => {
    const session = new FakeSession({ prompt: PROMPT });
    const message = session.send('Flibber the wobbly gnarps');
    await builder.run(session);
    expect(session.outcomes.get(message.id)).toMatchObject({ wasApplied: false });
    expect(session.outcomes.get(message.id)?.openPoints.join(' ')).toContain('gnarps');
    expect(session.checkout.commits).toHaveLength(2);
  });

  it('publishes the site when it understands nothing of a later prompt', async () => {
    const earlier = new FakeSession({ prompt: PROMPT });
    await builder.run(earlier);
    const session = await after(earlier, 'Remove the wobbly gnarps', 'e2');
    await builder.run(session);
    expect(session.checkout.commits).toHaveLength(earlier.checkout.commits.length);
    expect(session.of('preview.ready')).toEqual([{ commit: session.checkout.head }]);
    expect(session.openPoints.join(' ')).toContain('gnarps');
  });

  it('continues earlier work and keeps what a change does not affect', async () => {
    const earlier = new FakeSession({ prompt: PROMPT });
    await builder.run(earlier);
    const session = await after(earlier, 'The rye bread now costs €4.80', 'e2');
    await builder.run(session);
    expect(session.checkout.commits).toHaveLength(earlier.checkout.commits.length + 1);
    const changed = session.checkout.commits.at(-1)?.files.map(({ path }) => path) ?? [];
    expect(changed).not.toContain('legal.html');
    expect(changed).not.toContain('site.css');
    expect(pathsOf(session).length).toBe(pathsOf(earlier).length);
  });

  it('reverts a change that makes a valid site fail the checks, and reports it', async () => {
    const gate = (read: (path: string) => string | undefined): GateFinding[] =>
      read('index.html')?.includes('Alma &amp; Sons')
        ? [{ check: 'blank', severity: 'block', page: 'index.html', message: 'is blank' }]
        : [];
    const session = new FakeSession({ prompt: PROMPT, gate });
    const message = session.send('Call it Alma & Sons');
    await builder.run(session);
    expect(session.outcomes.get(message.id)).toMatchObject({
      wasApplied: false,
      openPoints: ['Call it Alma & Sons'],
    });
    expect(session.checkout.committed('index.html')).not.toContain('Sons');
    expect(session.siteName).toBe('Alma');
    expect(session.of('preview.ready').at(-1)).toEqual({ commit: session.checkout.head });
    expect(session.of('warning')).toEqual([]);

    const next = await session.restarted();
    await builder.run(next);
    expect(next.outcomes.get(message.id)).toEqual(session.outcomes.get(message.id));
    expect(next.checkout.commits).toHaveLength(session.checkout.commits.length);
  });

  it('reverts a change that withholds a page that visitors could see', async () => {
    const gate = (read: (path: string) => string | undefined): GateFinding[] =>
      read('index.html')?.includes('Alma &amp; Sons')
        ? [{ check: 'layout', severity: 'block', page: 'about.html', message: 'is cut' }]
        : [];
    const session = new FakeSession({ prompt: PROMPT, gate });
    const message = session.send('Call it Alma & Sons');
    await builder.run(session);
    expect(session.outcomes.get(message.id)).toMatchObject({
      wasApplied: false,
      summary: expect.stringContaining('about.html'),
    });
    expect(session.checkout.committed('index.html')).not.toContain('Sons');
  });

  it('applies instructions to a site with a withheld page', async () => {
    const gate = (): GateFinding[] => [
      { check: 'layout', severity: 'block', page: 'about.html', message: 'is cut' },
    ];
    const session = new FakeSession({ prompt: PROMPT, gate });
    const message = session.send('Call it Alma & Sons');
    await builder.run(session);
    expect(session.outcomes.get(message.id)).toMatchObject({ wasApplied: true });
    expect(session.checkout.committed('index.html')).toContain('Alma &amp; Sons');
    expect(session.of('preview.ready').at(-1)).toEqual({ commit: session.checkout.head });

    const later = await after(session, 'The rye bread now costs €4.80', 'e2');
    await builder.run(later);
    expect(later.of('preview.ready').at(-1)).toEqual({ commit: later.checkout.head });
  });

  it('keeps a change of a site whose home page is withheld', async () => {
    const gate = (): GateFinding[] => [
      { check: 'links', severity: 'block', page: 'index.html', message: 'leads nowhere' },
    ];
    const session = new FakeSession({ prompt: PROMPT, gate });
    const message = session.send('Call it Alma & Sons');
    await builder.run(session);
    expect(session.outcomes.get(message.id)).toMatchObject({ wasApplied: true });
    expect(session.of('preview.ready')).toEqual([]);
  });

  it('does not overwrite files of other authors', async () => {
    const earlier = new FakeSession({ prompt: PROMPT });
    await builder.run(earlier);
    await earlier.checkout.write('about.html', '<!doctype html><title>By hand</title>');
    await earlier.checkout.write('extra.html', '<!doctype html><title>Extra</title>');
    await earlier.checkout.commit('By hand');
    const session = await after(earlier, 'Call it Alma & Sons', 'e2');
    await builder.run(session);
    expect(session.checkout.committed('about.html')).toContain('By hand');
    expect(session.checkout.committed('extra.html')).toContain('Extra');
    expect(session.checkout.committed('index.html')).toContain('Alma &amp; Sons');
    expect(session.of('message.delta').at(-1)?.['text']).toContain('about.html');
  });

  it('plans again if the state is unreadable', async () => {
    const session = await FakeSession.begun({
      prompt: PROMPT,
      files: { '.capstan/site.json': '{"version":1,"brief":{"name":"x"},"edits":[]}' },
    });
    await builder.run(session);
    expect(session.of('plan.created')).toHaveLength(1);
  });

  it('uses the name of the company for a prompt without one', async () => {
    const session = new FakeSession({ prompt: 'A website for a bakery in Porto', companyName: 'Pão Quente' });
    await builder.run(session);
    expect(session.checkout.committed('index.html')).toContain('Pão Quente');
  });
});
