import { Injectable } from '@nestjs/common';
import { type Html, isUuid } from '@capstan/platform-http';
import { NotFoundError } from '@capstan/platform-core';
import { isEmail } from 'class-validator';
import { entriesCsv } from '../owner/entries-csv.js';
import { OwnerData } from '../owner/owner-data.js';
import { OwnedEntries } from '../owner/owned-entries.js';
import { SiteArchives } from '../owner/site-archives.js';
import { SiteMail } from '../mail/site-mail.js';
import { SiteOwnerSettings } from '../ownership/owner-settings.js';
import { EntryPages } from './entry-pages.js';
import { MemberListPages } from './member-list-pages.js';
import { type OwnerFrame, ownerPage } from './owner-layout.js';
import { NOTHING_HERE, type OwnerAnswer, OwnerPageError, type OwnerVisit } from './owner-visit.js';
import { textIn } from './text-in.js';
import { TextPages } from './text-pages.js';
import { PicturePages } from './picture-pages.js';
import { overviewView } from './overview.view.js';

/** The pages of a site's owner. */
@Injectable()
export class OwnerPages {
  constructor(
    private readonly data: OwnerData,
    private readonly owned: OwnedEntries,
    private readonly settings: SiteOwnerSettings,
    private readonly mail: SiteMail,
    private readonly archives: SiteArchives,
    private readonly entries: EntryPages,
    private readonly texts: TextPages,
    private readonly members: MemberListPages,
    private readonly pictures: PicturePages,
  ) {}

  /** @throws OwnerPageError */
  async answer(visit: OwnerVisit): Promise<OwnerAnswer> {
    const [area = '', name = '', id = '', action = ''] = visit.segments;
    switch (`${visit.method} ${area}`) {
      case 'GET ':
        return this.overview(visit);
      case 'GET site.zip':
        return this.archive(visit);
      case 'GET texts':
      case 'POST texts':
        return this.changeTexts(visit);
      case 'GET pictures':
        return name === '' ? this.showPictures(visit) : this.picture(visit, name);
      case 'POST pictures':
        return this.changePictures(visit, name, id);
      case 'GET members':
      case 'POST members':
        return this.changeMembers(visit);
      case 'POST settings':
        return this.saveSettings(visit);
      case 'GET entries':
        return id === 'export.csv' ? this.export(visit, name) : this.listEntries(visit, name, id);
      case 'POST entries':
        return this.changeEntries(visit, { name, id, action });
      default:
        throw new OwnerPageError(404, NOTHING_HERE);
    }
  }

  private async overview({ site, root, query }: OwnerVisit): Promise<OwnerAnswer> {
    const [collections, settings] = await Promise.all([
      this.data.collections(site),
      this.settings.of(site.siteId),
    ]);
    const { previewUrl } = site;
    const content = overviewView({
      root,
      previewUrl,
      collections,
      settings,
      isMailAvailable: this.mail.isAvailable,
      isSaved: query.has('saved'),
    });
    return { kind: 'page', html: ownerPage(await this.frame(site, root, ''), 'Overview', content) };
  }

  private async archive({ site }: OwnerVisit): Promise<OwnerAnswer> {
    return { kind: 'file', type: 'application/zip', ...(await found(this.archives.of(site))) };
  }

  private async saveSettings({ site, given }: OwnerVisit): Promise<OwnerAnswer> {
    const address = textIn(given, 'notify_email');
    if (address !== '' && !isEmail(address))
      throw new OwnerPageError(422, `“${address}” is not an e-mail address. Go back and correct it.`);
    await this.settings.change(site.siteId, {
      notifyEmail: address === '' ? null : address,
      confirmsEntries: given['confirms_entries'] === 'on',
    });
    return { kind: 'moved', path: '?saved=1' };
  }

  private async changeMembers(visit: OwnerVisit): Promise<OwnerAnswer> {
    const [, id, action] = visit.segments;
    if (visit.method === 'POST') {
      if (id !== undefined && action === 'remove') await this.members.remove(visit, id);
      else await this.members.add(visit);
      return { kind: 'moved', path: 'members?saved=1' };
    }
    const frame = await this.frame(visit.site, visit.root, 'members');
    return { kind: 'page', html: ownerPage(frame, 'Members', await this.members.show(visit)) };
  }

