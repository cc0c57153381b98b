import net from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AddressResolver } from '../addresses/address-resolver.js';
import { codeOf, faultOf, OutboundBench } from '../fixtures/outbound-bench.js';
import type { LoopbackServer } from '../fixtures/loopback-server.js';

const bench = new OutboundBench();
afterEach(async () => {
  vi.restoreAllMocks();
  await bench.close();
});

/** Addresses of the names in these tests. */
const NAMES: Readonly<Record<string, string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  'app.localhost': ['127.0.0.1'],
  'localhost.': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
  intranet: ['10.1.2.3'],
  'printer.local': ['192.168.1.9'],
  'mixed.example': ['93.184.215.14', '10.0.0.1'],
  'mixed6.example': ['2606:4700::1', 'fd00::1'],
  'mapped.example': ['::ffff:10.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'cgnat.example': ['100.64.1.1'],
  'zero.example': ['0.0.0.0'],
  '127.0.0.1.nip.example': ['127.0.0.1'],
  'xn--lnghost-5wa.example': ['127.0.0.1'],
};

const resolve: AddressResolver = async (hostname) => {
  const addresses = NAMES[hostname];
  if (!addresses) throw new Error('ENOTFOUND');
  return addresses.map((address) => ({ address, family: net.isIP(address) }));
};

