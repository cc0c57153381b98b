import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Checkout,
  GitWorkspaces,
  PathError,
  UnknownCommitError,
  WorkspaceFullError,
  WorkspaceMovedError,
  type WorkspacesConfig,
  WorkspacesUnavailableError,
} from '@capstan/platform-workspaces';

const MB = 1024 * 1024;

let dataDir: string;
let workspaces: GitWorkspaces;
let id: string;

const opened = (config: Partial<WorkspacesConfig> = {}): GitWorkspaces =>
  new GitWorkspaces(dataDir, { maxBytes: 200 * MB, maxFiles: 2000, gitPath: undefined, ...config });

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'capstan-workspaces-'));
  workspaces = opened();
  id = randomUUID();
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const gitDir = (): string => join(dataDir, 'workspaces', `${id}.git`);

const git = (...args: string[]): string =>
  execFileSync('git', args, { env: { ...process.env, GIT_DIR: gitDir() } }).toString();

/** Checks out, writes the files, commits, closes. @returns the commit. */
async function committed(files: Record<string, string>, message: string = 'Files'): Promise<string> {
  const checkout = await workspaces.checkOut(id, randomUUID());
  for (const [path, content] of Object.entries(files)) await checkout.write(path, content);
  const commit = await checkout.commit(message);
  await checkout.close();
  if (!commit) throw new Error('Nothing was committed.');
  return commit.id;
}

const text = async (checkout: Checkout, path: string): Promise<string | undefined> => {
  const content = await checkout.read(path);
  return content === null ? undefined : Buffer.from(content).toString('utf8');
};

const stored = async (commit: string, path: string): Promise<string | undefined> =>
  (await workspaces.read(id, commit, path))?.toString('utf8');

const pathsOf = async (commit: string): Promise<string[] | undefined> =>
  (await workspaces.files(id, commit))?.map(({ path }) => path);

async function archived(commit: string, folder: string): Promise<Buffer> {
  const stream = await workspaces.archive(id, commit, folder);
  if (!stream) throw new Error('There is no archive.');
  return buffer(stream);
}

