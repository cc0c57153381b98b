import { createHash, randomBytes } from 'node:crypto';
import type { ArtifactMediaType } from './artifact-store.js';

const EXTENSIONS: Readonly<Record<ArtifactMediaType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/** 192 bits: nobody finds a file by guessing. */
const TOKEN_BYTES = 24;
const NAME = /^([A-Za-z0-9_-]{32})\.([a-z]{3,4})$/;

/** Last segment of the address of a file: token and extension. */
export interface ArtifactName {
  /** SHA-256 of the token: all that is stored of it. */
  tokenHash: Buffer;
  extension: string;
}

/** A name that nobody has; `text` is told to the caller and kept nowhere. */
export function createArtifactName(mediaType: ArtifactMediaType): ArtifactName & { text: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const extension = EXTENSIONS[mediaType];
  return { tokenHash: hashOf(token), extension, text: `${token}.${extension}` };
}

/** Undefined for text that cannot be the name of a file. */
export function parseArtifactName(text: string): ArtifactName | undefined {
  const [, token, extension] = NAME.exec(text) ?? [];
  return token === undefined || extension === undefined ? undefined : { tokenHash: hashOf(token), extension };
}

/** Whether a file of this type has this extension. */
export const isNamedRight = (mediaType: ArtifactMediaType, { extension }: ArtifactName): boolean =>
  EXTENSIONS[mediaType] === extension;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