describe('a URL that must not be fetched', () => {
  describe.each([
    // Non-public literals in every form of a URL; PORT is a server that would respond.
    ['refused_address', 'http://127.0.0.1:PORT/'],
    ['refused_address', 'http://127.0.0.1/'],
    ['refused_address', 'https://127.0.0.1/'],
    ['refused_address', 'http://127.1:PORT/'],
    ['refused_address', 'http://127.0.1:PORT/'],
    ['refused_address', 'http://2130706433:PORT/'],
    ['refused_address', 'http://0x7f000001:PORT/'],
    ['refused_address', 'http://0x7f.1:PORT/'],
    ['refused_address', 'http://0x7F.0x0.0x0.0x1:PORT/'],
    ['refused_address', 'http://017700000001:PORT/'],
    ['refused_address', 'http://0177.0.0.1:PORT/'],
    ['refused_address', 'http://0177.0x0.0.01:PORT/'],
    ['refused_address', 'http://127.0.0.1.:PORT/'],
    ['refused_address', 'http://127.127.127.127:PORT/'],
    ['refused_address', 'http://①②⑦.0.0.1:PORT/'],
    ['refused_address', 'http://127。0。0。1:PORT/'],
    ['refused_address', 'http://127%2e0%2e0%2e1:PORT/'],
    ['refused_address', 'http://%31%32%37.0.0.1:PORT/'],
    ['refused_address', 'http:127.0.0.1:PORT/'],
    ['refused_address', 'http:\\\\127.0.0.1:PORT\\'],
    ['refused_address', ' \thttp://127.0.0.1:PORT/ '],
    ['refused_address', 'ht\ntp://127.0.\n0.1:PORT/'],
    ['refused_address', 'http://0/'],
    ['refused_address', 'http://0.0.0.0:PORT/'],
    ['refused_address', 'http://10.0.0.1/'],
    ['refused_address', 'http://172.16.0.1/'],
    ['refused_address', 'http://172.31.255.254/'],
    ['refused_address', 'http://192.168.1.1/'],
    ['refused_address', 'http://169.254.169.254/latest/meta-data/'],
    ['refused_address', 'http://2852039166/latest/meta-data/'],
    ['refused_address', 'http://0xa9fea9fe/latest/meta-data/'],
    ['refused_address', 'http://0251.0376.0251.0376/'],
    ['refused_address', 'http://100.100.100.200/'],
    ['refused_address', 'http://192.0.0.192/'],
    ['refused_address', 'http://198.18.0.1/'],
    ['refused_address', 'http://224.0.0.1/'],
    ['refused_address', 'http://255.255.255.255/'],
    ['refused_address', 'http://168.63.129.16/'],
    ['refused_address', 'http://[::1]:PORT/'],
    ['refused_address', 'http://[::]:PORT/'],
    ['refused_address', 'http://[0:0:0:0:0:0:0:1]:PORT/'],
    ['refused_address', 'http://[::ffff:127.0.0.1]:PORT/'],
    ['refused_address', 'http://[::ffff:7f00:1]:PORT/'],
    ['refused_address', 'http://[::127.0.0.1]:PORT/'],
    ['refused_address', 'http://[::ffff:a9fe:a9fe]/'],
    ['refused_address', 'http://[64:ff9b::7f00:1]/'],
    ['refused_address', 'http://[2002:7f00:1::]/'],
    ['refused_address', 'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/'],
    ['refused_address', 'http://[fe80::1]/'],
    ['refused_address', 'http://[fc00::1]/'],
    ['refused_address', 'http://[fd00:ec2::254]/'],
    ['refused_address', 'http://[ff02::1]/'],
    ['refused_address', 'http://[2001:db8::1]/'],
    // Names.
    ['refused_address', 'http://localhost:PORT/'],
    ['refused_address', 'http://LOCALHOST:PORT/'],
    ['refused_address', 'http://localhost.:PORT/'],
    ['refused_address', 'http://app.localhost:PORT/'],
    ['refused_address', 'http://metadata.google.internal/computeMetadata/v1/'],
    ['refused_address', 'http://intranet/'],
    ['refused_address', 'http://printer.local/'],
    ['refused_address', 'http://mixed.example/'],
    ['refused_address', 'http://mixed6.example/'],
    ['refused_address', 'http://mapped.example/'],
    ['refused_address', 'http://nat64.example/'],
    ['refused_address', 'http://cgnat.example/'],
    ['refused_address', 'http://zero.example:PORT/'],
    ['refused_address', 'http://127.0.0.1.nip.example:PORT/'],
    ['refused_address', 'http://länghost.example:PORT/'],
    ['dns', 'http://no-such-name.example/'],
    // Never allowed for this client.
    ['invalid_url', ''],
    ['invalid_url', '/relative'],
    ['invalid_url', '//127.0.0.1:PORT/'],
    ['invalid_url', 'http://'],
    ['invalid_url', 'http://[::1'],
    ['invalid_url', 'http://[fe80::1%25eth0]/'],
    ['invalid_url', 'http://256.256.256.256/'],
    ['invalid_url', 'http://127.0.0.1:99999/'],
    ['invalid_url', 'http://exa mple.org/'],
    ['invalid_url', 'file:///etc/passwd'],
    ['invalid_url', 'ftp://example.org/'],
    ['invalid_url', 'gopher://127.0.0.1:PORT/_GET'],
    ['invalid_url', 'javascript:alert(1)'],
    ['invalid_url', 'data:text/html,hello'],
    ['invalid_url', 'unix:/var/run/docker.sock'],
    ['invalid_url', 'ws://127.0.0.1:PORT/'],
    ['invalid_url', 'blob:http://127.0.0.1:PORT/x'],
    ['invalid_url', 'http://user@example.org/'],
    ['invalid_url', 'http://user:secret@example.org/'],
    ['invalid_url', 'http://example.org@127.0.0.1:PORT/'],
    ['invalid_url', 'http://:secret@example.org/'],
    ['invalid_url', 'http://example.org:22/'],
    ['invalid_url', 'http://example.org:25/'],
    ['invalid_url', 'https://example.org:6667/'],
    // Both a forbidden port and a non-public address: the caller must learn that no other port would work.
    ['refused_address', 'http://127.0.0.1:0/'],
    ['refused_address', 'http://127.0.0.1:1/'],
    ['refused_address', 'http://[::1]:22/'],
    ['invalid_url', `http://example.org/${'a'.repeat(9000)}`],
  ])('%s: %s', (code, template) => {
    it('rejects with that code, connects to nothing and shows no address', async () => {
      const server = await bench.serve((_, response) => response.end('secret'));
      const dial = vi.spyOn(net, 'connect');
      const url = template.replaceAll('PORT', String(server.port));
      const fault = await faultOf(bench.client([], {}, resolve).request({ url }));
      expect(fault.code).toBe(code);
      expect(fault.message).not.toMatch(/\d+\.\d+\.\d+\.\d+(?!\.nip)|::|secret/);
      expect(fault.cause === undefined || code === 'dns').toBe(true);
      for (const { value } of dial.mock.results)
        await new Promise((done) => (value as net.Socket).once('close', done));
      expect(server.connections).toBe(0);
    });
  });
});

