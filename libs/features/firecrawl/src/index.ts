/**
 * Routes in the form of Firecrawl's API v2, for programs that were written for it (docs/firecrawl.md). Thin translations:
 * each is a call of a capability or a read of a job. Main type: {@link FirecrawlModule}.
 */
export { FirecrawlModule } from './firecrawl.module.js';
