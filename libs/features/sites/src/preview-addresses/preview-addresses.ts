import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import type { PreviewPlace } from './preview-headers.js';
import { type PreviewOrigin, type PreviewsConfig, previewsConfig } from './previews.config.js';

const PREFIX = '/p/';
/** 130 random bits as base32, which cannot be guessed. */
export const PREVIEW_TOKEN = /^[a-z2-7]{26}$/;

/** A host that is safe in a header. */
const PLAIN_HOST = /^[a-z0-9.-]+(:\d+)?$/i;

/** A parsed path below /p/. */
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

/** URLs of sites: below /p/ of the service, or on the preview origin, which serves nothing else. */
@Injectable()
export class PreviewAddresses {
  private readonly origin: PreviewOrigin | null;
  private readonly serviceHost: string;

  /**
   * @throws Error if the preview origin has the same host name as the service, which would isolate nothing.
   */
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

  /** URL of a site, with a trailing slash. */
  urlOf(token: string): string {
    if (this.origin === null) return `${this.http.baseUrl}${PREFIX}${token}/`;
    const { protocol, host, isPerSite } = this.origin;
    return isPerSite ? `${protocol}//${token}.${host}/` : `${protocol}//${host}${PREFIX}${token}/`;
  }

  /** Whether a URL is the preview of some site, or a file of it. */
  isPreview(url: URL): boolean {
    const token = this.origin?.isPerSite === true ? url.hostname.split('.')[0] : url.pathname.split('/')[2];
    return PREVIEW_TOKEN.test(token ?? '') && `${url.href}/`.startsWith(this.urlOf(token ?? ''));
  }

  /**
   * The path with which a request is routed: on the preview origin all paths are below /p/, including those
   * that cannot be decoded, so that no other route matches them. For `rewriteUrl` of Fastify.
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

  /**
   * Whether a Host header names the preview origin. Forwarded hosts are ignored, because only the browser's
   * own view counts.
   */
  isPreviewOrigin(hostHeader: string | undefined): boolean {
    if (this.origin === null || hostHeader === undefined) return false;
    const asked = hostNameOf(hostHeader);
    const ours = hostNameOf(this.origin.host);
    if (!this.origin.isPerSite) return asked === ours;
    return asked.endsWith(`.${ours}`) && asked !== this.serviceHost;
  }

  /** The URLs of a page's own site: as the browser requested it, and as configured. */
  placeOf(
    { protocol, host, headers }: Pick<FastifyRequest, 'protocol' | 'host' | 'headers'>,
    token: string,
  ): PreviewPlace {
    const isApart = this.isPreviewOrigin(headers.host);
    const path = isApart && this.origin?.isPerSite === true ? '/' : `${PREFIX}${token}/`;
    const asked = PLAIN_HOST.test(host) ? [`${protocol}://${host}${path}`] : [];
    return { isApart, roots: [...new Set([...asked, this.urlOf(token)])] };
  }

  /**
   * The preview URL of a site that was requested on the service's own host; null if that is the right one.
   */
  elsewhere(hostHeader: string | undefined, path: PreviewPath): string | null {
    if (this.origin === null || this.isPreviewOrigin(hostHeader)) return null;
    const file = path.segments.map(encodeURIComponent).join('/');
    const slash = path.isFolder && path.segments.length > 0 ? '/' : '';
    return `${this.urlOf(path.token)}${file}${slash}${path.query}`;
  }
}

/**
 * Parses a path below /p/. Strict: a segment that is empty, hidden, or contains a separator or a control
 * character after decoding is rejected.
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

/** Name in a Host header: lower case, without port and trailing dot. */
function hostNameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