describe('a name that resolves to another address the second time', () => {
  it('is connected to at the address that was checked, and resolved only once', async () => {
    const server = await bench.serve((_, response) => response.end('hello'));
    const answers = ['93.184.215.14', '127.0.0.1'];
    const asked: string[] = [];
    const rebinding: AddressResolver = async (hostname) => {
      asked.push(hostname);
      return [{ address: answers.shift() ?? '127.0.0.1', family: 4 }];
    };
    const dialled: unknown[] = [];
    const connect = net.connect.bind(net);
    // Replaces the network: records the target of the socket, and connects to the loopback server.
    vi.spyOn(net, 'connect').mockImplementation(((options: net.TcpNetConnectOpts) => {
      options.lookup?.(options.host ?? '', { all: true }, (error, addresses) =>
        dialled.push(error ?? addresses),
      );
      return connect({ host: '127.0.0.1', port: server.port });
    }) as typeof net.connect);
    const response = await bench.client([], {}, rebinding).request({ url: 'http://rebind.example/' });
    expect(response.text()).toBe('hello');
    expect(asked).toEqual(['rebind.example']);
    expect(dialled).toEqual([[{ address: '93.184.215.14', family: 4 }]]);
  });

  it('is rejected when the next connection resolves to a private address', async () => {
    const server = await bench.serve((_, response) => {
      response.setHeader('connection', 'close');
      response.end('hello');
    });
    const answers = ['93.184.215.14', '127.0.0.1'];
    const rebinding: AddressResolver = async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }];
    const connect = net.connect.bind(net);
    vi.spyOn(net, 'connect').mockImplementation(((options: net.TcpNetConnectOpts) => {
      if (answers.length === 2) {
        options.lookup?.(options.host ?? '', { all: true }, () => {});
        return connect({ host: '127.0.0.1', port: server.port });
      }
      return connect(options);
    }) as typeof net.connect);
    const client = bench.client([], {}, rebinding);
    expect((await client.request({ url: 'http://rebind.example/' })).status).toBe(200);
    expect(await codeOf(client.request({ url: 'http://rebind.example/' }))).toBe('refused_address');
    expect(server.connections).toBe(1);
  });

  it('connects to the resolved addresses, also for an allowed host', async () => {
    const server = await bench.serve((_, response) => response.end('hello'));
    let calls = 0;
    const once: AddressResolver = async () => {
      calls += 1;
      if (calls > 1) throw new Error('asked twice');
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const client = bench.client([], { allowHosts: [`pinned.example:${server.port}`] }, once);
    expect((await client.request({ url: `http://pinned.example:${server.port}/` })).text()).toBe('hello');
    expect(calls).toBe(1);
  });
});

describe('the allow-list', () => {
  const answering = (): Promise<LoopbackServer> => bench.serve((_, response) => response.end('hello'));

  it('allows the exact host and port', async () => {
    const server = await answering();
    expect((await bench.client([server]).request({ url: server.origin })).text()).toBe('hello');
  });

  it('recognizes other spellings of the host, which give the same URL', async () => {
    const server = await answering();
    const response = await bench.client([server]).request({ url: `http://2130706433:${server.port}/` });
    expect(response.text()).toBe('hello');
  });

  it('does not allow another port of the host', async () => {
    const [allowed, other] = [await answering(), await answering()];
    expect(await codeOf(bench.client([allowed]).request({ url: other.origin }))).toBe('refused_address');
  });

  it('does not allow a name because its address is listed, nor the reverse', async () => {
    const server = await answering();
    const named = `http://localhost:${server.port}/`;
    expect(await codeOf(bench.client([server], {}, resolve).request({ url: named }))).toBe('refused_address');
    const byName = bench.client([], { allowHosts: [`localhost:${server.port}`] }, resolve);
    expect(await codeOf(byName.request({ url: server.origin }))).toBe('refused_address');
  });

  it('accepts names in any case and IPv6 in brackets', async () => {
    const server = await answering();
    const client = bench.client([], { allowHosts: [`LocalHost:${server.port}`] }, async () => [
      { address: '127.0.0.1', family: 4 },
    ]);
    expect((await client.request({ url: `http://localhost:${server.port}/` })).status).toBe(200);
    const six = bench.client([], { allowHosts: ['[::1]:9'] });
    expect(await codeOf(six.request({ url: 'http://[0::1]:9/', timeoutMs: 5000 }))).toBe('connect');
  });

  it('allows a forbidden port for its host only', async () => {
    const client = bench.client([], { allowHosts: ['127.0.0.1:25'] });
    expect(await codeOf(client.request({ url: 'http://127.0.0.1:25/', timeoutMs: 5000 }))).not.toBe(
      'invalid_url',
    );
    expect(await codeOf(client.request({ url: 'http://127.0.0.1:110/' }))).toBe('refused_address');
  });
});
