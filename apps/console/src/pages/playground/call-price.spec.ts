import { describe, expect, it } from 'vitest';
import { labelWithPrice, priceOf } from './call-price.ts';
import type { Tool } from './tool.ts';

const toolOf = (fields: Partial<Omit<Tool, 'pricing'>> & { pricing?: Partial<Tool['pricing']> }): Tool => ({
  name: 'tool',
  title: 'Tool',
  summary: '',
  description: '',
  path: '/v1/tool',
  runs_as_job: false,
  credits: { default: 1 },
  credits_per: null,
  price: '',
  parameters: {},
  examples: [],
  ...fields,
  pricing: { mode_parameter: null, units_parameter: null, calls: null, ...fields.pricing },
});

const search = toolOf({ name: 'search', credits: { default: 2 } });
const research = toolOf({
  name: 'research',
  credits: { standard: 10, deep: 20 },
  pricing: { mode_parameter: 'depth' },
  parameters: { properties: { depth: { default: 'standard' } } },
});
const crawl = toolOf({
  name: 'crawl',
  credits_per: 'page',
  pricing: { units_parameter: 'limit' },
  parameters: { properties: { limit: { default: 100 } } },
});
const batch = toolOf({
  name: 'batch',
  credits: { default: 0 },
  pricing: { calls: { capability_parameter: 'capability', inputs_parameter: 'inputs' } },
});
const all = [search, research, crawl, batch];
const batchOf = (capability: string, ...inputs: unknown[]) => priceOf(batch, { capability, inputs }, all);

describe('priceOf', () => {
  it('is the one price of a capability without modes and units', () => {
    expect(priceOf(search, {})).toEqual({ credits: 2, isMost: false });
  });

  it('is the price of the chosen mode, or of the default', () => {
    expect(priceOf(research, { depth: 'deep' })?.credits).toBe(20);
    expect(priceOf(research, {})?.credits).toBe(10);
  });

  it('is unknown for a mode without a price', () => {
    expect(priceOf(research, { depth: 'other' })).toBeUndefined();
  });

  it('is at most the price of all units', () => {
    expect(priceOf(crawl, {})).toEqual({ credits: 100, isMost: true });
    expect(priceOf(crawl, { limit: 4 })).toEqual({ credits: 4, isMost: true });
    expect(priceOf(crawl, { limit: 1 })).toEqual({ credits: 1, isMost: false });
  });

  it('is unknown as long as the number of units is not a number', () => {
    expect(priceOf(crawl, { limit: '' })).toBeUndefined();
    expect(priceOf({ ...crawl, pricing: { ...crawl.pricing, units_parameter: null } }, {})).toBeUndefined();
  });

  it('is the sum of the calls of a batch', () => {
    expect(batchOf('search', {}, {}, {})).toEqual({ credits: 6, isMost: true });
    expect(batchOf('search', {})).toEqual({ credits: 2, isMost: false });
    expect(batchOf('research', { depth: 'deep' }, {})).toEqual({ credits: 30, isMost: true });
    expect(batchOf('crawl', { limit: 7 })).toEqual({ credits: 7, isMost: true });
  });

  it('is unknown for a batch of unknown calls', () => {
    expect(batchOf('unknown', {})).toBeUndefined();
    expect(batchOf('batch', { capability: 'search', inputs: [{}] })).toBeUndefined();
    expect(batchOf('research', { depth: 'other' }, {})).toBeUndefined();
    expect(priceOf(batch, { capability: 'search' }, all)).toBeUndefined();
  });
});

describe('labelWithPrice', () => {
  it('says what a call costs, or at most', () => {
    expect(labelWithPrice('Run', { credits: 1, isMost: false })).toBe('Run for 1 credit');
    expect(labelWithPrice('Run', { credits: 1200, isMost: true })).toBe('Run for up to 1,200 credits');
    expect(labelWithPrice('Run', undefined)).toBe('Run');
  });
});
