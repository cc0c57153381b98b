import { describe, expect, it } from 'vitest';
import { priceOf, type Tool } from './tool.ts';

const toolOf = (credits: Tool['credits'], modes?: { name: string; default: string }): Tool => ({
  name: 'tool',
  title: 'Tool',
  summary: '',
  description: '',
  path: '/v1/tool',
  credits,
  price: '',
  parameters: { properties: modes ? { [modes.name]: { default: modes.default } } : {} },
  examples: [],
});

describe('priceOf', () => {
  it('is the one price of a capability without modes', () => {
    expect(priceOf(toolOf({ default: 5 }), {})).toBe(5);
  });

  it('is the price of the chosen mode', () => {
    const tool = toolOf({ standard: 10, deep: 20 }, { name: 'depth', default: 'standard' });
    expect(priceOf(tool, { depth: 'deep' })).toBe(20);
  });

  it('is the price of the default mode if none is chosen', () => {
    expect(priceOf(toolOf({ standard: 10, deep: 20 }, { name: 'depth', default: 'standard' }), {})).toBe(10);
  });

  it('is unknown if prices differ and no mode is known', () => {
    expect(priceOf(toolOf({ one: 1, other: 2 }), {})).toBeUndefined();
  });
});