describe('a workspace', () => {
  it('is empty before its first commit', async () => {
    expect(await workspaces.isAvailable()).toBe(true);
    expect(await workspaces.head(id)).toBeNull();
    expect(await workspaces.log(id, { limit: 5 })).toEqual([]);
    const checkout = await workspaces.checkOut(id, 'first');
    expect(checkout.head).toBeNull();
    expect(await checkout.list()).toEqual([]);
    expect(await checkout.commit('Nothing')).toBeNull();
    expect(await workspaces.head(id)).toBeNull();
  });

  it('keeps what was committed, and says what changed', async () => {
    const checkout = await workspaces.checkOut(id, 'one');
    await checkout.write('index.html', '<h1>One</h1>');
    await checkout.write('css/site.css', 'body{}');
    await checkout.write('"odd" name/日本.txt', new Uint8Array([0, 255, 13, 10]));
    const first = await checkout.commit('First');
    expect(first?.files).toEqual([
      { path: '"odd" name/日本.txt', change: 'added', sizeBytes: 4 },
      { path: 'css/site.css', change: 'added', sizeBytes: 6 },
      { path: 'index.html', change: 'added', sizeBytes: 12 },
    ]);
    expect(checkout.head).toBe(first?.id);
    expect(await checkout.commit('Nothing new')).toBeNull();
    await checkout.write('index.html', '<h1>Two</h1>!');
    expect(await checkout.remove('css/site.css')).toBe(true);
    expect(await checkout.remove('css/site.css')).toBe(false);
    const second = await checkout.commit('Second\n\nWith a body');
    expect(second?.files).toEqual([
      { path: 'css/site.css', change: 'removed', sizeBytes: 0 },
      { path: 'index.html', change: 'changed', sizeBytes: 13 },
    ]);
    await checkout.close();
    expect(existsSync(checkout.folder)).toBe(false);

    expect(await workspaces.head(id)).toBe(second?.id);
    const log = await workspaces.log(id, { limit: 5 });
    expect(log.map(({ id: commit, message }) => [commit, message])).toEqual([
      [second?.id, 'Second\n\nWith a body'],
      [first?.id, 'First'],
    ]);
    expect(log[0]?.at.getTime()).toBeGreaterThan(Date.now() - 600_000);
    expect((await workspaces.log(id, { limit: 1 })).length).toBe(1);
    const older = await workspaces.log(id, { limit: 5, after: second?.id ?? '' });
    expect(older.map(({ message }) => message)).toEqual(['First']);
    expect(await stored(first?.id ?? '', 'css/site.css')).toBe('body{}');
    expect(await stored(second?.id ?? '', 'css/site.css')).toBeUndefined();
    expect(await workspaces.read(id, second?.id ?? '', '"odd" name/日本.txt')).toEqual(
      Buffer.from([0, 255, 13, 10]),
    );
    expect(git('fsck', '--strict', '--no-dangling')).toBe('');
  });

  it('is what the next checkout begins with, whatever folders became files', async () => {
    await committed({ 'a/b.txt': 'deep', 'c.txt': 'flat' });
    const checkout = await workspaces.checkOut(id, 'next');
    expect(await text(checkout, 'a/b.txt')).toBe('deep');
    await checkout.remove('a/b.txt');
    rmSync(join(checkout.folder, 'a'), { recursive: true });
    await checkout.write('a', 'a file now');
    await checkout.remove('c.txt');
    await checkout.write('c.txt/d', 'a folder now');
    const commit = await checkout.commit('Swapped');
    expect(await pathsOf(commit?.id ?? '')).toEqual(['a', 'c.txt/d']);
    const again = await workspaces.checkOut(id, 'again');
    expect(await again.list()).toEqual([
      { path: 'a', sizeBytes: 10 },
      { path: 'c.txt/d', sizeBytes: 12 },
    ]);
  });

  it('gives the same ids to the same contents', async () => {
    const commit = await committed({ 'a.txt': 'same', 'b.txt': 'same', 'c.txt': 'other' });
    const files = await workspaces.files(id, commit);
    expect(files?.[0]?.contentId).toBe(files?.[1]?.contentId);
    expect(files?.[0]?.contentId).not.toBe(files?.[2]?.contentId);
  });

  it('reads as nothing where there is nothing', async () => {
    const commit = await committed({ 'dir/a.txt': 'x' });
    for (const path of ['b.txt', 'dir', '../a.txt', 'dir/../dir/a.txt', '/etc/passwd', '', 'dir/a.txt/']) {
      expect(await workspaces.read(id, commit, path)).toBeNull();
    }
    const unknown = 'f'.repeat(40);
    for (const other of [unknown, 'main', '--help', `${commit}^{tree}`, commit.slice(0, 12)]) {
      expect(await workspaces.files(id, other)).toBeNull();
      expect(await workspaces.read(id, other, 'dir/a.txt')).toBeNull();
      expect(await workspaces.archive(id, other, 'site')).toBeNull();
    }
    expect(await workspaces.files(randomUUID(), commit)).toBeNull();
    expect(await workspaces.log(id, { limit: 3, after: unknown })).toEqual([]);
  });

  it('is read by a process that opened it before the commit', async () => {
    const reader = opened();
    expect(await reader.head(id)).toBeNull();
    const commit = await committed({ 'a.txt': 'new' });
    expect(await reader.head(id)).toBe(commit);
    expect((await reader.read(id, commit, 'a.txt'))?.toString()).toBe('new');
  });

  it('is refused under an id or a name that is none', async () => {
    for (const other of ['../x', 'x', '', id.toUpperCase(), `${id}/..`]) {
      await expect(workspaces.checkOut(other, 'n')).rejects.toThrow(PathError);
      expect(() => workspaces.head(other)).toThrow(PathError);
    }
    for (const name of ['..', 'a/b', '', '.git', 'a b', '-x.lock']) {
      await expect(workspaces.checkOut(id, name)).rejects.toThrow(PathError);
    }
  });

  it('says so when there is no git', async () => {
    const without = opened({ gitPath: join(dataDir, 'no-git') });
    expect(await without.isAvailable()).toBe(false);
    await expect(without.checkOut(id, 'n')).rejects.toThrow(WorkspacesUnavailableError);
  });
});

