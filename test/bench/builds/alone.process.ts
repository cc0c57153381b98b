import { randomUUID } from 'node:crypto';
import { compiled, compiledSiteBuilder } from '../compiled.js';
import { serveJobs } from '../processes/serve-jobs.js';

const { readPrompt, renderSite } = await compiledSiteBuilder();
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
  const files = await renderSite(readPrompt(prompt).document);
  const checkout = await workspaces.checkOut(randomUUID(), 'bench');
  for (const [path, content] of files) await checkout.write(path, content);
  await checkout.commit('Site');
  const elapsedMs = performance.now() - began;
  await checkout.close();
  return elapsedMs;
}

serveJobs({}, renderAndCommit);
