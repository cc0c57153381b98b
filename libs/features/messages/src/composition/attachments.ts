import { InvalidRequestError } from '@capstan/platform-core';
import { parseArtifactName } from '@capstan/platform-artifacts';
import { validateParams } from '@capstan/platform-http';
import { AttachmentParams } from '../params/attachment.params.js';
import type { StoredAttachment } from './message-content.js';

const MAX_TOTAL_BYTES = 512 * 1024;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Attachments of a call, checked. @throws InvalidRequestError with the path of each fault. */
export function attachmentsOf(given: readonly unknown[]): StoredAttachment[] {
  const attachments = given.map((one, index) => attachmentOf(one, `attachments.${index}`));
  const bytes = attachments.reduce((sum, one) => sum + ('contentBase64' in one ? bytesOf(one) : 0), 0);
  if (bytes > MAX_TOTAL_BYTES) {
    fail(
      'attachments',
      `must not have more than ${MAX_TOTAL_BYTES} bytes of content together (got ${bytes})`,
    );
  }
  return attachments;
}

function attachmentOf(given: unknown, path: string): StoredAttachment {
  const params = validateParams(AttachmentParams, given, { path, nullIsAbsent: true });
  const { filename, content_type: mediaType, artifact, content } = params;
  if ((artifact === undefined) === (content === undefined)) {
    return fail(path, 'must have exactly one of artifact and content');
  }
  if (content !== undefined) {
    if (content.length % 4 !== 0 || !BASE64.test(content)) fail(`${path}.content`, 'must be base64');
    return { filename, mediaType, contentBase64: content };
  }
  const name = artifact?.split('/').at(-1) ?? '';
  if (!parseArtifactName(name))
    fail(`${path}.artifact`, 'must be the address of an artifact of this service');
  return { filename, mediaType, artifact: name };
}

const bytesOf = ({ contentBase64 }: { contentBase64: string }): number =>
  Math.floor((contentBase64.length * 3) / 4);

function fail(path: string, message: string): never {
  throw new InvalidRequestError([{ path, message }]);
}
