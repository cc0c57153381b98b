import { describeProvider } from '@capstan/kit/testing';
import { fixturesIn } from '@capstan/platform-testing';
import { {{capabilityCamel}} } from '../../{{capabilityKebab}}.capability.js';
import { {{paramsClass}} } from '../../{{capabilityKebab}}.params.js';
import { {{providerPascal}}Provider } from './{{providerKebab}}.provider.js';

const params = Object.assign(new {{paramsClass}}(), {{capabilityCamel}}.examples[0]?.params);

describeProvider({{providerPascal}}Provider, {
  fixtures: import.meta.dirname,
  params,
  needs: ['{{providerUpper}}_BASE_URL'],
  ok: 'ok.json',
  cases: [
    {
      title: 'maps an answer to the contract',
      answer: 'ok.json',
      request: {
        method: 'POST',
        url: 'https://vendor.example/{{capabilitySnake}}',
        headers: { authorization: 'Bearer k-for-tests' },
        json: { ...params },
      },
      result: JSON.parse(fixturesIn(import.meta.dirname)('ok.json')) as unknown,
    },
    {
      title: 'sends no key when there is none',
      env: { {{providerUpper}}_API_KEY: undefined },
      answer: 'ok.json',
      request: { headers: { authorization: undefined } },
    },
  ],
});
