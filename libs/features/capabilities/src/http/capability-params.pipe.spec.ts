import { IntegerField } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { CapabilityParamsPipe } from './capability-params.pipe.js';

class Params {
  @IntegerField({ description: 'Anything', minimum: 0, maximum: 9, default: 1 })
  n: number = 1;
}

const pipe = new CapabilityParamsPipe({ params: Params }, 'params');

describe('CapabilityParamsPipe', () => {
  it('fills in defaults and keeps the body as sent', () => {
    expect(pipe.transform({})).toEqual({ values: { n: 1 }, sent: {} });
    expect(pipe.transform({}).values).toBeInstanceOf(Params);
  });

  it('treats null as absent', () => {
    expect(pipe.transform({ n: null })).toEqual({ values: { n: 1 }, sent: { n: null } });
  });

  it.each([
    [{ n: 10 }, 'params.n'],
    [{ m: 1 }, 'params.m'],
    [undefined, 'params'],
    [[], 'params'],
  ])('rejects %j with the path of the error', (sent, path) => {
    expect(() => pipe.transform(sent)).toThrow(
      expect.objectContaining({ faults: [expect.objectContaining({ path })] }),
    );
  });
});
