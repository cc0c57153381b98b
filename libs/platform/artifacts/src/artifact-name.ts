import { randomBytes } from 'node:crypto';
import { sha256 } from '@capstan/platform-core';
import type { ArtifactMediaType } from './artifact-store.js';

const EXTENSIONS: Readonly<Record<ArtifactMediaType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

/** 192 bits: not guessable. */
const TOKEN_BYTES = 24;
const NAME = /^([A-Za-z0-9_-]{32})\.([a-z]{3,4})$/;

/** Last segment of the URL of a file: token and extension. */
export interface ArtifactName {
  /** SHA-256 of the token; the token itself is not stored. */
  tokenHash: Buffer;
  extension: string;
}

/** Generates a unique name; `text` is returned to the caller and not stored. */
export function createArtifactName(mediaType: ArtifactMediaType): ArtifactName & { text: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const extension = EXTENSIONS[mediaType];
  return { tokenHash: sha256(token), extension, text: `${token}.${extension}` };
}

/** Parses a name; undefined if it is not valid. */
export function parseArtifactName(text: string): ArtifactName | undefined {
  const [, token, extension] = NAME.exec(text) ?? [];
  return token === undefined || extension === undefined ? undefined : { tokenHash: sha256(token), extension };
}

export const extensionOf = (mediaType: ArtifactMediaType): string => EXTENSIONS[mediaType];

/** Returns whether the extension matches the media type. */
export const isNamedRight = (mediaType: ArtifactMediaType, { extension }: ArtifactName): boolean =>
  EXTENSIONS[mediaType] === extension;

/** Key of a file's content in the object storage. */
export const objectKeyOf = ({ tokenHash }: Pick<ArtifactName, 'tokenHash'>): string =>
  `artifacts/${tokenHash.toString('hex')}`;
