import type { Capability } from '@capstan/kit';
import { compiled } from '../compiled.js';

const { ResultField, StringField, defineCapability, defineHttpProvider, defineProviderConfig } =
  await compiled<typeof import('@capstan/kit')>('libs/kit/src/index.js');

class RelayParams {
  @StringField({ description: 'Text for the vendor', minLength: 1, maxLength: 100 })
  text: string;
}

class RelayResult {
  @ResultField({ type: 'string', description: 'Its answer' })
  text: string;
}

interface Completion {
  choices?: { message?: { content?: string } }[];
}

const BenchVendor = defineHttpProvider({
  info: { name: 'bench_vendor', title: 'Bench Vendor' },
  config: defineProviderConfig('bench_vendor', { title: 'Bench Vendor', baseUrl: 'https://vendor.invalid' }),
  request: ({ text }: RelayParams) => ({
    path: '/v1/chat/completions',
    json: { model: 'bench', messages: [{ role: 'user', content: text }] },
  }),
  read: (body) => (body as Completion).choices?.[0]?.message?.content,
  result: (text: string): RelayResult => ({ text }),
});

/** A capability of one credit whose provider calls a vendor over HTTP. `BENCH_VENDOR_BASE_URL` is its address. */
export const relay = defineCapability({
  name: 'relay',
  title: 'Relay',
  summary: 'Calls the vendor.',
  description: 'Returns what the vendor answers.',
  params: RelayParams,
  result: RelayResult,
  credits: 1,
  deadlineMs: 30_000,
  providers: [BenchVendor],
  accept: ({ text }) => (text === '' ? 'empty' : 'ok'),
  examples: [{ title: 'A word', params: { text: 'hello' } }],
}) as Capability;
