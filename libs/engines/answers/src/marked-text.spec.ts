import { describe, expect, it } from 'vitest';
import { type CitedText, markedText } from './marked-text.js';

const sentence = (text: string, ...sources: number[]): CitedText => ({ text, sources });

describe('markedText', () => {
  it('puts the markers of its sources after each sentence', () => {
    expect(markedText([sentence('It opened.', 1, 3), sentence('It closed.', 2)])).toBe(
      'It opened. [Source 1] [Source 3] It closed. [Source 2]',
    );
  });

  it('puts the entries that a sentence introduces on lines of their own', () => {
    expect(markedText([sentence('There are two:', 1), sentence('A tap', 1), sentence('A valve', 1)])).toBe(
      'There are two: [Source 1]\nA tap [Source 1]\nA valve [Source 1]',
    );
  });
});
