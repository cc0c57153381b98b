import { describe, expect, it } from 'vitest';
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
