/**
 * Runs the steps of the Dockerfile without a container engine, and then the image's command as its user on a read-only root:
 * `npm run prove:image` (docs/deployment.md). Needs root, Linux, debootstrap, and the registries of Debian and npm.
 *
 * The base image is a Debian of the same release by debootstrap (`minbase`) with the Node of the package `node` and the npm
 * of this machine. Prints `The image works.` and ends with 0, or says which step failed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { main } from '../bootstrap/run.mjs';
import { node24, root } from '../bootstrap/paths.mjs';
import { assignmentsIn, isIgnored, parseDockerfile } from './dockerfile.mjs';

const RELEASE = 'bookworm';
const MIRROR = 'http://deb.debian.org/debian';
const START_SECONDS = 120;
/** Certificates of a proxy between this machine and the registries. */
const CERTIFICATES = process.env.NODE_EXTRA_CA_CERTS;

const say = (text) => console.log(`• ${text}`);

function run(command, args, options = {}) {
  const { status, stderr } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${String(stderr ?? '').slice(-4000)}`);
}

/** A base system in a folder, with Node and npm. */
function makeBase(folder) {
  run('debootstrap', ['--variant=minbase', RELEASE, folder, MIRROR]);
  cpSync(node24, join(folder, 'usr/local/bin/node'));
  const npm = dirname(dirname(realNpm()));
  cpSync(npm, join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true });
  run('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm')]);
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) cpSync(file, join(folder, file));
  // For the steps that run before ca-certificates is installed, and for a proxy's own.
  if (CERTIFICATES) cpSync(CERTIFICATES, join(folder, 'opt/certificates.pem'));
}

const realNpm = () =>
  spawnSync('sh', ['-c', 'readlink -f "$(command -v npm)"'], { encoding: 'utf8' }).stdout.trim();

/** One stage of the Dockerfile, in a folder that begins as a copy of the base. */
class Built {
  workdir = '/';
  user = '0:0';
  environment = {};
  command = [];

  constructor(folder, stages) {
    this.folder = folder;
    this.stages = stages;
  }

  /** @param {import('./dockerfile.mjs').Instruction} instruction */
  do({ name, args }) {
    say(`${name} ${args.slice(0, 100)}`);
    if (name === 'WORKDIR') {
      this.workdir = args;
      mkdirSync(join(this.folder, args), { recursive: true });
    } else if (name === 'RUN') this.run(args);
    else if (name === 'COPY') this.copy(args.split(/\s+/));
    else if (name === 'ENV') Object.assign(this.environment, assignmentsIn(args));
    else if (name === 'USER') this.user = args;
    else if (name === 'CMD') this.command = JSON.parse(args);
    else if (!['LABEL', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT'].includes(name))
      throw new Error(`${name} is not known here`);
  }

  run(script) {
    const certificates = CERTIFICATES ? { NODE_EXTRA_CA_CERTS: '/opt/certificates.pem' } : {};
    const env = { PATH: '/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin', HOME: '/root', ...certificates };
    const inside = `mount -t proc proc "$0/proc" && exec chroot "$0" sh -c "$1"`;
    run(
      'unshare',
      ['--mount', '--pid', '--fork', 'sh', '-c', inside, this.folder, `cd ${this.workdir} && ${script}`],
      { env: { ...env, ...this.environment } },
    );
  }

  copy(parts) {
    const target = parts.at(-1);
    const from = parts[0].startsWith('--from=') ? parts[0].slice('--from='.length) : undefined;
    const to = join(this.folder, this.workdir, target);
    for (const source of parts.slice(from ? 1 : 0, -1)) {
      const isFolder = target.endsWith('/');
      if (from) {
        const place = join(this.stages.get(from).folder, source);
        run('cp', ['-a', place, isFolder ? to : dirname(to)]);
      } else if (source === '.') copyCheckout(to);
      else cpSync(join(root, source), isFolder ? join(to, source) : to);
    }
  }
}

/** The committed files, except those that `.dockerignore` excludes. */
function copyCheckout(to) {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  for (const file of stdout.split('\0')) {
    if (file !== '' && !isIgnored(file, patterns) && existsSync(join(root, file)))
      cpSync(join(root, file), join(to, file));
  }
}

/** Starts the command of the image as its user: the root is read-only, /data and /tmp are not. */
async function prove(image, folder, port) {
  for (const name of ['data', 'tmp']) {
    mkdirSync(join(folder, name));
    run('chown', [image.user, join(folder, name)]);
  }
  const script = `mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && mount --bind "$1/data" "$0/data" && mount --bind "$1/tmp" "$0/tmp" \
&& mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot --userspec=${image.user} "$0" sh -c 'cd ${image.workdir} && exec ${image.command.join(' ')}'`;
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child=SIGTERM', 'sh', '-c', script, image.folder, folder],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
        HOME: '/data',
        ...image.environment,
        HOST: '127.0.0.1',
        PORT: String(port),
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const early = ended.then((code) => Promise.reject(new Error(`ended with ${code}`)));
    await Promise.race([use(`http://127.0.0.1:${port}`, () => output), early]);
  } catch (error) {
    throw new Error(`${String(error)}\n${output.replaceAll(/cap_\w+/g, 'cap_…').slice(-4000)}`, {
      cause: error,
    });
  } finally {
    // unshare ignores the signals of a terminal; its child is the init of the namespace.
    spawnSync('pkill', ['-TERM', '-P', String(child.pid)]);
    await ended;
  }
}

