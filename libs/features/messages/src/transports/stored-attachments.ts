import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { InvalidRequestError } from '@capstan/platform-core';
import type { MessageAttachment } from '@capstan/kit';
import { ArtifactFiles, parseArtifactName } from '@capstan/platform-artifacts';
import type { StoredAttachment } from '../composition/message-content.js';

/** Reads the attachments of messages. */
@Injectable()
export class StoredAttachments {
  constructor(private readonly artifacts: ArtifactFiles) {}

  /** @throws InvalidRequestError for an artifact that does not exist, or expires before the message is sent. */
  async assertStored(attachments: readonly StoredAttachment[], scheduledAt: Date | null): Promise<void> {
    const neededSeconds = scheduledAt ? (scheduledAt.getTime() - Date.now()) / 1000 : 0;
    for (const [index, attachment] of attachments.entries()) {
      if (!('artifact' in attachment)) continue;
      const file = await this.find(attachment.artifact, false);
      if (file && file.secondsLeft > neededSeconds) continue;
      throw new InvalidRequestError([
        { path: `attachments.${index}.artifact`, message: 'is not stored until the message is sent' },
      ]);
    }
  }

  /** With their content; undefined when an artifact has expired. */
  async read(attachments: readonly StoredAttachment[]): Promise<MessageAttachment[] | undefined> {
    const read: MessageAttachment[] = [];
    for (const attachment of attachments) {
      const { filename, mediaType } = attachment;
      const content =
        'artifact' in attachment
          ? await this.contentOf(attachment.artifact)
          : Buffer.from(attachment.contentBase64, 'base64');
      if (!content) return undefined;
      read.push({ filename, mediaType, content });
    }
    return read;
  }

  private async contentOf(name: string): Promise<Buffer | undefined> {
    const content = (await this.find(name, true))?.content ?? undefined;
    return content === undefined || Buffer.isBuffer(content) ? content : buffer(content);
  }

  private async find(name: string, withContent: boolean) {
    const parsed = parseArtifactName(name);
    return parsed && this.artifacts.find(parsed, { withContent });
  }
}
