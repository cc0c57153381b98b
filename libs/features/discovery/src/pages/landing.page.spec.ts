import { describe, expect, it } from 'vitest';
import { findCapability } from '../fixtures/capability.js';
import { draft } from '../fixtures/openapi.js';
import { finishDocument } from '../openapi/finish-document.js';
import { toolSources } from '../tools/tool-source.js';
import { landingBody } from './landing.page.js';

const [source] = toolSources(finishDocument(draft(), [findCapability], []), [findCapability]);
if (!source) throw new Error('the fixture has one capability');
const pageWith = (isReady: boolean): string =>
  landingBody([{ ...source, isReady }], 'https://capstan.example').toString();

describe('the front page', () => {
  it('has a call that can be copied', () => {
    expect(pageWith(true)).toContain('<code id="first-call">curl https://capstan.example/v1/find');
    expect(pageWith(true)).toContain('data-copies="first-call"');
  });

  it('shows the price of a capability, and whether it is ready here', () => {
    expect(pageWith(true)).toContain('<span>standard 7, deep 9 credits</span>');
    expect(pageWith(true)).toMatch(/class="state good">ready</);
    expect(pageWith(true)).toContain('1 of 1 are ready');
    expect(pageWith(false)).toMatch(/class="state">not configured</);
    expect(pageWith(false)).toContain('0 of 1 are ready');
  });
});
