import { type CleanPicture, type RasterFormat, reencode } from '@capstan/drawing';

/** Pictures of vendors are untrusted: decoded in a thread, and re-encoded without metadata. */
export function cleanPicture(bytes: Uint8Array, format: RasterFormat): Promise<CleanPicture | undefined> {
  return reencode(bytes, format);
}
