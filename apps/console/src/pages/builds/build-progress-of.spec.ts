import type { BuildEvent } from '@capstan/client';
import { describe, expect, it } from 'vitest';
import { buildProgressOf } from './build-progress-of.ts';

let seq = 0;
const event = (kind: string, fields: object): BuildEvent =>
  ({
    kind,
    name: kind,
    seq: (seq += 1),
    data: { at: '2026-11-23T12:00:00Z', ...fields },
  }) as unknown as BuildEvent;

describe('buildProgressOf', () => {
  it('follows each step to its end', () => {
    const { steps } = buildProgressOf([
      event('step.started', { title: 'Lay out the home page' }),
      event('step.completed', { title: 'Lay out the home page' }),
      event('step.started', { title: 'Write the pages' }),
    ]);
    expect(steps).toEqual([
      { title: 'Lay out the home page', state: 'done' },
      { title: 'Write the pages', state: 'running' },
    ]);
  });

  it('shows the latest preview, also after the build ended without one of its own', () => {
    const { previewUrl, shownCommit } = buildProgressOf([
      event('preview.ready', { preview_url: 'https://capstan.test/p/1/', commit: 'aaaa' }),
      event('preview.ready', { preview_url: 'https://capstan.test/p/1/', commit: 'bbbb' }),
      event('build.completed', {}),
    ]);
    expect(previewUrl).toBe('https://capstan.test/p/1/');
    expect(shownCommit).toBe('bbbb');
  });

  it('has the question of a build until it is answered', () => {
    const asked = event('build.question', { text: 'What is it for?' });
    expect(buildProgressOf([asked]).question).toBe('What is it for?');
    expect(buildProgressOf([asked, event('message.accepted', { prompt: 'Bread' })]).question).toBeUndefined();
  });

  it('marks what went wrong in the log', () => {
    const { log } = buildProgressOf([
      event('file.changed', { path: 'index.html', change: 'added' }),
      event('check.completed', { passed: false, pages: 2, findings: [{ message: 'The page is blank.' }] }),
      event('command.completed', { exit_code: 1 }),
    ]);
    expect(log.map(({ text, isProblem }) => [text, isProblem])).toEqual([
      ['added index.html', false],
      ['The page is blank.', true],
      ['exit code 1', true],
    ]);
  });
});
