import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import type { PreviewPlace } from './preview-headers.js';
import { type PreviewOrigin, type PreviewsConfig, previewsConfig } from './previews.config.js';

const PREFIX = '/p/';
/** 130 random bits as base32: nobody guesses one. */
export const PREVIEW_TOKEN = /^[a-z2-7]{26}$/;

/** A host that may stand in a header of ours. */
const PLAIN_HOST = /^[a-z0-9.-]+(:\d+)?$/i;

/** What an address below /p/ names. */
export interface PreviewPath {
  token: string;
  /** Decoded; empty for the root. */
  segments: string[];
  /** Whether it ends in a slash. */
  isFolder: boolean;
  /** `?…`, or empty. */
  query: string;
}

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/** Where sites are: below /p/ of the service, or on the preview origin, where nothing else is. */
@Injectable()
export class PreviewAddresses {
  private readonly origin: PreviewOrigin | null;
  private readonly serviceHost: string;

  /** @throws Error when the preview origin shares its host name with the service, which would isolate nothing. */
  constructor(
    @Inject(previewsConfig.token) config: PreviewsConfig,
    @Inject(httpConfig.token) private readonly http: Pick<HttpConfig, 'baseUrl'>,
  ) {
    this.origin = config.origin;
    this.serviceHost = new URL(http.baseUrl).hostname;
    if (this.origin?.isPerSite === false && hostNameOf(this.origin.host) === this.serviceHost) {
      throw new Error('PREVIEW_ORIGIN must have another host name than BASE_URL.');
    }
  }

  /** Address of a site, ending in a slash. */
  urlOf(token: string): string {
    if (this.origin === null) return `${this.http.baseUrl}${PREFIX}${token}/`;
    const { protocol, host, isPerSite } = this.origin;
    return isPerSite ? `${protocol}//${token}.${host}/` : `${protocol}//${host}${PREFIX}${token}/`;
  }

  /**
   * The address under which a request is routed: on the preview origin all of them lie below /p/, and so do paths
   * below it that cannot be decoded, lest they be answered elsewhere. For `rewriteUrl` of Fastify.
   */
  route({ url = '/', headers }: Asked): string {
    if (!this.isPreviewOrigin(headers.host)) {
      return url.startsWith(PREFIX) && !isDecodable(url) ? PREFIX : url;
    }
    if (!isDecodable(url)) return PREFIX;
    if (this.origin?.isPerSite !== true) return url === '/p' || url.startsWith(PREFIX) ? url : PREFIX;
    const token = hostNameOf(headers.host ?? '').slice(0, -hostNameOf(`.${this.origin.host}`).length);
    return PREVIEW_TOKEN.test(token) && url.startsWith('/') ? `${PREFIX}${token}${url}` : PREFIX;
  }

  /** Whether a Host header names the preview origin. Only what the browser itself was told counts: no forwarded host. */
  isPreviewOrigin(hostHeader: string | undefined): boolean {
    if (this.origin === null || hostHeader === undefined) return false;
    const asked = hostNameOf(hostHeader);
    const ours = hostNameOf(this.origin.host);
    if (!this.origin.isPerSite) return asked === ours;
    return asked.endsWith(`.${ours}`) && asked !== this.serviceHost;
  }

  /** How a page finds its own site: as the browser asked for it, and as the service names it. */
  placeOf(
    { protocol, host, headers }: Pick<FastifyRequest, 'protocol' | 'host' | 'headers'>,
    token: string,
  ): PreviewPlace {
    const isApart = this.isPreviewOrigin(headers.host);
    const path = isApart && this.origin?.isPerSite === true ? '/' : `${PREFIX}${token}/`;
    const asked = PLAIN_HOST.test(host) ? [`${protocol}://${host}${path}`] : [];
    return { isApart, roots: [...new Set([...asked, this.urlOf(token)])] };
  }

  /** Where a site is that was asked for on the service's own host; null when it is there. */
  elsewhere(hostHeader: string | undefined, path: PreviewPath): string | null {
    if (this.origin === null || this.isPreviewOrigin(hostHeader)) return null;
    const file = path.segments.map(encodeURIComponent).join('/');
    const slash = path.isFolder && path.segments.length > 0 ? '/' : '';
    return `${this.urlOf(path.token)}${file}${slash}${path.query}`;
  }
}

/**
 * Takes an address below /p/ apart. Strict: a name that is empty, hidden, or that holds a separator or a control
 * character once it is decoded, names nothing.
 */
export function parsePreviewPath(url: string): PreviewPath | null {
  const { pathname, query } = splitUrl(url);
  if (!pathname.startsWith(PREFIX)) return null;
  const [token = '', ...rest] = pathname.slice(PREFIX.length).split('/');
  const isFolder = rest.at(-1) === '';
  const segments = decodeAll(isFolder ? rest.slice(0, -1) : rest);
  if (!PREVIEW_TOKEN.test(token) || segments === null || !segments.every(isPlainName)) return null;
  return { token, segments, isFolder, query };
}

function splitUrl(url: string): { pathname: string; query: string } {
  const end = url.search(/[?#]/);
  const [query = ''] = end === -1 ? [] : url.slice(end).split('#', 1);
  return { pathname: end === -1 ? url : url.slice(0, end), query };
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNPLAIN = /[/\\\u0000-\u001f\u007f]/;

const isPlainName = (name: string): boolean => name !== '' && !name.startsWith('.') && !UNPLAIN.test(name);

function decodeAll(segments: string[]): string[] | null {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}

const isDecodable = (url: string): boolean => decodeAll([splitUrl(url).pathname]) !== null;

/** Of a Host header: lower case, without port and without the dot of a fully qualified name. */
function hostNameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
