import { describe, expect, it } from 'vitest';
import { BuilderGaveUpError } from '../../errors/builder-gave-up.error.js';
import { type ScriptedCall } from '@capstan/platform-testing';
import { PAGE, build, finish, noBrokenPage, paint, sessionWith } from './fixtures/model-build.js';
import type { GateFinding } from '@capstan/sites';

describe('the gate of a CodeBuilder', () => {
  it('sends its findings to the model', async () => {
    const session = await sessionWith({ gate: noBrokenPage });
    const { models, error } = await build(
      session,
      { calls: [['write', { path: 'index.html', content: 'broken' }], finish] },
      { calls: [['write', { path: 'index.html', content: PAGE }], finish] },
    );
    expect(error).toBeUndefined();
    expect(models.lastResults()[1]).toContain('index.html, html: line 6: broken');
    expect(session.of('check.completed')).toEqual([{ passed: false }, { passed: true }]);
  });

  it('does not run while the schema of stored entries has errors, whatever their author', async () => {
    const session = await sessionWith({
      files: { 'index.html': PAGE, '.capstan/data.json': '{"version":2}' },
    });
    const schema = '{"version":1,"collections":[]}';
    const { models, error } = await build(
      session,
      { calls: [finish] },
      { calls: [['write', { path: '.capstan/data.json', content: schema }], finish] },
    );
    expect(error).toBeUndefined();
    expect(models.lastResults()[0]).toContain('- .capstan/data.json, schema: version');
    expect(session.of('check.completed')).toEqual([{ passed: true }]);
  });

  it('keeps the work of a model that gives up when only a new page is withheld', async () => {
    const gate = (read: (path: string) => string | undefined): GateFinding[] =>
      read('extra.html')?.includes('broken')
        ? [{ check: 'links', severity: 'block', page: 'extra.html', message: 'leads nowhere' }]
        : [];
    const session = await sessionWith({ gate });
    const { error } = await build(
      session,
      { calls: [['check', {}]] },
      ...[1, 2, 3, 4, 5].map((n) => ({
        calls: [
          ['write', { path: 'extra.html', content: `broken ${'x'.repeat(n)}` }],
          finish,
        ] as ScriptedCall[],
      })),
    );
    expect(error).toBeInstanceOf(BuilderGaveUpError);
    expect(session.checkout.committed('extra.html')).toContain('broken');
    expect(session.of('warning')).toEqual([]);
    expect(session.of('preview.ready').at(-1)).toEqual({ commit: session.checkout.head });
  });

  it('reports warnings to the model, which need not be repaired', async () => {
    const gate = (): GateFinding[] => [
      { check: 'html', severity: 'warn', page: 'index.html', message: 'line 1: a stray tag' },
    ];
    const session = await sessionWith({ gate });
    const { models, error } = await build(session, { calls: [['check', {}]] }, { calls: [finish] });
    expect(error).toBeUndefined();
    expect(models.lastResults()[0]).toContain('The site passes');
    expect(models.lastResults()[0]).toContain('- index.html, html: line 1: a stray tag');
  });

  it('gives up after three failed repairs, and restores the last good commit', async () => {
    const session = await sessionWith({ gate: noBrokenPage });
    const { error } = await build(
      session,
      { calls: [paint('green'), ['check', {}]] },
      ...[1, 2, 3, 4, 5].map((n) => ({
        calls: [
          ['write', { path: 'index.html', content: `broken ${'x'.repeat(n)}` }],
          finish,
        ] as ScriptedCall[],
      })),
    );
    expect(error).toBeInstanceOf(BuilderGaveUpError);
    expect((error as BuilderGaveUpError).reason).toMatch(/did not pass the check/);
    expect(session.of('check.completed').filter(({ passed }) => passed === false)).toHaveLength(4);
    expect(session.checkout.committed('index.html')).toBe(PAGE);
    expect(session.checkout.committed('color.css')).toContain('green');
    expect(session.of('warning')).toMatchObject([{ code: 'work_undone' }]);
  });
});
