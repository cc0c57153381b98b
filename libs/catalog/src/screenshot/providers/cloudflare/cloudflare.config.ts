import { defineConfig, envSecret, envText, envUrlOr } from '@capstan/kit';

/** `CLOUDFLARE_ACCOUNT_ID`, `CLOUDFLARE_API_KEY`, `CLOUDFLARE_BASE_URL`. */
export const cloudflareConfig = defineConfig(
  'provider:cloudflare',
  {
    CLOUDFLARE_ACCOUNT_ID: envText('Account at Cloudflare that Browser Rendering runs on').refine(
      (id) => id === undefined || /^[\w-]+$/.test(id),
      { error: 'must be letters and digits' },
    ),
    CLOUDFLARE_API_KEY: envSecret('API token of Cloudflare with the permission Browser Rendering - Edit'),
    CLOUDFLARE_BASE_URL: envUrlOr('https://api.cloudflare.com/client/v4', 'Address of the Cloudflare API'),
  },
  (env) => ({
    accountId: env.CLOUDFLARE_ACCOUNT_ID,
    apiToken: env.CLOUDFLARE_API_KEY,
    baseUrl: env.CLOUDFLARE_BASE_URL,
  }),
);
