/** Paths inside the sandbox of the registry proxy's socket and of the script that connects to it. */
export const SOCKET_IN_SANDBOX = '/run/registries.sock';
export const BRIDGE_IN_SANDBOX = '/opt/registries.mjs';

/**
 * Runs inside: package managers support proxies on a port only, so it forwards a loopback port of the sandbox to
 * the socket while the command runs.
 */
export const BRIDGE_SCRIPT = `import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

const server = createServer((client) => {
  const way = connect(${JSON.stringify(SOCKET_IN_SANDBOX)});
  client.on('error', () => way.destroy());
  way.on('error', () => client.destroy());
  client.pipe(way).pipe(client);
});
server.listen(0, '127.0.0.1', () => {
  const proxy = 'http://127.0.0.1:' + server.address().port;
  const env = { ...process.env, HTTPS_PROXY: proxy, https_proxy: proxy };
  const child = spawn('/bin/sh', ['-c', process.argv[2]], { stdio: 'inherit', env });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGKILL' ? 137 : 1)));
});
`;