describe('restoring', () => {
  it('is a new commit with the old tree', async () => {
    const first = await committed({ 'a.txt': 'one', 'b.txt': 'kept' });
    const second = await committed({ 'a.txt': 'two', 'c.txt': 'new' });
    const restored = await workspaces.restore(id, first, 'Back to the first');
    expect(restored?.files).toEqual([
      { path: 'a.txt', change: 'changed', sizeBytes: 3 },
      { path: 'c.txt', change: 'removed', sizeBytes: 0 },
    ]);
    expect(await pathsOf(restored?.id ?? '')).toEqual(['a.txt', 'b.txt']);
    expect((await workspaces.log(id, { limit: 9 })).map((commit) => commit.id)).toEqual([
      restored?.id,
      second,
      first,
    ]);
    expect(await workspaces.restore(id, first, 'Again')).toBeNull();
    await expect(workspaces.restore(id, 'f'.repeat(40), 'No')).rejects.toThrow(UnknownCommitError);
  });

  it('makes a checkout of before refuse to commit', async () => {
    const first = await committed({ 'a.txt': 'one' });
    await committed({ 'a.txt': 'two' });
    const checkout = await workspaces.checkOut(id, 'open');
    const restored = await workspaces.restore(id, first, 'Back');
    await checkout.write('a.txt', 'three');
    await expect(checkout.commit('Late')).rejects.toThrow(WorkspaceMovedError);
    expect(await workspaces.head(id)).toBe(restored?.id);
  });
});

describe('a derived commit', () => {
  it('has the files but for the changes, is outside the history, and is kept', async () => {
    const first = await committed({ 'a.txt': 'one', 'b.txt': 'two', 'c.txt': 'three' });
    const changes = {
      without: new Set(['b.txt']),
      contents: new Map([
        ['a.txt', Buffer.from('changed')],
        ['missing.txt', Buffer.from('x')],
      ]),
    };
    const derived = await workspaces.derive(id, first, changes);
    expect(await pathsOf(derived)).toEqual(['a.txt', 'c.txt']);
    expect((await workspaces.read(id, derived, 'a.txt'))?.toString()).toBe('changed');
    expect((await workspaces.read(id, derived, 'c.txt'))?.toString()).toBe('three');
    expect(await workspaces.head(id)).toBe(first);
    expect((await workspaces.log(id, { limit: 9 })).map((commit) => commit.id)).toEqual([first]);
    expect(await workspaces.derive(id, first, changes)).toBe(derived);

    const gitDir = join(dataDir, 'workspaces', `${id}.git`);
    execFileSync('git', ['--git-dir', gitDir, 'gc', '--quiet', '--prune=now']);
    expect(await pathsOf(derived)).toEqual(['a.txt', 'c.txt']);
    await expect(workspaces.derive(id, 'f'.repeat(40), changes)).rejects.toThrow(UnknownCommitError);
  });
});

describe('a reset', () => {
  it('brings back the head, or another commit, and leaves ignored folders', async () => {
    const first = await committed({ 'a.txt': 'one', 'dir/b.txt': 'b' });
    await committed({ 'a.txt': 'two' });
    const checkout = await workspaces.checkOut(id, 'open');
    await checkout.write('a.txt', 'spoilt');
    await checkout.write('new/x.txt', 'x');
    await checkout.remove('dir/b.txt');
    mkdirSync(join(checkout.folder, 'node_modules/left-pad'), { recursive: true });
    writeFileSync(join(checkout.folder, 'node_modules/left-pad/index.js'), '');
    symlinkSync('/etc/passwd', join(checkout.folder, 'link'));
    await checkout.reset();
    expect((await checkout.list()).map(({ path }) => path)).toEqual(['a.txt', 'dir/b.txt']);
    expect(await text(checkout, 'a.txt')).toBe('two');
    expect(readdirSync(checkout.folder).toSorted()).toEqual(['a.txt', 'dir', 'node_modules']);
    expect(await checkout.commit('Nothing')).toBeNull();
    await checkout.reset(first);
    expect(await text(checkout, 'a.txt')).toBe('one');
    const commit = await checkout.commit('As it was first');
    expect(commit?.files).toEqual([{ path: 'a.txt', change: 'changed', sizeBytes: 3 }]);
    await expect(checkout.reset('f'.repeat(40))).rejects.toThrow(UnknownCommitError);
  });

  it('takes a folder that a command made in the place of a file', async () => {
    await committed({ 'a.txt': 'one' });
    const checkout = await workspaces.checkOut(id, 'open');
    await checkout.remove('a.txt');
    mkdirSync(join(checkout.folder, 'a.txt/inner'), { recursive: true });
    writeFileSync(join(checkout.folder, 'a.txt/inner/x'), 'x');
    await checkout.reset();
    expect(await text(checkout, 'a.txt')).toBe('one');
  });
});

