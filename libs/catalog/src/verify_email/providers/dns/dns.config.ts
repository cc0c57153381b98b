import { defineConfig, envInteger, envList } from '@capstan/kit';

/** `DNS_SERVERS`, `DNS_TIMEOUT_MS`: the name servers to query for the mail servers of a domain. */
export const dnsConfig = defineConfig(
  'provider:dns',
  {
    DNS_SERVERS: envList(
      'Name servers for mail checks, as IP addresses with or without port; none: those of the machine',
    ),
    DNS_TIMEOUT_MS: envInteger(
      2500,
      { min: 100, max: 60_000 },
      'Milliseconds until a name server is queried again; after twice as many the query fails',
    ),
  },
  (env) => ({ servers: env.DNS_SERVERS, timeoutMs: env.DNS_TIMEOUT_MS }),
);
