import { describe, expect, it } from 'vitest';
import { type KindRequest, kindOf } from './choose-kind.js';
import type { LabelledPrompt } from './fixtures/labelled-prompt.js';
import { DEVELOPMENT_PROMPTS } from './fixtures/prompts.development.js';
import { HELD_OUT_PROMPTS } from './fixtures/prompts.held-out.js';
import { isDrawn } from './image-kind.js';

const chosen = (prompt: string, more: Partial<KindRequest> = {}): LabelledPrompt['kind'] => {
  const kind = kindOf({ kind: 'auto', prompt, ...more });
  return isDrawn(kind) ? kind : 'model';
};
const wrong = (prompts: readonly LabelledPrompt[]): string[] =>
  prompts.flatMap(({ prompt, kind }) => (chosen(prompt) === kind ? [] : [`${chosen(prompt)} for ${prompt}`]));

describe('the kind that auto chooses', () => {
  it('is the labelled one for all prompts of the development set', () => {
    expect(wrong(DEVELOPMENT_PROMPTS)).toEqual([]);
  });

  it('never is a drawn one for a prompt that is labelled for a model', () => {
    const forModels = [...DEVELOPMENT_PROMPTS, ...HELD_OUT_PROMPTS].filter(({ kind }) => kind === 'model');
    expect(wrong(forModels)).toEqual([]);
  });

  it('follows from `data` and `text`', () => {
    expect(chosen('anything', { data: { points: [{ label: 'a', value: 1 }] } })).toBe('chart');
    expect(chosen('anything', { text: { title: 'a' } })).toBe('card');
  });

  it('is the one that the call names', () => {
    expect(kindOf({ kind: 'photo', prompt: 'QR code for https://example.com' })).toBe('photo');
  });
});
