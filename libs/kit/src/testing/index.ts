/**
 * For specs of providers (docs/extending/provider.md); never imported by product code. Main function: {@link
 * describeProvider}.
 */
export { describeProvider, type ProviderCase, type ProviderSpec } from './describe-provider.js';
export { describeTransport, type TransportSpec } from './describe-transport.js';
export { MemoryJobItems } from './memory-job-items.js';
export { type BenchCall, type BenchEnd, ProviderBench } from './provider-bench.js';
export { type StatedAnswer } from './stated-answer.js';
