import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PathError, WorkspaceMovedError } from '@capstan/workspaces';
import { describe, expect, it } from 'vitest';
import { textOf, useWorkspace } from '../../harness/workspace-bench.js';

const bench = useWorkspace();

describe('a worker that was presumed dead', () => {
  it('cannot commit after another one committed', async () => {
    await bench.committed({ 'a.txt': 'one' });
    const zombie = await bench.workspaces.checkOut(bench.id, 'generation-1');
    await zombie.write('a.txt', 'of the zombie');
    const successor = await bench.opened().checkOut(bench.id, 'generation-2');
    expect(await textOf(successor, 'a.txt')).toBe('one');
    await successor.write('a.txt', 'two');
    const commit = await successor.commit('Of the successor');
    await expect(zombie.commit('Of the zombie')).rejects.toThrow(WorkspaceMovedError);
    await expect(zombie.write('a.txt', 'again')).rejects.toThrow(WorkspaceMovedError);
    await expect(zombie.read('a.txt')).rejects.toThrow(WorkspaceMovedError);
    await expect(zombie.reset()).rejects.toThrow(WorkspaceMovedError);
    expect(await bench.workspaces.head(bench.id)).toBe(commit?.id);
    await zombie.close();
    expect(await textOf(successor, 'a.txt')).toBe('two');
  });

  it('cannot commit once another one has checked out, even in a folder of the same name', async () => {
    const head = await bench.committed({ 'a.txt': 'one' });
    const zombie = await bench.workspaces.checkOut(bench.id, 'same');
    const successor = await bench.opened().checkOut(bench.id, 'same');
    await successor.write('a.txt', 'half written by the successor');
    await expect(zombie.commit('Of the zombie')).rejects.toThrow(WorkspaceMovedError);
    expect(await bench.workspaces.head(bench.id)).toBe(head);
    await zombie.close();
    expect((await successor.commit('Of the successor'))?.files.length).toBe(1);
  });

  it('cannot move the branch even if its folder still exists', async () => {
    const head = await bench.committed({ 'a.txt': 'one' });
    const zombie = await bench.workspaces.checkOut(bench.id, 'here');
    await zombie.write('a.txt', 'two');
    // Another machine checks out: same repository, other folder.
    const owner = execFileSync('git', ['hash-object', '-w', '--stdin'], {
      env: { ...process.env, GIT_DIR: bench.gitDir() },
      input: 'another',
    });
    bench.git('update-ref', 'refs/owner', owner.toString().trim());
    await expect(zombie.commit('Of the zombie')).rejects.toThrow(WorkspaceMovedError);
    expect(await bench.workspaces.head(bench.id)).toBe(head);
  });

  it('leaves no partial writes or folders to its successor', async () => {
    const head = await bench.committed({ 'a.txt': 'one' });
    const dead = await bench.workspaces.checkOut(bench.id, 'generation-1');
    await dead.write('a.txt', 'written but not committed');
    writeFileSync(join(dead.folder, '.~partial-half'), 'ha');
    // The state that git leaves when it is killed between writing objects and updating the branch.
    const orphan = bench
      .git('commit-tree', `${head}^{tree}`, '-p', head, '-m', 'Never reached the branch')
      .trim();
    const successor = await bench.workspaces.checkOut(bench.id, 'generation-2');
    expect(await textOf(successor, 'a.txt')).toBe('one');
    expect(successor.head).toBe(head);
    expect((await bench.workspaces.log(bench.id, { limit: 9 })).map((commit) => commit.id)).not.toContain(
      orphan,
    );
    expect(existsSync(dead.folder)).toBe(false);
    expect(readdirSync(join(bench.dataDir, 'workspaces', 'trees', bench.id))).toEqual(['generation-2']);
  });

  it('is rejected if it is not the first of many concurrent commits', async () => {
    await bench.committed({ 'a.txt': 'start' });
    const head = await bench.workspaces.head(bench.id);
    const checkouts = await Promise.all(
      [1, 2, 3, 4].map((at) =>
        bench
          .opened()
          .checkOut(bench.id, `worker-${at}`)
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
    const log = await bench.workspaces.log(bench.id, { limit: 9 });
    expect(log.map((commit) => commit.id)).toEqual([...done.map((commit) => commit.id), head]);
  });
});

describe('what a command may leave in the folder', () => {
  it('configures nothing: fsmonitor, filters, hooks, attributes and includes do not run', async () => {
    const checkout = await bench.workspaces.checkOut(bench.id, 'open');
    const canary = join(bench.dataDir, 'executed');
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
    expect(await textOf(checkout, 'page.html')).toBe('one $Id$\ntwo\n');
    const paths = await bench.pathsOf(commit?.id ?? '');
    expect(paths).toContain('page.html');
    expect(paths?.filter((path) => path.includes('.git/'))).toEqual([]);
    expect(await bench.archived(commit?.id ?? '', 'site')).not.toHaveLength(0);
    await checkout.close();
    expect(existsSync(canary)).toBe(false);
    // The script does run if git treats the folder as a repository: the test can fail.
    const next = await bench.workspaces.checkOut(bench.id, 'next');
    execFileSync('git', ['init', '--quiet', next.folder]);
    execFileSync('git', ['-C', next.folder, 'config', 'filter.evil.clean', join(next.folder, 'evil.sh')]);
    spawnSync('git', ['-C', next.folder, 'add', '--force', 'page.html']);
    expect(existsSync(canary)).toBe(true);
  });

  it('is read and committed only if it is a regular file', async () => {
    const outside = join(bench.dataDir, 'outside');
    mkdirSync(outside);
    writeFileSync(join(outside, 'secret.txt'), 'secret');
    const checkout = await bench.workspaces.checkOut(bench.id, 'open');
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
    expect(await bench.pathsOf(commit?.id ?? '')).toEqual(['module/kept.txt']);
    await checkout.reset();
    await checkout.close();
    expect(readdirSync(outside)).toEqual(['secret.txt']);
    expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('secret');
  });

  it.each(['../escape.txt', '/tmp/escape.txt', 'a/../../escape.txt', '.git/config', 'a\\b', 'a\0', ''])(
    'is not accessible by the path %j',
    async (path) => {
      const checkout = await bench.workspaces.checkOut(bench.id, 'open');
      await expect(checkout.read(path)).rejects.toThrow(PathError);
      await expect(checkout.write(path, 'x')).rejects.toThrow(PathError);
      await expect(checkout.remove(path)).rejects.toThrow(PathError);
      expect(await checkout.list()).toEqual([]);
    },
  );

  it('is replaced if it is a hard link, not written through', async () => {
    writeFileSync(join(bench.dataDir, 'other.txt'), 'other');
    const checkout = await bench.workspaces.checkOut(bench.id, 'open');
    linkSync(join(bench.dataDir, 'other.txt'), join(checkout.folder, 'mine.txt'));
    await checkout.write('mine.txt', 'mine');
    expect(readFileSync(join(bench.dataDir, 'other.txt'), 'utf8')).toBe('other');
  });

  it('is deleted at any depth', async () => {
    const checkout = await bench.workspaces.checkOut(bench.id, 'open');
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

  it('keeps its executable bit', async () => {
    const checkout = await bench.workspaces.checkOut(bench.id, 'one');
    await checkout.write('run.sh', '#!/bin/sh\necho ran\n');
    chmodSync(join(checkout.folder, 'run.sh'), 0o755);
    await checkout.commit('Script');
    const next = await bench.workspaces.checkOut(bench.id, 'two');
    expect(execFileSync(join(next.folder, 'run.sh')).toString()).toBe('ran\n');
    expect(await next.commit('Same')).toBeNull();
  });
});
