import { Inject, Injectable, Optional } from '@nestjs/common';
import { AppError } from '@capstan/platform-core';
import { type Html, html } from '@capstan/platform-http';
import { NOTHING_HERE, OwnerPageError, type OwnerVisit } from './owner-visit.js';
import { picturesView } from './pictures.view.js';
import { SitePictures } from './site-pictures.js';
import { textIn } from './text-in.js';

/** File names of pictures, as they are stored. */
const PICTURE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** The pictures of a site on the owner's page. */
@Injectable()
export class PicturePages {
  constructor(@Optional() @Inject(SitePictures) private readonly pictures: SitePictures | undefined) {}

  /** Whether pictures can be changed here. */
  get isAvailable(): boolean {
    return this.pictures !== undefined;
  }

  show(visit: OwnerVisit): Promise<Html> {
    return this.page(visit, messageFor(visit.query));
  }

  /** @throws OwnerPageError */
  async content({ site }: OwnerVisit, name: string): Promise<Uint8Array> {
    const { accountId, siteId } = site;
    const content = PICTURE_NAME.test(name) ? await this.required().content(accountId, siteId, name) : null;
    if (content === null) throw new OwnerPageError(404, NOTHING_HERE);
    return content;
  }

  /** @returns null if the change was started; otherwise the page with the errors. */
  add(visit: OwnerVisit): Promise<Html | null> {
    const { site, given, upload } = visit;
    const alt = textIn(given, 'alt');
    if (upload === undefined || upload.length === 0 || alt === '')
      return this.refused(visit, 'Choose a picture and say what it shows.');
    const picture = {
      content: upload,
      alt,
      slot: textIn(given, 'slot'),
      replaces: textIn(given, 'replaces') || undefined,
    };
    return this.tried(visit, () => this.required().add(site.accountId, site.siteId, picture));
  }

  /** @returns null if the change was started; otherwise the page with the errors. */
  remove(visit: OwnerVisit, name: string): Promise<Html | null> {
    const { accountId, siteId } = visit.site;
    return this.tried(visit, () => this.required().remove(accountId, siteId, name));
  }

  private async tried(visit: OwnerVisit, change: () => Promise<unknown>): Promise<Html | null> {
    try {
      await change();
      return null;
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return this.refused(visit, error.message);
    }
  }

  private refused(visit: OwnerVisit, reason: string): Promise<Html> {
    return this.page(visit, html`<p role="alert" class="fault">${reason}</p>`);
  }

  private async page({ site, root }: OwnerVisit, message: Html | undefined): Promise<Html> {
    const slots = await this.required().slots(site.accountId, site.siteId);
    return picturesView({ root, slots, message });
  }

  /** @throws OwnerPageError if this service cannot change pictures. */
  private required(): SitePictures {
    if (!this.pictures) throw new OwnerPageError(404, NOTHING_HERE);
    return this.pictures;
  }
}

const messageFor = (query: URLSearchParams): Html | undefined =>
  query.has('saved')
    ? html`<p role="status">Saved. The change is being checked; visitors see it in a few seconds, and so does this page when you open it again.</p>`
    : undefined;
