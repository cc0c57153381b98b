/** A web of made-up facts for tests and benchmarks of research. Main type: {@link ResearchWeb}. */
export { HOST_NAMES, type HostName, type PageKind } from './hosts.js';
export {
  type FaultTarget,
  type ReceivedFetch,
  type ReceivedSearch,
  ResearchWeb,
  type WebExchange,
} from './research-web.js';
export type { Fact, PageName, Topic } from './topics/topic.js';
export { INJECTED_ORDERS, type PageFault, type SearchFault } from './web-faults.js';
export type { WebPage } from './web-pages.js';