  private async changeTexts(visit: OwnerVisit): Promise<OwnerAnswer> {
    const isSaving = visit.method === 'POST';
    const content = await found(isSaving ? this.texts.save(visit) : this.texts.show(visit));
    if (content === null) return { kind: 'moved', path: 'texts?saved=1' };
    const frame = await this.frame(visit.site, visit.root, 'texts');
    return {
      kind: 'page',
      status: isSaving ? 422 : 200,
      html: ownerPage(frame, 'Hours, prices and texts', content),
    };
  }

  private async showPictures(visit: OwnerVisit): Promise<OwnerAnswer> {
    return this.picturesPage(visit, await found(this.pictures.show(visit)), 200);
  }

  private async picture(visit: OwnerVisit, name: string): Promise<OwnerAnswer> {
    return { kind: 'picture', content: await found(this.pictures.content(visit, name)) };
  }

  private async changePictures(visit: OwnerVisit, name: string, action: string): Promise<OwnerAnswer> {
    if (name !== '' && action !== 'remove') throw new OwnerPageError(404, NOTHING_HERE);
    const changing = name === '' ? this.pictures.add(visit) : this.pictures.remove(visit, name);
    const refused = await found(changing);
    if (refused === null) return { kind: 'moved', path: 'pictures?saved=1' };
    return this.picturesPage(visit, refused, 422);
  }

  private async picturesPage(visit: OwnerVisit, content: Html, status: number): Promise<OwnerAnswer> {
    const frame = await this.frame(visit.site, visit.root, 'pictures');
    return { kind: 'page', status, html: ownerPage(frame, 'Pictures', content) };
  }

  private async listEntries(visit: OwnerVisit, name: string, id: string): Promise<OwnerAnswer> {
    if (id !== '') throw new OwnerPageError(404, NOTHING_HERE);
    const collection = await this.collection(visit, name);
    const content = await this.entries.list(visit, collection);
    const frame = await this.frame(visit.site, visit.root, `entries/${name}`);
    return { kind: 'page', html: ownerPage(frame, collection.spec?.title ?? name, content) };
  }

  private async changeEntries(
    visit: OwnerVisit,
    { name, id, action }: { name: string; id: string; action: string },
  ): Promise<OwnerAnswer> {
    const collection = await this.collection(visit, name);
    if (id === '') {
      const refused = await this.entries.add(visit, collection);
      if (refused === null) return { kind: 'moved', path: `entries/${name}?added=1` };
      const frame = await this.frame(visit.site, visit.root, `entries/${name}`);
      return { kind: 'page', status: 422, html: ownerPage(frame, collection.spec?.title ?? name, refused) };
    }
    if (!isUuid(id) || !['', 'delete'].includes(action)) throw new OwnerPageError(404, NOTHING_HERE);
    if (action === 'delete') await found(this.data.remove(collection, id));
    else await this.entries.annotate(visit, collection, id);
    const anchor = action === 'delete' ? '?deleted=1' : `?saved=1#e-${id}`;
    return { kind: 'moved', path: `entries/${name}${anchor}` };
  }

  private async export(visit: OwnerVisit, name: string): Promise<OwnerAnswer> {
    const content = await entriesCsv(this.owned, await this.collection(visit, name));
    return { kind: 'file', type: 'text/csv; charset=utf-8', name: `${name}.csv`, content };
  }

  private collection({ site }: OwnerVisit, name: string) {
    return found(this.data.collection(site, name));
  }

  private async frame(site: OwnerVisit['site'], root: string, current: string): Promise<OwnerFrame> {
    const collections = (await this.data.collections(site)).map(({ name, spec }) => ({
      name,
      title: spec?.title ?? name,
    }));
    return {
      siteName: site.name,
      root,
      current,
      collections,
      hasTexts: this.texts.isAvailable,
      hasPictures: this.pictures.isAvailable,
    };
  }
}

/** @throws OwnerPageError for what does not exist. */
async function found<T>(looking: Promise<T>): Promise<T> {
  try {
    return await looking;
  } catch (error) {
    throw error instanceof NotFoundError ? new OwnerPageError(404, NOTHING_HERE) : error;
  }
}
