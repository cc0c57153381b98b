import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InvalidRequestError, NotFoundError, sha256 } from '@capstan/platform-core';
import { ReadingThreads } from '@capstan/platform-jobs';
import {
  diffDocuments,
  type ImageRef,
  type ImageSlot,
  imageSlots,
  imagesOf,
  keepImages,
  replaceImage,
  type SiteDocument,
  withImage,
} from '@capstan/site-document';
import { type Checkout, Workspaces } from '@capstan/workspaces';
import { DataSource } from 'typeorm';
import { hasRunningBuild } from '../builds/build-store.sql.js';
import { lockWorkspace } from '../builds/workspace-lock.js';
import { type NewPicture, SitePictures, SitesService, VerdictStore, WorkspaceStorage } from '@capstan/sites';
import { BuildRunningError } from '../errors/build-running.error.js';
import { type DocumentEdit, SiteDocuments } from '../site-documents/site-documents.js';
import { READ_IMAGE } from './read-image.js';
import { UnreadableImageError } from './unreadable-image.error.js';

interface FileChange {
  message: string;
  change: (checkout: Checkout) => Promise<void>;
  /** Whether its commit may be shown with the verdict of the one before: no page needs what was changed. */
  isShown: boolean;
}

/**
 * The pictures of sites. A file is committed to the workspace first, where no page shows it yet; the document that refers to it is
 * edited like any other.
 */
@Injectable()
export class SiteImages extends SitePictures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sites: SitesService,
    private readonly documents: SiteDocuments,
    private readonly workspaces: Workspaces,
    private readonly storage: WorkspaceStorage,
    private readonly verdicts: VerdictStore,
    private readonly threads: ReadingThreads,
  ) {
    super();
  }

  /** The places for pictures, with those that the document shows. @throws NotFoundError. */
  override async slots(accountId: string, siteId: string): Promise<ImageSlot[]> {
    return imageSlots((await this.documents.read(accountId, siteId)).document);
  }

  /** Those that the document shows. @throws NotFoundError. */
  async list(accountId: string, siteId: string): Promise<ImageRef[]> {
    return imagesOf((await this.documents.read(accountId, siteId)).document);
  }

  /** @throws NotFoundError for a site of another account. */
  override async content(accountId: string, siteId: string, name: string): Promise<Uint8Array | null> {
    const { siteId: id, commit } = await this.documents.read(accountId, siteId);
    return this.workspaces.read(id, commit, `images/${name}`);
  }

  /** @throws NotFoundError; UnreadableImageError; InvalidRequestError; BuildRunningError; WorkspaceStorageFullError. */
  override async add(
    accountId: string,
    siteId: string,
    { content, alt, slot, replaces, credit }: NewPicture,
    keyId?: string,
  ): Promise<DocumentEdit & { image: ImageRef }> {
    await this.documents.read(accountId, siteId);
    await this.storage.requireSpace(accountId);
    const read = await this.threads.run(READ_IMAGE, AbortSignal.timeout(30_000), content);
    if ('fault' in read) throw new UnreadableImageError(read.fault);
    const name = sha256(read.bytes).toString('hex').slice(0, 16);
    const image = {
      path: `images/${name}.webp`,
      alt,
      width: read.width,
      height: read.height,
      ...(credit === undefined ? {} : { credit: creditOf(credit) }),
    };
    const { document } = await this.documents.read(accountId, siteId);
    const old = replaces === undefined ? null : `images/${replaces}`;
    const placed = old === null ? inSlot(document, image, slot) : inPlaceOf(document, image, old);
    const isOldFile = old !== null && old !== image.path;
    const commit = await this.commit(accountId, siteId, {
      message: isOldFile ? 'Replace a picture' : 'Add a picture',
      change: async (checkout) => {
        await checkout.write(image.path, read.bytes);
        if (isOldFile) await checkout.remove(old);
      },
      // Visitors keep the commit with the old picture until the pages with the new one are judged.
      isShown: !isOldFile,
    });
    const { patch } = diffDocuments(document, placed);
    return { ...(await this.documents.edit(accountId, siteId, patch, commit, keyId)), image };
  }

  /** Removes a picture from all pages, and its file. @throws NotFoundError; BuildRunningError. */
  override async remove(
    accountId: string,
    siteId: string,
    name: string,
    keyId?: string,
  ): Promise<DocumentEdit> {
    const path = `images/${name}`;
    const { document } = await this.documents.read(accountId, siteId);
    if (!imagesOf(document).some((image) => image.path === path))
      throw new NotFoundError('The image', LIST_HINT);
    // Visitors keep the commit with the picture until the pages without it are judged.
    const commit = await this.commit(accountId, siteId, {
      message: 'Remove a picture',
      change: async (checkout) => {
        await checkout.remove(path);
      },
      isShown: false,
    });
    const { patch } = diffDocuments(
      document,
      keepImages(document, (each) => each !== path),
    );
    return this.documents.edit(accountId, siteId, patch, commit, keyId);
  }

  /** Commits a change of files. What visitors see stays as it was judged. */
  private async commit(
    accountId: string,
    siteId: string,
    { message, change, isShown }: FileChange,
  ): Promise<string> {
    const { id } = await this.sites.get(accountId, siteId);
    const commit = await this.dataSource.transaction(async (manager) => {
      await lockWorkspace(manager, id);
      if (await hasRunningBuild(manager, id)) throw new BuildRunningError();
      const checkout = await this.workspaces.checkOut(id, `image-${randomUUID()}`);
      try {
        const from = checkout.head;
        await change(checkout);
        const made = await checkout.commit(message);
        if (isShown && made !== null && from !== null)
          await this.verdicts.takeOver(manager, id, { from, to: made.id });
        return made?.id ?? (from as string);
      } finally {
        await checkout.close();
      }
    });
    await this.storage.measure(id);
    return commit;
  }
}

/** As the document has it: absent, and not undefined. */
const creditOf = ({ text, url }: NonNullable<NewPicture['credit']>): ImageRef['credit'] =>
  url === undefined ? { text } : { text, url };

const LIST_HINT = 'GET …/images lists the images of the site.';

/** @throws InvalidRequestError. */
function inSlot(document: SiteDocument, image: ImageRef, slot: string): SiteDocument {
  const placed = withImage(document, image, slot);
  if (placed !== null) return placed;
  const known = imageSlots(document).map((each) => each.slot);
  const message = known.includes(slot)
    ? `the ${slot} has no room for an image`
    : `must be one of ${known.join(', ')} (got ${slot})`;
  throw new InvalidRequestError([{ path: 'slot', message }]);
}

/** @throws NotFoundError. */
function inPlaceOf(document: SiteDocument, image: ImageRef, path: string): SiteDocument {
  if (imagesOf(document).some((each) => each.path === path)) return replaceImage(document, path, image);
  throw new NotFoundError('The image to replace', LIST_HINT);
}
