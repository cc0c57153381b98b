import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import {
  type CollectionSummary,
  IndexFolder,
  IndexSite,
  type IndexSummary,
  LocalIndex,
} from '@capstan/local-index';
import type { IndexRequest } from './index-documents.arguments.js';
import { IndexProgress, type ProgressOutput } from './index-progress.js';

/** Runs a request. @returns the exit code: 1 if a document failed or there is nothing to remove. */
export async function runIndexRequest(
  request: Exclude<IndexRequest, { action: 'help' }>,
  app: Pick<INestApplicationContext, 'get'>,
  output: ProgressOutput,
  signal: AbortSignal,
): Promise<number> {
  const print = (line: string): void => void output.write(`${line}\n`);
  const index = app.get(LocalIndex);
  if (request.action === 'list') {
    const collections = await index.listCollections();
    for (const collection of collections) print(describe(collection));
    if (collections.length === 0) print('Nothing is indexed. Try: npm run index -- <folder>');
    return 0;
  }
  if (request.action === 'remove') return remove(request.target, index, print);

  const { target, action: _, ...options } = request;
  const progress = new IndexProgress(output);
  const run = { ...options, report: progress.report.bind(progress), signal };
  let summary: IndexSummary;
  try {
    summary = isSite(target)
      ? await app.get(IndexSite).run(target, run)
      : await app.get(IndexFolder).run(target, run);
  } finally {
    progress.finish();
  }
  print(summaryLine(summary));
  return summary.failed > 0 ? 1 : 0;
}

const isSite = (target: string): boolean => /^https?:\/\//i.test(target);

async function remove(target: string, index: LocalIndex, print: (line: string) => void): Promise<number> {
  const path = isSite(target) ? new URL(target).href : await realpath(target).catch(() => resolve(target));
  const collection = (await index.findCollection(path)) ?? (await index.findCollection(target));
  if (!collection) {
    print(`Nothing is indexed as ${target}. See: npm run index -- --list`);
    return 1;
  }
  const documents = await index.removeCollection(collection.id);
  print(`Removed "${collection.name}" (${collection.root}) with ${documents} documents.`);
  return 0;
}

function summaryLine({ collection, ...counts }: IndexSummary): string {
  const parts = Object.entries(counts).map(([action, count]) => `${count} ${action}`);
  return `Indexed "${collection}": ${parts.join(', ')}.`;
}

function describe({
  name,
  kind,
  root,
  sourceType,
  isFallback,
  documents,
  passages,
  indexedAt,
}: CollectionSummary): string {
  const when = indexedAt ? `indexed ${indexedAt.toISOString()}` : 'never indexed completely';
  return `${name}  ${kind} ${root}  ${sourceType}${isFallback ? ', fallback' : ''}, documents: ${documents}, passages: ${passages}, ${when}`;
}
