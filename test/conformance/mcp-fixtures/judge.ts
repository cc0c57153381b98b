import { execFile } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const modules = resolve(import.meta.dirname, '..', '..', '..', 'node_modules');

/** Output of a judge. */
export interface Verdict {
  code: number;
  stdout: string;
  stderr: string;
}

/** Disables update checks and telemetry. */
const OFFLINE = {
  NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  DISABLE_TELEMETRY: '1',
  CI: '1',
  NO_COLOR: '1',
};

/** Runs a program of a package on this Node.js. @param program path below node_modules. */
export function judge(program: string, args: string[], env: Record<string, string> = {}): Promise<Verdict> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [resolve(modules, program), ...args],
      { env: { ...process.env, ...OFFLINE, ...env }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) =>
        done({ code: error ? (typeof error.code === 'number' ? error.code : -1) : 0, stdout, stderr }),
    );
  });
}

/** A proxy on a loopback port that adds a key and changes nothing else. */
export async function startKeyProxy(target: string, key: string): Promise<{ url: string; stop(): void }> {
  const { hostname, port } = new URL(target);
  const proxy = createServer((incoming, outgoing) => {
    const onward = request(
      {
        hostname,
        port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...incoming.headers, authorization: `Bearer ${key}` },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
