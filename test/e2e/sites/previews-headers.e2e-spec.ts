import { describe, expect, it } from 'vitest';
import { type RawAnswer, usePreviews } from '../../harness/preview-bench.js';

const bench = usePreviews();

describe('the headers of all routes below /p/', () => {
  const cases: [string, () => Promise<RawAnswer>, number][] = [
    ['a page', () => bench.ask(bench.site.path), 200],
    ['a script', () => bench.ask(`${bench.site.path}app.js`), 200],
    ['a move', () => bench.ask(`/p/${bench.site.token}`), 308],
    ['its own missing page', () => bench.ask(`${bench.site.path}nothing`), 404],
    ['a missing page', () => bench.ask(`${bench.site.path}a/nothing`), 404],
    ['an unknown site', () => bench.ask(`/p/${'a'.repeat(26)}/`), 404],
    ['no site', () => bench.ask('/p/'), 404],
    ['an address that cannot be decoded', () => bench.ask(`${bench.site.path}%zz`), 404],
    ['the prefix in disguise', () => bench.ask(`/%70/${bench.site.token}/`), 404],
    ['a method that is not possible', () => bench.ask(bench.site.path, { method: 'DELETE' }), 405],
    ['an unknown method', () => bench.ask(bench.site.path, { method: 'PROPFIND' }), 405],
    ['a preflight', () => bench.ask(bench.site.path, { method: 'OPTIONS' }), 204],
    ['data', () => bench.ask(`${bench.site.path}_data/messages`), 200],
    ['unknown data', () => bench.ask(`${bench.site.path}_data/nothing`), 404],
    ['a body that is not JSON', () => post('application/json', '{'), 400],
    ['a body of another kind', () => post('text/plain', 'x'), 415],
    [
      'a body that is too large',
      () => post('application/json', JSON.stringify({ text: 'x'.repeat(70_000) })),
      413,
    ],
    [
      'a form that is too large',
      () => post('application/x-www-form-urlencoded', `text=${'x'.repeat(70_000)}`),
      413,
    ],
    ['a form that was taken', () => post('application/x-www-form-urlencoded', 'text=x'), 303],
    ['a form that was refused', () => post('application/x-www-form-urlencoded', 'texx=x'), 422],
  ];

  async function post(type: string, body: string): Promise<RawAnswer> {
    const answer = await bench.get(`${bench.site.path}_data/messages`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'x-forwarded-for': '192.0.2.1' },
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      text: await answer.text(),
    };
  }

  it.each(cases)('%s', async (_name, answer, wanted) => {
    const { status, headers, text } = await answer();
    expect(status).toBe(wanted);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
      'access-control-allow-origin': '*',
    });
    expect(headers['content-security-policy']).toMatch(/^sandbox( allow-scripts allow-forms)?;/);
    expect(headers['content-security-policy']).not.toContain('allow-same-origin');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(text).not.toContain('"success"');
  });

  it.each([
    ['a page', () => bench.ask(bench.site.path), 'Something went wrong'],
    ['data', () => bench.ask(`${bench.site.path}_data/messages`), '"code":"failed"'],
    ['a form', () => post('application/x-www-form-urlencoded', 'text=x'), 'Something went wrong'],
  ])('%s, with an unavailable database', async (_name, answer, expected) => {
    bench.app.isFailing = true;
    const { status, headers, text } = await answer().finally(() => (bench.app.isFailing = false));
    expect(status).toBe(500);
    expect(headers['content-security-policy']).toMatch(/^sandbox allow-scripts allow-forms;/);
    expect(text).toContain(expected);
    expect(text).not.toMatch(/no sites|success/);
  });

  it('contain no forged host in a position where a policy could use it', async () => {
    const { headers } = await bench.ask(bench.site.path, { headers: { host: 'x; script-src *' } });
    expect(headers['content-security-policy']).not.toContain('script-src');
  });
});
