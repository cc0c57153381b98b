import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { browserFolder, removeFolder } from './profile-folders.js';
import { shareWithUsers } from './shared-folder.js';

const run = promisify(execFile);

const UNPACK_TIMEOUT_MS = 120_000;
const VERSION_TIMEOUT_MS = 20_000;

/** Runs in a separate process, because the package unpacks to the temporary folder of the process. */
const UNPACK_SCRIPT = 'import(process.argv[1]).then(({ default: chromium }) => chromium.executablePath())';

/** An unpacked Chromium and the environment that it needs. */
export interface UnpackedChromium {
  path: string;
  env: Record<string, string>;
}

/** Returns the main file of `@sparticuz/chromium`; undefined if the package is missing or not for this machine. */
export function findBundle(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    return createRequire(import.meta.url).resolve('@sparticuz/chromium');
  } catch {
    return undefined;
  }
}

/**
 * Unpacks the bundled Chromium once per version and user, into a folder that no other user can write. Uses the
 * libraries of the bundle if the machine lacks them.
 */
export async function unpackBundle(mainFile: string): Promise<UnpackedChromium> {
  const folder = join(await browserFolder(), `bundled-${await versionOf(mainFile)}`);
  if (!existsSync(folder)) await unpackTo(folder, mainFile);
  const path = join(folder, 'chromium');
  const ownLibraries = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  return { path, env: (await starts(path, {})) ? {} : ownLibraries };
}

async function versionOf(mainFile: string): Promise<string> {
  const text = await readFile(join(mainFile, '..', '..', 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function unpackTo(folder: string, mainFile: string): Promise<void> {
  const draft = `${folder}.${randomBytes(6).toString('hex')}`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    // The package unpacks its libraries only on Lambda, so this pretends to be Lambda.
    const env = { TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
    await run(process.execPath, ['-e', UNPACK_SCRIPT, pathToFileURL(mainFile).href], {
      env,
      timeout: UNPACK_TIMEOUT_MS,
    });
    await shareWithUsers(draft);
    await rename(draft, folder).catch((error: unknown) => {
      // Another process was faster.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await removeFolder(draft);
  }
}

async function starts(path: string, env: Record<string, string>): Promise<boolean> {
  return run(path, ['--version'], { env, timeout: VERSION_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}
