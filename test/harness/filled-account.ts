import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { waitUntil } from '../../apps/launcher/src/processes/wait-until.js';
import type { BuildingService } from './building-service.js';
import { ConsolePage, linkFor, tokenOf } from './console-user.js';
import { ConsoleUsers } from '@capstan/console';
import { WAV } from './transcription-server.js';

/** An account that used every feature, and that left a mark wherever text can be. */
export interface FilledAccount {
  accountId: string;
  email: string;
  key: string;
  siteId: string;
  /** Begins every text that was sent: letters only, so that no feature changes it. */
  mark: string;
}

/** Fills a new account of a service through its API, and tables of rare features by SQL. */
export async function fillAccount(service: BuildingService, mark: string): Promise<FilledAccount> {
  const { app } = service;
  const email = `${mark}@example.test`;
  const admin = (path: string, body: unknown, method = 'POST') =>
    app.call(`/v1/admin/${path}`, { method, body, key: app.adminKey });
  const created = await admin('accounts', { email, name: `${mark} Ltd`, credits: 1000 });
  const accountId: string = created.body.data.id;
  const issued = await admin(`accounts/${accountId}/keys`, { name: `${mark} key` });
  const key: string = issued.body.data.key;
  await admin(`accounts/${accountId}/credits`, { kind: 'grant', amount: 10, reason: `order of ${mark}` });

  const call = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await app.call(path, { body, key, headers });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return answer.body.data;
  };
  await call('/v1/keys', { name: `${mark} second` });
  await call('/v1/webhooks', { url: `http://127.0.0.1:9/${mark}`, description: mark, event_types: ['*'] });
  await call('/v1/images', { kind: 'card', prompt: mark }, { 'idempotency-key': `${mark}-1` });
  await call('/v1/messages', { channel: 'inbox', subject: mark, text: mark });
  await call('/v1/batch', { capability: 'search', inputs: [{ query: mark }] });
  await upload(service, key, mark);
  const { id: run } = await call('/v1/research', { query: `What is ${mark}?` }, { prefer: 'respond-async' });
  const build = await service.build(`A bakery called ${mark}. Contact: ${email}`, { key });
  await build.message(`The phone number of ${mark} is 030 1234567`).catch(() => undefined);
  await build.untilEnd();
  const isEnded = async (): Promise<boolean> =>
    !/queued|running/.test((await app.call(`/v1/research/${run}`, { key })).body.data.status);
  if (!(await waitUntil(isEnded, 120_000))) throw new Error('the research did not end');
  await signIn(service, accountId, email, mark);
  await fillRareTables(app.dataSource, { accountId, siteId: build.siteId, buildId: build.id, email, mark });
  return { accountId, email, key, siteId: build.siteId, mark };
}