describe('a worker that was taken for dead', () => {
  it('commits nothing after another one committed', async () => {
    await committed({ 'a.txt': 'one' });
    const zombie = await workspaces.checkOut(id, 'generation-1');
    await zombie.write('a.txt', 'of the zombie');
    const successor = await opened().checkOut(id, 'generation-2');
    expect(await text(successor, 'a.txt')).toBe('one');
    await successor.write('a.txt', 'two');
    const commit = await successor.commit('Of the successor');
    await expect(zombie.commit('Of the zombie')).rejects.toThrow(WorkspaceMovedError);
    await expect(zombie.write('a.txt', 'again')).rejects.toThrow(WorkspaceMovedError);
    await expect(zombie.read('a.txt')).rejects.toThrow(WorkspaceMovedError);
    await expect(zombie.reset()).rejects.toThrow(WorkspaceMovedError);
    expect(await workspaces.head(id)).toBe(commit?.id);
    await zombie.close();
    expect(await text(successor, 'a.txt')).toBe('two');
  });

  it('commits nothing once another one has checked out, even in a folder of the same name', async () => {
    const head = await committed({ 'a.txt': 'one' });
    const zombie = await workspaces.checkOut(id, 'same');
    const successor = await opened().checkOut(id, 'same');
    await successor.write('a.txt', 'half written by the successor');
    await expect(zombie.commit('Of the zombie')).rejects.toThrow(WorkspaceMovedError);
    expect(await workspaces.head(id)).toBe(head);
    await zombie.close();
    expect((await successor.commit('Of the successor'))?.files.length).toBe(1);
  });

  it('cannot move the branch even where it still has its folder', async () => {
    const head = await committed({ 'a.txt': 'one' });
    const zombie = await workspaces.checkOut(id, 'here');
    await zombie.write('a.txt', 'two');
    // Another machine checks out: same repository, other folder.
    const owner = execFileSync('git', ['hash-object', '-w', '--stdin'], {
      env: { ...process.env, GIT_DIR: gitDir() },
      input: 'another',
    });
    git('update-ref', 'refs/owner', owner.toString().trim());
    await expect(zombie.commit('Of the zombie')).rejects.toThrow(WorkspaceMovedError);
    expect(await workspaces.head(id)).toBe(head);
  });

  it('leaves nothing half written to its successor, nor its folders', async () => {
    const head = await committed({ 'a.txt': 'one' });
    const dead = await workspaces.checkOut(id, 'generation-1');
    await dead.write('a.txt', 'written but not committed');
    writeFileSync(join(dead.folder, '.~partial-half'), 'ha');
    // As git leaves it when it is killed between the objects and the branch.
    const orphan = git('commit-tree', `${head}^{tree}`, '-p', head, '-m', 'Never reached the branch').trim();
    const successor = await workspaces.checkOut(id, 'generation-2');
    expect(await text(successor, 'a.txt')).toBe('one');
    expect(successor.head).toBe(head);
    expect((await workspaces.log(id, { limit: 9 })).map((commit) => commit.id)).not.toContain(orphan);
    expect(existsSync(dead.folder)).toBe(false);
    expect(readdirSync(join(dataDir, 'workspaces', 'trees', id))).toEqual(['generation-2']);
  });

  it('of many that commit at once exactly one goes through', async () => {
    await committed({ 'a.txt': 'start' });
    const head = await workspaces.head(id);
    const checkouts = await Promise.all(
      [1, 2, 3, 4].map((at) =>
        opened()
          .checkOut(id, `worker-${at}`)
          .catch(() => null),
      ),
    );
    const commits = await Promise.allSettled(
      checkouts.map(async (checkout, at) => {
        await checkout?.write('a.txt', `worker ${at}`);
        return checkout?.commit(`Worker ${at}`);
      }),
    );
    const done = commits
      .filter((commit) => commit.status === 'fulfilled')
      .flatMap(({ value }) => value ?? []);
    expect(done.length).toBeLessThanOrEqual(1);
    const log = await workspaces.log(id, { limit: 9 });
    expect(log.map((commit) => commit.id)).toEqual([...done.map((commit) => commit.id), head]);
  });
});

