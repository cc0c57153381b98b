import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * End-to-end files that take longest, by the list that `npm test` closes with. One that starts last keeps the other
 * cores waiting.
 */
const SLOW = new Set([
  'account-deletion',
  'backup',
  'behavior',
  'browser-confinement',
  'browser-pages',
  'browser-process',
  'builds',
  'builds-faults',
  'builds-gate',
  'builds-model-documents',
  'builds-models',
  'firecrawl',
  'hostile-documents',
  'hostile-upstreams',
  'local-index',
  'lost-connections',
  'mcp-conformance',
  'mcp-stdio',
  'npm-start',
  'openapi',
  'plugin',
  'providers',
  'research',
  'research-faults',
  'research-models',
  'scrape-browser',
  'scrape-faults',
  'screenshot',
  'shared-workspaces',
  'site-data-schemas',
  'site-images',
  'site-owner-pictures',
  'storage-limits',
  'terminate-api',
  'webhooks',
  'workspaces',
]);

/**
 * The slow files first, each group in random order: no test may rely on another one. A run prints its seed, which
 * repeats its order.
 */
export class SlowFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { seed } = this.ctx.config.sequence;
    this.ctx.logger.log(`Order of ${files.length} files: --sequence.seed=${seed}`);
    const ranked = files.map((file) => ({
      file,
      isSlow: SLOW.has(basename(file.moduleId, '.e2e-spec.ts')),
      rank: createHash('sha256').update(`${seed} ${file.moduleId}`).digest('hex'),
    }));
    ranked.sort((a, b) => Number(b.isSlow) - Number(a.isSlow) || (a.rank < b.rank ? -1 : 1));
    return Promise.resolve(ranked.map(({ file }) => file));
  }
}
