/** Sitemap files, as they are read in a reading thread. */
import { gunzipSync } from 'node:zlib';
import { type Sitemap, readSitemap } from './sitemap.js';
import type { SiteScope } from './site-scope.js';

/** Decompressed; the protocol allows 50 MB. */
const MAX_TEXT_BYTES = 50 * 1024 * 1024;

/** Reads a sitemap file, compressed (`sitemap.xml.gz`) or not. @throws Error if it decompresses to more than 50 MiB. */
export function readSitemapFile(file: Uint8Array, scope: SiteScope): Sitemap {
  const isGzip = file[0] === 0x1f && file[1] === 0x8b;
  const text = isGzip ? gunzipSync(file, { maxOutputLength: MAX_TEXT_BYTES }) : file;
  return readSitemap(new TextDecoder().decode(text), scope);
}
