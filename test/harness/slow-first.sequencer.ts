import { createHash } from 'node:crypto';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, by the list that `npm test` closes with. One that starts last keeps the other cores waiting. */
const SLOW =
  /\/(?:builds|mcp-conformance|builds-models|builds-faults|npm-start|site-data-schemas|terminate-api|screenshot|lost-connections|prism-proxy|behavior|providers|hostile-documents|plugin)\.e2e-spec\.ts$/;

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
      isSlow: SLOW.test(file.moduleId),
      rank: createHash('sha256').update(`${seed} ${file.moduleId}`).digest('hex'),
    }));
    ranked.sort((a, b) => Number(b.isSlow) - Number(a.isSlow) || (a.rank < b.rank ? -1 : 1));
    return Promise.resolve(ranked.map(({ file }) => file));
  }
}
