import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@capstan/platform-core';
import { type DomainEvent, OnDomainEvent } from '@capstan/platform-events';
import type { CollectionSpec } from '@capstan/site-document';
import { interfaceWords } from '@capstan/site-renderer';
import { isEmail } from 'class-validator';
import { type OwnedSite, SiteLocator } from '../../site-locator/site-locator.js';
import { type EntryCreated, entryCreated } from '../../events/domain-events.js';
import type { SiteEntry } from '../entries/site-entry.js';
import { textOf } from '../entries/value-text.js';
import { OwnedEntries } from '../owner/owned-entries.js';
import { SiteOwnerSettings } from '../ownership/owner-settings.js';
import { DataSchemas } from '../schema/data-schemas.js';
import { type MailKind, SiteMailLimits } from '../mail/site-mail-limits.js';
import { SiteMail } from '../mail/site-mail.js';

interface Sent {
  site: OwnedSite;
  entry: SiteEntry;
  /** Null if the site no longer collects it. */
  collection: CollectionSpec | null;
  language: string;
}

/** E-mail about each new entry: to the owner, and to the visitor if the owner wants it. */
@Injectable()
export class EntryMail {
  constructor(
    private readonly sites: SiteLocator,
    private readonly schemas: DataSchemas,
    private readonly owned: OwnedEntries,
    private readonly settings: SiteOwnerSettings,
    private readonly limits: SiteMailLimits,
    private readonly mail: SiteMail,
  ) {}

  @OnDomainEvent(entryCreated, { handler: 'builds.entry-mail' })
  async onEntry({ accountId, data }: DomainEvent<EntryCreated>): Promise<void> {
    if (!this.mail.isAvailable || accountId === null) return;
    const { notifyEmail, confirmsEntries } = await this.settings.of(data.site_id);
    if (notifyEmail === null && !confirmsEntries) return;
    const sent = await this.sentOf(accountId, data);
    if (!sent) return;
    const address = addressIn(sent);
    if (notifyEmail !== null) {
      await this.send('notification', sent, { to: notifyEmail, text: textFor(sent), replyTo: address });
    }
    if (confirmsEntries && address !== null) {
      const { forms } = interfaceWords(sent.language);
      // Nothing that the visitor wrote: the address may be that of another person.
      await this.send('confirmation', sent, {
        to: address,
        text: sent.collection?.confirmation ?? forms.sent,
        replyTo: notifyEmail,
      });
    }
  }

  /** At most once: a rejected message is not retried, since the entry is on the owner's page anyway. */
  private async send(
    kind: MailKind,
    { site, entry, collection }: Sent,
    { to, text, replyTo }: { to: string; text: string; replyTo: string | null },
  ): Promise<void> {
    const { siteId } = site;
    if (!(await this.limits.take({ siteId, kind, reference: entry.id, address: to }))) return;
    const subject = `${collection?.title ?? site.name} – ${site.name}`;
    await this.mail.send({ id: entry.id, to, subject, text: `${text}\n\n${site.previewUrl}\n`, replyTo });
  }

  /** Null for a site or an entry that was deleted meanwhile. */
  private async sentOf(accountId: string, data: EntryCreated): Promise<Sent | null> {
    const site = await this.siteOf(accountId, data.site_id);
    const entry = site && (await this.owned.entry(data.site_id, data.collection, data.entry_id));
    if (!site || !entry) return null;
    const { language = 'en', collections } =
      site.commit === null
        ? { collections: [] }
        : await this.schemas.of({ siteId: site.siteId, commit: site.commit });
    const collection = collections.find(({ name }) => name === data.collection) ?? null;
    return { site, entry, collection, language };
  }

  private async siteOf(accountId: string, siteId: string): Promise<OwnedSite | null> {
    try {
      return await this.sites.ofAccount(accountId, siteId);
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  }
}

function addressIn({ entry: { data }, collection }: Sent): string | null {
  const field = collection?.fields.find(({ type }) => type === 'email');
  const address = field && data[field.name];
  return typeof address === 'string' && isEmail(address) ? address : null;
}

const textFor = ({ entry: { data }, collection }: Sent): string =>
  Object.entries(data)
    .map(([name, value]) => {
      const field = collection?.fields.find((each) => each.name === name);
      return `${field?.label ?? name}: ${textOf(value, field)}`;
    })
    .join('\n');
