import { describe, expect, it } from 'vitest';
import { answerFrom } from './site-answers.js';

const answer = answerFrom(
  new Map([
    ['index.html', 'home'],
    ['menu.html', 'menu'],
    ['de/index.html', 'heim'],
    ['site.css', 'a {}'],
    ['.capstan/facts.json', '{}'],
  ]),
);
const get = (path: string) => answer({ method: 'GET', path });

describe('answerFrom', () => {
  it.each([
    ['', 'home'],
    ['index.html', 'home'],
    ['menu', 'menu'],
    ['menu.html', 'menu'],
    ['de', 'heim'],
    ['de/', 'heim'],
    ['site.css', 'a {}'],
  ])('responds to %j like previews', (path, body) => expect(get(path)).toMatchObject({ status: 200, body }));

  it.each(['gone.html', 'menu/', '.capstan/facts.json', 'de/gone'])('has no page at %s', (path) =>
    expect(get(path)).toMatchObject({ status: 404 }),
  );

  it('sets the type of a file', () => {
    expect(get('site.css')?.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(get('')?.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('returns no content for the default icon', () => {
    expect(get('favicon.ico')).toMatchObject({ status: 204 });
  });

  it.each(['_data/orders', 'de/_data/orders'])('has no entries at %s, for any query', (path) => {
    for (const method of ['GET', 'POST']) {
      expect(JSON.parse(String(answer({ method, path })?.body))).toEqual({
        entries: [],
        count: 0,
        taken: [],
      });
    }
  });

  it('leaves other requests to other handlers', () =>
    expect(answer({ method: 'POST', path: '' })).toBeNull());

  it('has the headers of previews: what a preview forbids fails in the gate', () =>
    expect(get('')?.headers?.['content-security-policy']).toContain('sandbox allow-scripts allow-forms;'));
});
