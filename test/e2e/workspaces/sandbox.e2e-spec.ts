import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CommandRunner, type Sandbox, type SandboxCommand, type SandboxResult } from '@capstan/sandbox';
import {
  MB,
  SANDBOX_CONFIG,
  SECRET,
  SETTINGS,
  expectNoneLeft,
  newMark,
  sandboxOf,
  settingsHere,
  useSandbox,
} from '../../harness/sandbox-bench.js';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
const settings = await settingsHere();
const bench = useSandbox();

/** Where there are none, all are named as skipped. */
const [isHere, suites] = [settings.length > 0, settings.length > 0 ? settings : SETTINGS];

describe.runIf(isHere).each(suites)('a command confined by $name', ({ make, level }) => {
  let runner: CommandRunner;
  let sandbox: Sandbox;
  const run = (command: string, options?: Partial<SandboxCommand>): Promise<SandboxResult> =>
    bench.run(sandbox, command, options);

  beforeAll(async () => {
    runner = make();
    sandbox = sandboxOf({}, runner);
    await sandbox.status();
  });

  describe('that behaves', () => {
    it('works in its folder, and returns its output and exit code', async () => {
      const chunks: string[] = [];
      const result = await run(
        'cat page.html; echo; echo oops >&2; echo made > made.txt; mkdir -p a/b; exit 3',
        {
          onOutput: ({ stream, text }) => chunks.push(`${stream}: ${text}`),
        },
      );
      expect(result).toMatchObject({ exitCode: 3, killedBy: null, isOutputCut: false });
      expect(result.output).toContain('<h1>Page</h1>\n');
      expect(chunks).toContain('stderr: oops\n');
      expect(readFileSync(join(bench.folder, 'made.txt'), 'utf8')).toBe('made\n');
      expect((await run('echo more >> made.txt; rm -r a; cat made.txt')).output).toBe('made\nmore\n');
    });

    it('finds the Node.js of this service, a shell, and its files writable regardless of their owner', async () => {
      mkdirSync(join(bench.folder, 'later'));
      const script =
        'require("fs").writeFileSync("later/x.txt", process.version); console.log(process.version)';
      const result = await run(`node -e '${script}'`);
      expect(result.output.trim()).toBe(process.version);
      expect(readFileSync(join(bench.folder, 'later/x.txt'), 'utf8')).toBe(process.version);
    });

    it('ends with its shell, including background processes', async () => {
      const mark = newMark();
      const result = await run(`sleep ${mark} & (setsid sleep ${mark} &) ; echo started`);
      expect(result).toMatchObject({ exitCode: 0, output: 'started\n' });
      await expectNoneLeft(mark);
    });

    it('can run in parallel with others', async () => {
      const results = await Promise.all(
        [1, 2, 3, 4].map((at) => run(`echo ${at} > ${at}.txt; cat ${at}.txt`)),
      );
      expect(results.map(({ output }) => output.trim())).toEqual(['1', '2', '3', '4']);
    });
  });

  describe('that reads', () => {
    it.each([
      ['a file outside its folder', () => `cat ${bench.dataDir}/secret.txt ../secret.txt ../../secret.txt`],
      ['every file there is', () => `grep -rsl ${SECRET} / --exclude-dir=proc --exclude-dir=usr`],
      ['its environment', () => 'env; cat /proc/*/environ'],
      [
        'the file systems of its processes',
        () => `cat /proc/*/root${bench.dataDir}/secret.txt /proc/*/cwd/../../secret.txt`,
      ],
      ['through a symbolic link', () => 'ln -s ../../secret.txt l; cat l; rm l'],
      ['home folders', () => 'cat /root/.* /home/*/.* ~/.gitconfig; ls -A /root /home'],
    ])('%s, finds no secrets', async (_what, command) => {
      const { output } = await run(command());
      expect(output).not.toContain(SECRET);
      expect(output).not.toMatch(/^\/.*secret\.txt$/m);
    });

    it('the users of the machine, finds only its own', async () => {
      const { output } = await run('cat /etc/passwd; cat /etc/shadow; ls /etc/ssh /var');
      expect(output).toMatch(/^builder:x:1000/);
      expect(output).not.toContain('root:');
      expect(output.match(/No such file/g)?.length).toBe(3);
    });

    it('a link that leads out of its folder, finds nothing', async () => {
      symlinkSync(join(bench.dataDir, 'secret.txt'), join(bench.folder, 'link'));
      symlinkSync(bench.dataDir, join(bench.folder, 'up'));
      const { output } = await run('cat link up/secret.txt');
      expect(output).not.toContain(SECRET);
    });
  });

  describe('that writes', () => {
    it('outside its folder, is rejected', async () => {
      const places = ['/', '/usr', '/usr/bin', '/etc', '/dev', '/opt/node/bin', '/proc/sys/kernel', '/sys'];
      const { output } = await run(
        `for place in ${places.join(' ')}; do touch $place/x && echo wrote $place; done`,
      );
      expect(output).not.toContain('wrote');
      expect((await run('echo x > /proc/sys/vm/drop_caches; echo x > /opt/node/bin/node')).exitCode).not.toBe(
        0,
      );
      expect(existsSync('/usr/x') || existsSync('/etc/x')).toBe(false);
    });

    it('through a symbolic link, does not reach the machine', async () => {
      symlinkSync(join(bench.dataDir, 'secret.txt'), join(bench.folder, 'link'));
      symlinkSync(bench.dataDir, join(bench.folder, 'up'));
      symlinkSync('/etc', join(bench.folder, 'etc'));
      await run('echo overwritten > link; echo new > up/new.txt; echo root > etc/passwd; mv page.html up/');
      expect(readFileSync(join(bench.dataDir, 'secret.txt'), 'utf8')).toBe(SECRET);
      expect(readdirSync(bench.dataDir).toSorted()).toEqual(['secret.txt', 'trees']);
    });

    it('a setuid program, gives it no more rights than its own', async () => {
      await run('cp /bin/sh shell; chmod 6755 shell; mkdir own; mknod own/disk b 8 0; ls own');
      expect(statSync(join(bench.folder, 'shell')).uid).toBe(
        process.getuid?.() === 0 ? statSync(bench.folder).uid : process.getuid?.(),
      );
      expect(statSync(join(bench.folder, 'shell')).uid).not.toBe(0);
      expect(readdirSync(join(bench.folder, 'own'))).toEqual([]);
    });

    it('git configuration, changes nothing outside', async () => {
      const { output } = await run(
        `git config --global core.pager evil; git config --system core.pager evil;
         git -c safe.directory='*' -C ${ROOT} log -1; git --git-dir=${bench.dataDir}/one.git log`,
      );
      expect(output).not.toMatch(/^commit /m);
      const { stdout } = spawnSync('git', ['config', '--get-all', 'core.pager'], { encoding: 'utf8' });
      expect(stdout).not.toContain('evil');
    });
  });

  describe('with access to registries', () => {
    it('reaches only the allowed ones, through the proxy in its environment', async () => {
      const listen = (server: ReturnType<typeof createServer>): Promise<number> =>
        new Promise((settle) =>
          server.listen(0, '127.0.0.1', () => settle((server.address() as AddressInfo).port)),
        );
      const registry = createServer((socket) => socket.end('a package'));
      const other = createServer((socket) => socket.end('something else'));
      const [port, elsewhere] = await Promise.all([listen(registry), listen(other)]);
      const script = `
        const { request } = require('node:http');
        const proxy = new URL(process.env.HTTPS_PROXY);
        for (const port of [${port}, ${elsewhere}]) {
          const ask = request({ host: proxy.hostname, port: proxy.port, method: 'CONNECT', path: '127.0.0.1:' + port });
          ask.on('connect', (answer, socket, head) => {
            console.log(port, answer.statusCode, String(head));
            socket.on('data', (text) => console.log(String(text)));
          });
          ask.end();
        }
        require('node:net').connect(${port}, '127.0.0.1').on('error', (e) => console.log('directly', e.code));`;
      writeFileSync(join(bench.folder, 'install.cjs'), script);
      const open = sandboxOf({ registries: [`127.0.0.1:${port}`] });
      const { output, exitCode } = await open.run({
        command: 'node install.cjs; exit 7',
        folder: bench.folder,
        signal: new AbortController().signal,
      });
      registry.close();
      other.close();
      expect(exitCode).toBe(7);
      expect(output).toContain(`${port} 200`);
      expect(output).toContain('a package');
      expect(output).toContain(`${elsewhere} 403`);
      expect(output).not.toContain('something else');
      expect(output).toContain('directly ECONNREFUSED');
    });
  });

  describe('that communicates', () => {
    it('over the network, reaches no one: not the host, its sockets or the internet', async () => {
      let visits = 0;
      const servers = [
        createServer(() => (visits += 1)),
        createServer(() => (visits += 1)),
        createServer(() => (visits += 1)),
      ];
      const [tcp, file, hidden] = servers;
      await new Promise<void>((settle) => void tcp?.listen(0, '0.0.0.0', settle));
      await new Promise<void>((settle) => void file?.listen(join(bench.dataDir, 'service.sock'), settle));
      await new Promise<void>((settle) => void hidden?.listen(`\0${bench.dataDir}`, settle));
      const address = tcp?.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const script = `
        const { connect } = require('node:net');
        const targets = [
          { port: ${port}, host: '127.0.0.1' }, { port: ${port}, host: '::1' }, { port: 443, host: '1.1.1.1' },
          { port: 80, host: '169.254.169.254' }, { path: '${bench.dataDir}/service.sock' }, { path: '\\0${bench.dataDir}' },
        ];
        for (const target of targets) {
          connect(target).on('connect', () => console.log('connected')).on('error', (e) => console.log(e.code));
        }
        require('node:dns').resolve4('example.com', (e) => console.log(e ? 'no dns' : 'dns'));`;
      writeFileSync(join(bench.folder, 'connect.cjs'), script);
      const { output } = await run('node connect.cjs', { timeoutMs: 20_000 });
      for (const server of servers) server.close();
      expect(output.match(/^E[A-Z]+$/gm)?.length).toBe(6);
      expect(output).not.toContain('connected');
      expect(visits).toBe(0);
    });

    it('with processes, sees only its own and cannot trace even those', async () => {
      const pid = spawn('sleep', ['60']);
      try {
        const { output } = await run(
          `kill -9 ${pid.pid} ${process.pid}; ls -d /proc/[0-9]* | wc -l;
           sleep 5 & perl -e 'my $n = (POSIX::uname())[4] eq "x86_64" ? 101 : 117;
             print syscall($n, 16, $ARGV[0], 0, 0) == 0 ? "traced" : "refused: $!"' -MPOSIX $! 2>&1;
           perl -MPOSIX -e 'my $n = (POSIX::uname())[4] eq "x86_64" ? 101 : 117;
             print syscall($n, 16, $ARGV[0] + 0, 0, 0) == 0 ? "traced" : "refused: $!"' $!`,
        );
        expect(output).toContain('refused: Operation not permitted');
        expect(output).not.toContain('traced');
        expect(Number(/^(\d+)$/m.exec(output)?.[1])).toBeLessThan(10);
        expect(pid.exitCode ?? pid.signalCode).toBeNull();
      } finally {
        pid.kill('SIGKILL');
      }
    });

    it('with the kernel, has no capabilities and gets none', async () => {
      const { output } = await run(
        `grep -E '^(Cap|NoNewPrivs|Seccomp:)' /proc/self/status;
         unshare -U true && echo nested; unshare -rm true && echo nested; mount -t tmpfs none /tmp && echo mounted;
         chroot / true && echo rooted; hostname other && echo renamed; nice -n -5 true; dmesg && echo read`,
      );
      expect(output.match(/^Cap\w+:\s+0+$/gm)?.length).toBe(5);
      expect(output).toMatch(/NoNewPrivs:\s+1/);
      expect(output).not.toMatch(/^(nested|mounted|rooted|renamed|read)$/m);
    });
  });

  describe('that uses too much', () => {
    it('time, is killed with all its children', async () => {
      const mark = newMark();
      const result = await run(
        `(setsid sleep ${mark} &); (nohup setsid sh -c "trap '' TERM; sleep ${mark}" &); sleep ${mark}`,
        {
          timeoutMs: 700,
        },
      );
      expect(result).toMatchObject({ exitCode: null, killedBy: 'timeout' });
      await expectNoneLeft(mark);
    });

    it('time of its caller, is killed with all its children', async () => {
      const mark = newMark();
      const controller = new AbortController();
      const result = run(`echo started; (setsid sleep ${mark} &); sleep ${mark}`, {
        signal: controller.signal,
        onOutput: () => controller.abort(),
      });
      expect(await result).toMatchObject({ exitCode: null, killedBy: 'caller', output: 'started\n' });
      await expectNoneLeft(mark);
      expect(await run('echo x', { signal: controller.signal })).toMatchObject({
        killedBy: 'caller',
        output: '',
      });
    });

    it('CPU time, is killed', async () => {
      const result = await run('while :; do :; done', { timeoutMs: 1500 });
      expect(result.exitCode).toBeNull();
      expect(['timeout', 'signal']).toContain(result.killedBy);
    });

    it('processes, gets no more of them, and a fork bomb ends', async () => {
      const mark = newMark();
      const script = `
        const { spawn } = require('node:child_process');
        let started = 0;
        for (let i = 0; i < 200; i += 1) {
          try { if (spawn('sleep', ['${mark}'], { stdio: 'ignore' }).on('error', () => 0).pid) started += 1; } catch {}
        }
        console.log('started', started); process.exit();`;
      writeFileSync(join(bench.folder, 'many.cjs'), script);
      const { output } = await run('node many.cjs');
      const started = Number(/started (\d+)/.exec(output)?.[1] ?? SANDBOX_CONFIG.maxProcesses);
      expect(started).toBeLessThanOrEqual(SANDBOX_CONFIG.maxProcesses);
      const bomb = await run(`bomb() { sleep ${mark} & bomb & bomb & }; bomb; wait`, { timeoutMs: 1500 });
      expect(bomb.output + String(bomb.killedBy)).toMatch(/fork|timeout/i);
      await expectNoneLeft(mark);
      expect((await run('echo fine')).output).toBe('fine\n');
    });

    it('memory, does not get it', async () => {
      const result = await run(`perl -e '$x = "a" x 1_000_000_000; print "has it"'`);
      expect(result.output).not.toContain('has it');
      expect(result.exitCode).not.toBe(0);
      const node = await run(`node -e 'const all = []; for (;;) all.push(Buffer.alloc(50e6, 1))'`);
      expect(node.exitCode).not.toBe(0);
    });

    // Only a cgroup limits several processes together.
    it.each(level === 'bwrap+cgroup' ? ['killed'] : [])('memory in many small processes, is %s', async () => {
      const mark = newMark();
      const hog = `perl -e '$x = "a" x 100_000_000; sleep ${mark}'`;
      const all = Array.from({ length: 12 }, () => `${hog} &`).join(' ');
      const result = await run(`${all} wait`, { timeoutMs: 50_000 });
      expect(result).toMatchObject({ exitCode: null, killedBy: 'memory' });
      await expectNoneLeft(mark);
    });

    it('tmpfs space, does not get it', async () => {
      const { output } = await run(
        'for at in /tmp /dev/shm; do head -c 300000000 /dev/zero > $at/x; stat -c "%s" $at/x; done',
      );
      const sizes = [...output.matchAll(/^(\d+)$/gm)].map(([size]) => Number(size));
      expect(sizes.length).toBe(2);
      expect(Math.max(...sizes)).toBeLessThan(150 * MB);
    });

    it('disk space, is stopped: in one file, and in many', async () => {
      await run('head -c 200000000 /dev/zero > one.bin');
      expect(statSync(join(bench.folder, 'one.bin')).size).toBeLessThanOrEqual(SANDBOX_CONFIG.diskBytes);
      const result = await run(
        'i=0; while :; do head -c 8000000 /dev/zero > $i.bin; i=$((i+1)); sleep 0.05; done',
      );
      expect(result).toMatchObject({ exitCode: null, killedBy: 'disk' });
    });

    it('output, is truncated, and killed if it does not stop', async () => {
      const chunks: string[] = [];
      const long = await run('echo begin; head -c 100000 /dev/zero | tr "\\0" x; echo; echo end', {
        onOutput: ({ text }) => chunks.push(text),
      });
      expect(long).toMatchObject({ exitCode: 0, killedBy: null, isOutputCut: true });
      expect(long.output).toMatch(/^begin\nx+\n\[… truncated: 10\d{4} bytes in total …\]\nx+\nend\n$/);
      expect(chunks.join('').length).toBeLessThanOrEqual(SANDBOX_CONFIG.outputBytes);
      const flood = await run('yes; echo never');
      expect(flood).toMatchObject({ exitCode: null, killedBy: 'output', isOutputCut: true });
      expect(flood.output.length).toBeLessThan(SANDBOX_CONFIG.outputBytes + 100);
    });
  });

  it('leaves no cgroup and no file behind', async () => {
    const left = (): string[] =>
      ['memory', 'pids', 'cpu', ''].flatMap((controller) => {
        const { stdout } = spawnSync(
          'find',
          [`/sys/fs/cgroup/${controller}`, '-name', `capstan-${process.pid}-*`],
          {
            encoding: 'utf8',
          },
        );
        return stdout.split('\n').filter(Boolean);
      });
    await run('sleep 1 & echo x > x');
    await expect.poll(left).toEqual([]);
    expect(readdirSync(bench.folder).toSorted()).toEqual(['page.html', 'x']);
  });
});
