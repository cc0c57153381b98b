import type { OwnedSite } from '../../site-locator/site-locator.js';
import type { GivenFields } from '../entries/read-entry.js';

/** A request of an owner who opened the link. */
export interface OwnerVisit {
  method: string;
  site: OwnedSite & { accountId: string };
  /** Path of the owner's pages, with a trailing slash. */
  root: string;
  /** After the root, decoded. */
  segments: readonly string[];
  query: URLSearchParams;
  /** Fields of a form. */
  given: GivenFields;
  /** The picture of a form; undefined without one. */
  upload: Uint8Array | undefined;
}

/** The response to an owner. */
export type OwnerAnswer =
  | { kind: 'page'; html: string; status?: number }
  /** After a form was handled. @param path below the root */
  | { kind: 'moved'; path: string }
  | { kind: 'file'; type: string; name: string; content: NodeJS.ReadableStream }
  | { kind: 'picture'; content: Uint8Array };

/** The error response to an owner. */
export class OwnerPageError extends Error {
  override readonly name = 'OwnerPageError';

  constructor(
    readonly status: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

export const NOTHING_HERE = 'There is no such page. The link may have been renewed; ask for the new one.';
