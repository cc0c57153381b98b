import { describe, expect, it } from 'vitest';
import { addProviderRow } from './edit-readme.js';
import { providerNames } from './names.js';

const README = `# search

| Parameter | Values |
| --------- | ------ |
| \`query\`   | text   |

| Name    | Needs           | Notes |
| ------- | --------------- | ----- |
| \`brave\` | \`BRAVE_API_KEY\` | quick |
| \`local\` | nothing         |       |

More.
`;

describe('addProviderRow', () => {
  it('adds a row below the last provider, in the columns of the table', () => {
    expect(addProviderRow(README, ['brave', 'local'], providerNames('acme'))).toBe(
      README.replace('|       |\n\nMore', '|       |\n| `acme`  | `ACME_BASE_URL` |       |\n\nMore'),
    );
  });

  it('does not change a page that already has it, or lists no provider', () => {
    expect(addProviderRow(README, ['brave', 'local'], providerNames('local'))).toBeUndefined();
    expect(addProviderRow('# Nothing', ['brave'], providerNames('acme'))).toBeUndefined();
  });
});
