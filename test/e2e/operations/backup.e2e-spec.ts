import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { auditCredits } from '@capstan/credits';
import { openCapabilityJobs } from '@capstan/jobs';
import { openMessages } from '@capstan/messages';
import { openRuns } from '@capstan/research';
import { FolderStorage } from '@capstan/platform-storage';
import { GitWorkspaces } from '@capstan/workspaces';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackup } from '../../../apps/launcher/src/backup/create-backup.js';
import { restoreBackup } from '../../../apps/launcher/src/backup/restore-backup.js';
import { type TestApp, startApp } from '../../harness/app.js';
import { scriptedCatalog } from '../../harness/catalog.js';
import { type TestDatabase, createDatabase } from '../../harness/database.js';
import { migratingDataSource } from '../../harness/migrations.js';
import { insertSite } from '../../harness/site-rows.js';
import { onlyInFullRun } from '../../harness/full-run.js';

const PASSPHRASE = 'correct horse battery';
const CAPS = { maxBytes: 200e6, maxFiles: 2000, gitPath: undefined };
const { catalog } = scriptedCatalog(2);
const folders: string[] = [];
const databases: TestDatabase[] = [];
let app: TestApp;
let source: string;
let workspaces: GitWorkspaces;
/** The backup that most tests restore, and the same sealed. */
let file: string;
let sealed: string;
/** A site, its last commit when the backup was made, and an account. */
let siteId: string;
let commit: string;

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'capstan-backup-'));
  folders.push(made);
  return made;
};

async function write(content: string): Promise<string> {
  const checkout = await workspaces.checkOut(siteId, randomUUID());
  await checkout.write('index.html', content);
  await checkout.commit(content);
  await checkout.close();
  return (await workspaces.head(siteId)) ?? '';
}

/** A new target: an empty database and folder. */
async function target(): Promise<TestDatabase & { dataDir: string }> {
  const database = await createDatabase({ isEmpty: true });
  databases.push(database);
  return { ...database, dataDir: folder() };
}

type Target = Awaited<ReturnType<typeof target>>;
const restoreInto = ({ url, dataDir }: Target, options: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    file,
    databaseUrl: url,
    dataDir,
    storage: storageIn(dataDir),
    passphrase: undefined,
    isForced: false,
    dataSourceOf: migratingDataSource,
    ...options,
  });

const storageIn = (dataDir: string): FolderStorage => new FolderStorage(join(dataDir, 'objects'));

const balances = (database: DataSource) =>
  database.query('SELECT account_id, balance, held FROM credit_balances ORDER BY account_id');

