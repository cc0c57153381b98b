import type { ImageSlot } from '@capstan/site-document';

/** A picture that an owner uploads. */
export interface NewPicture {
  content: Uint8Array;
  /** What it shows. */
  alt: string;
  /** `gallery`, `hero`, or the id of an item or a person. */
  slot: string;
  /** File name of the picture that it replaces wherever the site shows it. */
  replaces?: string | undefined;
  /** What the page shows below it, with the page that it links to. */
  credit?: { text: string; url?: string | undefined } | undefined;
}

/** The pictures of sites, as the owner's page uses them. */
export abstract class SitePictures {
  /** @throws NotFoundError for a site without a document. */
  abstract slots(accountId: string, siteId: string): Promise<ImageSlot[]>;

  /** The content of a file in `images/` of the newest commit (WebP); null if there is none. */
  abstract content(accountId: string, siteId: string, name: string): Promise<Uint8Array | null>;

  /** Starts a change that shows a picture. @throws AppError for a file that is not a picture, a full slot or a running build. */
  abstract add(accountId: string, siteId: string, picture: NewPicture): Promise<unknown>;

  /** Starts a change that removes a picture from all pages. @throws AppError */
  abstract remove(accountId: string, siteId: string, name: string): Promise<unknown>;
}