/** What a first user does: search, a build with its checks in the browser, a screenshot. */
async function use(url, output) {
  const until = Date.now() + START_SECONDS * 1000;
  while (!/Capstan is ready at/.test(output())) {
    if (Date.now() > until) throw new Error(`not ready after ${START_SECONDS} seconds`);
    await pause(500);
  }
  const [, key] = /API key: (cap_\w+)/.exec(output()) ?? [];
  const call = async (path, body) => {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer.error ?? answer)}`);
    return answer.data;
  };
  const { results } = await call('/v1/search', { query: 'what is a circuit breaker' });
  if (results.length === 0) throw new Error('search found nothing');
  say(`search: ${results.length} results`);
  const { execution_id: id } = await call('/v1/builds', {
    prompt: 'A site for my bakery "Krume" in Leipzig. Bread €6.50, open Tue to Sat 7am to 4pm.',
  });
  let build = await call(`/v1/builds/${id}`);
  while (build.status === 'running' && Date.now() < until + START_SECONDS * 1000) {
    await pause(1000);
    build = await call(`/v1/builds/${id}`);
  }
  if (build.status !== 'completed' || build.withheld?.length > 0)
    throw new Error(`build: ${JSON.stringify(build)}`);
  say('build: completed, nothing withheld');
  const { image_url: shown } = await call('/v1/screenshot', { url: build.preview_url });
  const picture = Buffer.from(await (await fetch(shown)).arrayBuffer());
  if (picture.toString('latin1', 1, 4) !== 'PNG') throw new Error('the screenshot is not a PNG');
  say(`screenshot: ${picture.length} bytes`);
}

await main(async () => {
  if (process.getuid?.() !== 0 || spawnSync('debootstrap', ['--version']).status !== 0)
    throw new Error('Run this as root on Linux, with debootstrap (apt-get install debootstrap).');
  const folder = mkdtempSync(join(tmpdir(), 'capstan-image-'));
  try {
    say(`A base system by debootstrap, ${RELEASE}`);
    const base = join(folder, 'base');
    makeBase(base);
    const stages = new Map();
    let image;
    for (const { name, image: from, instructions } of parseDockerfile(
      readFileSync(join(root, 'Dockerfile'), 'utf8'),
    )) {
      say(`FROM ${from}`);
      image = new Built(join(folder, name ?? 'image'), stages);
      run('cp', ['-a', base, image.folder]);
      for (const instruction of instructions) image.do(instruction);
      if (name) stages.set(name, image);
    }
    await prove(image, folder, 3950);
    console.log('The image works.');
    return 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