beforeAll(async () => {
  app = await startApp({ catalog });
  source = folder();
  workspaces = new GitWorkspaces(source, CAPS);
  ({ siteId } = await insertSite(app.dataSource, { accountId: app.accountId }));
  await write('first');
  commit = await write('second');
  for (let call = 0; call < 5; call += 1) await app.call('/v1/echo', { body: { text: 'x' } });
  const made = {
    databaseUrl: app.databaseUrl,
    dataDir: source,
    storage: storageIn(source),
    dataSourceOf: migratingDataSource,
  };
  await made.storage.put('audio/account/upload', Buffer.from('speech'));
  await made.storage.put('models/hash/weights', Buffer.from('weights'));
  file = join(folder(), 'a.backup');
  sealed = join(folder(), 'b.backup');
  await createBackup({ ...made, file, passphrase: undefined });
  await createBackup({ ...made, file: sealed, passphrase: PASSPHRASE });
});
afterAll(async () => {
  await app?.close();
  for (const database of databases) await database.drop();
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

describe('a restored backup', () => {
  it('has the rows of every table, the balances and the sites', async () => {
    const restored = await target();
    const { tables } = await restoreInto(restored);
    expect(await balances(restored.dataSource)).toEqual(await balances(app.dataSource));
    for (const { name, rows } of tables) {
      const [row] = await restored.dataSource.query(`SELECT count(*)::int AS count FROM ${name}`);
      expect([name, row.count]).toEqual([name, rows]);
    }
    const opened = new GitWorkspaces(restored.dataDir, CAPS);
    expect(await opened.head(siteId)).toBe(commit);
    expect((await opened.log(siteId, { limit: 9 })).map(({ message }) => message)).toEqual([
      'second',
      'first',
    ]);
    expect((await opened.read(siteId, commit, 'index.html'))?.toString()).toBe('second');
  });

  it('has the files in the storage, and no others but models if it replaces an installation', async () => {
    const restored = await target();
    const storage = storageIn(restored.dataDir);
    await storage.put('audio/account/later', Buffer.from('x'));
    await storage.put('models/hash/weights-of-this-one', Buffer.from('x'));
    await restoreInto(restored, { isForced: true });
    const keys = (await Array.fromAsync(storage.list(''))).map(({ key }) => key);
    expect(keys).toEqual(['audio/account/upload', 'models/hash/weights-of-this-one']);
    const found = await storage.get('audio/account/upload');
    expect(found && (await text(found.content))).toBe('speech');
  });

  it('serves the same keys, and charges further calls', async () => {
    const restored = await target();
    await restoreInto(restored);
    const other = await startApp({ catalog, databaseUrl: restored.url });
    const { status, body } = await other.call('/v1/echo', { key: app.apiKey, body: { text: 'x' } });
    expect([status, body.credits_used]).toEqual([200, 2]);
    expect(await other.audit()).toEqual([]);
    await other.close();
  });

  onlyInFullRun(() => {
    it('is one moment of a deployment under load, whose ledger adds up', async () => {
      const stop = new AbortController();
      let calls = 0;
      const load = Array.from({ length: 8 }, async () => {
        while (!stop.signal.aborted) {
          await app.call('/v1/echo', { body: { text: 'x' } });
          calls += 1;
        }
      });
      await expect.poll(() => calls).toBeGreaterThan(20);
      const before = calls;
      const live = join(folder(), 'live.backup');
      const writing = write('third');
      const storage = storageIn(source);
      const where = {
        databaseUrl: app.databaseUrl,
        dataDir: source,
        storage,
        dataSourceOf: migratingDataSource,
      };
      await createBackup({ ...where, file: live, passphrase: undefined });
      expect(calls).toBeGreaterThan(before);
      stop.abort();
      await Promise.all([...load, writing]);
      const restored = await target();
      await restoreInto(restored, { file: live });
      const violations = await auditCredits(restored.dataSource, [
        openRuns,
        openMessages,
        openCapabilityJobs,
      ]);
      expect(violations).toEqual([]);
      const [{ charged, logged }] = await restored.dataSource.query(
        `SELECT (SELECT -sum(amount) FROM ledger_entries WHERE kind = 'charge')::int AS charged,
         (SELECT sum(credits) FROM requests)::int AS logged`,
      );
      expect(charged).toBe(logged);
      expect(charged).toBeGreaterThan(20);
    });
  });
});

describe('an encrypted backup', () => {
  it('is restored with its passphrase', async () => {
    const restored = await target();
    await restoreInto(restored, { file: sealed, passphrase: PASSPHRASE });
    expect(await balances(restored.dataSource)).not.toEqual([]);
  });

  it.each([
    ['no passphrase', undefined, 'The archive is encrypted: set BACKUP_PASSPHRASE.'],
    ['an empty passphrase', '', 'The archive is encrypted: set BACKUP_PASSPHRASE.'],
    ['another one', 'wrong horse battery', /^The passphrase is wrong/],
  ])('is refused with %s', async (_case, passphrase, message) => {
    const restored = await target();
    await expect(restoreInto(restored, { file: sealed, passphrase })).rejects.toThrow(message);
    expect(await tablesOf(restored)).toBe(0);
  });

  it('shows no e-mail address', () => {
    expect(readFileSync(file).includes('manifest.json')).toBe(true);
    expect(readFileSync(sealed).includes('manifest.json')).toBe(false);
  });
});

describe('a restore is refused', () => {
  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5000)],
    ['cut off between two files', (bytes: Buffer) => bytes.subarray(0, secondEntry(bytes))],
    ['changed by a bit', (bytes: Buffer) => flipped(bytes, secondEntry(bytes) + 520)],
    ['another file', () => Buffer.from('not a backup'.repeat(100))],
    ['empty', () => Buffer.alloc(0)],
  ])('when the archive is %s, before anything is changed', async (_case, damage) => {
    const damaged = join(folder(), 'damaged.backup');
    writeFileSync(damaged, damage(readFileSync(file)));
    const restored = await target();
    await expect(restoreInto(restored, { file: damaged })).rejects.toThrow(
      /damaged|cut off|changed|not a backup/,
    );
    expect(await tablesOf(restored)).toBe(0);
  });

  it('into a database that is not empty, unless it is forced', async () => {
    const restored = await target();
    await restoreInto(restored);
    await expect(restoreInto(restored)).rejects.toThrow('replace what is there with --force');
    await restored.dataSource.query('UPDATE credit_balances SET balance = balance - 1');
    await restoreInto(restored, { isForced: true });
    expect(await auditCredits(restored.dataSource, [openRuns])).toEqual([]);
    expect(await new GitWorkspaces(restored.dataDir, CAPS).head(siteId)).toBe(commit);
  });

  onlyInFullRun(() => {
    it('of a version with migrations that are missing here, before anything is replaced', async () => {
      const restored = await target();
      await restoreInto(restored);
      const older = (url: string) => {
        const dataSource = migratingDataSource(url);
        const { migrations } = dataSource.options;
        return dataSource.setOptions({ migrations: (migrations as []).slice(0, -1) });
      };
      await expectRefusal(restored, { dataSourceOf: older }, 'unknown migrations');
    });
  });

  onlyInFullRun(() => {
    it('into a storage that does not respond, before anything is replaced', async () => {
      const restored = await target();
      await restoreInto(restored);
      const occupied = join(folder(), 'file');
      writeFileSync(occupied, '');
      const storage = new FolderStorage(occupied);
      await expectRefusal(restored, { storage }, 'The storage for files cannot be used');
    });
  });

  it('while another backup or restore runs, and leaves no draft', async () => {
    const restored = await target();
    let second: Promise<unknown> = Promise.resolve();
    const dataSourceOf = (url: string) => {
      second = restoreInto(restored);
      void second.catch(() => undefined);
      return migratingDataSource(url);
    };
    await restoreInto(restored, { dataSourceOf });
    await expect(second).rejects.toThrow(
      /^Another backup or restore of this installation is running\..*'capstan-backup-lock'/,
    );
    expect(readdirSync(restored.dataDir).filter((name) => name.startsWith('restore-'))).toEqual([]);
  });

  it('while Capstan runs on the database', async () => {
    const running = { url: app.databaseUrl, dataDir: folder() } as Target;
    await expect(restoreInto(running, { isForced: true })).rejects.toThrow('Capstan runs on this database');
  });
});

/** Expects that a forced restore fails and leaves the installation as it is. */
async function expectRefusal(
  restored: Target,
  options: Parameters<typeof restoreInto>[1],
  message: string,
): Promise<void> {
  const before = await balances(restored.dataSource);
  await expect(restoreInto(restored, { isForced: true, ...options })).rejects.toThrow(message);
  expect(await balances(restored.dataSource)).toEqual(before);
  expect(await new GitWorkspaces(restored.dataDir, CAPS).head(siteId)).toBe(commit);
  expect(await storageIn(restored.dataDir).get('audio/account/upload')).toBeDefined();
}

const tablesOf = async ({ dataSource }: Target): Promise<number> =>
  (await dataSource.query(`SELECT FROM information_schema.tables WHERE table_schema = 'public'`)).length;

/** Where the second header of a tar archive is. */
function secondEntry(bytes: Buffer): number {
  const size = Number.parseInt(bytes.subarray(124, 135).toString(), 8);
  return 512 + Math.ceil(size / 512) * 512;
}

function flipped(bytes: Buffer, at: number): Buffer {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}
