import { Injectable } from '@nestjs/common';
import { type Html, html, isUuid } from '@capstan/platform-http';
import { isEmail } from 'class-validator';
import { SiteMail } from '../mail/site-mail.js';
import { SiteMembers } from '../members/site-members.js';
import { membersView } from './members.view.js';
import { NOTHING_HERE, OwnerPageError, type OwnerVisit } from './owner-visit.js';
import { textIn } from './text-in.js';

/** The members of a site, on the owner's page. */
@Injectable()
export class MemberListPages {
  constructor(
    private readonly members: SiteMembers,
    private readonly mail: SiteMail,
  ) {}

  async show({ site, root, query }: OwnerVisit): Promise<Html> {
    return membersView({
      root,
      members: await this.members.list(site.siteId),
      isMailAvailable: this.mail.isAvailable,
      message: query.has('saved') ? html`<p role="status">Saved.</p>` : undefined,
    });
  }

  /** Adds all addresses of a form, or none. @throws OwnerPageError */
  async add({ site, given }: OwnerVisit): Promise<void> {
    const addresses = textIn(given, 'emails')
      .split(/[\s,;]+/)
      .filter((address) => address !== '');
    const wrong = addresses.find((address) => !isEmail(address));
    if (wrong !== undefined || addresses.length === 0)
      throw new OwnerPageError(422, `“${wrong ?? ''}” is not an e-mail address. Go back and correct it.`);
    for (const address of addresses) {
      if (!(await this.members.add(site.siteId, address)))
        throw new OwnerPageError(422, `There are too many members: ${address} was not added.`);
    }
  }

  /** @throws OwnerPageError */
  async remove({ site }: OwnerVisit, id: string): Promise<void> {
    if (!isUuid(id) || !(await this.members.remove(site.siteId, id)))
      throw new OwnerPageError(404, NOTHING_HERE);
  }
}