describe('what a command may leave in the folder', () => {
  it('configures nothing: fsmonitor, filters, hooks, attributes and includes do not run', async () => {
    const checkout = await workspaces.checkOut(id, 'open');
    const canary = join(dataDir, 'executed');
    const script = join(checkout.folder, 'evil.sh');
    writeFileSync(script, `#!/bin/sh\necho "$0 $*" >> ${canary}\ncat\n`);
    chmodSync(script, 0o755);
    execFileSync('git', ['init', '--quiet', checkout.folder]);
    const config = [
      ['core.fsmonitor', script],
      ['filter.evil.clean', script],
      ['filter.evil.smudge', script],
      ['core.hooksPath', join(checkout.folder, 'hooks')],
      ['diff.external', script],
    ];
    for (const [name = '', value = ''] of config) {
      execFileSync('git', ['-C', checkout.folder, 'config', name, value]);
    }
    mkdirSync(join(checkout.folder, 'hooks'));
    for (const hook of [
      'pre-commit',
      'post-commit',
      'post-checkout',
      'reference-transaction',
      'pre-auto-gc',
    ]) {
      writeFileSync(join(checkout.folder, 'hooks', hook), readFileSync(script));
      chmodSync(join(checkout.folder, 'hooks', hook), 0o755);
    }
    const attributes = '* filter=evil diff=evil ident text eol=crlf working-tree-encoding=UTF-16\n';
    await checkout.write('.gitattributes', attributes);
    await checkout.write('.gitignore', '*\n');
    await checkout.write('page.html', 'one $Id$\ntwo\n');
    const commit = await checkout.commit('All of it');
    await checkout.reset();
    expect(await text(checkout, 'page.html')).toBe('one $Id$\ntwo\n');
    const paths = await pathsOf(commit?.id ?? '');
    expect(paths).toContain('page.html');
    expect(paths?.filter((path) => path.includes('.git/'))).toEqual([]);
    expect(await archived(commit?.id ?? '', 'site')).not.toHaveLength(0);
    await checkout.close();
    expect(existsSync(canary)).toBe(false);
    // The script does run when git takes the folder for a repository: the test can fail.
    const next = await workspaces.checkOut(id, 'next');
    execFileSync('git', ['init', '--quiet', next.folder]);
    execFileSync('git', ['-C', next.folder, 'config', 'filter.evil.clean', join(next.folder, 'evil.sh')]);
    spawnSync('git', ['-C', next.folder, 'add', '--force', 'page.html']);
    expect(existsSync(canary)).toBe(true);
  });

  it('is read and committed only where it is a regular file', async () => {
    const outside = join(dataDir, 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    const checkout = await workspaces.checkOut(id, 'open');
    const at = (path: string): string => join(checkout.folder, path);
    symlinkSync(join(outside, 'secret.txt'), at('link.txt'));
    symlinkSync(outside, at('folder'));
    symlinkSync('.', at('loop'));
    execFileSync('mkfifo', [at('pipe')]);
    mkdirSync(at('module/.git'), { recursive: true });
    writeFileSync(at('module/.git/config'), '[core]');
    writeFileSync(at('module/kept.txt'), 'kept');
    writeFileSync(at('bad\nname'), 'x');
    writeFileSync(at('.~partial-x'), 'x');
    for (const path of ['link.txt', 'folder/secret.txt', 'loop/module/kept.txt']) {
      await expect(checkout.read(path)).rejects.toThrow(PathError);
      await expect(checkout.write(path, 'overwritten')).rejects.toThrow(PathError);
    }
    await expect(checkout.write('folder/new.txt', 'x')).rejects.toThrow(PathError);
    await expect(checkout.remove('folder/secret.txt')).rejects.toThrow(PathError);
    expect(await checkout.read('pipe')).toBeNull();
    expect(await checkout.remove('link.txt')).toBe(false);
    const commit = await checkout.commit('Only files');
    expect(await pathsOf(commit?.id ?? '')).toEqual(['module/kept.txt']);
    await checkout.reset();
    await checkout.close();
    expect(readdirSync(outside)).toEqual(['secret.txt']);
    expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('secret');
  });

  it.each(['../escape.txt', '/tmp/escape.txt', 'a/../../escape.txt', '.git/config', 'a\\b', 'a\0', ''])(
    'is not reached by the path %j',
    async (path) => {
      const checkout = await workspaces.checkOut(id, 'open');
      await expect(checkout.read(path)).rejects.toThrow(PathError);
      await expect(checkout.write(path, 'x')).rejects.toThrow(PathError);
      await expect(checkout.remove(path)).rejects.toThrow(PathError);
      expect(await checkout.list()).toEqual([]);
    },
  );

  it('is replaced when it is a hard link, not written through', async () => {
    writeFileSync(join(dataDir, 'other.txt'), 'other');
    const checkout = await workspaces.checkOut(id, 'open');
    linkSync(join(dataDir, 'other.txt'), join(checkout.folder, 'mine.txt'));
    await checkout.write('mine.txt', 'mine');
    expect(readFileSync(join(dataDir, 'other.txt'), 'utf8')).toBe('other');
  });

  it('is deleted however deep it is', async () => {
    const checkout = await workspaces.checkOut(id, 'open');
    const script =
      'i=0; while [ $i -lt 60 ]; do d=$(printf "%0100d" 0); mkdir $d && cd -P $d; i=$((i+1)); done';
    execFileSync('sh', ['-c', script], { cwd: checkout.folder, stdio: 'ignore' });
    await checkout.write('a.txt', 'a');
    expect((await checkout.commit('Shallow'))?.files.length).toBe(1);
    await checkout.reset();
    expect(readdirSync(checkout.folder)).toEqual(['a.txt']);
    execFileSync('sh', ['-c', script], { cwd: checkout.folder, stdio: 'ignore' });
    await checkout.close();
    expect(existsSync(checkout.folder)).toBe(false);
  });

  it('keeps whether it may be executed', async () => {
    const checkout = await workspaces.checkOut(id, 'one');
    await checkout.write('run.sh', '#!/bin/sh\necho ran\n');
    chmodSync(join(checkout.folder, 'run.sh'), 0o755);
    await checkout.commit('Script');
    const next = await workspaces.checkOut(id, 'two');
    expect(execFileSync(join(next.folder, 'run.sh')).toString()).toBe('ran\n');
    expect(await next.commit('Same')).toBeNull();
  });
});

describe('a workspace that is full', () => {
  it('refuses a file that is too large, keeping the old one', async () => {
    workspaces = opened({ maxBytes: 10_000 });
    const checkout = await workspaces.checkOut(id, 'open');
    await checkout.write('a.txt', 'old');
    await expect(checkout.write('a.txt', 'x'.repeat(10_001))).rejects.toThrow(WorkspaceFullError);
    expect(await text(checkout, 'a.txt')).toBe('old');
    // Rewriting the same file again and again is no growth.
    for (let at = 0; at < 5; at += 1) await checkout.write('b.txt', 'y'.repeat(6000));
    await expect(checkout.write('c.txt', 'z'.repeat(6000))).rejects.toThrow(/MB together/);
    expect((await checkout.commit('Fits'))?.files.length).toBe(2);
  });

  it('commits nothing of a tree that commands made too large, and nothing of holes', async () => {
    workspaces = opened({ maxBytes: MB, maxFiles: 5 });
    const head = await committed({ 'a.txt': 'one' });
    const checkout = await workspaces.checkOut(id, 'open');
    execFileSync('truncate', ['-s', '50G', join(checkout.folder, 'holes.bin')]);
    await expect(checkout.commit('Holes')).rejects.toThrow(WorkspaceFullError);
    await expect(checkout.read('holes.bin')).rejects.toThrow(WorkspaceFullError);
    rmSync(join(checkout.folder, 'holes.bin'));
    for (let at = 0; at < 6; at += 1) writeFileSync(join(checkout.folder, `${at}.txt`), '');
    await expect(checkout.commit('Many')).rejects.toThrow(/more than 5 files/);
    expect(await workspaces.head(id)).toBe(head);
    await checkout.reset();
    await checkout.write('b.txt', 'two');
    expect((await checkout.commit('Goes on'))?.files.length).toBe(1);
  });
});

/** Whether this process may mount, as root of a machine may. */
const canMount = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();

describe.skipIf(!canMount)('a disk that is full (needs the right to mount)', () => {
  beforeEach(() => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', dataDir]);
  });
  afterEach(() => {
    execFileSync('umount', ['--lazy', dataDir]);
  });

  /** Not to be compressed away. */
  const noise = (bytes: number): Buffer =>
    Buffer.from(Array.from({ length: bytes }, () => Math.random() * 256));

  it('refuses the write and leaves the file as it was', async () => {
    const checkout = await workspaces.checkOut(id, 'open');
    await checkout.write('a.bin', 'old');
    await expect(checkout.write('a.bin', noise(4 * MB))).rejects.toThrow(/disk .* full/);
    expect(await text(checkout, 'a.bin')).toBe('old');
    expect(readdirSync(checkout.folder)).toEqual(['a.bin']);
    expect((await checkout.commit('Goes on'))?.files.length).toBe(1);
    await checkout.close();
  });

  it('refuses the commit, keeps what was committed, and goes on when there is room', async () => {
    const head = await committed({ 'a.txt': 'one' });
    const checkout = await workspaces.checkOut(id, 'open');
    await checkout.write('big.bin', noise(2 * MB));
    await expect(checkout.commit('Does not fit')).rejects.toThrow(WorkspaceFullError);
    expect(await workspaces.head(id)).toBe(head);
    expect(readdirSync(join(gitDir(), 'objects', 'pack')).filter((name) => name.startsWith('tmp_'))).toEqual(
      [],
    );
    expect(await stored(head, 'a.txt')).toBe('one');
    execFileSync('mount', ['-o', 'remount,size=30m', dataDir]);
    const commit = await checkout.commit('Fits now');
    expect(commit?.files.map(({ path }) => path)).toEqual(['big.bin']);
    expect(git('fsck', '--strict', '--no-dangling')).toBe('');
    await checkout.close();
  });
});

