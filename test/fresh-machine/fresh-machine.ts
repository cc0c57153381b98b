import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { JourneyReport } from './journey/report.js';

/** Differences from a plain machine: an ordinary user, no fonts, this machine's network. */
export interface MachineForm {
  asRoot?: boolean;
  withFonts?: boolean;
  /** Loopback only. */
  isOffline?: boolean;
}

const CHECKOUT = resolve(import.meta.dirname, '..', '..');
const HOME = '/home/newcomer';
const FONTS = ['/usr/share/fonts', '/usr/local/share/fonts', '/etc/fonts'];
/** Programs that a newly set-up machine lacks. Node, npm and git remain. */
const PROGRAMS =
  'chromium chromium-browser google-chrome google-chrome-stable python python3 redis-server redis-cli psql postgres pg_ctl bwrap docker'.split(
    ' ',
  );
const INSTALLED_CHROMIUM = '/usr/lib/chromium';

/** The reason why a variant cannot be tested here; undefined if it can. */
export function reasonToSkip({ asRoot }: MachineForm): string | undefined {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (spawnSync('bwrap', ['--version']).status !== 0)
    return 'it needs bubblewrap (apt-get install bubblewrap)';
  const probe = ['--ro-bind', '/', '/', '--unshare-user', '--unshare-pid', '--unshare-net', 'true'];
  if (spawnSync('bwrap', probe).status !== 0) return 'this system has no user namespaces';
  if (asRoot && process.getuid?.() !== 0) return 'only root can try it';
  return undefined;
}

/**
 * A clean clone of HEAD on a machine that looks newly set up: an empty home, no fonts, and none of the optional programs.
 * The installed packages are linked into the clone.
 */
export class FreshMachine {
  private constructor(private readonly folder: string) {}

  static make(): FreshMachine {
    const folder = mkdtempSync(join(tmpdir(), 'capstan-fresh-'));
    const project = join(folder, 'project');
    run('git', ['clone', '--quiet', '--no-hardlinks', CHECKOUT, project]);
    const packages = [join(CHECKOUT, 'node_modules'), join(project, 'node_modules')];
    // Hard links if the file system supports them.
    if (spawnSync('cp', ['-al', ...packages]).status !== 0) {
      rmSync(packages[1] ?? '', { recursive: true, force: true });
      run('cp', ['-a', ...packages]);
    }
    rmSync(join(project, 'node_modules', '.cache'), { recursive: true, force: true });
    return new FreshMachine(folder);
  }

  /** Starts the service, uses all of it once, and stops it (journey/main.ts). Deletes the data afterwards. */
  async journey(form: MachineForm): Promise<JourneyReport> {
    for (const name of ['home', 'tmp']) mkdirSync(join(this.folder, name));
    try {
      return await this.run(form);
    } finally {
      for (const name of ['home', 'tmp', join('project', '.data')]) {
        rmSync(join(this.folder, name), { recursive: true, force: true });
      }
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async run(form: MachineForm): Promise<JourneyReport> {
    const child = spawn('bwrap', [...this.confinement(form), ...JOURNEY], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = (): void => void child.kill('SIGKILL');
    process.once('exit', end);
    let [output, log] = ['', ''];
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (log = (log + String(chunk)).slice(-20_000)));
    await new Promise((done) => child.once('close', done));
    process.off('exit', end);
    const line = output.split('\n').find((text) => text.startsWith('{"'));
    if (line === undefined) throw new Error(`the journey ended without a report:\n${output}\n${log}`);
    return JSON.parse(line) as JourneyReport;
  }

  private confinement({ asRoot, withFonts, isOffline }: MachineForm): string[] {
    const user = asRoot ? ['root'] : ['newcomer', '--unshare-user', '--uid', '1000', '--gid', '1000'];
    return [
      ['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc', '--tmpfs', '/root', '--tmpfs', '/home'],
      ['--bind', join(this.folder, 'home'), HOME, '--bind', join(this.folder, 'tmp'), '/tmp'],
      ['--bind', join(this.folder, 'project'), `${HOME}/project`, '--chdir', `${HOME}/project`],
      hidden(withFonts ? [] : FONTS),
      ['--unshare-pid', '--die-with-parent', ...(isOffline ? ['--unshare-net'] : [])],
      ['--clearenv', '--setenv', 'HOME', HOME, '--setenv', 'LANG', 'C.UTF-8'],
      ['--setenv', 'PATH', '/usr/local/bin:/usr/bin:/bin', '--setenv', 'USER', ...user],
    ].flat();
  }
}

const JOURNEY = ['node_modules/.bin/node', '--import', './tools/register-ts.mjs'].concat(
  'test/fresh-machine/journey/main.ts',
);

function hidden(folders: readonly string[]): string[] {
  const programs = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => PROGRAMS.map((name) => join(folder, name)))
    .filter((path) => existsSync(path) && !/^\/(?:root|home)\//.test(path))
    .map((path) => realpathSync(path));
  return [
    ...[...folders, INSTALLED_CHROMIUM].filter(existsSync).flatMap((folder) => ['--tmpfs', folder]),
    ...[...new Set(programs)]
      .filter((path) => !path.startsWith(`${INSTALLED_CHROMIUM}/`))
      .flatMap((path) => ['--ro-bind', '/dev/null', path]),
  ];
}

function run(program: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`);
}
