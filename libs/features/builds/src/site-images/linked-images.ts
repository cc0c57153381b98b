import { Injectable } from '@nestjs/common';
import { InvalidRequestError } from '@capstan/platform-core';
import { OutboundClient, OutboundError } from '@capstan/platform-outbound';
import { MAX_IMAGE_BYTES } from './read-image.js';

const TIMEOUT_MS = 20_000;

/** Fetches images that a request names by their address. */
@Injectable()
export class LinkedImages {
  constructor(private readonly outbound: OutboundClient) {}

  /** @throws InvalidRequestError for `image_url`: what was wrong, and what to do. */
  async fetch(url: string): Promise<Uint8Array> {
    try {
      const { status, body } = await this.outbound.request({
        url,
        headers: { accept: 'image/webp,image/jpeg,image/png,image/avif,image/gif' },
        maxBytes: MAX_IMAGE_BYTES,
        timeoutMs: TIMEOUT_MS,
      });
      if (status === 200) return body;
      throw invalid(`responded with status ${status}; use the address of the file itself`);
    } catch (error) {
      if (error instanceof OutboundError) throw invalid(reasonOf(error));
      throw error;
    }
  }
}

const invalid = (message: string): InvalidRequestError =>
  new InvalidRequestError([{ path: 'image_url', message }]);

function reasonOf({ code, message }: OutboundError): string {
  switch (code) {
    case 'invalid_url':
      return 'must be an absolute http or https URL without credentials';
    case 'refused_address':
      return 'must be on a public address';
    case 'too_large':
      return 'has more than 15 MB; use a smaller version';
    default:
      return `could not be fetched (${message}); try again, or upload the file`;
  }
}
