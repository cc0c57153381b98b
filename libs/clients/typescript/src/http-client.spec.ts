import { expect, it } from 'vitest';
import { failure, success } from '../test/harness/scripted-fetch.js';
import { CapstanError, HttpClient, InvalidRequestError } from './index.js';

const clientOf = (answer: () => Response | Promise<Response>) => {
  const sent: [string, RequestInit][] = [];
  const client = new HttpClient({
    apiKey: 'cap_test',
    baseURL: 'http://capstan.test',
    fetch: async (url, init) => {
      sent.push([url, init]);
      return answer();
    },
  });
  return { client, sent };
};

it('calls a route with the key, as the client does', async () => {
  const { client, sent } = clientOf(success({ keys: [] }));
  const { data } = await client.request({ path: '/v1/keys', query: { limit: 1 } });
  expect(data).toEqual({ keys: [] });
  const [[url, init] = ['', {}]] = sent;
  expect(url).toBe('http://capstan.test/v1/keys?limit=1');
  expect(new Headers(init.headers).get('authorization')).toBe('Bearer cap_test');
});

it('throws the errors of the client', async () => {
  const { client } = clientOf(failure(400, 'invalid-request', 'invalid_request'));
  await expect(client.request({ path: '/v1/keys' })).rejects.toThrow(InvalidRequestError);
  expect(() => new HttpClient({ apiKey: ' ' })).toThrow(CapstanError);
});
