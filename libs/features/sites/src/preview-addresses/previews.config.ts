import { type ConfigOf, defineConfig, envUrl } from '@capstan/platform-core';

/** The origin of sites. */
export interface PreviewOrigin {
  protocol: string;
  /** `host[:port]`; with one origin per site, the part after its token and a dot. */
  host: string;
  isPerSite: boolean;
}

export const previewsConfig = defineConfig(
  'previews',
  {
    PREVIEW_ORIGIN: envUrl(
      'Separate origin for built sites, which reaches this service and serves nothing else, e.g. https://sites.example.org, or https://*.example.org for one origin per site (default: /p/ of the service, with pages in a sandbox)',
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
