import { describe, expect, it } from 'vitest';
import { glance } from './choice/glance.js';
import { PromptText } from './clauses/prompt-text.js';
import { sentencesOf } from './clauses/sentences.js';
import { loadLanguage } from './packs/language.js';

/** What the API reads of a prompt, on its event loop. */
const READ_LENGTH = 4_000;
/** Processor time; linear and mildly quadratic readings take less than a fourth of it. */
const LIMIT_MS = 3_000;

const usedMs = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

describe('a prompt made to be slow', () => {
  it.each(['.b', 'a ', 'sign up ', 'Mo 10-12, ', 'Mon-Fri 9-5, '])(
    'does not block the event loop with %j',
    (part) => {
      glance('A website for a bakery');
      const prompt = `A site for Bob: ${part.repeat(READ_LENGTH)}`.slice(0, READ_LENGTH);
      expect(usedMs(() => glance(prompt))).toBeLessThan(LIMIT_MS);
    },
  );

  it.each(['a\n', 'we ', '## Hero\n', 'a section (', 'team: Ann Bee, '])(
    'does not block the event loop where it lists parts of a page: %j',
    (part) => {
      const brief = 'Build a landing page for X. Include a hero and testimonials.\n';
      glance(brief);
      const prompt = `${brief}${part.repeat(READ_LENGTH)}`.slice(0, READ_LENGTH);
      expect(usedMs(() => glance(prompt))).toBeLessThan(LIMIT_MS);
    },
  );

  it.each(['a ', 'we ', 'and the shop '])('is separated into clauses in linear time: %j', (part) => {
    const language = loadLanguage('en');
    const textOf = (length: number) => new PromptText(part.repeat(length).slice(0, length), language, 0);
    sentencesOf(textOf(READ_LENGTH));
    const prompt = textOf(4 * READ_LENGTH);
    // It takes seconds if the rest of the text is searched at each word.
    expect(usedMs(() => sentencesOf(prompt))).toBeLessThan(1_000);
  });
});
