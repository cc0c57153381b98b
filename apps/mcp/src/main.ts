#!/usr/bin/env node
import process from 'node:process';
import { Capstan, CapstanError } from '@capstan/client';
import { SERVER_INFO, capstanMcpFactory } from '@capstan/mcp-server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { HELP } from './help.js';
import { SettingsError, readSettings } from './settings.js';

/** As `sysexits.h` numbers faults of usage and of configuration. */
const EXIT_USAGE = 64;
const EXIT_CONFIG = 78;

/** How long cancelled calls have to say so to the service. */
const GRACE_MS = 3000;

/** Standard output belongs to the protocol from here on. */
function serve(): void {
  // The one place where a program that users install can be configured.
  // oxlint-disable-next-line node/no-process-env
  const { apiKey, baseURL, tools } = readSettings(process.env);
  const client = new Capstan({ apiKey, baseURL });
  const server = serveStdio(capstanMcpFactory({ client, tools }), {
    onerror: ({ message }) => complain(message),
  });
  // The process ends when nothing is left to do; what hangs is not waited for.
  const leave = (): void => {
    setTimeout(() => process.exit(), GRACE_MS).unref();
    void server.close();
    process.stdin.destroy();
  };
  process.stdin.once('end', leave);
  process.stdin.once('close', leave);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, leave);
}

function main([option]: readonly string[]): void {
  if (option === '--help' || option === '-h') {
    process.stdout.write(HELP);
  } else if (option === '--version' || option === '-v') {
    process.stdout.write(`${SERVER_INFO.version}\n`);
  } else if (option === undefined) {
    serve();
  } else {
    fail(`There is no option ${option}; see --help.`, EXIT_USAGE);
  }
}

const complain = (message: string): unknown => process.stderr.write(`capstan-mcp: ${message}\n`);

function fail(message: string, exitCode: number): void {
  complain(message);
  process.exitCode = exitCode;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SettingsError) && !(error instanceof CapstanError)) throw error;
  fail(error.message, EXIT_CONFIG);
}
