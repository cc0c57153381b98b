#!/usr/bin/env node
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Capstan, CapstanError } from '@capstan/client';
import { SERVER_INFO, capstanMcpFactory } from '@capstan/mcp-server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { HELP } from './help.js';
import { SettingsError, readSettings } from './settings.js';

/** Exit codes of `sysexits.h` for usage and configuration errors. */
const EXIT_USAGE = 64;
const EXIT_CONFIG = 78;

/** Grace period for cancelled calls to notify the service. */
const GRACE_MS = 3000;

/** From here on standard output belongs to the protocol. */
function serve(): void {
  // The one place where a program that users install can be configured.
  // oxlint-disable-next-line node/no-process-env
  const { apiKey, baseURL, tools } = readSettings(process.env);
  const client = new Capstan({ apiKey, baseURL });
  const server = serveStdio(capstanMcpFactory({ client, tools }), {
    onerror: ({ message }) => complain(message),
  });
  // The process exits when nothing is left to do; hanging work is not awaited.
  const leave = (): void => {
    setTimeout(() => process.exit(), GRACE_MS).unref();
    void server.close();
    process.stdin.destroy();
  };
  process.stdin.once('end', leave);
  process.stdin.once('close', leave);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, leave);
}

function main({ help, version }: ReturnType<typeof readOptions>): void {
  if (help) process.stdout.write(HELP);
  else if (version) process.stdout.write(`${SERVER_INFO.version}\n`);
  else serve();
}

function readOptions() {
  return parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean', short: 'v' } },
  }).values;
}

/** `parseArgs` states the usage error in the code of its error. */
const isUsageFault = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

const complain = (message: string): unknown => process.stderr.write(`capstan-mcp: ${message}\n`);

function fail(message: string, exitCode: number): void {
  complain(message);
  process.exitCode = exitCode;
}

try {
  main(readOptions());
} catch (error) {
  if (isUsageFault(error)) fail(`${error.message}; see --help.`, EXIT_USAGE);
  else if (!(error instanceof SettingsError) && !(error instanceof CapstanError)) throw error;
  else fail(error.message, EXIT_CONFIG);
}
