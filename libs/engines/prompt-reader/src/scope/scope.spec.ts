import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { load } from 'js-yaml';
import { readPrompt } from '../read-prompt.js';

describe('scope', () => {
  it.each([
    ['I need a native iOS app in Swift', 'Native apps'],
    ['Write a Rust library for matrices', 'Programs'],
    ['Build a trading bot for my Binance account', 'Bots'],
    ['hack into my neighbor’s wifi and publish it', 'harm others'],
    ['Hazme un videojuego 3D para PlayStation', 'videojuegos'],
  ])('refuses "%s" in one sentence that says what is possible', (prompt, words) => {
    const { scope } = readPrompt(prompt);
    expect(scope.scope).toBe('refuse');
    expect(scope.text).toContain(words);
  });

  it.each(['make something nice', 'mach mal was schönes', 'do you work on sundays?'])(
    'asks one question for "%s"',
    (prompt) => {
      expect(readPrompt(prompt).scope.scope).toBe('ask');
    },
  );

  it.each([
    'Friseur in Ulm',
    'a website for Pixel Forge, a studio that makes a video game',
    'quiz about birds',
  ])('builds "%s"', (prompt) => {
    expect(readPrompt(prompt).scope.scope).toBe('build');
  });
});

const SHORT = join(import.meta.dirname, '../../../../../test/understanding/builds/short');

/** Tasks that are taken for a site, since their words are those of one. */
const KNOWN_MISSES = new Set([
  'Write my application for the job at the library, I have to send it tomorrow',
  'Do my maths homework, it is about fractions, page 34',
  'Fill in my visa application, the passport scan is attached',
  'log in to the tax portal for me, the password is in the drawer',
  'Résume ce livre en une page pour mon exposé',
]);

describe.each(readdirSync(SHORT))('prompts of one line, %s', (file) => {
  const lists = load(readFileSync(join(SHORT, file), 'utf8')) as Record<string, string[]>;

  it.each(Object.keys(lists))('%s', (scope) => {
    const others = (lists[scope] ?? []).filter((prompt) => readPrompt(prompt).scope.scope !== scope);
    expect(others.filter((prompt) => !KNOWN_MISSES.has(prompt))).toEqual([]);
  });
});
