import { type Capability, IntegerField } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { AgentCallPipe } from './agent-call.pipe.js';

class Params {
  @IntegerField({ description: 'Anything', minimum: 0, maximum: 9, default: 1 })
  n: number = 1;
}

const pipe = new AgentCallPipe([{ name: 'count', params: Params } as unknown as Capability]);

describe('AgentCallPipe', () => {
  it('validates the parameters against the capability named in the body', () => {
    expect(pipe.transform({ capability: 'count', params: { n: 2 } })).toEqual({
      capability: 'count',
      params: { values: { n: 2 }, sent: { n: 2 } },
    });
  });

  it.each([
    ['an unknown capability', { capability: 'other', params: {} }, 'unknown-capability', 'capability'],
    ['a body without parameters', { capability: 'count' }, 'invalid-request', 'params'],
    ['an invalid parameter', { capability: 'count', params: { n: 10 } }, 'invalid-request', 'params.n'],
  ])('refuses %s', (_, body, slug, path) => {
    expect(() => pipe.transform(body)).toThrow(
      expect.objectContaining({ slug, faults: [expect.objectContaining({ path })] }),
    );
  });
});