describe('an archive', () => {
  /** Unpacked. */
  async function unpacked(commit: string): Promise<string> {
    const zip = join(dataDir, 'site.zip');
    writeFileSync(zip, await archived(commit, 'my-site'));
    const folder = join(dataDir, 'unpacked');
    execFileSync('python3', ['-m', 'zipfile', '-e', zip, folder]);
    return folder;
  }

  it('has every file as it was committed, whatever attributes say', async () => {
    const commit = await committed({
      '.gitattributes':
        '[attr]hide export-ignore\n* export-subst text eol=crlf\nhidden.txt hide export-ignore\n',
      'deep/.gitattributes': '* export-ignore\n',
      'deep/page.html': 'line $Format:%H$\n',
      'hidden.txt': 'not hidden\n',
    });
    const folder = await unpacked(commit);
    expect(readdirSync(folder)).toEqual(['my-site']);
    expect(readdirSync(join(folder, 'my-site')).toSorted()).toEqual(['.gitattributes', 'deep', 'hidden.txt']);
    expect(readFileSync(join(folder, 'my-site/deep/page.html'), 'utf8')).toBe('line $Format:%H$\n');
    expect(readFileSync(join(folder, 'my-site/hidden.txt'), 'utf8')).toBe('not hidden\n');
  });

  it('is refused under a folder that leaves its own', async () => {
    const commit = await committed({ 'a.txt': 'x' });
    for (const folder of ['..', 'a/b', '', '.git']) {
      await expect(workspaces.archive(id, commit, folder)).rejects.toThrow(PathError);
    }
  });

  it('may be left half read', async () => {
    const commit = await committed({ 'a.txt': 'x'.repeat(100_000) });
    const stream = await workspaces.archive(id, commit, 'site');
    stream?.destroy();
    expect(stream?.destroyed).toBe(true);
    expect(await stored(commit, 'a.txt')).toHaveLength(100_000);
  });
});

it('holds many commits without losing one when it packs them', async () => {
  const checkout = await workspaces.checkOut(id, 'many');
  for (let at = 0; at < 30; at += 1) {
    for (let file = 0; file < 25; file += 1)
      writeFileSync(join(checkout.folder, `${file}.txt`), `${at} ${file}`);
    await checkout.commit(`Commit ${at}`);
  }
  git('gc', '--quiet', '--prune=now');
  const log = await workspaces.log(id, { limit: 100 });
  expect(log.length).toBe(30);
  expect(await stored(log.at(-1)?.id ?? '', '7.txt')).toBe('0 7');
  await checkout.write('last.txt', 'x');
  expect((await checkout.commit('After packing'))?.files.length).toBe(1);
});
