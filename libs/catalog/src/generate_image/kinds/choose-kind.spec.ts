import { describe, expect, it } from 'vitest';
import { type KindRequest, kindOf } from './choose-kind.js';
import type { LabeledPrompt } from './fixtures/labeled-prompt.js';
import { DEVELOPMENT_PROMPTS } from './fixtures/prompts.development.js';
import { DRAWN_PROMPTS } from './fixtures/prompts.drawn.js';
import { MODEL_PROMPTS } from './fixtures/prompts.for-models.js';
import { HELD_OUT_PROMPTS } from './fixtures/prompts.held-out.js';
import { isDrawn } from './image-kind.js';

const chosen = (prompt: string, more: Partial<KindRequest> = {}): LabeledPrompt['kind'] => {
  const kind = kindOf({ kind: 'auto', prompt, ...more });
  return isDrawn(kind) ? kind : 'model';
};
const wrong = (prompts: readonly LabeledPrompt[]): string[] =>
  prompts.flatMap(({ prompt, kind }) => (chosen(prompt) === kind ? [] : [`${chosen(prompt)} for ${prompt}`]));

describe('the kind that auto chooses', () => {
  it('is the labeled one for all prompts of the development set', () => {
    expect(wrong(DEVELOPMENT_PROMPTS)).toEqual([]);
  });

  it('is the one that is asked for in each of seven languages', () => {
    expect(wrong(DRAWN_PROMPTS)).toEqual([]);
  });

  it('is left to a model where a drawn kind is only mentioned', () => {
    expect(wrong(MODEL_PROMPTS)).toEqual([]);
  });

  it.each([
    ['a chart of one number', 'Bar chart: Jan 12'],
    ['a chart without numbers', 'a bar chart of our revenue'],
    ['a QR code without content', 'A QR code for our restaurant'],
    ['a card without words', 'Create a social card for our blog'],
    ['a diagram of one part', 'Flowchart: Start'],
    ['a pattern of things', 'seamless pattern of anchors'],
  ])('is not %s', (_, prompt) => {
    expect(chosen(prompt)).toBe('model');
  });

  it.each([
    ['a chart', 'watercolor bar chart: Jan 12, Feb 18'],
    ['a QR code', 'QR code for https://example.com, photographed on a mug'],
    ['a card', 'Quote card: "Be kind", oil painting of a meadow'],
    ['a diagram', 'hand-drawn flowchart: A -> B -> C'],
    ['a pattern', 'seamless pattern of triangles, watercolor'],
  ])('is a picture where the prompt speaks of one, whatever it says of %s', (_, prompt) => {
    expect(chosen(prompt)).toBe('model');
  });

  it('never is a drawn one for a prompt that is labeled for a model', () => {
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
