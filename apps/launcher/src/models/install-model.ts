import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ModelFile, sha256OfFile } from '@capstan/platform-weights';
import { LaunchError } from '../launch.error.js';

const PARTIAL_CONTENT = 206;

/** Called with the number of bytes received so far. */
export type OnProgress = (bytes: number) => void;

/**
 * Puts the weights of a model into a folder and checks their hash. A download that was interrupted continues.
 * @param from folder to copy them from, on machines without a network.
 * @returns the path. @throws LaunchError if they are unavailable or have another hash.
 */
export async function installModel(
  model: ModelFile,
  { folder, from, onProgress }: { folder: string; from?: string; onProgress: OnProgress },
): Promise<string> {
  const path = join(folder, model.file);
  if ((await sizeOf(path)) === model.bytes && (await sha256OfFile(path)) === model.sha256) return path;
  await mkdir(folder, { recursive: true });
  const part = `${path}.part`;
  if (from === undefined) await download(model, part, onProgress);
  else
    await copyFile(join(from, model.file), part).catch((error: unknown) =>
      fail(`cannot read ${model.file} in ${from}`, error),
    );
  const hash = await sha256OfFile(part);
  if (hash !== model.sha256) {
    await rm(part, { force: true });
    throw new LaunchError(
      `${model.file} has the SHA-256 ${hash} where ${model.sha256} is needed. It was deleted; try again.`,
    );
  }
  await rename(part, path);
  return path;
}

async function download({ url, bytes }: ModelFile, part: string, onProgress: OnProgress): Promise<void> {
  let there = await sizeOf(part);
  if (there >= bytes) there = 0;
  const response = await fetch(url, there > 0 ? { headers: { range: `bytes=${there}-` } } : {}).catch(
    (error: unknown) =>
      fail(`cannot reach ${new URL(url).host}; use --from <folder> with a copy of the file`, error),
  );
  if (!response.ok || !response.body) throw new LaunchError(`${url} answered ${response.status}.`);
  const resumes = response.status === PARTIAL_CONTENT;
  let got = resumes ? there : 0;
  const body = Readable.fromWeb(response.body as never).map((chunk: Uint8Array) => {
    got += chunk.byteLength;
    onProgress(got);
    return chunk;
  });
  await pipeline(body, createWriteStream(part, { flags: resumes ? 'a' : 'w' })).catch((error: unknown) =>
    fail('the download was interrupted; the same command continues it', error),
  );
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

function fail(reason: string, error: unknown): never {
  throw new LaunchError(`${reason} (${error instanceof Error ? error.message : String(error)}).`);
}
