import { randomUUID } from 'node:crypto';
import { compiled } from '../compiled.js';
import { serveJobs } from '../processes/serve-jobs.js';

const { composeSite, firstLook, readBrief, withRecords } = await compiled<
  typeof import('@capstan/site-builder')
>('libs/engines/site-builder/src/index.js');
const { GitWorkspaces } = await compiled<typeof import('@capstan/workspaces')>(
  'libs/engines/workspaces/src/index.js',
);

/** Measures a first preview without queue, database, checks and stream: parse, render, commit. */
const workspaces = new GitWorkspaces(JSON.parse(process.argv[2] ?? '') as string, {
  maxBytes: 200 * 1024 * 1024,
  maxFiles: 2000,
  gitPath: undefined,
});

async function renderAndCommit(prompt: string): Promise<number> {
  const began = performance.now();
  const state = { version: 1 as const, brief: readBrief(prompt), edits: [] };
  const files = withRecords(firstLook(composeSite(state)), state);
  const checkout = await workspaces.checkOut(randomUUID(), 'bench');
  for (const [path, content] of files) await checkout.write(path, content);
  await checkout.commit('First look');
  const elapsedMs = performance.now() - began;
  await checkout.close();
  return elapsedMs;
}

serveJobs({}, renderAndCommit);
