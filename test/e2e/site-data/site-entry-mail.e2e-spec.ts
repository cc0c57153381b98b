import { randomUUID } from 'node:crypto';
import {
  DataSchemas,
  EntryMail,
  type Mail,
  OwnedEntries,
  PublishedFiles,
  SiteMail,
  SiteMailLimits,
  SiteOwnerSettings,
} from '@capstan/sites';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestSite } from '../../harness/sites.js';
import { useVisitors } from '../../harness/visitor-bench.js';
import { email, text } from '../../harness/visitor-collections.js';

class Outgoing extends SiteMail {
  override isAvailable = true;
  readonly sent: Mail[] = [];

  override send(mail: Mail): Promise<boolean> {
    this.sent.push(mail);
    return Promise.resolve(true);
  }
}

const bench = useVisitors();
const FORM = {
  name: 'messages',
  title: 'Nachrichten',
  access: 'submit',
  fields: [
    { ...text('name', true), label: 'Ihr Name' },
    { ...email, isRequired: false },
  ],
};

let settings: SiteOwnerSettings;
beforeAll(() => {
  settings = new SiteOwnerSettings(bench.app.dataSource);
});

/** A site whose owner wants e-mail, and the handler of its events. */
async function setUp(options: { notifyEmail?: string; confirmsEntries?: boolean }) {
  const site = await bench.newSite();
  await site.publish({
    '.capstan/data.json': JSON.stringify({ version: 1, language: 'de', collections: [FORM] }),
  });
  await settings.change(site.siteId, options);
  const mail = new Outgoing();
  const { dataSource, workspaces, sites } = bench.app;
  const handler = new EntryMail(
    sites,
    new DataSchemas(new PublishedFiles(workspaces)),
    new OwnedEntries(dataSource),
    settings,
    new SiteMailLimits(dataSource),
    mail,
  );
  return { site, mail, handler };
}

async function enter({ siteId }: TestSite, handler: EntryMail, id: string): Promise<void> {
  await handler.onEntry({
    id: randomUUID(),
    type: 'entry.created',
    accountId: bench.owner.accountId,
    createdAt: new Date(),
    data: { site_id: siteId, collection: 'messages', entry_id: id },
  } as unknown as Parameters<EntryMail['onEntry']>[0]);
}

async function send(site: TestSite, values: object): Promise<string> {
  return (await bench.ask(site, 'messages', { json: values })).body.id as string;
}

describe('e-mail about an entry', () => {
  it('is sent to the owner with the values, and replies go to the visitor', async () => {
    const { site, mail, handler } = await setUp({ notifyEmail: 'owner@example.org' });
    const id = await send(site, { name: 'Ada', email: 'ada@example.org' });
    await enter(site, handler, id);
    expect(mail.sent).toEqual([
      {
        id,
        to: 'owner@example.org',
        subject: 'Nachrichten – Test',
        text: expect.stringContaining('Ihr Name: Ada\nE-mail: ada@example.org'),
        replyTo: 'ada@example.org',
      },
    ]);
  });

  it('is sent once, even if the event is handled twice', async () => {
    const { site, mail, handler } = await setUp({ notifyEmail: 'owner@example.org' });
    const id = await send(site, { name: 'Ada' });
    await Promise.all([enter(site, handler, id), enter(site, handler, id)]);
    expect(mail.sent).toHaveLength(1);
  });

  it('confirms it to the visitor in the language of the site, without what was typed in', async () => {
    const { site, mail, handler } = await setUp({ confirmsEntries: true });
    const id = await send(site, { name: 'Buy pills at spam.example', email: 'Ben@example.org' });
    await enter(site, handler, id);
    expect(mail.sent).toMatchObject([{ to: 'Ben@example.org', subject: 'Nachrichten – Test' }]);
    expect(mail.sent[0]?.text).toContain('Ihr Eintrag ist angekommen');
    expect(mail.sent[0]?.text).not.toContain('spam');
  });

  it('goes to an address of a visitor three times a day at most', async () => {
    const { site, mail, handler } = await setUp({ confirmsEntries: true });
    for (let n = 0; n < 5; n += 1) {
      await enter(site, handler, await send(site, { name: `${n}`, email: 'victim@example.org' }));
    }
    await enter(site, handler, await send(site, { name: 'x', email: 'other@example.org' }));
    expect(mail.sent.map(({ to }) => to)).toEqual([
      'victim@example.org',
      'victim@example.org',
      'victim@example.org',
      'other@example.org',
    ]);
  });

  it('is not sent without a setting, and not about an entry that was deleted', async () => {
    const { site, mail, handler } = await setUp({});
    await enter(site, handler, await send(site, { name: 'Ada' }));
    await settings.change(site.siteId, { notifyEmail: 'owner@example.org' });
    await enter(site, handler, randomUUID());
    expect(mail.sent).toEqual([]);
  });
});
