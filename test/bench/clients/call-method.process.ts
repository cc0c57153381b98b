import { randomUUID } from 'node:crypto';
import { compiled } from '../compiled.js';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';
import { percentile } from '../report/percentile.js';
import { STUB_PARAMS } from '../service/stub.capability.js';
import type { CallMethodTarget, CallJob, CallMethodName, CallResult } from './call-method.js';

type Call = () => Promise<void>;

const REVISION = '2026-07-28';
const { method, url, apiKey } = JSON.parse(process.argv[2] ?? '') as CallMethodTarget;

/** Plain `fetch` with the headers of every client: the baseline. */
function byFetch(): Call {
  return async () => {
    const response = await fetch(`${url}/v1/stub`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(STUB_PARAMS),
    });
    const { success } = (await response.json()) as { success: boolean };
    if (!success) throw new Error(`/v1/stub answered ${response.status}`);
  };
}

async function byClient(): Promise<Call> {
  const { Capstan } = await compiled<typeof import('@capstan/client')>(
    'libs/clients/typescript/src/index.js',
  );
  const client = new Capstan({ apiKey, baseURL: url });
  return async () => {
    await client.request({ method: 'POST', path: '/v1/stub', body: STUB_PARAMS });
  };
}

/** `tools/call` as one request of plain `fetch`: the cost of the MCP server. */
function byMcpFetch(): Call {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': REVISION,
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  return async () => {
    const response = await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': REVISION,
        'mcp-method': 'tools/call',
        'mcp-name': 'stub',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'stub', arguments: STUB_PARAMS, _meta: meta },
      }),
    });
    const text = await response.text();
    if (!response.ok || text.includes('"isError":true') || !text.includes('"structuredContent"')) {
      throw new Error(`/mcp answered ${response.status}: ${text.slice(0, 300)}`);
    }
  };
}

async function byMcpClient(): Promise<Call> {
  const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
  const client = new Client({ name: 'bench', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${apiKey}` } },
    }),
  );
  return async () => {
    const { isError } = await client.callTool({ name: 'stub', arguments: { ...STUB_PARAMS } });
    if (isError === true) throw new Error('tools/call failed');
  };
}

const CALL_METHODS: Partial<Record<CallMethodName, () => Call | Promise<Call>>> = {
  fetch: byFetch,
  typescript: byClient,
  'mcp-fetch': byMcpFetch,
  'mcp-client': byMcpClient,
};

const open = CALL_METHODS[method];
if (!open) throw new Error(`no method ${method} in this process`);
const call = await open();

async function run({ calls }: CallJob): Promise<CallResult> {
  const took: number[] = [];
  const cpuBeforeMs = ownCpuMs();
  const began = performance.now();
  while (took.length < calls) {
    const start = performance.now();
    await call();
    took.push(performance.now() - start);
  }
  return {
    elapsedMs: performance.now() - began,
    cpuMs: ownCpuMs() - cpuBeforeMs,
    p50Ms: percentile(took, 50),
    p99Ms: percentile(took, 99),
  };
}

serveJobs({}, run);
