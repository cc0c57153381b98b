import { type ConfigOf, defineConfig, envFlag, envList, envTextOr } from '@capstan/platform-core';
import { normalizeHostPort } from './addresses/host-allow-list.js';

const ALLOW_HOSTS_DESCRIPTION =
  'Hosts that outgoing requests may reach although their address is not public, as host:port separated ' +
  'by commas (localhost:8888,[::1]:8080), compared with the URL as written. It applies to every outgoing request: ' +
  'every caller with a key can read these hosts through scrape and screenshot.';
const USER_AGENT_DESCRIPTION =
  'User agent of outgoing requests; the part before the slash is the name that robots.txt files use. ' +
  'Put your contact address in the parentheses.';

/** Configuration of the guarded client. */
export const outboundConfig = defineConfig(
  'outbound',
  {
    OUTBOUND_ALLOW_HOSTS: envList(ALLOW_HOSTS_DESCRIPTION)
      .refine((entries) => entries.every((entry) => normalizeHostPort(entry) !== undefined), {
        error: 'each entry must be host:port, without scheme and path',
      })
      .describe(ALLOW_HOSTS_DESCRIPTION),
    OUTBOUND_USER_AGENT: envTextOr(
      'Capstan/0.1 (+https://github.com/capstan; contact the operator)',
      USER_AGENT_DESCRIPTION,
    )
      .refine((text) => /^[\x20-\x7e]+$/.test(text), { error: 'must be printable ASCII' })
      .describe(USER_AGENT_DESCRIPTION),
    OUTBOUND_RESPECT_ROBOTS: envFlag(
      true,
      'Whether scrape and screenshot, vendors included, check and obey robots.txt.',
    ),
  },
  (env) => ({
    allowHosts: env.OUTBOUND_ALLOW_HOSTS,
    userAgent: env.OUTBOUND_USER_AGENT,
    respectsRobots: env.OUTBOUND_RESPECT_ROBOTS,
  }),
);

export type OutboundConfig = ConfigOf<typeof outboundConfig>;
