import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { loadSetup } from '@capstan/config';
import { UsageError } from '@capstan/platform-core';
import { INDEX_USAGE, type IndexRequest, parseIndexArguments } from './index-documents.arguments.js';
import { IndexDocumentsModule } from './index-documents.module.js';
import { runIndexRequest } from './index-documents.run.js';

/** Exit codes: 0 done, 1 failure, 2 invalid arguments, 130 interrupted. */
const EXIT = { failed: 1, usage: 2, interrupted: 130 } as const;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** `npm run index`: adds a folder or site to the local index. Reads DATABASE_URL like every process. */
async function main(args: string[]): Promise<number> {
  let request: IndexRequest;
  try {
    request = parseIndexArguments(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(error.message);
    return EXIT.usage;
  }
  if (request.action === 'help') {
    print(INDEX_USAGE);
    return 0;
  }

  const interrupt = new AbortController();
  const stop = (): void => interrupt.abort();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const { config } = await loadSetup();
    const app = await NestFactory.createApplicationContext(IndexDocumentsModule.forRoot(config), {
      logger: ['error', 'fatal'],
      abortOnError: false,
    });
    try {
      return await runIndexRequest(request, app, process.stdout, interrupt.signal);
    } finally {
      await app.close();
    }
  } catch (error) {
    if (!interrupt.signal.aborted) {
      complain(`Indexing failed: ${messageOf(error)}`);
      return EXIT.failed;
    }
    complain('Interrupted. What was indexed so far is kept; run the same command again to continue.');
    return EXIT.interrupted;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

process.exitCode = await main(process.argv.slice(2));
