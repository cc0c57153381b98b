import { type ConfigOf, defineConfig, envUrl } from '@capstan/platform-core';

/** Where sites have an origin of their own. */
export interface PreviewOrigin {
  protocol: string;
  /** `host[:port]`; where each site has an origin, what stands behind its token and a dot. */
  host: string;
  isPerSite: boolean;
}

export const previewsConfig = defineConfig(
  'previews',
  {
    PREVIEW_ORIGIN: envUrl(
      'Origin of its own for built sites, which reaches this service and serves nothing else, e.g. https://sites.example.org, or https://*.example.org for one origin a site (default: /p/ of the service, with pages in a sandbox)',
    ),
  },
  (env) => ({ origin: env.PREVIEW_ORIGIN === undefined ? null : readOrigin(env.PREVIEW_ORIGIN) }),
);

export type PreviewsConfig = ConfigOf<typeof previewsConfig>;

const PER_SITE = '*.';

function readOrigin(text: string): PreviewOrigin {
  const { protocol, host, pathname, search, hash, username } = new URL(text);
  const isPerSite = host.startsWith(PER_SITE);
  const bare = isPerSite ? host.slice(PER_SITE.length) : host;
  if (`${pathname}${search}${hash}${username}` !== '/' || bare.includes('*')) {
    throw new Error(
      'PREVIEW_ORIGIN: must be an origin, such as https://sites.example.org or https://*.example.org',
    );
  }
  return { protocol, host: bare, isPerSite };
}
