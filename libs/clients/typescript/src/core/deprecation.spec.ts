import { afterEach, expect, it, vi } from 'vitest';
import { scriptedClient, success } from '../../test/harness/scripted-fetch.js';

const headers = {
  deprecation: '@1799971200',
  sunset: 'Sat, 15 Jan 2028 00:00:00 GMT',
  link: '<http://capstan.test/docs/versioning.md>; rel="deprecation"',
};

afterEach(() => vi.restoreAllMocks());

it('an answer reports a deprecation, and one warning is logged', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const { client } = scriptedClient([success({}, { headers })]);
  for (let call = 0; call < 2; call += 1) {
    expect((await client.credits()).deprecation).toEqual({
      since: new Date('2027-01-15T00:00:00Z'),
      sunset: new Date('2028-01-15T00:00:00Z'),
    });
  }
  await client.builds.get('5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a');
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Capstan: \/v1\/credits .* 2028-01-15; see .*versioning/), 'DeprecationWarning'],
  ]);
});

it.each([{}, { deprecation: 'soon', sunset: 'later' }])('ignores invalid dates: %o', async (sent) => {
  vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  const { client } = scriptedClient([success({}, { headers: { ...sent } })]);
  const { deprecation } = await client.usage();
  expect(deprecation).toEqual('deprecation' in sent ? { since: null, sunset: null } : null);
});