async function upload({ app }: BuildingService, key: string, mark: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(WAV), mark]), `${mark}.wav`);
  await fetch(`${app.url}/v1/transcribe`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${key}`, prefer: 'respond-async' },
  });
}

/** The owner signs in, and invites a person who accepts and one who does not. */
async function signIn({ app }: BuildingService, id: string, email: string, mark: string): Promise<void> {
  await app.app.get(ConsoleUsers).createOwner({ id, email, name: mark }, { isOperator: false });
  const page = new ConsolePage(app.url);
  await page.signInWith(await linkFor(app, email));
  await linkFor(app, email);
  for (const name of ['member', 'invited']) {
    const invited = await page.post('/console/api/invitations', {
      email: `${name}.${email}`,
      role: 'member',
    });
    if (name === 'invited') continue;
    const member = new ConsolePage(app.url);
    await member.post('/console/auth/invitation', {
      token: tokenOf(invited.body.data.link),
      name: `${mark} ${name}`,
    });
  }
}

/** Rows that need visitors, a bucket, a collector of traces, a language model or a security key. */
async function fillRareTables(
  database: DataSource,
  {
    accountId,
    siteId,
    buildId,
    email,
    mark,
  }: Record<'accountId' | 'siteId' | 'buildId' | 'email' | 'mark', string>,
): Promise<void> {
  const [entry, member] = [randomUUID(), randomUUID()];
  const run = (sql: string, ...values: unknown[]) => database.query(sql, values);
  const visitor = `visitor.${email}`;
  await run(
    `INSERT INTO site_entries (id, site_id, collection, data, size_bytes, code) VALUES ($1, $2, 'orders', $3, 10, $4)`,
    entry,
    siteId,
    { name: mark, email: visitor },
    mark,
  );
  await run(
    'INSERT INTO site_data_usage (site_id, entries, bytes) VALUES ($1, 1, 10) ON CONFLICT DO NOTHING',
    siteId,
  );
  await run(
    'INSERT INTO account_entry_usage (account_id, entries, bytes) VALUES ($1, 1, 10) ON CONFLICT DO NOTHING',
    accountId,
  );
  await run('INSERT INTO workspaces (id, version) VALUES ($1, 1)', siteId);
  await run(
    'INSERT INTO workspace_bundles (id, workspace_id, version, bytes) VALUES (gen_random_uuid(), $1, 1, 10)',
    siteId,
  );
  await run('INSERT INTO site_members (id, site_id, email) VALUES ($1, $2, $3)', member, siteId, visitor);
  await run(
    `INSERT INTO site_member_tokens (hash, member_id, kind, page, expires_at)
     VALUES (sha256(gen_random_uuid()::text::bytea), $1, 'link', $2, now() + interval '1 hour')`,
    member,
    `${mark}.html`,
  );
  await run(
    `INSERT INTO site_owner_settings (site_id, notify_email) VALUES ($1, $2)
     ON CONFLICT (site_id) DO UPDATE SET notify_email = excluded.notify_email`,
    siteId,
    email,
  );
  await run(
    `INSERT INTO site_mails (reference, kind, site_id, address_hash) VALUES ($1, 'entry', $2, sha256(gen_random_uuid()::text::bytea))`,
    entry,
    siteId,
  );
  await run(`INSERT INTO build_transcripts (build_id, entry) VALUES ($1, $2)`, buildId, {
    text: mark,
  });
  await run(
    `INSERT INTO build_messages (id, build_id, prompt, settled_at) VALUES ($1, $2, $3, now())`,
    randomUUID(),
    buildId,
    mark,
  );
  await run(
    `INSERT INTO job_traces (job_id, traceparent) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
    buildId,
    mark,
  );
  await run(
    `INSERT INTO stream_tokens (token_hash, job_id, expires_at) VALUES (sha256(gen_random_uuid()::text::bytea), $1, now() + interval '1 hour')`,
    buildId,
  );
  await run(
    `INSERT INTO research_checkpoints (run_id, key_hash, value)
     SELECT id, sha256(gen_random_uuid()::text::bytea), $2 FROM research_runs WHERE account_id = $1`,
    accountId,
    { page: mark },
  );
  await run(
    `INSERT INTO console_passkeys (id, user_id, name, credential_id, public_key, counter, device_type, backed_up)
     SELECT $1, id, $2, $2, $2, 0, 'singleDevice', false FROM console_users WHERE email = lower($3)`,
    randomUUID(),
    mark,
    email,
  );
  await run(
    `INSERT INTO console_credentials (id, user_id, provider, subject)
     SELECT $1, id, 'credential', $2 FROM console_users WHERE email = lower($3) ON CONFLICT DO NOTHING`,
    randomUUID(),
    mark,
    email,
  );
  await run(
    `INSERT INTO message_settings (account_id, allowed_recipients, signing_secret) VALUES ($1, $2, 'secret')
     ON CONFLICT (account_id) DO UPDATE SET allowed_recipients = excluded.allowed_recipients`,
    accountId,
    [email],
  );
}
