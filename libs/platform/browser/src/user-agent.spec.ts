import { expect, it } from 'vitest';
import { visitorUserAgent } from './user-agent.js';

it("contains the browser's usual user agent, then the operator's", () => {
  expect(visitorUserAgent('156.0.8078.79', 'Capstan/0.1 (+https://example.org)')).toBe(
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 ' +
      'Capstan/0.1 (+https://example.org)',
  );
  expect(visitorUserAgent('156.0.1', 'Capstan/0.1', 'Mozilla/5.0 (iPhone)')).toBe(
    'Mozilla/5.0 (iPhone) Capstan/0.1',
  );
});
